//! Lines of JSON, written field by field in the order in which readers expect them.

use std::fmt::Write;

/// An object that is being written to the end of a text.
pub(super) struct Object<'a> {
    out: &'a mut String,
    first: bool,
}

impl<'a> Object<'a> {
    /// Begins one.
    pub fn new(out: &'a mut String) -> Self {
        out.push('{');
        Self { out, first: true }
    }

    fn name(&mut self, name: &str) {
        if !self.first {
            self.out.push(',');
        }
        self.first = false;
        text(name, self.out);
        self.out.push(':');
    }

    /// A field that is a text.
    pub fn text(&mut self, name: &str, value: &str) -> &mut Self {
        self.name(name);
        text(value, self.out);
        self
    }

    /// A field that is a whole number.
    pub fn whole(&mut self, name: &str, value: impl Into<u64>) -> &mut Self {
        self.name(name);
        let _ = write!(self.out, "{}", value.into());
        self
    }

    /// A field that is a time, ms, exact to the nanosecond.
    pub fn millis(&mut self, name: &str, nanos: u64) -> &mut Self {
        self.name(name);
        millis(nanos, self.out);
        self
    }

    /// A field that is a list of texts.
    pub fn texts(&mut self, name: &str, values: &[&str]) -> &mut Self {
        self.name(name);
        list(values, self.out, |value, out| text(value, out));
        self
    }

    /// A field that is a list of ranges, both ends counted.
    pub fn ranges(&mut self, name: &str, values: &[[u32; 2]]) -> &mut Self {
        self.name(name);
        list(values, self.out, |[first, last], out| {
            let _ = write!(out, "[{first},{last}]");
        });
        self
    }

    /// A field that is an object.
    pub fn object(&mut self, name: &str, fill: impl FnOnce(&mut Object<'_>)) -> &mut Self {
        self.name(name);
        nested(self.out, fill);
        self
    }

    /// A field that is a list of objects.
    pub fn objects<T>(
        &mut self,
        name: &str,
        values: &[T],
        mut fill: impl FnMut(&T, &mut Object<'_>),
    ) -> &mut Self {
        self.name(name);
        list(values, self.out, |value, out| nested(out, |object| fill(value, object)));
        self
    }

    /// Ends it.
    pub fn end(&mut self) {
        self.out.push('}');
    }
}

fn nested(out: &mut String, fill: impl FnOnce(&mut Object<'_>)) {
    let mut object = Object::new(out);
    fill(&mut object);
    object.end();
}

fn list<T>(values: &[T], out: &mut String, mut each: impl FnMut(&T, &mut String)) {
    out.push('[');
    for (at, value) in values.iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        each(value, out);
    }
    out.push(']');
}

/// A text in quotes (RFC 8259 section 7).
fn text(value: &str, out: &mut String) {
    out.push('"');
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Nanoseconds as milliseconds, with no more digits than it takes.
fn millis(nanos: u64, out: &mut String) {
    let (whole, rest) = (nanos / 1_000_000, nanos % 1_000_000);
    let _ = write!(out, "{whole}");
    if rest > 0 {
        let digits = format!("{rest:06}");
        out.extend([".", digits.trim_end_matches('0')]);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Object;

    #[test]
    fn what_is_written_is_read_back() {
        let mut out = String::new();
        let mut object = Object::new(&mut out);
        object.text("a \"b\"", "c\\d\n\u{1}ä").whole("n", u64::MAX).millis("t", 1_500_000).millis("u", 2);
        object.texts("l", &["x", "y"]).ranges("r", &[[1, 2], [4, 4]]).millis("v", 3_000_000);
        object.object("o", |inner| {
            inner.objects("p", &[1_u32, 2], |value, object| {
                object.whole("q", *value);
            });
        });
        object.end();
        let value: Value = serde_json::from_str(&out).expect("JSON");
        let told = json!({
            "a \"b\"": "c\\d\n\u{1}ä", "n": u64::MAX, "t": 1.5, "u": 0.000_002, "l": ["x", "y"],
            "r": [[1, 2], [4, 4]], "v": 3, "o": { "p": [{ "q": 1 }, { "q": 2 }] },
        });
        assert_eq!(value, told);
        assert!(out.contains("\"v\":3,"), "{out}");
    }
}
