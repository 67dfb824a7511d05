//! The result of a run in numbers: what `skywindow run` prints and sweeps collect.

use serde_json::{Map, Value, json};
use skywindow_network::Cause;
use skywindow_units::{Duration, SimTime};

use crate::flow::Flow;
use crate::flow::blackouts::Blackouts;
use crate::flow::latency::{Latencies, Timed, quantile_s};
use crate::flow::reordering::Overtaken;
use crate::flow::tally::{LostBy, Probing, Share};
use crate::flow::transfer::{Transfer, transfers};
use crate::run::world::World;

impl World {
    /// The result of the run so far, as the command line prints it.
    pub fn summary(&self) -> Value {
        summary(self)
    }
}

/// The summary of `world` as far as it has come.
///
/// Rates are over the time from the start of the measurement (or of the flow, if later) to the present. Goodput is
/// user data delivered in order per stream; throughput is everything the data sender put on the wire.
fn summary(world: &World) -> Value {
    let now = world.reached;
    let flows: Vec<Value> =
        transfers(&world.flows).map(|transfer| transfer_summary(world, &transfer, now)).collect();
    let measured: Vec<f64> =
        transfers(&world.flows).map(|transfer| goodput_bps(world, transfer.last(), now)).collect();
    json!({
        "scenario": world.scenario.title,
        "seed": world.scenario.seed,
        "duration_s": now.as_secs_f64(),
        "hash": world.recording.hash().map(|hash| format!("{hash:016x}")),
        "routes_renewed": world.network.renewals(),
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

fn lost_by_cause(lost: LostBy) -> Map<String, Value> {
    Cause::ALL.iter().zip(lost).map(|(cause, count)| (cause.info().name.to_owned(), json!(count))).collect()
}

/// A flow: goodput and what else the receiver says is that of its last connection, throughput that of its first; counts
/// are sums over all, shares of time means.
fn transfer_summary(world: &World, transfer: &Transfer<'_>, now: SimTime) -> Value {
    let (first, last) = (transfer.first, transfer.last());
    let receiver = last.ends[1].endpoint.receiver();
    let lived = now.since(first.start).as_secs_f64();
    let fraction = |time: fn(&Flow) -> Share| {
        let held = transfer.mean(|leg| time(leg).until(now).as_secs_f64());
        if lived > 0.0 { held / lived } else { 0.0 }
    };
    let mut told = json!({
        "name": first.name,
        "background": first.background,
        "goodput_bps": goodput_bps(world, last, now),
        "throughput_bps": throughput_bps(world, first, now),
        "delivered_bytes": receiver.delivered_bytes,
        "highest_tsn": receiver.highest_tsn,
        "packets_sent": transfer.sum(|leg| leg.tally.packets[0]),
        "packets_retransmitted": transfer.sum(|leg| leg.tally.retransmitted_packets),
        "packets_lost": lost_by_cause(transfer.lost(0)),
        "acknowledgements_sent": transfer.sum(|leg| leg.tally.packets[1]),
        "acknowledgements_lost": lost_by_cause(transfer.lost(1)),
        "packets_reordered": reordering(transfer.overtaken(0)),
        "acknowledgements_reordered": reordering(transfer.overtaken(1)),
        "blackouts": blackouts(&transfer.blackouts()),
        "timeouts": transfer.sum(|leg| leg.tally.timeouts),
        "fast_retransmits": transfer.sum(|leg| leg.tally.fast_retransmits),
        "fast_retransmitted_chunks": transfer.sum(|leg| leg.tally.fast_retransmitted),
        "handovers": transfer.sum(|leg| leg.tally.handovers),
        "failovers": transfer.sum(|leg| leg.tally.failovers),
        "completed_s": last.tally.completed.map(SimTime::as_secs_f64),
        "paths": transfer.legs().flat_map(|leg| paths(world, leg)).collect::<Vec<_>>(),
        "duplicate_chunks": transfer.sum(|leg| leg.ends[1].endpoint.receiver().duplicates),
        "refused_chunks": transfer.sum(|leg| leg.ends[1].endpoint.receiver().dropped),
        "time_fractions": {
            "slow_start": fraction(|leg| leg.tally.slow_start),
            "cwnd_full": fraction(|leg| leg.tally.cwnd_full),
            "peer_rwnd_below_payload": fraction(|leg| leg.tally.peer_rwnd_below_payload),
            "a_rwnd_below_payload": fraction(|leg| leg.tally.a_rwnd_below_payload),
            "head_of_line_blocked": fraction(|leg| leg.tally.head_of_line_blocked),
        },
    });
    if first.tally.probing.cycles() > 0 {
        told["probing"] = probing(&first.tally.probing, now);
    }
    if let Some(applications) = &first.applications {
        told["messages"] = messages(&applications.latencies);
    }
    if transfer.is_split() {
        told["legs"] = transfer.legs().map(|leg| leg_summary(world, leg, now)).collect();
    }
    told
}

/// How late messages and objects came, over all and on each stream that has any, and how long pages took.
fn messages(latencies: &Latencies) -> Value {
    let told = |streams: &[Timed]| {
        json!({
            "offered": streams.iter().map(|own| own.offered).sum::<u64>(),
            "delivered": streams.iter().map(|own| own.latencies.len()).sum::<usize>(),
            "latency_median_s": quantile_s(streams.iter(), 0.5),
            "latency_95_s": quantile_s(streams.iter(), 0.95),
        })
    };
    let mut all = told(latencies.streams());
    let used = latencies.streams().iter().enumerate().filter(|(_, own)| own.offered > 0);
    let of_stream = |(number, own): (usize, &Timed)| {
        let mut one = told(std::slice::from_ref(own));
        one["stream"] = json!(number);
        one
    };
    all["streams"] = used.map(of_stream).collect();
    let pages = latencies.pages();
    if pages.offered > 0 {
        let mut told = told(std::slice::from_ref(pages));
        told["load_times_s"] = pages.latencies.iter().map(|load| load.as_secs_f64()).collect();
        all["pages"] = told;
    }
    all
}

/// The probing cycles of a data sender.
fn probing(cycles: &Probing, now: SimTime) -> Value {
    json!({
        "cycles": cycles.cycles(),
        "early_timeouts": cycles.early,
        "explicit_triggers": cycles.explicit,
        "probes": cycles.probes,
        "aborted": cycles.aborted,
        "immediate_recoveries": cycles.immediate,
        "congestion": cycles.congestion,
        "cut": cycles.cut,
        "time_s": cycles.time.until(now).as_secs_f64(),
    })
}

/// A connection of a flow that gateways split, as a flow of its own; with the gateway at its end, if there is one.
fn leg_summary(world: &World, leg: &Flow, now: SimTime) -> Value {
    let mut told = transfer_summary(world, &Transfer::of(leg), now);
    told["name"] = json!(leg.leg.map(|own| own.called(&leg.name)));
    let node = |end: usize| leg.ends[end].port(0).map(|port| world.names.node(f64::from(port.node)));
    told["from"] = json!(node(0));
    told["to"] = json!(node(1));
    told["broken"] = json!(leg.ends.iter().any(|end| end.endpoint.relay_state().broken));
    told["gateway"] = leg.leg.and_then(|leg| leg.ends_with).map_or(Value::Null, |room| {
        let held = leg.ends[1].endpoint.receiver().buffered_bytes;
        json!({ "buffer_bytes": room, "held_bytes": held, "peak_held_bytes": leg.tally.peak_buffered })
    });
    told
}

/// Packets that arrived after later ones (RFC 4737); zeros where none did.
fn reordering(overtaken: Overtaken) -> Value {
    json!({
        "packets": overtaken.reordered,
        "fraction": overtaken.fraction().unwrap_or(0.0),
        "mean_extent": overtaken.mean_extent().unwrap_or(0.0),
        "largest_extent": overtaken.largest_extent,
    })
}

/// Stays of error processes in the bad state that lost packets of both directions.
fn blackouts(blackouts: &Blackouts) -> Value {
    json!({
        "struck": blackouts.count,
        "packets_lost": blackouts.lost,
        "noticed": blackouts.noticed,
        "mean_noticing_s": blackouts.mean_noticing_s(),
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
    let mut lost = LostBy::default();
    for flow in &world.flows {
        for (all, one) in lost.iter_mut().zip(flow.tally.lost[0]) {
            *all += one;
        }
    }
    let sent = transfers(&world.flows).map(|transfer| throughput_bps(world, transfer.first, now));
    json!({
        "goodput_bps": sum(goodputs.iter().copied()),
        "throughput_bps": sum(sent),
        "packets_sent": count(|flow| flow.tally.packets[0]),
        "packets_retransmitted": count(|flow| flow.tally.retransmitted_packets),
        "packets_lost": lost_by_cause(lost),
        "timeouts": count(|flow| flow.tally.timeouts),
        "fast_retransmits": count(|flow| flow.tally.fast_retransmits),
        "fast_retransmitted_chunks": count(|flow| flow.tally.fast_retransmitted),
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
            let mut told = json!({
                "from": world.names.node(f64::from(link.spec.from)),
                "to": world.names.node(f64::from(link.spec.to)),
                "utilisation": share,
                "dropped": link.dropped,
            });
            let resent = world.network.resent(index);
            if resent > 0 {
                told["resent"] = json!(resent);
            }
            let sojourns = world.network.sojourns(index).map(|own| &own.whole);
            let waited_s = |share| Some(sojourns?.quantile(share)?.as_secs_f64());
            if let (Some(median), Some(most)) = (waited_s(0.5), waited_s(0.95)) {
                told["sojourn_median_s"] = json!(median);
                told["sojourn_95_s"] = json!(most);
            }
            told
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
