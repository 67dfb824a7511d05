//! The books of a run: nothing is delivered that was not sent, and nothing is lost that is not counted.

use std::collections::BTreeSet;

use serde_json::Value;
use skywindow_scenario::Scenario;
use skywindow_units::{Duration, SimTime};
use skywindow_world::Cause;
use skywindow_world::recording::{ChunkFate, Outcome, Recording, SegmentKind};

use crate::fault::{Fault, ensure};

/// The summary's names of what was sent and lost, forward and in reverse.
const SENT: [&str; 2] = ["packets_sent", "acknowledgements_sent"];
const LOST: [&str; 2] = ["packets_lost", "acknowledgements_lost"];
const BYTES: [&str; 2] = ["bytes_sent", "acknowledgement_bytes_sent"];

/// What became of a segment so far.
#[derive(Clone, Default)]
struct Way {
    outcome: Option<Outcome>,
    node: Option<u16>,
    arrives: SimTime,
}

/// Checks a recording of which nothing has been drained, up to `reached`, when so many packets are `kept` by queues.
pub(crate) fn check(
    recording: &Recording,
    summary: &Value,
    scenario: &Scenario,
    reached: SimTime,
    kept: usize,
) -> Result<(), Fault> {
    let ways = ways(recording, reached)?;
    let segments = ways.iter().zip(recording.segments.waiting()).enumerate();
    let holds = longest_hold(scenario);
    let mut gone = segments
        .filter(|(_, (way, segment))| way.outcome.is_none() && way.arrives.max(segment.t) + holds < reached);
    // What waits for a radio channel has no hop before it has crossed it, and what a queue keeps none before it leaves.
    let wait = gone.by_ref().take(radio_room(scenario) + kept).count();
    if let Some((number, _)) = gone.next() {
        return Err(Fault(format!("segment {number} is gone and not counted, and {wait} wait")));
    }
    if scenario.flows.iter().any(|flow| !flow.incidents.is_empty()) {
        return Ok(()); // Forged packets are nobody's, and a host that reboots numbers its data anew.
    }
    for (number, flow) in connections(summary).enumerate() {
        for direction in 0..2 {
            counts(recording, &ways, flow, number as u16, direction)?;
        }
        delivery(flow)?;
    }
    summary["flows"].as_array().into_iter().flatten().try_for_each(gateways)?;
    chunks(recording, &ways)
}

/// For how long a gateway may hold packets for those before them.
fn longest_hold(scenario: &Scenario) -> Duration {
    let said = scenario.stations.iter().filter_map(|station| station.resequencing.as_ref());
    Duration::from_secs_f64(said.map(|own| own.hold_ms / 1e3).fold(0.0, f64::max))
}

/// Frames that stations of radio channels can hold: one that is sent, and the queue.
fn radio_room(scenario: &Scenario) -> usize {
    let room = |stations: usize, queue: u32| stations * (1 + queue as usize);
    scenario.radio_channels.iter().map(|channel| room(channel.stations.len(), channel.queue_packets)).sum()
}

/// The flows of a summary, those that gateways split as the connections they are recorded as.
fn connections(summary: &Value) -> impl Iterator<Item = &Value> {
    let flows = summary["flows"].as_array().into_iter().flatten();
    flows.flat_map(|flow| flow["legs"].as_array().map_or(std::slice::from_ref(flow), Vec::as_slice))
}

/// What a gateway has passed on and not seen acknowledged it still holds, and never more than its buffer. Every leg but
/// the last ends at one.
fn gateways(flow: &Value) -> Result<(), Fault> {
    let legs = flow["legs"].as_array().map_or(&[][..], Vec::as_slice);
    for pair in legs.windows(2) {
        let [came, went] =
            [&pair[0], &pair[1]].map(|leg| leg["delivered_bytes"].as_u64().unwrap_or_default());
        ensure(went <= came, || format!("{went} bytes left a gateway to which {came} came"))?;
        let gateway = &pair[0]["gateway"];
        let [held, room] = ["peak_held_bytes", "buffer_bytes"].map(|name| gateway[name].as_u64());
        let fits = held.zip(room).is_some_and(|(held, room)| held <= room);
        ensure(fits, || format!("a gateway with room for {room:?} bytes held {held:?}"))?;
    }
    let beyond = legs.last().map_or(&Value::Null, |last| &last["gateway"]);
    ensure(beyond.is_null(), || format!("the last leg ends at a gateway: {beyond}"))
}

