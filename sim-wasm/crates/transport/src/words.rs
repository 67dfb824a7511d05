//! The words that explanations of every family are made of.

/// A count with commas between thousands.
pub(crate) fn n(value: f64) -> String {
    let digits = format!("{}", value.max(0.0) as u64);
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A count and what is counted.
pub fn plural(count: f64, one: &str, many: &str) -> String {
    format!("{} {}", n(count), if count == 1.0 { one } else { many })
}

/// A time given in milliseconds.
pub(crate) fn time(ms: f64) -> String {
    if ms >= 1000.0 { format!("{:.3} s", ms / 1000.0) } else { format!("{ms:.1} ms") }
}

/// A rate in words.
pub(crate) fn rate(bps: f64) -> String {
    if bps >= 1e6 { format!("{:.2} Mbit/s", bps / 1e6) } else { format!("{:.1} kbit/s", bps / 1e3) }
}

/// The title with its path, before the colon if it has one.
pub(crate) fn on_path(title: &str, path: u8) -> String {
    match title.split_once(':') {
        Some((what, rest)) => format!("{what} on path {path}:{rest}"),
        None => format!("{title} on path {path}"),
    }
}
