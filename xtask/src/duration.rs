//! Durations for people.

use std::time::Duration;

/// `0.4 s`, `12 s`, `3 min 05 s`.
pub fn readable(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", duration.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::readable;
    use std::time::Duration;

    #[test]
    fn durations_read_well() {
        for (millis, text) in
            [(0, "0.0 s"), (420, "0.4 s"), (12_900, "12 s"), (185_000, "3 min 05 s")]
        {
            assert_eq!(readable(Duration::from_millis(millis)), text);
        }
    }
}
