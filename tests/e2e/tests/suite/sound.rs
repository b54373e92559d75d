//! The table is heard from the first touch on, by those who want to hear it, and nobody misses anything without.

use e2e::{App, Browser, Fault, Result, Table, Twin, eventually};
use engine::{Choice, Edition};

/// A context that counts, in place of the browser's own: not every machine has something to sound with. What a sound is made of
/// (tones, noise) is counted when it is started.
const COUNTING: &str = "
    window.contexts = 0;
    window.started = 0;
    window.touched = false;
    addEventListener('pointerup', () => window.touched = true, true);
    addEventListener('keydown', () => window.touched = true, true);
    const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}, setTargetAtTime() {} });
    const node = () => ({ gain: param(), frequency: param(), Q: param(), connect() {}, stop() {}, start() { window.started += 1; } });
    window.AudioContext = class {
        constructor() {
            window.contexts += 1;
            if (!window.touched) window.tooEarly = true;
        }
        state = 'suspended';
        currentTime = 0;
        sampleRate = 8000;
        destination = {};
        async resume() { this.state = 'running'; }
        createGain = node;
        createOscillator = node;
        createBufferSource = node;
        createBiquadFilter = node;
        createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    };
    window.felt = [];
    Object.defineProperty(Navigator.prototype, 'vibrate', { configurable: true, value(time) { window.felt.push(time); return true; } });";

const SCRIPT: &str = "/sound.js";

fn fetched(app: &App<'_>) -> usize {
    app.site.visits().iter().filter(|visit| visit.path == SCRIPT).count()
}

async fn count(app: &App<'_>, what: &str) -> Result<u32> {
    app.browser.value(&format!("window.{what}")).await
}

/// Rolls, and waits until the page shows it.
async fn roll(app: &App<'_>, twin: &mut Twin) -> Result<()> {
    app.choose(Choice::Roll(8)).await?;
    twin.play(Choice::Roll(8))?;
    app.expect(&Table::of(twin.game())).await
}

async fn opened<'a>(browser: &'a mut Browser, twin: &Twin) -> Result<App<'a>> {
    let site = browser.app_site()?.without_worker().running_first(COUNTING).start()?;
    let app = App::on(browser, site, &twin.link()).await?;
    app.wait_for_screen("table").await?;
    Ok(app)
}

