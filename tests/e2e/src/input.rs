//! What a person does to a browser: clicks, taps and keys, all through the browser's own input.

use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};

use crate::{Browser, Result};

impl Browser {
    /// Clicks in the middle of the element; fails when something else lies over it.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let element = self.element(selector).await?;
        element.click().await.map_err(|error| format!("click on {selector}: {error}").into())
    }

    /// Taps with a finger in the middle of the element. WebKit has no touch here: there it is a mouse.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        let element = self.element(selector).await?;
        let finger = TouchActions::new("finger".into())
            .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        Ok(self.client.perform_actions(finger).await?)
    }

    /// Presses the same place twice, as a nervous finger does, with so much time in between.
    pub async fn press_twice(&self, selector: &str, pause: Duration) -> Result<()> {
        let element = self.element(selector).await?;
        let press = |actions: MouseActions| {
            actions
                .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
                .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
        };
        let there = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let once = press(MouseActions::new("mouse".into()).then(there));
        Ok(self
            .client
            .perform_actions(press(once.then(PointerAction::Pause { duration: pause })))
            .await?)
    }

    /// Presses and releases one key after the other: `press(['r', Key::Tab.into()])`.
    pub async fn press(&self, keys: impl IntoIterator<Item = impl Into<char>>) -> Result<()> {
        let mut keyboard = KeyActions::new("keyboard".into());
        for key in keys {
            let value = key.into();
            keyboard = keyboard.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        Ok(self.client.perform_actions(keyboard).await?)
    }

    /// Presses keys that may do nothing, and waits until the page has heard them and had time to show what they did.
    pub async fn press_and_settle(&self, keys: &[char]) -> Result<()> {
        const LISTEN: &str =
            "window.keysHeard = 0; addEventListener('keydown', () => window.keysHeard += 1)";
        self.run::<()>(LISTEN, vec![]).await?;
        self.press(keys.iter().copied()).await?;
        self.wait_for(&format!("window.keysHeard === {}", keys.len())).await?;
        self.wait_for_frames().await
    }
}
