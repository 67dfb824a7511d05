//! The cells of CSV lines: numbers as they are, codes in the words that are declared for them.

use std::borrow::Cow;

use skywindow_units::CodeSpec;

use super::table::{Meaning, Value};

/// What an event of a flow is called, if it is one; [`super::NO_FLOW`] where there is no flow.
pub type EventWord<'a> = &'a dyn Fn(u16, u16) -> Option<String>;

/// Joins the words of a sum.
const JOINED: &str = " + ";

/// What a value that is kept as the number `number` is called, in a row of `flow`: empty for no event and a sum of nothing;
/// none where the number itself is written, also one that stands for nothing declared.
pub fn words(number: u64, meaning: Meaning, flow: u16, event: EventWord) -> Option<Cow<'static, str>> {
    let word = |spec: &'static CodeSpec, part: u64| {
        spec.values.iter().find(|one| u64::from(one.number) == part).map(|one| one.words)
    };
    match meaning {
        Meaning::Number | Meaning::RowOf(_) => None,
        Meaning::Code(spec) => word(spec, number).map(Cow::Borrowed),
        Meaning::Sum(spec) => {
            let parts = (0..u8::BITS).map(|place| number & (1 << place)).filter(|&part| part != 0);
            let words = parts.map(|part| word(spec, part)).collect::<Option<Vec<_>>>();
            words.map(|words| Cow::Owned(words.join(JOINED)))
        }
        Meaning::Event if number == 0 => Some(Cow::Borrowed("")),
        Meaning::Event => u16::try_from(number).ok().and_then(|code| event(code, flow)).map(Cow::Owned),
    }
}

/// Appends a cell.
pub(super) fn cell<V: Value>(value: V, meaning: Meaning, flow: u16, event: EventWord, out: &mut String) {
    match words(value.bits(), meaning, flow, event) {
        Some(words) => quote(&words, out),
        None => value.text(out),
    }
}

/// Appends a text, in quotes where it needs them (RFC 4180).
fn quote(text: &str, out: &mut String) {
    if text.contains([',', '"', '\r', '\n']) {
        out.push('"');
        out.push_str(&text.replace('"', "\"\""));
        out.push('"');
    } else {
        out.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use skywindow_network::Cause;
    use skywindow_units::Code;

    use super::*;
    use crate::recording::{EcnFlag, End, NO_FLOW, Outcome};

    fn written<V: Value>(value: V, meaning: Meaning) -> String {
        let mut out = String::new();
        cell(value, meaning, 3, &|code, flow| (code == 7).then(|| format!("seven of {flow}")), &mut out);
        out
    }

    #[test]
    fn a_code_is_its_words_in_quotes_if_they_have_a_comma() {
        let meaning = Meaning::Code(&Outcome::SPEC);
        assert_eq!(written(Outcome::Lost(Cause::QueueFull), meaning), "lost to a full queue at");
        assert_eq!(written(Outcome::Lost(Cause::Chosen), meaning), "\"lost, as the scenario chose, at\"");
        let end = |number: u8| written(number, Meaning::Code(&End::SPEC));
        assert_eq!([0, 1, 255, 9].map(end), ["data sender", "data receiver", "neither", "9"]);
    }

    #[test]
    fn a_sum_names_all_that_hold() {
        let sum = |number: u8| written(number, Meaning::Sum(&EcnFlag::SPEC));
        assert_eq!([0, 1, 5, 9].map(sum), ["", "ECN-capable", "ECN-capable + answers a mark", "9"]);
    }

    #[test]
    fn an_event_is_called_as_its_flow_calls_it_and_none_is_empty() {
        let event = |number: u16| written(number, Meaning::Event);
        assert_eq!([0, 7, 8].map(event), ["", "seven of 3", "8"]);
        assert_eq!(written(NO_FLOW, Meaning::Number), "65535");
    }
}
