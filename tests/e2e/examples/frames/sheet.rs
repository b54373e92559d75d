//! Pictures side by side. The browser puts them together: it knows how to draw.

use std::{fs, path::Path};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use e2e::{Browser, Result, Viewport};
use serde_json::{Value, json};

/// What was seen at a moment.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// In milliseconds of the game.
    pub(crate) time: u32,
    /// In base64, as browsers hand it out.
    pub(crate) picture: String,
}

/// All frames of a scene.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) title: String,
    pub(crate) frames: Vec<Frame>,
    /// How wide a frame is drawn.
    pub(crate) width: u32,
    /// How many stand in a row.
    pub(crate) columns: usize,
}

/// Draws the frames one below the other and answers how high that is.
const DRAW: &str = "
    const [title, frames, width, columns, done] = arguments;
    document.title = title;
    document.body.style.cssText = `margin:6px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:6px;background:#888;font:13px sans-serif`;
    document.body.replaceChildren(...frames.map(([time, picture]) => {
        const figure = document.createElement('figure');
        figure.style.margin = 0;
        const img = Object.assign(new Image(width), { src: `data:image/jpeg;base64,${picture}` });
        img.style.display = 'block';
        figure.append(img, `${time} ms`);
        return figure;
    }));
    Promise.all([...document.images].map(image => image.decode())).then(() =>
        done([document.body.scrollWidth, Math.ceil(document.body.getBoundingClientRect().height) + 12]));";

/// What the page shows now. JPEG, because a sheet holds dozens of them.
pub(crate) async fn picture(browser: &Browser) -> Result<String> {
    let how = json!({ "format": "jpeg", "quality": 80 });
    let answer = browser.cdp("Page.captureScreenshot", how).await?;
    Ok(answer["data"].as_str().ok_or("no picture")?.to_owned())
}

impl Sheet {
    /// Draws the sheet on an empty page and saves it.
    pub(crate) async fn save(&self, browser: &Browser, file: &Path) -> Result<()> {
        browser.open("about:blank").await?;
        let columns = u32::try_from(self.columns)?;
        browser.set_viewport(Viewport::new((self.width + 6) * columns + 6, 800)).await?;
        let frames: Vec<Value> =
            self.frames.iter().map(|frame| json!([frame.time, frame.picture])).collect();
        let arguments = vec![json!(self.title), json!(frames), json!(self.width), json!(columns)];
        let size = browser.run_async(DRAW, arguments).await?;
        let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
        let how = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        let answer = browser.cdp("Page.captureScreenshot", how).await?;
        let picture = STANDARD.decode(answer["data"].as_str().ok_or("no picture")?)?;
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(fs::write(file, picture)?)
    }
}
