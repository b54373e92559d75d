//! Starts the page in a browser; says so anywhere else.

#[cfg(target_arch = "wasm32")]
fn main() {
    heckmeck::components::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!(
        "Heckmeck is a page for the browser: `cargo xtask play` builds it, serves it and opens it."
    );
}
