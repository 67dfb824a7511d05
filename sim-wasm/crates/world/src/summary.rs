//! The result of a run in numbers: what `skywindow run` prints and sweeps collect.

use serde_json::{Map, Value, json};
use skywindow_units::{Duration, SimTime};

use crate::flow::Flow;
use crate::tally::CAUSES;
use crate::world::World;

const CAUSE_NAMES: [&str; CAUSES] =
    ["corruption", "queue_full", "handover", "no_route", "too_big", "early_drop", "chosen"];

/// The summary of `world` as far as it has come.
///
/// Rates are over the time from the start of the measurement (or of the flow, if later) to the present. Goodput is
/// user data delivered in order per stream; throughput is everything the data sender put on the wire.
pub fn summary(world: &World) -> Value {
    let now = world.reached;
    let flows: Vec<Value> = world.flows.iter().map(|flow| flow_summary(world, flow, now)).collect();
    let measured: Vec<f64> = world.flows.iter().map(|flow| goodput_bps(world, flow, now)).collect();
    json!({
        "scenario": world.scenario.title,
        "seed": world.scenario.seed,
        "duration_s": now.as_secs_f64(),
        "hash": format!("{:016x}", world.recording.hash()),
        "flows": flows,
        "total": total(world, now, &measured),
        "links": links(world, now),
    })
}

fn span(world: &World, flow: &Flow, now: SimTime) -> Duration {
    let from = SimTime::from_secs_f64(world.scenario.measurement.from_s).max(flow.start);
    now.since(from)
}

fn rate(bytes: u64, span: Duration) -> f64 {
    if span == Duration::ZERO { 0.0 } else { bytes as f64 * 8.0 / span.as_secs_f64() }
}

pub(crate) fn goodput_bps(world: &World, flow: &Flow, now: SimTime) -> f64 {
    let delivered = flow.ends[1].endpoint.receiver().delivered_bytes;
    rate(delivered.saturating_sub(flow.tally.delivered_before), span(world, flow, now))
}

pub(crate) fn throughput_bps(world: &World, flow: &Flow, now: SimTime) -> f64 {
    rate(flow.tally.bytes[0].saturating_sub(flow.tally.sent_before), span(world, flow, now))
}

/// What each end sends on other paths than the primary.
pub(crate) fn backup_bps(world: &World, flow: &Flow, now: SimTime) -> [f64; 2] {
    std::array::from_fn(|end| {
        let bytes = flow.tally.alternate_bytes[end].saturating_sub(flow.tally.alternate_before[end]);
        rate(bytes, span(world, flow, now))
    })
}

fn lost_by_cause(lost: [u64; CAUSES]) -> Map<String, Value> {
    CAUSE_NAMES.iter().zip(lost).map(|(&name, count)| (name.to_owned(), json!(count))).collect()
}

fn flow_summary(world: &World, flow: &Flow, now: SimTime) -> Value {
    let (tally, receiver) = (&flow.tally, flow.ends[1].endpoint.receiver());
    let lived = now.since(flow.start).as_secs_f64();
    let fraction = |time: Duration| if lived > 0.0 { time.as_secs_f64() / lived } else { 0.0 };
    json!({
        "name": flow.name,
        "background": flow.background,
        "goodput_bps": goodput_bps(world, flow, now),
        "throughput_bps": throughput_bps(world, flow, now),
        "delivered_bytes": receiver.delivered_bytes,
        "highest_tsn": receiver.highest_tsn,
        "packets_sent": tally.packets[0],
        "packets_retransmitted": tally.retransmitted_packets,
        "packets_lost": lost_by_cause(tally.lost[0]),
        "acknowledgements_sent": tally.packets[1],
        "acknowledgements_lost": lost_by_cause(tally.lost[1]),
        "timeouts": tally.timeouts,
        "fast_retransmits": tally.fast_retransmits,
        "handovers": tally.handovers,
        "failovers": tally.failovers,
        "completed_s": tally.completed.map(SimTime::as_secs_f64),
        "paths": paths(world, flow),
        "duplicate_chunks": receiver.duplicates,
        "refused_chunks": receiver.dropped,
        "time_fractions": {
            "slow_start": fraction(tally.slow_start.until(now)),
            "cwnd_full": fraction(tally.cwnd_full.until(now)),
            "peer_rwnd_below_payload": fraction(tally.peer_rwnd_below_payload.until(now)),
            "a_rwnd_below_payload": fraction(tally.a_rwnd_below_payload.until(now)),
            "head_of_line_blocked": fraction(tally.head_of_line_blocked.until(now)),
        },
    })
}

