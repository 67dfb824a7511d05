//! What is said of scripts that are wrong, and of cases that fail.

use skywindow_script::{Fault, MAX_BYTES, parse, report, run};

/// What is wrong with `text`, as `LINE: SENTENCE`.
fn wrong(text: &str) -> Vec<String> {
    match parse("test", text) {
        Ok(script) => panic!("nothing is wrong with {script:?}"),
        Err(mistakes) => mistakes.iter().map(|m| format!("{}: {}", m.line, m.message)).collect(),
    }
}

/// Why the only case of `text` fails.
fn fault(text: &str) -> Fault {
    let script = parse("test", text).expect("a script");
    run(&script.cases[0], script.family).expect_err("a fault")
}

#[test]
fn every_mistake_has_its_line_and_one_sentence() {
    for (text, sentence) in [
        ("conect", "1: \"conect\" is no step; did you mean \"connect\"?"),
        ("connect\n> INIT itga=5", "2: INIT has no field \"itga\"; did you mean \"itag\"?"),
        ("> INTI", "1: \"INTI\" is no chunk; did you mean \"INIT\"?"),
        ("> COOKIE-ACK cookie=01", "1: COOKIE-ACK has no fields, and \"cookie\" is none"),
        ("< DATA tsn=4294967296 len=1", "1: tsn of DATA: 4294967296 is above 4294967295"),
        ("< DATA tsn=x len=1", "1: tsn of DATA: \"x\" is no number"),
        ("< DATA tsn=1 tsn=2 len=1", "1: DATA has tsn twice"),
        ("< DATA tsn=1", "1: DATA needs len"),
        ("< DATA tsn=_ len=1", "1: tsn is left open, but a packet that arrives is complete"),
        (
            "< DATA tsn=$t len=1",
            "1: $t stands for nothing yet: a packet that is expected before must have a field with it",
        ),
        ("< SACK cum=1 ; COOKIE-ACK", "1: COOKIE-ACK stands before SACK and DATA in a packet"),
        ("< ERROR STALE(x=1)", "1: ERROR has no part \"STALE\""),
        ("< ERROR STALE-COOKIE(staleness_us=1", "1: the bracket after STALE-COOKIE is not closed"),
        ("> DATA ; ", "1: a chunk is missing here"),
        ("> bytes 00", "1: a packet that is expected is written in chunks, not in bytes"),
        ("1 connect\n0.5 > INIT", "2: 0.5 s is before 1 s, where the script is by then"),
        ("+1..0.5 > INIT", "1: +1..0.5 ends before it begins"),
        ("+9999999 connect\n+9 > INIT", "2: the script goes on beyond 10000000 s, its latest instant"),
        ("1e3 connect", "1: \"1e3\" is no time: write seconds, with up to nine decimals"),
        ("+0..1 connect", "1: what a script does happens at one instant, not between two"),
        ("state OPEN", "1: \"OPEN\" is no state"),
        ("event Timeuot", "1: \"Timeuot\" is no event; did you mean \"Timeout\"?"),
        ("event Timeout cwdn=1", "1: Timeout has no field \"cwdn\""),
        ("path cwind=1", "1: a path has no field \"cwind\"; did you mean \"cwnd\"?"),
        (
            "set rto_intial_ms=5\nconnect",
            "1: rto_intial_ms: is not a field here; did you mean \"rto_initial_ms\"?",
        ),
        (
            "set rto_min_ms=5000 rto_max_ms=1000\nconnect",
            "1: rto_min_ms: 5000 ms is above rto_max_ms, 1000 ms",
        ),
        ("connect\nset streams=2", "2: settings stand before the first step of a case"),
        ("paths 9\nconnect", "1: paths needs a number from 1 to 8"),
        ("do nothing", "1: there is no sequence \"nothing\" above"),
        ("sequence a\ndo a", "2: a sequence does no other one"),
        ("protocol udp", "1: \"udp\" is no protocol of scripts"),
        ("connect\nprotocol tcp", "2: protocol stands once, before everything else"),
        ("case a: x\nconnect\ncase a: y\nconnect", "3: there is a case \"a\" already, on line 1"),
        ("case a: x\ncase b: y\nconnect", "1: the case \"a\" has no steps"),
        ("omit a", "1: omit needs a reason: omit NAME: REASON"),
        ("write", "1: write needs a number of bytes"),
        ("write 10 stream=70000", "1: \"70000\" is no number of a stream"),
        ("protocol tcp\nwrite 10 unordered", "2: \"unordered\" is not understood after write"),
        ("protocol tcp\n< SYN+FNI seq=0", "2: \"FNI\" is no flag; did you mean \"FIN\"?"),
        ("protocol tcp\n< ACK mss=5", "2: mss is an option of a SYN"),
        ("protocol tcp\n> ACK ; ACK", "2: a segment stands alone in its packet"),
        ("< DATA tsn=1 len=1 flags=\"B", "1: a quotation mark is not closed"),
        ("", "1: the script has no steps"),
    ] {
        let said = wrong(text);
        assert_eq!(said.len(), 1, "{text}: {said:?}");
        assert!(said[0].starts_with(sentence), "{text}\n  said     {}\n  expected {sentence}", said[0]);
        assert!(!said[0].contains('\n'), "{text}");
    }
}

