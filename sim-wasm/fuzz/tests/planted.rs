//! A recording in which nothing is wrong, altered in one way: the auditor says exactly what.

#[path = "planted/promised.rs"]
mod promised;
mod sheets;

use std::sync::LazyLock;

use serde_json::json;
use skywindow_scenario::{Resequencing, Scenario, Strategy, preset, read_json};

use sheets::{Sheets, Table};

/// SCTP from Quito to London over Iridium with bit errors, so that there are gaps; a packet at a time has the network to
/// itself in the beginning.
static DOCUMENT: LazyLock<Scenario> = LazyLock::new(|| document(json!([])));
static RUN: LazyLock<Sheets> = LazyLock::new(|| Sheets::of(&DOCUMENT));

fn document(changes: serde_json::Value) -> Scenario {
    let mut document = read_json(preset("iridium").expect("a built-in")).expect("valid");
    document["duration_s"] = json!(12);
    document["constellations"][0]["gsl"]["ber"] = json!(1e-5);
    document["flows"][0]["name"] = json!("transfer");
    document["changes"] = changes;
    Scenario::from_json(&document).expect("valid")
}

/// What the auditor says of the recording after `alter`.
fn said(alter: impl FnOnce(&mut Sheets)) -> Vec<String> {
    let mut sheets = RUN.clone();
    alter(&mut sheets);
    sheets.audited(&DOCUMENT)
}

/// The hops of a segment, in its order, by their rows.
fn hops_of(hops: &Table, segment: usize) -> Vec<usize> {
    (0..hops.len()).filter(|&row| hops.number(row, "segment") as usize == segment).collect()
}

/// The first acknowledgement that came, its row of fates, and the last of its hops.
fn acknowledgement(sheets: &Sheets) -> (usize, usize, usize) {
    let (segments, fates) = (&sheets["segments"], &sheets["fates"]);
    let own = (0..segments.len()).filter(|&row| segments.cell(row, "kind") == "acknowledgement");
    let came = |segment: usize| {
        (0..fates.len()).find(|&row| {
            fates.number(row, "segment") as usize == segment && fates.cell(row, "outcome") == "delivered to"
        })
    };
    let (segment, fate) =
        own.into_iter().find_map(|segment| Some((segment, came(segment)?))).expect("an acknowledgement");
    (segment, fate, *hops_of(&sheets["hops"], segment).last().expect("it crossed links"))
}

const MICROSECOND: f64 = 1e-6;

#[test]
fn nothing_is_wrong_with_the_recording_as_it_is() {
    assert_eq!(said(|_| ()), [""; 0]);
}

#[test]
fn a_packet_that_is_faster_than_its_link() {
    let (segment, fate, hop) = acknowledgement(&RUN);
    let found = said(|sheets| {
        sheets.add("hops", hop, "end", -MICROSECOND);
        sheets.add("fates", fate, "t", -MICROSECOND);
    });
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(
        only.contains(&format!("packet {segment} of \"transfer\" comes 0.001 ms too early, begun at")),
        "{only}"
    );
    assert!(only.contains("for it is faster than the link from P"), "{only}");
}

#[test]
fn a_packet_that_is_slower_than_its_link() {
    let (segment, fate, hop) = acknowledgement(&RUN);
    let found = said(|sheets| {
        sheets.add("hops", hop, "end", MICROSECOND);
        sheets.add("fates", fate, "t", MICROSECOND);
    });
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(
        only.contains(&format!("packet {segment} of \"transfer\" comes 0.001 ms too late, begun at")),
        "{only}"
    );
}

#[test]
fn a_packet_that_no_opportunity_of_a_trace_lets_leave() {
    let mut traced = read_json(preset("iridium").expect("a built-in")).expect("valid");
    traced["duration_s"] = json!(12);
    traced["flows"][0]["name"] = json!("transfer");
    traced["stations"][0]["traces"] = json!([{ "trace": "4\n7\n10\n", "delays": "20\n31\n" }]);
    let traced = Scenario::from_json(&traced).expect("valid");
    let run = Sheets::of(&traced);
    let (segment, fate, hop) = acknowledgement(&run);
    let said = |later_s: f64| {
        let mut sheets = run.clone();
        sheets.add("hops", hop, "end", later_s);
        sheets.add("fates", fate, "t", later_s);
        sheets.audited(&traced)
    };
    assert_eq!(said(0.0), [""; 0]);
    for (later_s, why) in
        [(-1e-3, " ms too early, begun at "), (1e-3, ", and left by no opportunity of the link")]
    {
        let found = said(later_s);
        let [only] = &found[..] else { panic!("{found:?}") };
        assert!(only.contains(&format!("packet {segment} of \"transfer\"")) && only.contains(why), "{only}");
    }
}

