//! The app and the device it runs on: new versions, working offline, installing, staying awake.

use super::{Address, Effect, Model, Play, Settings};

/// What the device told about the app itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceEvent {
    /// A new version is here and waits to be let in.
    Update,
    /// A new version is still waiting although it was let in: only offered, or the page would reload for ever.
    UpdateAgain,
    /// Everything is kept: the app works without a network.
    Offline,
    /// Nothing is kept: the app needs the network to open.
    OnlineOnly,
    /// The browser can install the app when asked.
    Installable,
    /// The browser installs the app by its share menu alone.
    InstallableByMenu,
    /// The app has been installed.
    Installed,
    /// The device can hand a link on.
    Shareable,
    /// A link has been copied.
    Copied,
}

impl DeviceEvent {
    /// By the word for it.
    pub fn parse(word: &str) -> Option<DeviceEvent> {
        Some(match word {
            "update" => DeviceEvent::Update,
            "update-again" => DeviceEvent::UpdateAgain,
            "offline" => DeviceEvent::Offline,
            "online-only" => DeviceEvent::OnlineOnly,
            "installable" => DeviceEvent::Installable,
            "installable-by-menu" => DeviceEvent::InstallableByMenu,
            "installed" => DeviceEvent::Installed,
            "shareable" => DeviceEvent::Shareable,
            "copied" => DeviceEvent::Copied,
            _ => return None,
        })
    }
}

/// What the device is asked for. It may refuse, and the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceRequest {
    /// Let the new version in and open it.
    Update,
    /// Install the app.
    Install,
    /// Do not throw the games away when room gets scarce.
    Persist,
    /// See whether everything is kept that the app needs offline, and fetch what is gone.
    Look,
    /// Make ready to be heard.
    Sound,
}

impl DeviceRequest {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            DeviceRequest::Update => "update",
            DeviceRequest::Install => "install",
            DeviceRequest::Persist => "persist",
            DeviceRequest::Look => "look",
            DeviceRequest::Sound => "sound",
        }
    }
}

/// A new version of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Update {
    /// None is known of.
    #[default]
    None,
    /// It may come in as soon as nothing is in hand.
    Waiting,
    /// It comes in when the player says so.
    Offered,
    /// The player wants to hear no more of it for now.
    PutOff,
}

/// How the app can be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Install {
    /// By a button.
    Button,
    /// By the browser's share menu.
    Menu,
}

/// What is told about the device on the start screen, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceHint {
    /// The app can be installed in this way.
    Install(Install),
    /// Everything is kept: the app works without a network from now on.
    Offline,
}

/// What is known of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Device {
    /// Whether there is a new version.
    pub update: Update,
    /// Whether the app works without a network, once that is known.
    pub offline: Option<bool>,
    /// How the app can be installed, if at all.
    pub install: Option<Install>,
    /// Whether the device can hand a link on.
    pub shares: bool,
    /// Whether the link that is shown has been copied.
    pub copied: bool,
}

impl Model {
    pub(super) fn hear(&mut self, news: DeviceEvent) -> Vec<Effect> {
        let device = &mut self.device;
        match news {
            DeviceEvent::Update => device.update = Update::Waiting,
            DeviceEvent::UpdateAgain => device.update = Update::Offered,
            DeviceEvent::Offline => device.offline = Some(true),
            DeviceEvent::OnlineOnly => device.offline = Some(false),
            DeviceEvent::Installable => device.install = Some(Install::Button),
            DeviceEvent::InstallableByMenu => device.install = Some(Install::Menu),
            DeviceEvent::Installed => device.install = None,
            DeviceEvent::Shareable => device.shares = true,
            DeviceEvent::Copied => device.copied = true,
        }
        self.update_if_idle()
    }

    /// On the start screen, with nothing in hand, a new version comes in by itself.
    pub(super) fn update_if_idle(&mut self) -> Vec<Effect> {
        let idle = self.address == Address::Start && self.dialog.is_none() && !self.is_in_hand();
        if idle && self.device.update == Update::Waiting {
            // Whatever comes of it, it is not tried again and again.
            self.device.update = Update::Offered;
            return vec![Effect::Ask(DeviceRequest::Update)];
        }
        Vec::new()
    }

    pub(super) fn is_in_hand(&self) -> bool {
        self.kept_play().is_some_and(|play| !play.game.is_over())
    }

    /// Whether the new version is to be offered.
    pub fn offers_update(&self) -> bool {
        matches!(self.device.update, Update::Waiting | Update::Offered)
            && !self.would_lose_the_game()
    }

    pub(super) fn let_update_in(&self) -> Vec<Effect> {
        if !self.offers_update() {
            return Vec::new();
        }
        vec![Effect::Ask(DeviceRequest::Update)]
    }

    /// What is to be told, once there is a game to come back to and until it was read. Whoever is told of installing is told
    /// of playing offline as well.
    pub fn device_hint(&self) -> Option<DeviceHint> {
        let Settings { install_hint, offline_hint, .. } = self.settings;
        let install = self.device.install.filter(|_| install_hint).map(DeviceHint::Install);
        let offline = self.device.offline == Some(true) && offline_hint;
        let hint = install.or_else(|| offline.then_some(DeviceHint::Offline));
        hint.filter(|_| !self.saved_games.is_empty())
    }

    pub(super) fn drop_device_hint(&mut self, hint: DeviceHint) -> Vec<Effect> {
        self.settings.offline_hint = false;
        if hint != DeviceHint::Offline {
            self.settings.install_hint = false;
        }
        vec![Effect::SaveSettings]
    }

    pub(super) fn install(&mut self) -> Vec<Effect> {
        // The browser takes its offer back once it was used, whatever the player answers.
        self.device.install = None;
        let mut tasks = self.drop_device_hint(DeviceHint::Install(Install::Button));
        tasks.push(Effect::Ask(DeviceRequest::Install));
        tasks
    }

    /// Whether the screen is to stay on: while a game is being played or watched.
    pub fn keeps_awake(&self) -> bool {
        let on_table = |play: &Play| !play.game.is_over();
        self.settings.awake
            && matches!(self.address, Address::Table(_))
            && self.play.as_ref().is_some_and(on_table)
    }
}
