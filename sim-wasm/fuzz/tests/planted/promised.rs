//! Recordings of NR-SACK in which a promise is broken.

use super::*;

/// The same flow where its receiver promises all that has come never to be given back, the row of a promise that its sender
/// has heard, and when.
fn promised() -> (Scenario, Sheets, usize, f64) {
    let mut document = read_json(preset("iridium").expect("a built-in")).expect("valid");
    document["duration_s"] = json!(12);
    document["constellations"][0]["gsl"]["ber"] = json!(1e-5);
    document["flows"][0]["name"] = json!("transfer");
    document["flows"][0]["sctp"]["nr_sack"] = json!("all");
    let document = Scenario::from_json(&document).expect("valid");
    let run = Sheets::of(&document);
    assert_eq!(run.audited(&document), [""; 0]);
    let (blocks, fates) = (&run["blocks"], &run["fates"]);
    let heard = |row: usize| {
        let segment = blocks.number(row, "segment");
        (0..fates.len())
            .find(|&fate| {
                fates.number(fate, "segment") == segment && fates.cell(fate, "outcome") == "delivered to"
            })
            .map(|fate| (row, fates.number(fate, "t")))
    };
    let mut promises = (0..blocks.len()).filter(|&row| blocks.cell(row, "kind") == "NR gap ack block");
    let (row, at) = promises.find_map(heard).expect("a promise that came");
    (document, run, row, at)
}

#[test]
fn data_that_are_sent_again_though_they_were_promised() {
    let (document, run, row, at) = promised();
    let number = run["blocks"].cell(row, "first").to_owned();
    let segments = &run["segments"];
    let later = (0..segments.len())
        .find(|&row| segments.cell(row, "kind") == "data" && segments.number(row, "t") > at)
        .expect("data after it");
    let mut sheets = run.clone();
    sheets.set("segments", later, "tsn", &number);
    let expected = format!(
        "packet {later} of \"transfer\" carries number {number} again, which its receiver has promised to keep."
    );
    let found = sheets.audited(&document);
    assert!(found.iter().any(|one| one.ends_with(&expected)), "{found:?}");
}

#[test]
fn data_that_the_receiver_drops_though_it_has_promised_them() {
    let (document, run, row, at) = promised();
    let number = run["blocks"].cell(row, "first").to_owned();
    let chunks = &run["chunks"];
    let later = (0..chunks.len()).find(|&row| chunks.number(row, "t") > at).expect("a chunk after it");
    let mut sheets = run.clone();
    sheets.repeat("chunks", later);
    sheets.set("chunks", later, "tsn", &number);
    sheets.set("chunks", later, "fate", "refused for want of room");
    let expected =
        format!("the receiver of \"transfer\" drops number {number}, which it has promised to keep.");
    let found = sheets.audited(&document);
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(only.ends_with(&expected), "{only}");
}