#[test]
fn a_packet_out_of_thin_air() {
    let (segment, ..) = acknowledgement(&RUN);
    let first = hops_of(&RUN["hops"], segment)[0];
    let found = said(|sheets| sheets.remove("hops", first));
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(only.contains(&format!("packet {segment} of \"transfer\" leaves P")), "{only}");
    assert!(only.ends_with("out of thin air: it was sent from London."), "{only}");
}

#[test]
fn a_packet_over_a_link_that_is_down() {
    let (segment, ..) = acknowledgement(&RUN);
    let hops = &RUN["hops"];
    let first = hops_of(hops, segment)[0];
    let at = RUN["segments"].number(segment, "t");
    let found = said(|sheets| {
        let ends = ["to", "from"].map(|end| hops.cell(first, end).to_owned());
        for (t, up) in [(at - MICROSECOND, "down"), (at + MICROSECOND, "up")] {
            let row = [&t.to_string(), &ends[0], &ends[1], "GSL", up];
            sheets.insert_at("topology", t, &row);
        }
    });
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(
        only.contains(&format!("packet {segment} of \"transfer\" enters the link from London to P")),
        "{only}"
    );
    assert!(only.ends_with(", which is down."), "{only}");
}

#[test]
fn a_packet_over_a_satellite_that_is_off() {
    let first = hops_of(&RUN["hops"], 0);
    let at = RUN["hops"].number(first[0], "end");
    let satellite = RUN.satellite(RUN["hops"].number(first[0], "to"));
    let off = json!([{ "kind": "satellite-off", "satellite": satellite, "at_s": at, "for_s": 0.001 }]);
    let found = RUN.audited(&document(off));
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(only.contains("packet 0 of \"transfer\" enters the link from P"), "{only}");
    assert!(only.ends_with(&format!("and {satellite} is off from {at} s.")), "{only}");
}

#[test]
fn transmissions_that_overlap() {
    let hops = &RUN["hops"];
    // Two packets one behind the other on the first uplink that is busy.
    let uplink = |row: &usize| hops.cell(*row, "from") == hops.cell(0, "from");
    let rows: Vec<usize> = (0..hops.len()).filter(uplink).collect();
    let takes = |row: usize| hops.number(row, "end") - hops.number(row, "start");
    let pair = rows.windows(2).find(|pair| {
        let apart = hops.number(pair[1], "start") - hops.number(pair[0], "start");
        apart < takes(pair[0])
            && RUN["segments"].number(hops.number(pair[1], "segment") as usize, "t") + 0.002
                < hops.number(pair[1], "start")
    });
    let pair = pair.expect("a burst");
    let found = said(|sheets| {
        sheets.add("hops", pair[1], "start", -0.001);
        sheets.add("hops", pair[1], "end", -0.001);
    });
    let [before, after] = [0, 1].map(|at| hops.number(pair[at], "segment"));
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(
        only.contains(&format!("packet {after} of \"transfer\" is sent over the link from Quito to P")),
        "{only}"
    );
    assert!(only.contains(&format!("while packet {before} of \"transfer\" is being sent, until")), "{only}");
    assert!(only.ends_with("above its rate."), "{only}");
}

#[test]
fn a_packet_that_is_delivered_twice() {
    let (segment, fate, _) = acknowledgement(&RUN);
    let t = RUN["fates"].cell(fate, "t").to_owned();
    let found = said(|sheets| sheets.repeat("fates", fate));
    assert_eq!(
        found,
        [format!("At {t} s: packet {segment} of \"transfer\" is delivered twice, first at {t} s.")]
    );
}

#[test]
fn a_packet_that_is_lost_and_delivered() {
    let (segment, fate, _) = acknowledgement(&RUN);
    let t = RUN["fates"].cell(fate, "t").to_owned();
    let found = said(|sheets| {
        sheets.repeat("fates", fate);
        sheets.set("fates", fate + 1, "outcome", "lost to a full queue at");
    });
    assert_eq!(
        found,
        [format!("At {t} s: packet {segment} of \"transfer\" is lost, and was delivered at {t} s.")]
    );
}

