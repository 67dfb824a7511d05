//! Every script of the repository passes, and what the documentation says of them is so.

mod common;

use std::fmt::Write;

use common::{root, texts};
use skywindow_script::{Form, Script, Shape, language, parse, report, run};
use skywindow_validation::golden::compare;

/// How many purposes each group of ETSI TS 102 369 has.
const GROUPS: [(&str, &str, usize); 11] = [
    ("as", "Association setup", 33),
    ("at", "Association termination", 16),
    ("imh", "Invalid messages", 10),
    ("dm", "Duplicate messages", 15),
    ("fh", "Fault handling", 8),
    ("e", "Errors", 6),
    ("bdc", "Data bundled with control chunks", 8),
    ("d", "Data", 15),
    ("a", "Acknowledgements", 3),
    ("m", "Chunks that are not known", 4),
    ("rt", "The retransmission timer", 3),
];

fn script(name: &str, text: &str) -> Script {
    parse(name, text).unwrap_or_else(|mistakes| {
        let said: Vec<String> =
            mistakes.iter().map(|m| format!("{name}:{}: {}", m.line, m.message)).collect();
        panic!("\n{}\n", said.join("\n"))
    })
}

#[test]
fn every_case_of_every_script_is_ok() {
    let mut failures = String::new();
    for (name, text) in texts() {
        let script = script(&name, &text);
        for case in &script.cases {
            if let Err(fault) = run(case, script.family) {
                failures += &report(&name, case, Some(&fault));
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

#[test]
fn the_table_of_the_etsi_purposes_is_complete() {
    let mut rows = String::new();
    let (mut passed, mut failed, mut omitted) = (0, 0, 0);
    for (group, title, count) in GROUPS {
        let file = format!("tests/scripts/sctp/{group}.script");
        let script = script(&file, &std::fs::read_to_string(root().join(&file)).expect("a script"));
        let of_group = |name: &str| name.strip_prefix(group).is_some_and(|rest| rest.starts_with('-'));
        assert!(script.cases.iter().all(|case| of_group(&case.name)), "{file}: a case of another group");
        assert_eq!(script.cases.len() + script.omitted.len(), count, "{file}: purposes");
        let _ = writeln!(
            rows,
            "\n## {title}\n\n`{file}`\n\n| Purpose | What it shows | Rule | Result |\n|---|---|---|---|"
        );
        for case in &script.cases {
            assert!(
                !case.title.is_empty() && !case.rule.is_empty(),
                "{file}: {} lacks a title or a rule",
                case.name
            );
            let result = run(case, script.family);
            *(if result.is_ok() { &mut passed } else { &mut failed }) += 1;
            let result = if result.is_ok() { "ok" } else { "fails" };
            let _ = writeln!(rows, "| {} | {} | {} | {result} |", case.name, case.title, case.rule);
        }
        for omission in &script.omitted {
            omitted += 1;
            let _ = writeln!(rows, "| {} | {} | | omitted |", omission.name, omission.reason);
        }
    }
    let head = format!(
        "# The test purposes of ETSI TS 102 369\n\n\
         Of the {} purposes {passed} are written as scripts and pass, {failed} fail, and {omitted} are omitted with a \
         reason. The cases are this project's own, from the rules of RFC 9260; where that differs from RFC 2960, for \
         which the purposes were written, a comment in the script says so. `skywindow script tests/scripts` runs them; \
         [scripts.md](scripts.md) says how they are written. This table is made from them \
         (`UPDATE_GOLDEN=1 cargo test -p skywindow-script`).\n",
        passed + failed + omitted
    );
    compare(root(), "docs/etsi.md", &(head + &rows));
}

#[test]
fn the_example_of_the_documentation_is_ok() {
    let text = std::fs::read_to_string(root().join("docs/scripts.md")).expect("a text");
    let example = script("docs/scripts.md", text.split("```").nth(1).expect("an example"));
    for case in &example.cases {
        assert_eq!(run(case, example.family), Ok(()), "{}", case.name);
    }
    assert_eq!(example.cases.len(), 1);
}

fn shape(shape: Shape) -> String {
    match shape {
        Shape::Number(1) => "0 or 1".into(),
        Shape::Number(max) => format!("number to {max}"),
        Shape::Bytes => "bytes".into(),
        Shape::Flags(letters) => format!("of {letters}"),
        Shape::Numbers => "numbers".into(),
        Shape::Ranges => "ranges".into(),
    }
}

fn rows(forms: &[Form], seen: &mut Vec<&'static str>, text: &mut String) {
    for form in forms {
        if seen.contains(&form.name) {
            continue;
        }
        seen.push(form.name);
        let fields: Vec<String> = form
            .fields
            .iter()
            .map(|field| {
                format!("`{}` {}: {}", field.name, shape(field.shape), field.help.trim_end_matches('.'))
            })
            .collect();
        let parts: Vec<String> = form.parts.iter().map(|part| format!("`{}`", part.name)).collect();
        let _ = writeln!(
            text,
            "| `{}` | {} | {} | {} |",
            form.name,
            form.help,
            fields.join("<br>"),
            parts.join(" ")
        );
    }
    forms.iter().for_each(|form| rows_of_parts(form, seen, text));
}

fn rows_of_parts(form: &Form, seen: &mut Vec<&'static str>, text: &mut String) {
    if !form.parts.is_empty() {
        rows(form.parts, seen, text);
    }
}

#[test]
fn the_documentation_names_every_chunk_field_and_state() {
    let file = "docs/scripts.md";
    let is = std::fs::read_to_string(root().join(file)).expect("a text");
    let marker = "<!-- What follows is made from the code. -->\n";
    let (own, _) = is.split_once(marker).expect("the marker");
    let mut text = format!("{own}{marker}");
    for word in ["sctp", "tcp"] {
        let language = language(word).expect("a language");
        let _ = writeln!(text, "\n## Words of {}\n", word.to_uppercase());
        let states: Vec<String> = language.states.iter().map(|(name, _)| format!("`{name}`")).collect();
        let _ = writeln!(text, "States: {}.\n", states.join(", "));
        let header: Vec<String> = language
            .header
            .iter()
            .map(|field| format!("- `{}`, {}: {}", field.name, shape(field.shape), field.help))
            .collect();
        let _ = writeln!(text, "Before the chunks, of the packet as a whole:\n\n{}\n", header.join("\n"));
        let _ = writeln!(text, "| Name | What it is | Fields | Parts |\n|---|---|---|---|");
        rows(language.chunks, &mut Vec::new(), &mut text);
    }
    compare(root(), file, &text);
}
