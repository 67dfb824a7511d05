//! Any text is refused with sentences or runs to its end. A longer search:
//! `PROPTEST_CASES=1000000 cargo test --release -p skywindow-script --test fuzz`.

mod common;

use proptest::prelude::*;
use skywindow_script::{parse, run};

use common::texts;

/// A script is refused, each mistake with a line that it has, or every case of it ends.
fn holds(text: &str) -> Result<(), TestCaseError> {
    let lines = text.lines().count().max(1);
    match parse("any", text) {
        Ok(script) => {
            for case in &script.cases {
                if let Err(fault) = run(case, script.family) {
                    prop_assert!(fault.line >= 1 && fault.line <= lines, "line {}", fault.line);
                }
            }
        }
        Err(mistakes) => {
            prop_assert!(!mistakes.is_empty() && mistakes.len() <= 40);
            for mistake in mistakes {
                prop_assert!(mistake.line >= 1 && mistake.line <= lines, "{mistake:?}");
                prop_assert!(mistake.message.len() < 1_000 && !mistake.message.contains('\n'), "{mistake:?}");
            }
        }
    }
    Ok(())
}

/// A case of a known script, with its sequences.
fn excerpt() -> impl Strategy<Value = String> {
    let texts: Vec<String> = texts().into_iter().map(|(_, text)| text).collect();
    (prop::sample::select(texts), any::<prop::sample::Index>()).prop_map(|(text, index)| {
        let first = text.find("\ncase ").map_or(0, |at| at + 1);
        let (front, cases) = text.split_at(first);
        let cases: Vec<&str> = cases.split("\ncase ").collect();
        let chosen = cases[index.index(cases.len())].trim_start_matches("case ");
        format!("{front}case {chosen}")
    })
}

/// A change of one line: words that are left out, doubled, exchanged or replaced.
fn mutation() -> impl Strategy<Value = (prop::sample::Index, prop::sample::Index, u8, String)> {
    let word = prop_oneof![
        "[ -~]{0,12}",
        Just("$mine+1".to_owned()),
        Just("4294967295".to_owned()),
        Just("+9999999".to_owned()),
        Just("INIT itag=1 tsn=4294967295".to_owned()),
        Just("; DATA tsn=101 len=65535".to_owned()),
        Just("CHUNK type=255".to_owned()),
        Just("write 16777216".to_owned()),
        Just("gaps=[1:65535,2:1]".to_owned()),
        Just("tsn=0".to_owned()),
        Just("a_rwnd=0".to_owned()),
        Just("abort".to_owned()),
        Just("shutdown".to_owned()),
    ];
    (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..7_u8, word)
}

fn mutated(text: &str, changes: &[(prop::sample::Index, prop::sample::Index, u8, String)]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (line, place, how, word) in changes {
        let at = line.index(lines.len());
        let mut words: Vec<String> = lines[at].split(' ').map(str::to_owned).collect();
        let spot = place.index(words.len());
        match how {
            0 => drop(words.remove(spot)),
            1 => words.insert(spot, words[spot].clone()),
            2 => words[spot].clone_from(word),
            3 => words.insert(spot, word.clone()),
            4 => words.swap(0, spot),
            5 => lines.insert(at, lines[place.index(lines.len())].clone()),
            _ => {
                let digits: String =
                    words[spot].chars().map(|c| if c.is_ascii_digit() { '9' } else { c }).collect();
                words[spot] = digits;
            }
        }
        if *how != 5 {
            lines[at] = words.join(" ");
        }
    }
    lines.join("\n")
}

/// As many cases as `PROPTEST_CASES` says, else some.
fn cases() -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig::with_cases(asked.unwrap_or(3_000))
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_text_is_refused_or_runs(text in "\\PC{0,200}") {
        holds(&text)?;
    }

    #[test]
    fn words_of_scripts_in_any_order_are_refused_or_run(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "<", ">", "connect", "listen", "write", "read", "5", "0", "+1", "0.5", "+0..1", "nothing", "INIT",
                "INIT-ACK", "DATA", "SACK", "tsn=1", "itag=7", "len=5", "cum=1", "gaps=[2:3]", "cookie=00", "COOKIE-ECHO",
                "(", ")", ";", "\n", "\n", "\n", "case", "a:", "sequence", "do", "set", "streams=2", "paths", "2",
                "state", "CLOSED", "event", "Timeout", "shutdown", "abort", "reboot", "too-big", "bytes", "SYN", "seq=0",
                "protocol", "tcp", "sctp", "omit", "rule", "#", "\"", "$a", "tag=$a", "_",
            ]),
            0..60,
        ),
    ) {
        holds(&words.join(" "))?;
    }

    #[test]
    fn changed_scripts_are_refused_or_run(text in excerpt(), changes in prop::collection::vec(mutation(), 1..5)) {
        holds(&mutated(&text, &changes))?;
    }
}