#[test]
fn a_packet_that_is_forgotten() {
    let (segment, fate, _) = acknowledgement(&RUN);
    let t = RUN["fates"].cell(fate, "t").to_owned();
    let found = said(|sheets| sheets.remove("fates", fate));
    assert_eq!(
        found,
        [format!(
            "At {t} s: nothing becomes of packet {segment} of \"transfer\" after it has come to Quito."
        )]
    );
}

#[test]
fn a_fate_and_a_hop_of_no_packet() {
    let (_, fate, hop) = acknowledgement(&RUN);
    let (t, start) = (RUN["fates"].cell(fate, "t").to_owned(), RUN["hops"].cell(hop, "start").to_owned());
    let found = said(|sheets| {
        sheets.repeat("fates", fate);
        sheets.set("fates", fate + 1, "segment", "99999999");
    });
    assert_eq!(found, [format!("At {t} s: packet 99999999 ends, and there is no such packet.")]);
    let found = said(|sheets| {
        sheets.repeat("hops", hop);
        sheets.set("hops", hop + 1, "segment", "99999999");
    });
    assert_eq!(found, [format!("At {start} s: a hop is of packet 99999999, which there is not.")]);
}

#[test]
fn data_beyond_the_window() {
    let windows = &RUN["windows"];
    let segments = &RUN["segments"];
    let sent_at = |t: &str| {
        let new = |&row: &usize| {
            segments.cell(row, "t") == t
                && segments.cell(row, "kind") == "data"
                && segments.cell(row, "retransmit") == "sent"
        };
        (0..segments.len()).filter(new).collect::<Vec<_>>()
    };
    let alone = |row: &usize| {
        let t = windows.cell(*row, "t");
        let rows = (0..windows.len()).filter(|&other| windows.cell(other, "t") == t).count();
        rows == 1 && sent_at(t).len() == 1
    };
    let row = (0..windows.len()).find(alone).expect("a packet alone");
    let t = windows.cell(row, "t").to_owned();
    let (packet, cwnd) = (sent_at(&t)[0], windows.number(row, "cwnd"));
    let bytes = segments.number(packet, "bytes");
    let found = said(|sheets| sheets.set("windows", row, "flight", &(cwnd + bytes + 1.0).to_string()));
    assert_eq!(
        found,
        [format!(
            "At {t} s: packet {packet} of \"transfer\" carries new data beyond its window: {} bytes are outstanding, and cwnd of {cwnd} lets go {} at most.",
            cwnd + bytes + 1.0,
            cwnd + bytes
        )]
    );
}

#[test]
fn an_acknowledgement_of_what_never_came() {
    let (segment, ..) = acknowledgement(&RUN);
    let t = RUN["segments"].cell(segment, "t").to_owned();
    let number = RUN["segments"].number(segment, "tsn") + 1.0;
    let found = said(|sheets| sheets.add("segments", segment, "tsn", 1.0));
    assert_eq!(
        found,
        [format!(
            "At {t} s: packet {segment} of \"transfer\" acknowledges {number}, which has not come to the receiver of \"transfer\"."
        )]
    );
}

#[test]
fn a_block_of_what_never_came() {
    let blocks = &RUN["blocks"];
    let gap = (0..blocks.len()).find(|&row| blocks.cell(row, "kind") == "gap ack block").expect("a gap");
    let (segment, first) = (blocks.number(gap, "segment"), blocks.number(gap, "first"));
    let last = blocks.number(gap, "last") + 50.0;
    let found = said(|sheets| sheets.add("blocks", gap, "last", 50.0));
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(
        only.contains(&format!(
            "packet {segment} of \"transfer\" acknowledges {first} to {last}, which has not come"
        )),
        "{only}"
    );
}

#[test]
fn data_that_the_application_gets_twice_or_out_of_nothing() {
    let chunks = &RUN["chunks"];
    let row = (0..chunks.len()).find(|&row| chunks.cell(row, "fate") == "delivered").expect("data");
    let (t, tsn) = (chunks.cell(row, "t").to_owned(), chunks.cell(row, "tsn").to_owned());
    let found = said(|sheets| sheets.repeat("chunks", row));
    assert_eq!(found, [format!("At {t} s: the application of \"transfer\" gets number {tsn} twice.")]);
    let found = said(|sheets| sheets.set("chunks", row, "tsn", "4000000"));
    assert_eq!(
        found,
        [format!("At {t} s: the receiver of \"transfer\" has number 4000000, which never came.")]
    );
}

