//! What is read of element sets in each format, and the sentences about what cannot be used.

use proptest::prelude::*;
use skywindow_elements::{ElementSet, Epoch, Format, MAX_SETS, Orbit, Reading, format_of, read, to_csv};

/// An invented satellite.
const TLE: &str = "TEST ONE
1 90001U 26001A   26326.50000000  .00000100  00000-0  12345-4 0  9993
2 90001  86.4000  31.6000 0002000  90.0000 270.0000 14.34216000    12
";

fn one() -> ElementSet {
    ElementSet {
        name: "TEST ONE".to_owned(),
        catalogue_number: 90_001,
        epoch: Epoch::parse("2026-11-22T12:00:00").expect("an epoch"),
        mean_motion_rev_day: 14.342_16,
        eccentricity: 0.000_2,
        inclination_deg: 86.4,
        node_deg: 31.6,
        perigee_deg: 90.0,
        mean_anomaly_deg: 270.0,
        drag: 0.123_45e-4,
    }
}

const JSON: &str = r#"[{
  "OBJECT_NAME": "TEST ONE", "OBJECT_ID": "2026-001A", "EPOCH": "2026-11-22T12:00:00.000000",
  "MEAN_MOTION": 14.34216, "ECCENTRICITY": 0.0002, "INCLINATION": 86.4, "RA_OF_ASC_NODE": 31.6,
  "ARG_OF_PERICENTER": 90, "MEAN_ANOMALY": 270, "EPHEMERIS_TYPE": 0, "CLASSIFICATION_TYPE": "U",
  "NORAD_CAT_ID": "90001", "ELEMENT_SET_NO": 999, "REV_AT_EPOCH": 1, "BSTAR": 1.2345e-5,
  "MEAN_MOTION_DOT": 1e-6, "MEAN_MOTION_DDOT": 0
}]"#;

const STRINGS: &str = r#"[{
  "CCSDS_OMM_VERS": "3.0", "CENTER_NAME": "EARTH", "REF_FRAME": "TEME", "TIME_SYSTEM": "UTC",
  "MEAN_ELEMENT_THEORY": "SGP4", "OBJECT_NAME": "TEST ONE", "EPOCH": "2026-11-22T12:00:00",
  "MEAN_MOTION": "14.34216000", "ECCENTRICITY": "0.00020000", "INCLINATION": "86.4000",
  "RA_OF_ASC_NODE": "31.6000", "ARG_OF_PERICENTER": "90.0000", "MEAN_ANOMALY": "270.0000",
  "EPHEMERIS_TYPE": "0", "NORAD_CAT_ID": "90001", "BSTAR": "0.00001234500000", "DECAY_DATE": null
}]"#;

const CSV: &str = "OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,\
MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,\
MEAN_MOTION_DDOT
TEST ONE,2026-001A,2026-11-22T12:00:00.000000,14.34216,.0002,86.4,31.6,90,270,0,U,90001,999,1,.12345E-4,.1E-5,0
";

const XML: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<ndm xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <omm id="CCSDS_OMM_VERS" version="3.0">
    <header><CREATION_DATE/><ORIGINATOR/></header>
    <body><segment>
      <metadata>
        <OBJECT_NAME>TEST ONE</OBJECT_NAME><OBJECT_ID>2026-001A</OBJECT_ID>
        <CENTER_NAME>EARTH</CENTER_NAME><REF_FRAME>TEME</REF_FRAME>
        <TIME_SYSTEM>UTC</TIME_SYSTEM><MEAN_ELEMENT_THEORY>SGP4</MEAN_ELEMENT_THEORY>
      </metadata>
      <data>
        <meanElements>
          <EPOCH>2026-11-22T12:00:00.000000</EPOCH>
          <MEAN_MOTION>14.34216000</MEAN_MOTION>
          <ECCENTRICITY>.0002</ECCENTRICITY>
          <INCLINATION>86.4</INCLINATION>
          <RA_OF_ASC_NODE>31.6</RA_OF_ASC_NODE>
          <ARG_OF_PERICENTER>90</ARG_OF_PERICENTER>
          <MEAN_ANOMALY>270</MEAN_ANOMALY>
        </meanElements>
        <tleParameters>
          <NORAD_CAT_ID>90001</NORAD_CAT_ID>
          <BSTAR>.12345E-4</BSTAR>
        </tleParameters>
      </data>
    </segment></body>
  </omm>
</ndm>
"#;

fn sentences(reading: &Reading) -> Vec<String> {
    reading.problems.iter().map(ToString::to_string).collect()
}

