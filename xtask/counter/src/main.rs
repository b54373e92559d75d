//! The smallest app one would write with Leptos: what the game's page is weighed against by `cargo xtask size`.

#[cfg(target_arch = "wasm32")]
fn main() {
    use leptos::prelude::*;

    leptos::mount::mount_to_body(|| {
        let (count, set_count) = signal(0);
        view! {
            <button on:click=move |_| set_count.set(0)>"Clear"</button>
            <button on:click=move |_| *set_count.write() -= 1>"-1"</button>
            <span>"Value: " {count} "!"</span>
            <button on:click=move |_| *set_count.write() += 1>"+1"</button>
        }
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The counter is a page for the browser.");
}