/// Messages over four streams, by the same way.
static MESSAGES: LazyLock<(Scenario, Sheets)> = LazyLock::new(|| {
    let mut document = read_json(preset("iridium").expect("a built-in")).expect("valid");
    document["duration_s"] = json!(12);
    document["flows"][0]["name"] = json!("transfer");
    document["flows"][0]["workload"] = json!("messages");
    document["flows"][0]["sctp"]["streams"] = json!(4);
    let scenario = Scenario::from_json(&document).expect("valid");
    let sheets = Sheets::of(&scenario);
    (scenario, sheets)
});

#[test]
fn messages_that_come_twice_out_of_order_or_before_they_can() {
    let (scenario, sheets) = &*MESSAGES;
    let said = |alter: &dyn Fn(&mut Sheets)| {
        let mut altered = sheets.clone();
        alter(&mut altered);
        altered.audited(scenario)
    };
    assert_eq!(said(&|_| ()), [""; 0]);
    let rows = &sheets["messages"];
    let (t, number) = (rows.cell(20, "t").to_owned(), rows.cell(20, "number").to_owned());
    let named = format!("At {t} s: message {number} of application 0 of \"transfer\"");
    assert_eq!(said(&|sheets| sheets.repeat("messages", 20)), [format!("{named} is delivered twice.")]);
    assert_eq!(said(&|sheets| sheets.set("messages", 20, "bytes", "0")), [format!("{named} has no bytes.")]);
    assert_eq!(
        said(&|sheets| sheets.set("messages", 20, "offered", &t)),
        [format!("{named} was offered at {t} s, and no packet is as quick.")]
    );
    let later = (21..rows.len()).find(|&row| rows.cell(row, "stream") == rows.cell(20, "stream"));
    let (first, second) = (number, rows.cell(later.expect("another"), "number").to_owned());
    let swapped = said(&|sheets| {
        sheets.set("messages", 20, "number", &second);
        sheets.set("messages", later.expect("another"), "number", &first);
    });
    let [only] = &swapped[..] else { panic!("{swapped:?}") };
    assert!(only.contains("comes after a later one of stream"), "{only}");
}

/// The same, but that the association begins with one of them.
#[test]
fn a_message_on_a_stream_that_cannot_be_there_yet() {
    let mut document = read_json(preset("iridium").expect("a built-in")).expect("valid");
    document["duration_s"] = json!(12);
    document["flows"][0]["name"] = json!("transfer");
    document["flows"][0]["workload"] = json!("messages");
    document["flows"][0]["sctp"]["streams"] = json!(4);
    document["flows"][0]["sctp"]["stream_reset"] = json!("answered");
    document["flows"][0]["sctp"]["initial_streams"] = json!(1);
    let scenario = Scenario::from_json(&document).expect("valid");
    let sheets = Sheets::of(&scenario);
    assert_eq!(sheets.audited(&scenario), [""; 0]);
    let rows = &sheets["messages"];
    let first = (0..rows.len()).find(|&row| rows.cell(row, "stream") == "0").expect("a message");
    let mut altered = sheets.clone();
    altered.set("messages", first, "stream", "3");
    let found = altered.audited(&scenario);
    let named = format!("message {} of application 0 of \"transfer\"", rows.cell(first, "number"));
    let expected = format!("{named} comes on stream 3 before that can have been asked for.");
    assert!(found.iter().any(|one| one.ends_with(&expected)), "{found:?}");
}

#[test]
fn time_that_goes_back() {
    let [before, after] = [9, 10].map(|row| RUN["receivers"].cell(row, "t").to_owned());
    let found = said(|sheets| {
        sheets.set("receivers", 9, "t", &after);
        sheets.set("receivers", 10, "t", &before);
    });
    assert_eq!(
        found,
        [format!("At {before} s: time goes back in row 10 of receivers, from {after} s to {before} s.")]
    );
}

#[test]
fn a_satellite_below_the_mask() {
    let topology = &RUN["topology"];
    let ground = |row: &usize| topology.cell(*row, "kind") == "GSL";
    let terminal = topology.cell((0..topology.len()).find(ground).expect("a terminal"), "b").to_owned();
    // Of all satellites of Iridium a terminal sees few: of ten one behind the other most are below the horizon.
    let found = said(|sheets| {
        for satellite in 0..10 {
            let row = ["0", &satellite.to_string(), &terminal, "GSL", "up"];
            sheets.insert_at("topology", 0.0, &row);
        }
    });
    let below = |said: &String| {
        said.contains(" comes up, and the satellite stands at -") && said.ends_with("below the mask of 8.2°.")
    };
    let (last, others) = found.split_last().expect("something");
    assert!(others.len() >= 6 && others.iter().all(below), "{found:?}");
    assert!(last.ends_with("satellites at once, and may have 1."), "{last}");
}