/// The only sentence about a text.
fn sentence(text: &str) -> String {
    let reading = read(text);
    assert_eq!(reading.problems.len(), 1, "{:?}", sentences(&reading));
    reading.problems[0].to_string()
}

#[test]
fn every_format_gives_the_same_element_set() {
    for (text, format) in [
        (TLE, Format::Tle),
        (JSON, Format::Json),
        (STRINGS, Format::Json),
        (JSON.trim_matches(['[', ']']), Format::Json),
        (CSV, Format::Csv),
        (XML, Format::Xml),
    ] {
        assert_eq!(format_of(text), Some(format));
        let reading = read(text);
        assert_eq!(sentences(&reading), [""; 0], "{format:?}");
        assert_eq!(reading.sets, [one()], "{format:?}");
    }
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_change_nothing() {
    for text in [TLE, JSON, CSV, XML] {
        let reading = read(&format!("\u{feff}{}", text.replace('\n', "\r\n")));
        assert_eq!(reading, read(text));
        assert_eq!(reading.sets, [one()]);
    }
}

#[test]
fn a_set_is_called_by_its_catalogue_number_where_it_has_no_name() {
    let two_lines = TLE.split_once('\n').expect("lines").1;
    assert_eq!(read(two_lines).sets[0].name, "90001");
    assert_eq!(read(&format!("0 TEST ONE \n{two_lines}")).sets, [one()]);
    assert_eq!(read(&JSON.replace("\"TEST ONE\"", "null")).sets[0].name, "90001");
    // Names that begin like lines of elements.
    for name in ["1 KUNS", "2 DE OCTUBRE"] {
        let reading = read(&format!("{name}\n{two_lines}{name}\n{two_lines}"));
        let names: Vec<&str> = reading.sets.iter().map(|set| set.name.as_str()).collect();
        assert_eq!(names, [name, name], "{:?}", sentences(&reading));
    }
}

#[test]
fn catalogue_numbers_have_six_digits_and_more_in_omm_and_a_letter_in_tle() {
    let numbers = |text: &str| read(text).sets[0].catalogue_number;
    assert_eq!(numbers(&JSON.replace("\"90001\"", "123456")), 123_456);
    assert_eq!(numbers(&STRINGS.replace("90001", "799501234")), 799_501_234);
    assert_eq!(numbers(&CSV.replace("90001", "100000")), 100_000);
    assert_eq!(numbers(&XML.replace("90001", "270288")), 270_288);
    let tle = |number: &str| checked(&TLE.replace("90001", number));
    for (alpha5, number) in [
        ("A0000", 100_000),
        ("H9999", 179_999),
        ("J0000", 180_000),
        ("N2345", 222_345),
        ("P0001", 230_001),
        ("Z9999", 339_999),
    ] {
        assert_eq!(numbers(&tle(alpha5)), number, "{alpha5}");
    }
    assert_eq!(numbers(&tle("    5")), 5);
    assert_eq!(
        sentence(&tle("I0000")),
        "line 2: the catalogue number `I0000` begins with I, which none does"
    );
    assert_eq!(
        sentence(&tle("A00 0")),
        "line 2: the catalogue number `A00 0` is not a letter and four digits"
    );
    assert_eq!(
        sentence(&JSON.replace("90001", "1234567890")),
        "[0].NORAD_CAT_ID: the catalogue number `1234567890` is no number of at most nine digits"
    );
}

/// The same lines with the checksums that they should have.
fn checked(tle: &str) -> String {
    let mend = |line: &str| {
        let worth = |byte: u8| if byte == b'-' { 1 } else { char::from(byte).to_digit(10).unwrap_or(0) };
        match line.get(..68) {
            Some(fields) => format!("{fields}{}", fields.bytes().map(worth).sum::<u32>() % 10),
            None => line.to_owned(),
        }
    };
    tle.lines().map(mend).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_line_that_is_damaged_is_named() {
    for (from, to, why) in [
        ("9993", "9998", "line 2: the checksum is `8`, but the line adds up to 3"),
        (
            " 14.34216000    12",
            " 14.34216000    1",
            "line 3: the line has 68 columns, and a line of elements has 69",
        ),
        (
            " .00000100  00000-0  12345-4 0  9993",
            "",
            "line 2: the line has 32 columns, and a line of elements has 69",
        ),
        ("31.6000 0002000", "31.6000X0002000", "line 3: column 26 should be blank"),
        (
            "2 90001  86.4000",
            "2 90001 é86.4000",
            "line 3: the line has a character that no line of elements has",
        ),
        (" 14.34216000    12", " 14.34216000    127", "line 3: the line has more than 69 columns"),
    ] {
        assert_eq!(sentence(&TLE.replace(from, to)), why);
    }
    for (from, to, why) in [
        ("26326.5", "26366.5", "line 2: the epoch `26366.50000000` is no year with its day"),
        ("26326.5", "26 x6.5", "line 2: the epoch `26 x6.50000000` is no year with its day"),
        ("12345-4", "123x5-4", "line 2: the drag term `0.123x5e-4` is no number"),
        (" 86.4000", "186.4000", "line 3: the inclination 186.4 is not between 0 and 180"),
        ("31.6000", "nan    ", "line 3: the right ascension of the node NaN is not between -360 and 360"),
        ("0002000", "00x2000", "line 3: the eccentricity `0.00x2000` is no number"),
        ("14.34216000", "24.34216000", "line 3: the mean motion 24.34216 is not between 0.000001 and 20"),
        ("12345-4 0", "12345-4 4", "line 2: the elements are of SGP4-XP, and only those of SGP4 can be used"),
        ("2 90001", "2 90002", "line 3: it is not of satellite 90001, as the line before it"),
    ] {
        assert_eq!(sentence(&checked(&TLE.replace(from, to))), why);
    }
}

#[test]
fn a_file_that_breaks_off_says_where_and_keeps_what_is_whole() {
    let lines: Vec<&str> = TLE.lines().collect();
    for (rest, why) in [
        (&lines[..1], "line 4: no element set follows this name"),
        (&lines[..2], "line 5: its second line does not follow"),
    ] {
        let reading = read(&format!("{TLE}{}", rest.join("\n")));
        assert_eq!(reading.sets, [one()]);
        assert_eq!(sentences(&reading), [why]);
    }
    assert_eq!(sentence(lines[2]), "line 1: its first line does not stand before it");
    assert_eq!(
        sentence(&JSON[..200]),
        "line 4: the JSON breaks off: EOF while parsing a string at line 4 column 7"
    );
    let whole = &XML[..XML.find("</meanElements>").expect("an end")];
    assert_eq!(sentence(whole), "line 1: the XML cannot be read: the root node was opened but never closed");
    assert_eq!(
        sentence(&XML.replace("</MEAN_MOTION>", "</MEAN>")),
        "line 14: the XML cannot be read: expected 'MEAN_MOTION' tag, not 'MEAN' at 14:35"
    );
    let csv = read(&CSV[..CSV.len() - 20]);
    assert_eq!(sentences(&csv), ["line 2: the row has 14 cells, and the header has 17"]);
}

#[test]
fn a_field_of_a_message_that_is_missing_or_cannot_be_used_is_named() {
    for (from, to, why) in [
        ("\"MEAN_ANOMALY\": 270,", "", "[0]: MEAN_ANOMALY is missing"),
        (
            "\"ECCENTRICITY\": 0.0002",
            "\"ECCENTRICITY\": 1.2",
            "[0].ECCENTRICITY: the eccentricity 1.2 is not between 0 and 0.9999999",
        ),
        (
            "2026-11-22T",
            "2026-02-30T",
            "[0].EPOCH: the epoch `2026-02-30T12:00:00.000000` is no instant such as 2026-11-22T06:30:00.5",
        ),
        (
            "\"EPHEMERIS_TYPE\": 0",
            "\"EPHEMERIS_TYPE\": 4",
            "[0].EPHEMERIS_TYPE: EPHEMERIS_TYPE is `4`, and only 0 can be used",
        ),
        (
            "\"REV_AT_EPOCH\": 1",
            "\"DECAY_DATE\": \"2026-11-01\"",
            "[0].DECAY_DATE: the satellite decayed on 2026-11-01",
        ),
        (
            "\"REV_AT_EPOCH\": 1",
            "\"REF_FRAME\": \"EME2000\"",
            "[0].REF_FRAME: REF_FRAME is `EME2000`, and only TEME can be used",
        ),
        ("[{", "[7,{", "[0]: is no object with the members of an element set"),
    ] {
        assert_eq!(sentence(&JSON.replace(from, to)), why);
    }
    assert_eq!(sentence(&CSV.replace(",86.4,", ",,")), "line 2: INCLINATION is missing");
    assert_eq!(sentence(&XML.replace("86.4", "six")), "line 16: the inclination `six` is no number");
    // Each of several, and what is right besides.
    let bad = JSON.replace("90001", "x").replace("270", "400");
    let reading = read(&format!("{},{}", &bad[..bad.len() - 1], &JSON[1..]));
    assert_eq!(reading.sets, [one()]);
    assert_eq!(
        sentences(&reading),
        [
            "[0].NORAD_CAT_ID: the catalogue number `x` is no number of at most nine digits",
            "[0].MEAN_ANOMALY: the mean anomaly 400 is not between -360 and 360",
        ]
    );
}

#[test]
fn a_satellite_that_has_decayed_is_named() {
    let low = TLE.replace("14.34216000", "17.50000000");
    assert_eq!(
        sentence(&checked(&low)),
        "line 2: TEST ONE has no orbit at 2026-11-22T12:00:00: it has decayed: it is below the surface of the Earth"
    );
    assert_eq!(
        sentence(&JSON.replace("14.34216", "17.5")),
        "[0]: TEST ONE has no orbit at 2026-11-22T12:00:00: it has decayed: it is below the surface of the Earth"
    );
}

#[test]
fn what_is_no_file_of_element_sets_says_so() {
    for text in
        ["", "\n\n", "a letter to a friend", "{\"version\": 1, \"constellations\": []}", "a,b,c\n1,2,3\n"]
    {
        assert_eq!(format_of(text), None);
        assert_eq!(sentence(text), "these are no element sets: neither TLE nor OMM in JSON, CSV or XML");
    }
    assert_eq!(sentence("[]"), "there is no element set in it");
    assert_eq!(sentence("<ndm/>"), "there is no element set in it");
    assert_eq!(sentence(CSV.lines().next().expect("a header")), "there is no element set in it");
}

#[test]
fn more_sets_than_the_most_are_refused_in_one_sentence() {
    let text = to_csv(&vec![one(); MAX_SETS + 1]);
    let reading = read(&text);
    assert_eq!(
        (reading.sets.len(), sentences(&reading)),
        (0, vec!["10001 element sets are more than 10000".to_owned()])
    );
    assert_eq!(read(&to_csv(&vec![one(); MAX_SETS])).sets.len(), MAX_SETS);
}

#[test]
fn of_many_problems_the_first_hundred_are_told_and_the_others_counted() {
    let bad = checked(TLE).replace("9993", "9990");
    let reading = read(&format!("{bad}\n").repeat(150));
    assert_eq!(reading.problems.len(), 101);
    assert_eq!(reading.problems[100].to_string(), "50 more problems are not told");
}

proptest! {
    #[test]
    fn sets_read_back_from_the_text_of_a_document_to_the_bit(
        name in "[A-Z][ -~é]{0,20}[A-Z]",
        number in 0u32..1_000_000_000,
        seconds in 0u32..86_400,
        mean_motion_rev_day in 0.5..15.0f64,
        eccentricity in 0.0..0.01f64,
        angles in prop::array::uniform4(0.0..180.0f64),
        drag in -0.1..0.1f64,
    ) {
        let [inclination_deg, node_deg, perigee_deg, mean_anomaly_deg] = angles;
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let epoch = Epoch::parse(&format!("2026-11-22T{hour:02}:{minute:02}:{second:02}.000001"));
        let set = ElementSet {
            name, catalogue_number: number, epoch: epoch.expect("an epoch"), mean_motion_rev_day, eccentricity,
            inclination_deg, node_deg, perigee_deg, mean_anomaly_deg, drag,
        };
        let reading = read(&to_csv(std::slice::from_ref(&set)));
        prop_assert_eq!(sentences(&reading), Vec::<String>::new());
        prop_assert_eq!(&reading.sets[..], &[set][..]);
    }

    /// Whatever is cut out of a file, doubled or replaced, it is read without a panic, and what is read flies.
    #[test]
    fn a_mutilated_file_is_read_or_refused(
        which in 0usize..5,
        cuts in prop::collection::vec((0usize..1200, 0usize..40, prop::collection::vec(any::<char>(), 0..6)), 1..6),
    ) {
        let mut text: Vec<char> = [TLE, JSON, STRINGS, CSV, XML][which].chars().collect();
        for (at, length, instead) in cuts {
            let at = at % (text.len() + 1);
            let end = (at + length).min(text.len());
            text.splice(at..end, instead);
        }
        let reading = read(&text.into_iter().collect::<String>());
        prop_assert!(!reading.sets.is_empty() || !reading.problems.is_empty());
        for set in &reading.sets {
            let orbit = Orbit::new(set).expect("an orbit");
            prop_assert!(orbit.state(0.0).is_ok());
            for minutes in [-1e9, -1440.0, 1.0, 1440.0, 1e9] {
                if let Ok(state) = orbit.state(minutes) {
                    prop_assert!(state.position.iter().chain(&state.velocity).all(|value| value.is_finite()));
                }
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), first in "(1 |2 |<|\\[|\\{\"MEAN_MOTION\"|MEAN_MOTION,)?") {
        let reading = read(&format!("{first}{text}"));
        prop_assert!(!reading.sets.is_empty() || !reading.problems.is_empty());
    }
}
