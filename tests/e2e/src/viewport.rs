use std::fmt;

/// The size of the page's window onto the game, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    pub width: u32,
    pub height: u32,
}

impl Viewport {
    /// The smallest screen that is promised to show everything at once.
    pub const SMALLEST: Viewport = Viewport::new(320, 460);
    pub const PHONE: Viewport = Viewport::new(390, 844);
    pub const PHONE_LYING: Viewport = Viewport::new(844, 390);
    pub const TABLET: Viewport = Viewport::new(768, 1024);
    pub const DESKTOP: Viewport = Viewport::new(1280, 800);
    pub const UHD: Viewport = Viewport::new(3840, 2160);

    pub const ALL: [Viewport; 6] = [
        Viewport::SMALLEST,
        Viewport::PHONE,
        Viewport::PHONE_LYING,
        Viewport::TABLET,
        Viewport::DESKTOP,
        Viewport::UHD,
    ];

    pub const fn new(width: u32, height: u32) -> Viewport {
        Viewport { width, height }
    }
}

impl fmt::Display for Viewport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}