/// What each path carried, and how its data sender sees it.
fn paths(world: &World, flow: &Flow) -> Vec<Value> {
    let counts = flow.tally.paths.iter().zip(&flow.vias).enumerate();
    counts
        .map(|(index, (path, via))| {
            let state = flow.ends[0].endpoint.path_state(index as u8);
            json!({
                "via": via.and_then(|via| world.scenario.constellations.get(via)).map(|via| &via.id),
                "packets_sent": path.packets[0],
                "bytes_sent": path.bytes[0],
                "packets_retransmitted": path.retransmitted_packets,
                "packets_lost": lost_by_cause(path.lost[0]),
                "acknowledgements_sent": path.packets[1],
                "acknowledgement_bytes_sent": path.bytes[1],
                "acknowledgements_lost": lost_by_cause(path.lost[1]),
                "timeouts": path.timeouts,
                "srtt_ms": state.srtt.as_millis_f64(),
                "errors": state.error_count,
                "active": state.active,
                "in_use": state.in_use,
                "mtu_bytes": state.mtu_bytes,
            })
        })
        .collect()
}

/// The sum of `values`, 0 without any: the library's sum of no floats is -0.
pub(crate) fn sum(values: impl Iterator<Item = f64>) -> f64 {
    values.sum::<f64>() + 0.0
}

fn total(world: &World, now: SimTime, goodputs: &[f64]) -> Value {
    let count = |count: fn(&Flow) -> u64| world.flows.iter().map(count).sum::<u64>();
    let mut lost = [0; CAUSES];
    for flow in &world.flows {
        for (all, one) in lost.iter_mut().zip(flow.tally.lost[0]) {
            *all += one;
        }
    }
    json!({
        "goodput_bps": sum(goodputs.iter().copied()),
        "throughput_bps": sum(world.flows.iter().map(|flow| throughput_bps(world, flow, now))),
        "packets_sent": count(|flow| flow.tally.packets[0]),
        "packets_retransmitted": count(|flow| flow.tally.retransmitted_packets),
        "packets_lost": lost_by_cause(lost),
        "timeouts": count(|flow| flow.tally.timeouts),
        "fast_retransmits": count(|flow| flow.tally.fast_retransmits),
        "jain": jain(goodputs),
        "utilisation": highest_utilisation(world, now),
    })
}

/// Jain's fairness index: (sum x)² / (n sum x²), 1 for equal shares (Jain, Chiu, Hawe 1984); 1 if nobody got anything.
pub(crate) fn jain(shares: &[f64]) -> f64 {
    let (sum, squares) = shares.iter().fold((0.0, 0.0), |(sum, squares), x| (sum + x, squares + x * x));
    if squares == 0.0 { 1.0 } else { sum * sum / (shares.len() as f64 * squares) }
}

pub(crate) fn highest_utilisation(world: &World, now: SimTime) -> f64 {
    (0..world.network.links().len() as u32)
        .map(|link| world.network.utilisation(link, now))
        .fold(0.0, f64::max)
}

/// The links that carried anything, the busiest first, at most 20.
fn links(world: &World, now: SimTime) -> Vec<Value> {
    let mut busy: Vec<(u32, f64)> = (0..world.network.links().len() as u32)
        .map(|link| (link, world.network.utilisation(link, now)))
        .filter(|&(_, share)| share > 0.0)
        .collect();
    busy.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    busy.truncate(20);
    busy.into_iter()
        .map(|(index, share)| {
            let link = &world.network.links()[index as usize];
            json!({
                "from": world.names.node(f64::from(link.spec.from)),
                "to": world.names.node(f64::from(link.spec.to)),
                "utilisation": share,
                "dropped": link.dropped,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::jain;

    #[test]
    fn fairness_of_known_shares() {
        assert_eq!(jain(&[3.0, 3.0, 3.0]), 1.0);
        assert!((jain(&[1.0, 0.0, 0.0, 0.0]) - 0.25).abs() < 1e-12);
        assert!((jain(&[1.0, 2.0]) - 0.9).abs() < 1e-12);
        assert_eq!(jain(&[0.0, 0.0]), 1.0);
    }
}
