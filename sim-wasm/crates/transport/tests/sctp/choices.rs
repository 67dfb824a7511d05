//! Every word of every choice that the settings offer does something.

use std::collections::BTreeMap;

use skywindow_form::{Datum, FieldSpec, Kind, Part, Reader, Value};
use skywindow_transport::sctp::{Sctp, Source};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, Crossing, Fate, Link, Pair, Quiet};
use crate::support::{is_lost, seconds};

/// The fields that hold one of several words, with these.
fn choices() -> Vec<(&'static FieldSpec, Vec<&'static str>)> {
    let words = |field: &'static FieldSpec| match field.kind.solid() {
        Kind::Choice(words) => Some((field, words.iter().map(|choice| choice.value).collect())),
        _ => None,
    };
    Sctp::SPEC.fields.iter().filter_map(words).collect()
}

/// The settings of a document that says this much.
fn read(text: &Value) -> Result<Sctp, String> {
    let mut reader = Reader::default();
    let settings = Sctp::read(text, &FieldSpec::BLANK, &mut reader);
    let problems: Vec<String> =
        reader.into_problems().iter().map(|problem| problem.message.clone()).collect();
    settings.filter(|_| problems.is_empty()).ok_or_else(|| problems.join("; "))
}

/// Settings under which rules matter, and the delays of the paths, ms.
fn scenes() -> Vec<(Sctp, &'static [u64])> {
    let large = Sctp { receiver_buffer_bytes: 1 << 20, ..Sctp::rfc9260() };
    let pieces = Sctp { message_bytes: Some(5000), mtu_bytes: Some(3000), ..large.clone() };
    // T3-rtx is not restarted, and what it marks may be acknowledged before it leaves again.
    let hasty = Sctp { rto_min: Some(Duration::from_millis(150)), ..Sctp::freebsd() };
    vec![
        (large.clone(), &[50]),
        (Sctp { max_burst: Some(2), ..pieces }, &[50]),
        (Sctp { ecn: true, ..large.clone() }, &[50]),
        (hasty, &[50]),
        (large.clone(), &[80, 20, 140]),
        (Sctp { cmt: true, ..large }, &[80, 20, 140]),
    ]
}

/// What leaves the sender and when, as one number.
fn run(rules: &Sctp, delays: &[u64], seed: u64) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A {
            for chunk in &crossing.packet.data {
                let seen =
                    [crossing.now.as_nanos(), chunk.tsn.into(), crossing.path.into(), chunk.bytes.into()];
                for part in seen {
                    hash = (hash ^ part).wrapping_mul(0x0100_0000_01b3);
                }
            }
        }
        // The paths lose unlike shares, and for two seconds the first one loses all.
        let silent = crossing.path == 0 && (seconds(12)..seconds(14)).contains(&crossing.now);
        let share = [0.02, 0.05, 0.01][usize::from(crossing.path)];
        let draw = seed + u64::from(crossing.path);
        match crossing.from {
            A if silent || is_lost(share, draw, crossing.ordinal) => Fate::Lost,
            A if crossing.packet.ecn_capable && crossing.ordinal % 400 == 399 => Fate::Marked,
            _ => Fate::Arrives,
        }
    };
    let wires = delays.iter().zip([8_000_000, 2_000_000, 5_000_000]);
    let wires = wires.map(|(&delay, rate)| vec![Link::new(rate, delay)]).collect();
    let mut pair = Pair::<_, Quiet>::with_paths(rules, wires, Source::Endless, fate);
    pair.run(SimTime::ZERO + Duration::from_secs(30));
    drop(pair);
    hash
}

#[test]
fn every_word_of_every_choice_changes_the_run() {
    let choices = choices();
    assert!(choices.len() >= 8, "{} choices", choices.len());
    for (field, words) in choices {
        // By what happens in every scene.
        let mut seen = BTreeMap::new();
        for word in words {
            let text = Value::from_iter([(field.name.to_owned(), Value::from(word))]);
            let says = read(&text).unwrap_or_else(|problem| panic!("{} {word}: {problem}", field.name));
            assert_eq!(read(&says.write(false)), Ok(says), "a document of it reads as it was written");
            let happens: Vec<u64> = scenes()
                .into_iter()
                .map(|(scene, delays)| {
                    let Value::Object(mut all) = scene.write(false) else { panic!("a scene is a part") };
                    all.insert(field.name.to_owned(), Value::from(word));
                    run(&read(&Value::Object(all)).expect("settings"), delays, 5)
                })
                .collect();
            if let Some(other) = seen.insert(happens, word) {
                panic!("{} says \"{word}\" and does what \"{other}\" does", field.name);
            }
        }
    }
}

#[test]
fn a_word_that_is_no_choice_is_refused_with_those_that_are() {
    for (field, words) in choices() {
        let text = Value::from_iter([(field.name.to_owned(), Value::from("compound"))]);
        let problem = read(&text).expect_err(field.name);
        assert!(words.iter().all(|word| problem.contains(word)), "{}: {problem}", field.name);
    }
}
