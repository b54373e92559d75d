//! The app and its device without a browser: new versions, working offline, installing, staying awake, odd clocks.

use engine::{Edition, Grill};
use heckmeck::app::{
    Address, DeviceEvent, DeviceHint, DeviceRequest, Dialog, Effect, GameId, Install, Model, Msg,
    SavedGame, SavedGameState, Settings, StorageTrouble, update,
};
use record::Save;

use super::support::{NOW, opened};

fn id() -> GameId {
    GameId::parse("abc").unwrap()
}

/// At the table of a new game.
fn at_table() -> (Model, Save) {
    let mut model = opened();
    let effects =
        update(&mut model, Msg::AddressChanged("#/new?players=Ann,Ben&seed=1".to_owned()), NOW);
    let Some(Effect::Begin { opening, seed }) = effects.into_iter().next() else { unreachable!() };
    let begun = Msg::GameBegun { id: id(), opening, seed: seed.unwrap() };
    let effects = update(&mut model, begun, NOW);
    assert!(
        effects.contains(&Effect::Ask(DeviceRequest::Persist)),
        "a game is kept, so ask to keep it"
    );
    let save = effects.iter().find_map(|effect| match effect {
        Effect::Save(_, save) => Some((**save).clone()),
        _ => None,
    });
    update(&mut model, Msg::AddressChanged(Address::Table(id()).to_hash()), NOW);
    update(&mut model, Msg::ThisTabPlays(id()), NOW);
    (model, save.unwrap())
}

fn lets_in(effects: &[Effect]) -> bool {
    effects.contains(&Effect::Ask(DeviceRequest::Update))
}

fn tell(model: &mut Model, event: DeviceEvent) -> bool {
    lets_in(&update(model, Msg::DeviceTold(event), NOW))
}

#[test]
fn a_new_version_comes_in_by_itself_on_the_start_screen_and_only_once() {
    let mut model = opened();
    assert!(tell(&mut model, DeviceEvent::Update));
    assert!(!tell(&mut model, DeviceEvent::Offline), "it is on its way already");
    assert!(model.offers_update(), "should it fail, it can still be had");
}

#[test]
fn a_new_version_that_did_not_come_up_is_only_offered() {
    let mut model = opened();
    assert!(!tell(&mut model, DeviceEvent::UpdateAgain));
    assert!(model.offers_update());
    assert!(lets_in(&update(&mut model, Msg::PressedUpdate, NOW)));
}

#[test]
fn a_new_version_waits_for_games_and_questions() {
    let (mut model, _) = at_table();
    assert!(!tell(&mut model, DeviceEvent::Update));
    assert!(model.offers_update());
    // The game is still in hand on the start screen.
    assert!(!lets_in(&update(&mut model, Msg::AddressChanged("#/".to_owned()), NOW)));
    assert!(lets_in(&update(&mut model, Msg::PressedUpdate, NOW)));

    let mut model = opened();
    update(&mut model, Msg::Opened(Dialog::Keys), NOW);
    assert!(!tell(&mut model, DeviceEvent::Update));
    assert!(lets_in(&update(&mut model, Msg::AddressChanged("#/".to_owned()), NOW)));
}

#[test]
fn other_screens_are_left_in_peace() {
    for address in ["#/setup", "#/rules", "#/settings"] {
        let mut model = opened();
        update(&mut model, Msg::AddressChanged(address.to_owned()), NOW);
        assert!(!tell(&mut model, DeviceEvent::Update), "{address}");
        assert!(
            lets_in(&update(&mut model, Msg::AddressChanged("#/".to_owned()), NOW)),
            "{address}"
        );
    }
}

#[test]
fn what_was_put_off_is_not_offered_again_until_there_is_news() {
    let (mut model, _) = at_table();
    tell(&mut model, DeviceEvent::Update);
    update(&mut model, Msg::DismissedUpdate, NOW);
    assert!(!model.offers_update());
    assert!(!lets_in(&update(&mut model, Msg::PressedUpdate, NOW)));
    tell(&mut model, DeviceEvent::Update);
    assert!(model.offers_update());
}

#[test]
fn a_game_that_only_the_page_holds_is_never_reloaded_away() {
    for trouble in [StorageTrouble::Blocked, StorageTrouble::Full, StorageTrouble::NotWritten] {
        let (mut model, _) = at_table();
        update(&mut model, Msg::StorageFailed(trouble), NOW);
        tell(&mut model, DeviceEvent::Update);
        assert!(!model.offers_update(), "{trouble:?}");
        assert!(!lets_in(&update(&mut model, Msg::PressedUpdate, NOW)));
        assert!(!lets_in(&update(&mut model, Msg::AddressChanged("#/".to_owned()), NOW)));
    }
}

fn shelved(updated: u64) -> SavedGame {
    let state = SavedGameState::Readable {
        edition: Edition::Original,
        grill: Grill::full(Edition::Original),
        seats: Vec::new(),
        updated,
        over: false,
        untouched: false,
    };
    SavedGame { id: GameId::from_number(updated), state }
}

#[test]
fn installing_is_hinted_at_when_there_is_a_game_to_come_back_to() {
    let mut model = opened();
    tell(&mut model, DeviceEvent::Installable);
    assert_eq!(model.device_hint(), None);
    update(&mut model, Msg::SavedGamesRead(vec![shelved(1)]), NOW);
    assert_eq!(model.device_hint(), Some(DeviceHint::Install(Install::Button)));
    let effects =
        update(&mut model, Msg::DismissedDeviceHint(DeviceHint::Install(Install::Button)), NOW);
    assert_eq!(effects, [Effect::SaveSettings]);
    assert_eq!(model.device_hint(), None);
    assert_eq!(model.device.install, Some(Install::Button), "the settings still offer it");
    let settings = Settings::read(&model.settings.write().unwrap()).unwrap();
    assert!(!settings.install_hint, "it is remembered");
}

