//! Routing strategies in whole runs: the paths they use, what they do to the order of packets.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use skywindow_scenario::{HandoverPolicy, Record, Scenario, Strategy, preset};
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::recording::Direction;

const SPACEWAY: &str = include_str!("../../../../../tests/reference/rt_topology_spaceway_t16205.json");
const TELEDESIC: &str = include_str!("../../../../../tests/reference/rt_topology_teledesic_t1805.json");

const STRATEGIES: [Strategy; 5] = [
    Strategy::ShortestDelay,
    Strategy::MinHop,
    Strategy::RoundRobin,
    Strategy::PerFlow,
    Strategy::LeastLoaded,
];

fn scenario(name: &str) -> Scenario {
    Scenario::parse(preset(name).expect("a preset")).expect("valid")
}

fn run(scenario: &Scenario) -> World {
    let mut world = World::new(scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

/// A transfer from Quito to Tokyo for some seconds over a constellation that stands still.
fn still(constellation: &str, frozen_at_s: f64, strategy: Strategy) -> Scenario {
    let mut scenario = scenario("teledesic-round-robin");
    scenario.constellations = self::scenario(constellation).constellations;
    scenario.sky.frozen_at_s = Some(frozen_at_s);
    scenario.routing.strategy = strategy;
    scenario.duration_s = 5.0;
    scenario
}

/// The links of all paths that were recorded for a direction, by their ends.
fn links(world: &mut World, direction: Direction) -> BTreeSet<(u16, u16)> {
    let rows = world.recording().route_links.waiting().iter();
    rows.filter(|row| row.direction == direction).map(|row| (row.from, row.to)).collect()
}

#[test]
fn the_paths_of_a_snapshot_are_those_of_the_reference() {
    let cases = [("spaceway-ngso", 16_205.0, SPACEWAY, 20), ("teledesic", 1805.0, TELEDESIC, 288)];
    for (constellation, at, reference, satellites) in cases {
        let reference: Value = serde_json::from_str(reference).expect("JSON");
        let node = |name: &str| match name {
            "q" => satellites,
            "k" => satellites + 1,
            satellite => satellite.parse::<u16>().expect("a number"),
        };
        let mut world = run(&still(constellation, at, Strategy::RoundRobin));
        for (direction, key) in [(Direction::Forward, "next_forward"), (Direction::Reverse, "next_reverse")] {
            let next = reference[key].as_object().expect("an object");
            let expected: BTreeSet<(u16, u16)> = next
                .iter()
                .flat_map(|(from, to)| to.as_array().expect("a list").iter().map(move |to| (from, to)))
                .map(|(from, to)| (node(from), node(to.as_str().expect("a name"))))
                .collect();
            assert_eq!(links(&mut world, direction), expected, "{constellation} {key}");
        }
        // Every link of the reference has its delay, to the nanosecond that it is given in.
        let sky = world_sky(&still(constellation, at, Strategy::ShortestDelay));
        for link in reference["links"].as_array().expect("a list") {
            let [a, b] = ["a", "b"].map(|end| u32::from(node(link[end].as_str().expect("a name"))));
            let delay = sky.delay(a, b, SimTime::ZERO).as_secs_f64();
            let expected = link["delay_s"].as_f64().expect("a number");
            assert!((delay - expected).abs() < 2e-9, "{a} to {b}: {delay}, not {expected}");
        }
    }
}

fn world_sky(scenario: &Scenario) -> skywindow_orbit::Sky {
    let layout = skywindow_world::Layout::new(scenario).expect("a layout");
    skywindow_orbit::Sky::new(&layout.sky).expect("a sky")
}

#[test]
fn only_strategies_that_choose_packet_by_packet_let_packets_overtake_each_other() {
    for strategy in STRATEGIES {
        let mut world = run(&still("teledesic", 1805.0, strategy));
        let summary = world.summary();
        let flow = &summary["flows"][0];
        assert_eq!(flow["packets_lost"]["handover"], 0);
        let overtaken = flow["packets_reordered"]["packets"].as_u64().expect("a count");
        let rows = world.recording().reordered.waiting().iter();
        assert_eq!(rows.filter(|row| row.direction == Direction::Forward).count() as u64, overtaken);
        assert_eq!(overtaken > 0, strategy == Strategy::RoundRobin, "{strategy:?}: {overtaken}");
    }
}

#[test]
fn round_robin_shares_the_load_of_a_node_evenly_among_its_links() {
    let mut world = run(&still("spaceway-ngso", 16_205.0, Strategy::RoundRobin));
    let forward: BTreeSet<u32> = (0u32..)
        .zip(world.recording().segments.waiting())
        .filter(|(_, row)| row.direction == Direction::Forward)
        .map(|(segment, _)| segment)
        .collect();
    let mut taken: BTreeMap<u16, BTreeMap<u16, i64>> = BTreeMap::new();
    for hop in world.recording().hops.waiting().iter().filter(|hop| forward.contains(&hop.segment)) {
        *taken.entry(hop.from).or_default().entry(hop.to).or_default() += 1;
    }
    let several: Vec<_> = taken.values().filter(|ways| ways.len() > 1).collect();
    assert_eq!(several.len(), 4, "nodes with a choice");
    for ways in several {
        let (least, most) = (ways.values().min().unwrap(), ways.values().max().unwrap());
        assert!(most - least <= 1 && *least > 5, "{ways:?}");
    }
}

#[test]
fn packets_never_pass_a_node_twice_whatever_the_network_and_the_strategy() {
    for name in ["iridium-geo-multihomed", "iridium-two", "ir-wired", "dumbbell", "teledesic-round-robin"] {
        for strategy in STRATEGIES {
            let mut scenario = scenario(name);
            scenario.routing.strategy = strategy;
            scenario.duration_s = 8.0;
            scenario.flows.iter_mut().for_each(|flow| flow.record = Record::Full);
            let mut world = run(&scenario);
            let mut passed = BTreeSet::new();
            for hop in world.recording().hops.waiting() {
                assert!(passed.insert((hop.segment, hop.from)), "{name}, {strategy:?}: {hop:?}");
            }
            let delivered = world.summary()["flows"][0]["delivered_bytes"].as_u64();
            assert!(delivered > Some(5_000), "{name}, {strategy:?}: {delivered:?}");
        }
    }
}

#[test]
fn a_sky_that_stands_still_has_one_delay_and_no_handover() {
    for strategy in [Strategy::ShortestDelay, Strategy::MinHop] {
        let mut scenario = still("teledesic", 1805.0, strategy);
        scenario.duration_s = 60.0;
        let mut world = run(&scenario);
        let delays: BTreeSet<u32> = {
            let rows = world.recording().routes.waiting().iter();
            rows.map(|row| row.delay_ms.to_bits()).collect()
        };
        assert_eq!(delays.len(), 1, "{delays:?}");
        assert!(world.recording().topology.waiting().iter().all(|row| row.t == SimTime::ZERO));
        assert_eq!(world.summary()["flows"][0]["handovers"], 0);
    }
}

/// TCP from Quito to London over Iridium, whose terminals use so many satellites at once, the highest ones.
fn with_satellites(at_once: u32, strategy: Strategy) -> Scenario {
    let mut scenario = scenario("iridium");
    scenario.routing.strategy = strategy;
    scenario.constellations[0].handover.policy = HandoverPolicy::HighestElevation;
    scenario.stations.iter_mut().for_each(|station| station.satellites_at_once = at_once);
    scenario.duration_s = 300.0;
    scenario.flows.iter_mut().for_each(|flow| flow.record = Record::Windows);
    scenario
}

/// Among the links of several satellites are those of the highest one.
#[test]
fn the_shortest_path_from_several_satellites_is_never_longer_than_that_from_the_highest() {
    let delays = |at_once| -> BTreeMap<_, f64> {
        let mut world = run(&with_satellites(at_once, Strategy::ShortestDelay));
        let rows = world.recording().routes.waiting().iter();
        rows.map(|row| ((row.t, row.direction as u8), f64::from(row.delay_ms))).collect()
    };
    let [one, several] = [1, 3].map(delays);
    let pairs: Vec<_> = one.iter().filter_map(|(at, &one)| Some((at, one, *several.get(at)?))).collect();
    assert!(pairs.len() > 20, "{} instants", pairs.len());
    for &(at, one, several) in &pairs {
        assert!(several <= one + 1e-6, "{at:?}: {several} ms, and {one} ms with one");
    }
    assert!(pairs.iter().any(|&(_, one, several)| several < one - 1.0), "never shorter");
}

/// Two neighbours have the same satellites over them, each of which joins them by two links.
#[test]
fn round_robin_begins_at_a_terminal_with_several_satellites() {
    let mut scenario = with_satellites(3, Strategy::RoundRobin);
    scenario.flows.iter_mut().for_each(|flow| flow.record = Record::Full);
    scenario.constellations[0].elevation_mask_deg = 0.0;
    let [one, other, ..] = &mut scenario.stations[..] else { panic!("two stations") };
    (other.latitude_deg, other.longitude_deg) = (one.latitude_deg + 1.0, one.longitude_deg + 1.0);
    // The second satellite rises over Quito in the first minute.
    scenario.duration_s = 70.0;
    let terminal = scenario.constellations[0].satellites() as u16;
    let mut world = run(&scenario);
    let mut ups: BTreeMap<u16, u32> = BTreeMap::new();
    for hop in world.recording().hops.waiting().iter().filter(|hop| hop.from == terminal) {
        *ups.entry(hop.to).or_default() += 1;
    }
    assert!(ups.values().filter(|&&packets| packets > 20).count() > 1, "{ups:?}");
}
