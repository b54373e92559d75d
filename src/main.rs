//! One program, two threads: in a window it is the page, in a worker it thinks.

use heckmeck::{components::App, worker};

fn main() {
    // A fault of ours is loud: the console says what and where, public/shell.js tells the player.
    console_error_panic_hook::set_once();
    if web_sys::window().is_some() {
        leptos::mount::mount_to_body(App);
    } else {
        worker::serve();
    }
}