#[test]
fn a_route_that_takes_another_time_than_its_links() {
    let t = RUN["routes"].cell(3, "t").to_owned();
    let takes = RUN["routes"].number(3, "delay_ms") + 0.001;
    let found = said(|sheets| sheets.set("routes", 3, "delay_ms", &takes.to_string()));
    let [only] = &found[..] else { panic!("{found:?}") };
    let begins = format!("At {t} s: the route of path 0 of \"transfer\" takes {takes} ms, and its links ");
    assert!(only.starts_with(&begins), "{only}");
}

#[test]
fn a_link_through_the_earth() {
    // The satellites of a plane are eleven: these two stand nearly opposite each other.
    let found = said(|sheets| sheets.insert_at("topology", 0.0, &["0", "0", "5", "Intraplane ISL", "up"]));
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(only.starts_with("At 0 s: the link from P0 S0 to P0 S5 comes up, and passes "), "{only}");
    assert!(only.ends_with(" km below the ground."), "{only}");
}

#[test]
fn a_frame_that_comes_through_a_collision() {
    let mut document = read_json(preset("cubesat-pass").expect("a built-in")).expect("valid");
    document["duration_s"] = json!(120);
    document["flows"][1]["start_s"] = json!(1);
    let scenario = Scenario::from_json(&document).expect("valid");
    let mut sheets = Sheets::of(&scenario);
    assert_eq!(sheets.audited(&scenario), [""; 0]);
    let fates = &sheets["fates"];
    let collides = |row: &usize| fates.cell(*row, "outcome") == "lost in a collision before";
    let row = (0..fates.len()).find(collides).expect("hidden stations collide");
    let segment = fates.number(row, "segment");
    sheets.set("fates", row, "outcome", "delivered to");
    let found = sheets.audited(&scenario);
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(only.contains(&format!("packet {segment} of ")) && only.contains(" is made out at "), "{only}");
    assert!(only.contains(" was on the air from "), "{only}");
}

/// TCP over all paths of the fewest links of Teledesic, in turn, and gateways that put its packets back in order.
fn put_in_order() -> Scenario {
    let mut document = read_json(preset("teledesic-round-robin").expect("a built-in")).expect("valid");
    document["duration_s"] = json!(3);
    for station in document["stations"].as_array_mut().expect("stations") {
        station["resequencing"] = json!({ "hold_ms": 200, "buffer_packets": 20 });
    }
    Scenario::from_json(&document).expect("valid")
}

#[test]
fn whatever_gateways_have_room_for_they_send_packets_on_in_order() {
    for (hold_ms, buffer_packets) in [(5.0, 1), (30.0, 2), (200.0, 4)] {
        let mut document = put_in_order();
        document.constellations[0].gsl.ber = 1e-6;
        for station in &mut document.stations {
            station.resequencing = Some(Resequencing { hold_ms, buffer_packets });
        }
        let run = Sheets::of(&document);
        assert!(run["resequenced"].len() > 20, "{hold_ms} ms: {}", run["resequenced"].len());
        assert_eq!(run.audited(&document), [""; 0], "{hold_ms} ms");
    }
}

/// TCP has many acknowledgements at one instant, of which the first let data go and later ones cut the window.
#[test]
fn what_a_gateway_sends_on_at_once_is_beyond_no_window() {
    let mut document = put_in_order();
    document.routing.strategy = Strategy::PerFlow;
    document.constellations[0].gsl.ber = 1e-6;
    for (station, (hold_ms, buffer_packets)) in document.stations.iter_mut().zip([(200.0, 1000), (5.0, 1)]) {
        station.resequencing = Some(Resequencing { hold_ms, buffer_packets });
    }
    assert_eq!(Sheets::of(&document).audited(&document), [""; 0]);
}