/// Follows every segment over its hops to its fate.
fn ways(recording: &Recording, reached: SimTime) -> Result<Vec<Way>, Fault> {
    let segments = recording.segments.waiting();
    let mut ways = vec![Way::default(); segments.len()];
    for hop in recording.hops.waiting() {
        let number = hop.segment;
        let way =
            ways.get_mut(number as usize).ok_or_else(|| Fault(format!("a hop of no segment {number}")))?;
        let joined = way.node.is_none_or(|node| node == hop.from);
        let before = way.arrives.max(segments[number as usize].t);
        ensure(joined && hop.start >= before && hop.end >= hop.start, || {
            format!("segment {number} leaves {} out of turn", hop.from)
        })?;
        (way.node, way.arrives) = (Some(hop.to), hop.end);
    }
    for fate in recording.fates.waiting() {
        let number = fate.segment;
        let way =
            ways.get_mut(number as usize).ok_or_else(|| Fault(format!("a fate of no segment {number}")))?;
        ensure(way.outcome.replace(fate.outcome).is_none(), || format!("segment {number} ended twice"))?;
        let when = segments[number as usize].t.max(way.arrives);
        ensure(fate.t >= when && fate.t <= reached, || format!("segment {number} ended at the wrong time"))?;
    }
    Ok(ways)
}

/// The counts of a flow that is recorded in full, against its segments.
fn counts(
    recording: &Recording,
    ways: &[Way],
    flow: &Value,
    number: u16,
    direction: usize,
) -> Result<(), Fault> {
    let own: Vec<_> = recording
        .segments
        .waiting()
        .iter()
        .zip(ways)
        .filter(|(segment, _)| segment.flow == number && segment.direction as usize == direction)
        .filter(|(segment, _)| segment.kind != SegmentKind::Icmp)
        .collect();
    if own.is_empty() {
        return Ok(()); // Not recorded in full, or silent.
    }
    let same = |name: &str, counted: Option<u64>, found: u64| {
        ensure(counted == Some(found), || {
            format!("flow {number}: {name} is {counted:?}, and {found} are recorded")
        })
    };
    same(SENT[direction], flow[SENT[direction]].as_u64(), own.len() as u64)?;
    let bytes = own.iter().map(|(segment, _)| u64::from(segment.bytes)).sum();
    let paths = flow["paths"].as_array().map_or(&[][..], Vec::as_slice);
    let sent = paths.iter().map(|path| path[BYTES[direction]].as_u64()).sum();
    same(BYTES[direction], sent, bytes)?;
    for cause in Cause::ALL {
        let lost = own.iter().filter(|(_, way)| way.outcome == Some(Outcome::Lost(cause))).count() as u64;
        let name = cause.info().name;
        same(name, flow[LOST[direction]][name].as_u64(), lost)?;
        let by_path = paths.iter().map(|path| path[LOST[direction]][name].as_u64()).sum();
        same(name, by_path, lost)?;
    }
    Ok(())
}

/// No more user data came out than went in.
fn delivery(flow: &Value) -> Result<(), Fault> {
    let paths = flow["paths"].as_array().map_or(&[][..], Vec::as_slice);
    let sent: u64 = paths.iter().filter_map(|path| path["bytes_sent"].as_u64()).sum();
    let delivered = flow["delivered_bytes"].as_u64().unwrap_or(u64::MAX);
    ensure(delivered <= sent, || format!("{delivered} bytes were delivered of {sent} that were sent"))
}

/// Chunks come in packets that arrived, and are delivered once.
fn chunks(recording: &Recording, ways: &[Way]) -> Result<(), Fault> {
    let segments = recording.segments.waiting();
    let arrived = |segment: u32| ways[segment as usize].outcome.is_some_and(|outcome| !outcome.is_loss());
    let firsts = segments
        .iter()
        .zip(0u32..)
        .filter(|(segment, number)| segment.kind == SegmentKind::Data && arrived(*number))
        .map(|(segment, _)| (segment.flow, segment.tsn));
    let others = recording
        .bundles
        .waiting()
        .iter()
        .filter(|row| arrived(row.segment))
        .map(|row| (segments[row.segment as usize].flow, row.tsn));
    let came: BTreeSet<(u16, u32)> = firsts.chain(others).collect();
    let mut delivered = BTreeSet::new();
    for chunk in recording.chunks.waiting() {
        let (flow, tsn) = (chunk.flow, chunk.tsn);
        ensure(came.contains(&(flow, tsn)), || {
            format!("flow {flow}: TSN {tsn} was received and never arrived")
        })?;
        let first = chunk.fate != ChunkFate::Delivered || delivered.insert((flow, tsn));
        ensure(first, || format!("flow {flow}: TSN {tsn} was delivered twice"))?;
    }
    Ok(())
}