pub(crate) async fn nothing_sounds_before_the_first_touch(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = opened(browser, &twin).await?;
    app.browser.wait_for_frames().await?;
    assert_eq!((count(&app, "contexts").await?, fetched(&app)), (0, 0));
    // The first touch is the roll itself, and it is heard: eight dice, 20 knocks of three parts each.
    roll(&app, &mut twin).await?;
    app.browser.wait_for("window.started === 60").await?;
    // Laying aside is heard die by die, and felt.
    let keep = twin.decide().ok_or("nothing to lay aside")?;
    app.choose(keep).await?;
    app.browser.wait_for("window.started > 60").await?;
    app.browser.wait_for("window.felt.includes(10)").await?;
    assert_eq!((count(&app, "contexts").await?, fetched(&app)), (1, 1));
    assert!(!app.browser.value::<bool>("!!window.tooEarly").await?, "before the first touch");
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn the_switch_silences_and_is_remembered(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = opened(browser, &twin).await?;
    let off = "document.querySelector('[data-action=sound]')?.ariaPressed === 'false'";
    app.browser.wait_for(&format!("!({off})")).await?;
    app.action("sound").await?;
    app.browser.wait_for(off).await?;
    app.reload().await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for(off).await?;
    let before = fetched(&app);
    roll(&app, &mut twin).await?;
    app.browser.wait_for_frames().await?;
    assert_eq!(count(&app, "contexts").await?, 0, "there is nothing to hear");
    assert_eq!(fetched(&app), before, "and nothing to fetch");
    // On again by its key: what follows is heard.
    app.browser.press(['m']).await?;
    app.browser.wait_for(&format!("!({off})")).await?;
    app.browser.wait_for("window.contexts === 1").await?;
    let keep = twin.decide().ok_or("nothing to lay aside")?;
    app.choose(keep).await?;
    app.browser.wait_for("window.started > 0").await?;
    // The settings have the same switch.
    app.switch("sound").await?;
    app.browser.wait_for("!document.querySelector('[name=sound]').checked").await?;
    app.browser.run::<()>("history.back()", vec![]).await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for(off).await
}

/// What the browser itself says about the file is its own affair; the page says nothing, and plays on.
pub(crate) async fn a_missing_script_disturbs_nothing(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let site = browser.app_site()?.without_worker().running_first(COUNTING).start()?;
    site.set_fault("sound.js", Fault::NotFound);
    let app = App::on(browser, site, &twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.play_some(&mut twin, 12).await?;
    eventually(async || if fetched(&app) > 0 { Ok(()) } else { Err("never asked for".into()) })
        .await?;
    app.browser.wait_for_frames().await?;
    assert_eq!(count(&app, "contexts").await?, 0);
    let told: bool = app.browser.value("!!document.querySelector('[data-notice]')").await?;
    assert!(!told, "an ornament is missing, nothing else");
    let complaints = app.browser.complaints().await?;
    let others: Vec<_> = complaints.iter().filter(|words| !words.contains("sound.js")).collect();
    assert_eq!(others, [""; 0]);
    Ok(())
}

/// The browser's own context, where there is something to sound with, wakes at a touch.
pub(crate) async fn a_touch_wakes_a_real_context(browser: &mut Browser) -> Result<()> {
    const CONTEXTS: &str = "
        const { AudioContext } = window;
        window.AudioContext = class extends AudioContext {
            constructor() { super(); window.context = this; }
        };";
    let site = browser.app_site()?.without_worker().running_first(CONTEXTS).start()?;
    let app = App::on(browser, site, "").await?;
    app.go("#/setup").await?;
    app.browser.click("h1").await?;
    app.browser.wait_for("window.context?.state === 'running'").await?;
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

/// Renders every sound, and eight dice that come down one after the other, without anybody hearing it, and answers how loud
/// each gets.
const RENDER: &str = "
    const [done] = arguments;
    class Silent extends OfflineAudioContext {
        constructor() { super(1, 44100 * 2.5, 44100); window.silent = this; }
        get state() { return 'running'; }
    }
    window.AudioContext = Silent;
    const names = ['rattle', 'clack', 'tick', 'peck', 'sizzle', 'cluck', 'fizzle', 'thud', 'pop', 'fanfare'];
    const eight = [...Array(8).keys()].flatMap(die => [['clack', 45 * die, 1], ['tick', 45 * die, 5 * die]]);
    const scores = Object.fromEntries(names.map(name => [name, [[name, 0, 8]]]));
    const loudness = async ([name, cues]) => {
        const { play } = await import(new URL(`sound.js?${name}`, document.baseURI));
        for (const cue of cues) await play(performance.now(), ...cue, 0);
        const samples = (await window.silent.startRendering()).getChannelData(0);
        return [name, samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)];
    };
    (async () => {
        const heard = [];
        for (const score of Object.entries({ ...scores, eight })) heard.push(await loudness(score));
        return heard;
    })().then(done, error => done(String(error)));";

pub(crate) async fn every_sound_is_heard_and_none_is_overdriven(
    browser: &mut Browser,
) -> Result<()> {
    let app = App::open(browser).await?;
    let heard = app.browser.run_async(RENDER, vec![]).await?;
    let heard: Vec<(String, f64)> =
        serde_json::from_value(heard.clone()).map_err(|_| heard.to_string())?;
    assert_eq!(heard.len(), 11);
    for (name, loudness) in &heard {
        assert!((0.05..0.95).contains(loudness), "{name} of {heard:?}");
    }
    Ok(())
}