#[test]
fn playing_offline_is_told_once_and_after_installing() {
    let mut model = opened();
    tell(&mut model, DeviceEvent::Offline);
    assert_eq!(model.device_hint(), None, "nobody has played yet");
    update(&mut model, Msg::SavedGamesRead(vec![shelved(1)]), NOW);
    assert_eq!(model.device_hint(), Some(DeviceHint::Offline));
    tell(&mut model, DeviceEvent::Installable);
    assert_eq!(model.device_hint(), Some(DeviceHint::Install(Install::Button)));
    tell(&mut model, DeviceEvent::Installed);
    let effects = update(&mut model, Msg::DismissedDeviceHint(DeviceHint::Offline), NOW);
    assert_eq!((effects, model.device_hint()), (vec![Effect::SaveSettings], None));
    let settings = Settings::read(&model.settings.write().unwrap()).unwrap();
    assert!(settings.install_hint && !settings.offline_hint, "it is remembered");
    // Whoever has read how to install has read that it works offline.
    tell(&mut model, DeviceEvent::InstallableByMenu);
    model.settings.offline_hint = true;
    update(&mut model, Msg::DismissedDeviceHint(DeviceHint::Install(Install::Menu)), NOW);
    assert_eq!(model.device_hint(), None);
}

#[test]
fn installing_is_asked_for_once_and_ends_the_hint() {
    let mut model = opened();
    update(&mut model, Msg::SavedGamesRead(vec![shelved(1)]), NOW);
    tell(&mut model, DeviceEvent::InstallableByMenu);
    assert_eq!(model.device_hint(), Some(DeviceHint::Install(Install::Menu)));
    tell(&mut model, DeviceEvent::Installable);
    let effects = update(&mut model, Msg::PressedInstall, NOW);
    assert_eq!(effects, [Effect::SaveSettings, Effect::Ask(DeviceRequest::Install)]);
    assert_eq!((model.device_hint(), model.device.install), (None, None));
    tell(&mut model, DeviceEvent::Installable);
    tell(&mut model, DeviceEvent::Installed);
    assert_eq!(model.device.install, None);
}

#[test]
fn the_screen_stays_on_at_the_table_unless_that_is_switched_off() {
    let (mut model, _) = at_table();
    assert!(model.keeps_awake());
    update(&mut model, Msg::AddressChanged("#/rules".to_owned()), NOW);
    assert!(!model.keeps_awake());
    update(&mut model, Msg::AddressChanged(Address::Table(id()).to_hash()), NOW);
    let settings = Settings { awake: false, ..model.settings.clone() };
    update(&mut model, Msg::ChangedSettings(settings), NOW);
    assert!(!model.keeps_awake());
}

#[test]
fn every_word_of_the_device_is_understood_and_no_other() {
    let words = [
        "update",
        "update-again",
        "offline",
        "online-only",
        "installable",
        "installable-by-menu",
        "installed",
        "shareable",
        "copied",
    ];
    let script = include_str!("../../public/device.js");
    for word in words {
        assert!(DeviceEvent::parse(word).is_some(), "{word}");
        assert!(script.contains(&format!("\"{word}\"")), "device.js never says {word}");
    }
    assert_eq!(DeviceEvent::parse("nonsense"), None);
    for wish in
        [DeviceRequest::Update, DeviceRequest::Install, DeviceRequest::Persist, DeviceRequest::Look]
    {
        assert!(script.contains(&format!("async function {}()", wish.word())), "{wish:?}");
    }
}

#[test]
fn settings_of_earlier_versions_are_read() {
    let old = r#"{"version":1,"language":"it","theme":"dark","motion":"off","bot_speed":"fast","flow":true,"keys":false,"looks":[[0,0],[1,1],[2,2],[3,3],[4,4],[5,5],[6,6]]}"#;
    let settings = Settings::read(old).unwrap();
    assert!(settings.awake && settings.install_hint && settings.offline_hint);
    assert!(Settings::read(&old.replace("\"keys\"", "\"awake\":1,\"keys\"")).is_err());
    assert_eq!(Settings::read(&settings.write().unwrap()).unwrap(), settings);
}

#[test]
fn a_clock_that_is_wrong_or_set_back_costs_nothing_but_the_order() {
    let (mut model, save) = at_table();
    // The clock was a thousand years ahead when the game began, and is now at the beginning of time.
    for updated in [0, 1, u64::from(u32::MAX) * 10_000] {
        let odd = Save { created: 32_503_680_000_000, updated, ..save.clone() };
        let text = odd.to_json().unwrap();
        let (read, _) = Save::read(&text).unwrap();
        assert_eq!((read.created, read.updated), (odd.created, updated));
        assert!(SavedGame::look_at(id(), &text).is_running());
    }
    for now in [u64::MAX >> 11, 0, NOW] {
        let choice = model.play.as_ref().unwrap().game.choices()[0];
        let effects = update(&mut model, Msg::Chose(choice), now);
        let saved = effects.iter().any(|effect| match effect {
            Effect::Save(_, save) => {
                Save::read(&save.to_json().unwrap()).is_ok_and(|(read, _)| read.updated == now)
            }
            _ => false,
        });
        assert!(saved, "a game at {now} is kept");
    }
    update(&mut model, Msg::SavedGamesRead(vec![shelved(5), shelved(0), shelved(u64::MAX)]), NOW);
    let order: Vec<u64> = model.saved_games.iter().map(SavedGame::updated).collect();
    assert_eq!(order, [u64::MAX, 5, 0]);
}
