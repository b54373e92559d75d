//! One program, two threads: in a window it is the page, in a worker it serves the bots.

use heckmeck::{components::App, worker};

fn main() {
    if web_sys::window().is_some() {
        leptos::mount::mount_to_body(App);
    } else {
        worker::serve();
    }
}