#[test]
fn all_mistakes_are_said_at_once_but_not_without_end() {
    assert_eq!(wrong("foo\nconnect\nbar").len(), 2);
    assert_eq!(wrong(&"foo\n".repeat(100)).len(), 20);
    assert!(wrong(&"#".repeat(MAX_BYTES + 1))[0].contains("is the most"));
}

#[test]
fn what_is_expected_and_what_is_seen_stand_side_by_side() {
    let text = "case a: b\n  connect\n  > INIT os=5 tsn=1\n";
    let script = parse("test", text).expect("a script");
    let fault = run(&script.cases[0], script.family).expect_err("another number of streams");
    assert_eq!((fault.line, fault.message.as_str()), (3, "a packet differs"));
    let told = report("x.script", &script.cases[0], Some(&fault));
    let lines: Vec<Vec<&str>> = told.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(told.starts_with("not ok x.script:1 a: b\n  x.script:3: a packet differs\n"), "{told}");
    assert!(lines.contains(&vec!["expected", "seen"]), "{told}");
    assert!(lines.contains(&vec!["os", "5", "1", "<"]), "{told}");
    assert!(lines.contains(&vec!["tsn", "1", "1"]), "{told}");
    assert_eq!(report("x.script", &script.cases[0], None), "ok x.script:1 a: b\n");
}

#[test]
fn packets_that_are_early_late_missing_or_too_many_fail() {
    assert_eq!(fault("connect\n+0.5 > INIT").message, "a packet leaves too early");
    assert_eq!(fault("connect\n> INIT\n+0.5 > INIT").message, "by 0.5 s no packet leaves");
    let unasked = fault("connect\n> INIT\n+5 > nothing");
    assert_eq!((unasked.line, unasked.message.as_str()), (3, "at 1 s a packet leaves that no line expects"));
    assert_eq!(fault("connect").message, "at 0 s a packet leaves that no line expects");
    assert_eq!(fault("connect\n> INIT ; DATA").message, "a packet differs");
    assert_eq!(fault("connect\n> tag=5 INIT").message, "a packet differs");
}

#[test]
fn states_events_calls_and_data_that_are_not_so_fail() {
    assert_eq!(fault("state ESTABLISHED").message, "at 0 s it is not so");
    assert_eq!(fault("event Timeout").message, "by 0 s the endpoint does not report Timeout");
    assert_eq!(fault("read 5").message, "other data wait to be read");
    assert_eq!(fault("connect refused").message, "the call is not refused");
    assert_eq!(fault("write 5").message, "the call is refused: there is no association");
}

#[test]
fn a_name_stands_for_what_was_seen() {
    let text = "connect\n> INIT itag=$a tsn=$t\n+1 > INIT itag=$a tsn=$t-0\n";
    let script = parse("test", text).expect("a script");
    assert_eq!(run(&script.cases[0], script.family), Ok(()));
    let other = fault("connect\n> INIT itag=$a tsn=$t\n+1 > INIT itag=!$a tsn=$t");
    assert_eq!((other.line, other.message.as_str()), (3, "a packet differs"));
}

#[test]
fn a_fault_in_a_sequence_names_both_lines() {
    let fault = fault("sequence s\n  connect\n  > DATA\ncase a: b\n  do s\n");
    assert_eq!((fault.line, fault.via), (3, Some(5)));
}

#[test]
fn a_file_without_cases_is_one_case_of_its_own_name() {
    let script = parse("my-file", "set streams=3\nconnect\n> INIT os=3").expect("a script");
    assert_eq!((script.cases.len(), script.cases[0].name.as_str()), (1, "my-file"));
    assert_eq!(run(&script.cases[0], script.family), Ok(()));
}