#[test]
fn a_gateway_that_holds_a_packet_for_too_long_or_sends_it_on_out_of_order() {
    let document = put_in_order();
    let run = Sheets::of(&document);
    assert_eq!(run.audited(&document), [""; 0]);
    let said = |alter: &dyn Fn(&mut Sheets)| {
        let mut sheets = run.clone();
        alter(&mut sheets);
        sheets.audited(&document)
    };
    let rows = &run["resequenced"];
    let cell = |row: usize, column: &str| rows.cell(row, column).to_owned();
    let has =
        |found: &[String], words: &str| assert!(found.iter().any(|one| one.contains(words)), "{found:?}");

    // A row less: the packet ends later than it came, and nobody says why.
    let found = said(&|sheets| sheets.remove("resequenced", 0));
    has(&found, &format!("At {} s: packet {} of", cell(0, "t"), cell(0, "segment")));
    has(&found, &format!("where it came at {} s.", cell(0, "since")));

    // It came 0.3 s sooner, which its hop does not say.
    let found = said(&|sheets| sheets.add("resequenced", 0, "since", -0.3));
    has(&found, "where it did not come then");

    // Its hop comes 0.3 s sooner as well: it is too fast, and has waited for too long.
    let segment = cell(0, "segment");
    let hops = &run["hops"];
    let last = (0..hops.len()).rfind(|&hop| hops.cell(hop, "segment") == segment).expect("a hop");
    let found = said(&|sheets| {
        sheets.add("resequenced", 0, "since", -0.3);
        let since = sheets["resequenced"].cell(0, "since").to_owned();
        sheets.set("hops", last, "end", &since);
    });
    has(&found, "which holds packets for 200.000 ms");

    // Two that went on at one instant change places.
    let pair = (1..rows.len())
        .find(|&row| ["t", "node"].iter().all(|column| rows.cell(row, column) == rows.cell(row - 1, column)))
        .expect("two at once");
    let found = said(&|sheets| {
        for column in ["segment", "since"] {
            sheets.set("resequenced", pair, column, &cell(pair - 1, column));
            sheets.set("resequenced", pair - 1, column, &cell(pair, column));
        }
    });
    has(&found, &format!("behind packet {}, which entered later", cell(pair, "segment")));

    let mut elsewhere = document.clone();
    elsewhere.stations.iter_mut().for_each(|station| station.resequencing = None);
    has(&run.audited(&elsewhere), "which puts nothing back in order");
    let mut crowded = document.clone();
    for station in &mut crowded.stations {
        station.resequencing.as_mut().expect("it was").buffer_packets = 1;
    }
    has(&run.audited(&crowded), "which has room for 1");
}

#[test]
fn a_terminal_with_more_satellites_than_it_may_have() {
    let mut document = DOCUMENT.clone();
    document.stations.iter_mut().for_each(|station| station.satellites_at_once = 2);
    let run = Sheets::of(&document);
    assert_eq!(run.audited(&document), [""; 0]);
    let found = run.audited(&DOCUMENT);
    assert!(
        found.iter().any(|one| one.ends_with("has links to 2 satellites at once, and may have 1.")),
        "{found:?}"
    );
}

#[test]
fn an_acknowledgement_of_what_was_given_up_and_nobody_was_told_of() {
    let mut said = read_json(preset("telemetry").expect("a built-in")).expect("valid");
    // The first is given up after 32 s.
    said["duration_s"] = json!(40);
    let document = Scenario::from_json(&said).expect("valid");
    let run = Sheets::of(&document);
    assert_eq!(run.audited(&document), [""; 0]);
    let mut sheets = run.clone();
    let rows = (0..run["blocks"].len()).filter(|&row| run["blocks"].cell(row, "kind") == "FORWARD TSN");
    let told: Vec<usize> = rows.collect();
    assert!(!told.is_empty(), "something was given up");
    told.into_iter().for_each(|row| sheets.set("blocks", row, "kind", "poll"));
    let found = sheets.audited(&document);
    assert!(found.iter().any(|one| one.contains("which has not come to the receiver of")), "{found:?}");
}

/// A checksum of the transport is looked at where a packet was to go, and by no satellite on its way.
#[test]
fn a_packet_whose_checksum_is_found_wrong_before_its_end() {
    let fates = &RUN["fates"];
    let on_its_way = |row: &usize| {
        fates.cell(*row, "outcome") == "lost to corruption on the link to"
            && fates.number(*row, "node") < 66.0
    };
    let row = (0..fates.len()).find(on_its_way).expect("a packet that was lost before a satellite");
    let found = said(|sheets| sheets.set("fates", row, "outcome", "found damaged at"));
    let [only] = &found[..] else { panic!("{found:?}") };
    assert!(only.contains(" is found damaged at ") && only.contains(", and was for "), "{only}");
}
