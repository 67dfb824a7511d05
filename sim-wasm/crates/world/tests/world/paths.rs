//! Associations over several paths: what the recording and the summary say of them.

use serde_json::Value;
use skywindow_network::{QueueSettings, RedSettings};
use skywindow_scenario::{FlowPath, MetricName, Record, Relay, Scenario, preset};
use skywindow_transport::sctp::Sctp;
use skywindow_units::SimTime;
use skywindow_world::recording::{Direction, Outcome, PathUse, SegmentKind};
use skywindow_world::{Cause, Layout, World, run_meta};

fn scenario(id: &str, change: impl FnOnce(&mut Scenario)) -> Scenario {
    let mut scenario = Scenario::parse(preset(id).expect("a preset")).expect("a valid preset");
    change(&mut scenario);
    scenario
}

fn run(scenario: &Scenario) -> World {
    let mut world = World::new(scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

fn over(id: &str) -> FlowPath {
    FlowPath { via: Some(id.into()), ..FlowPath::default() }
}

/// London has no Iridium satellite from 30 s to 60 s: data go over GEO meanwhile, and then come back.
#[test]
fn a_path_without_service_fails_and_returns() {
    let mut world = run(&scenario("iridium-geo-multihomed", |s| s.duration_s = 120.0));
    let summary = world.summary();
    let flow = &summary["flows"][0];
    assert!(flow["failovers"].as_u64() > Some(0));
    assert_eq!((&flow["paths"][0]["via"], &flow["paths"][1]["via"]), (&"iridium".into(), &"geo".into()));
    assert!(flow["paths"][1]["packets_sent"].as_u64() > Some(20), "GEO carries data");
    assert_eq!(flow["paths"][0]["in_use"], true, "the primary is back");
    assert!(flow["paths"][1]["srtt_ms"].as_f64() > Some(1_000.0), "two hops over GEO");
    let recording = world.recording();
    let states = |path: u8, from: f64, to: f64| -> Vec<PathUse> {
        let rows = recording.windows.waiting().iter();
        rows.filter(|row| row.path == path && row.t.as_secs_f64() > from && row.t.as_secs_f64() < to)
            .map(|row| row.state)
            .collect()
    };
    assert!(
        states(0, 1.0, 30.0).iter().all(|&state| state == PathUse::InUse),
        "the primary is in use at first"
    );
    assert!(states(1, 45.0, 60.0).iter().all(|&state| state == PathUse::InUse), "then GEO is");
    assert!(
        states(0, 45.0, 60.0).iter().all(|&state| state == PathUse::Inactive),
        "while Iridium has failed"
    );
    assert!(states(0, 75.0, 120.0).contains(&PathUse::InUse), "and Iridium again in the end");
    assert!(recording.routes.waiting().iter().any(|row| row.path == 1 && row.links == 5));
    assert!(recording.rates.waiting().iter().map(|row| row.alternate_bytes).sum::<u64>() > 0);
    let handovers = recording.events.waiting().iter().filter(|row| row.code == 110 && row.flow == 0);
    assert!(handovers.clone().any(|row| row.path == 1) && handovers.clone().all(|row| row.end < 2));
}

/// The counts of the paths add up to those of the flow.
#[test]
fn paths_add_up_to_their_flow() {
    let summary = run(&scenario("ir-thirty", |s| s.duration_s = 20.0)).summary();
    for flow in summary["flows"].as_array().expect("flows") {
        let sum = |key: &str| -> u64 {
            let paths = flow["paths"].as_array().expect("paths").iter();
            paths.map(|path| path[key].as_u64().unwrap_or(0)).sum()
        };
        for key in ["packets_sent", "packets_retransmitted", "acknowledgements_sent"] {
            assert_eq!(Some(sum(key)), flow[key].as_u64(), "{key}");
        }
        let lost = |of: &Value| -> u64 {
            of.as_object().into_iter().flat_map(|causes| causes.values()).filter_map(Value::as_u64).sum()
        };
        let paths = flow["paths"].as_array().expect("paths").iter();
        let own: u64 = paths.map(|path| lost(&path["packets_lost"])).sum();
        assert_eq!(own, lost(&flow["packets_lost"]));
    }
}

/// What waits for the slower path fills a small buffer (Iyengar, Amer and Stewart 2007); a large one lets both carry.
#[test]
fn both_paths_at_once_gain_only_with_a_buffer_for_their_difference() {
    let measured = |cmt: bool, buffer: u32| {
        let values = run(&scenario("cmt", |s| {
            let sctp = s.flows[0].transport.get_mut::<Sctp>().unwrap();
            (sctp.cmt, sctp.receiver_buffer_bytes) = (cmt, buffer);
        }))
        .metrics();
        [MetricName::Goodput, MetricName::BufferBlocked].map(|metric| values.get(metric).expect("a value"))
    };
    let ([one, never], [both, blocked]) = (measured(false, 65_536), measured(true, 65_536));
    assert!(both < one && blocked > 0.5, "receive-buffer blocking: {blocked}");
    assert!(never.abs() < f64::EPSILON, "without CMT no path waits for another: {never}");
    let ([one, _], [both, blocked]) = (measured(false, 524_288), measured(true, 524_288));
    assert!(both > 1.5 * one && blocked < 0.01, "both paths: {blocked}");
}

#[test]
fn terminals_are_made_for_paths_that_need_them() {
    let single = scenario("iridium-geo", |_| {});
    let thrice = scenario("iridium-geo", |s| {
        s.flows[0].paths = vec![over("iridium"), over("geo"), over("iridium"), over("iridium")];
        s.background.associations = 0;
    });
    let (before, after) = (Layout::new(&single).expect("a plan"), Layout::new(&thrice).expect("a plan"));
    assert_eq!(before.flows[0].paths.len(), 1);
    // At each end a GEO terminal and two more for Iridium join the one that is there; three are of gateways.
    assert_eq!(after.terminals.len(), 2 + 2 * 3 + 3);
    let at_quito: Vec<_> = after.terminals.iter().filter(|t| t.station == "Quito").collect();
    let chain: Vec<_> =
        at_quito.iter().filter(|t| t.constellation == 0).map(|t| (t.ordinal, t.avoids)).collect();
    assert_eq!(chain[0], (0, None));
    assert_eq!(chain.iter().map(|link| link.0).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(chain[1].1, Some(0));
    let meta = run_meta(&thrice, &after);
    let vias: Vec<_> = meta.flows[0].paths.iter().filter_map(|path| path.via.as_deref()).collect();
    assert_eq!(vias, ["iridium", "geo", "iridium", "iridium"]);
}

/// Given places come first; those in focus are recorded in full.
#[test]
fn the_background_takes_given_places_and_puts_some_in_focus() {
    let crowd = scenario("ir-thirty", |s| {
        s.background.associations = 3;
        s.background.focus = 2;
        s.background.pairs = vec![skywindow_scenario::Pair {
            from_latitude_deg: 10.0,
            from_longitude_deg: 20.0,
            to_latitude_deg: 30.0,
            to_longitude_deg: 40.0,
        }];
    });
    let layout = Layout::new(&crowd).expect("a plan");
    let first = &layout.flows[1];
    assert_eq!((first.background, first.record, first.paths.len()), (false, Record::Full, 2));
    assert_eq!((layout.flows[3].background, layout.flows[3].record), (true, Record::Totals));
    let place = |node: u32| {
        let terminal = &layout.terminals[(node - layout.satellites()) as usize];
        (terminal.latitude_deg, terminal.longitude_deg)
    };
    assert_eq!(first.paths.iter().map(|path| place(path.nodes[0])).collect::<Vec<_>>(), [(10.0, 20.0); 2]);
    assert_eq!(first.paths.iter().map(|path| place(path.nodes[1])).collect::<Vec<_>>(), [(30.0, 40.0); 2]);
}

/// Marked packets arrive; without ECN the same queue drops early instead.
#[test]
fn early_detection_marks_packets_of_senders_that_understand_it() {
    let outcomes = |ecn: bool| {
        let mut world = run(&scenario("bottleneck", |s| {
            s.duration_s = 60.0;
            s.flows.iter_mut().for_each(|flow| flow.transport.get_mut::<Sctp>().unwrap().ecn = ecn);
            let QueueSettings::Red(red) = s.links[0].queue.settings() else { panic!("no RED") };
            s.links[0].queue = QueueSettings::Red(RedSettings { max_packets: 45.0, ..red }).into();
        }));
        let fates = world.recording().fates.waiting();
        [Outcome::Marked, Outcome::Lost(Cause::EarlyDrop)]
            .map(|outcome| fates.iter().filter(|fate| fate.outcome == outcome).count())
    };
    let ([marked, _], [none, dropped]) = (outcomes(true), outcomes(false));
    assert!(marked > 10, "{marked} marked");
    assert_eq!(none, 0, "nothing is marked without ECN");
    assert!(dropped > 10, "{dropped} dropped early");
}

/// A router reports what is too big; without path MTU discovery it cuts packets up, and more bytes are sent.
#[test]
fn packets_that_are_too_big_are_reported_or_cut_up() {
    let small = |discovery: bool| {
        run(&scenario("two-links", |s| {
            s.duration_s = 20.0;
            s.links[1].per = 0.0;
            s.links[1].mtu_bytes = Some(576);
            s.flows[0].transport.get_mut::<Sctp>().unwrap().pmtu_discovery = discovery;
        }))
    };
    let mut discovered = small(true);
    assert_eq!(discovered.summary()["flows"][0]["paths"][0]["mtu_bytes"], 576);
    let recording = discovered.recording();
    let reports = recording.segments.waiting().iter().filter(|segment| segment.kind == SegmentKind::Icmp);
    let too_big =
        recording.fates.waiting().iter().filter(|fate| fate.outcome == Outcome::Lost(Cause::TooBig)).count();
    assert!(too_big > 0 && reports.clone().count() == too_big);
    assert!(reports.clone().all(|segment| segment.direction == Direction::Reverse && segment.bytes == 56));
    let mut cut = small(false);
    assert!(cut.summary()["flows"][0]["delivered_bytes"].as_u64() > Some(100_000));
    assert_eq!(
        cut.recording()
            .fates
            .waiting()
            .iter()
            .filter(|fate| fate.outcome == Outcome::Lost(Cause::TooBig))
            .count(),
        0
    );
}

/// The satellite neither waits nor sends anew: a lone packet takes one transmission and the two hops.
#[test]
fn a_bent_pipe_sends_once() {
    let first_flight = |relay: Relay| {
        let mut world = run(&scenario("geo-bent-pipe", |s| {
            s.duration_s = 5.0;
            s.constellations[0].gsl.relay = relay;
        }));
        let recording = world.recording();
        let hops: Vec<_> = recording.hops.waiting().iter().filter(|hop| hop.segment == 0).collect();
        assert_eq!(hops.len(), 2);
        let bytes = f64::from(recording.segments.waiting()[0].bytes) + 16.0;
        (hops[1].end.since(hops[0].start).as_secs_f64(), bytes * 8.0 / 2e6)
    };
    let ((bent, once), (on_board, _)) = (first_flight(Relay::BentPipe), first_flight(Relay::OnBoard));
    assert!((on_board - bent - once).abs() < 1e-6, "{on_board} and {bent} s, {once} s a transmission");
}
