//! The metrics of a run: what experiments plot and claims are about.

use serde_json::{Map, Value};
use skywindow_network::Cause;
use skywindow_scenario::MetricName;
use skywindow_transport::Protocol;
use skywindow_units::Duration;

use crate::flow::Flow;
use crate::flow::blackouts::Blackouts;
use crate::flow::latency::{Latencies, age_s, quantile_s};
use crate::flow::tally::{LostBy, Share};
use crate::flow::transfer::{Transfer, transfers};
use crate::results::summary::{backup_bps, goodput_bps, highest_utilisation, jain, sum, throughput_bps};
use crate::run::world::World;
use crate::sky::scene;

const COUNT: usize = MetricName::OF_A_RUN.len();

/// The metrics of one run, as far as they have a value: the overhead of nothing delivered has none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Values([Option<f64>; COUNT]);

impl Values {
    /// The metric; none if it has no value or is not of a single run.
    pub fn get(&self, metric: MetricName) -> Option<f64> {
        let index = MetricName::OF_A_RUN.iter().position(|known| *known == metric)?;
        self.0.get(index).copied().flatten()
    }

    /// Those that are given and are numbers; the others have none.
    pub(crate) fn of(given: &[(MetricName, f64)]) -> Self {
        let value = |metric| given.iter().find(|(known, _)| *known == metric).map(|(_, value)| *value);
        Self(MetricName::OF_A_RUN.map(|metric| value(metric).filter(|value| value.is_finite())))
    }

    /// `{ "goodput_bps": 218000, ... }`; null where there is no value.
    pub fn to_json(&self) -> Value {
        let pairs = MetricName::OF_A_RUN.iter().zip(self.0);
        Value::Object(pairs.map(|(metric, value)| (metric.word().to_owned(), Value::from(value))).collect())
    }

    /// From the form that [`to_json`](Self::to_json) gives; none if a metric is missing.
    pub fn from_json(value: &Value) -> Option<Self> {
        let map: &Map<String, Value> = value.as_object()?;
        let mut values = [None; COUNT];
        for (slot, metric) in values.iter_mut().zip(MetricName::OF_A_RUN) {
            match map.get(metric.word())? {
                Value::Null => {}
                number => *slot = Some(number.as_f64()?),
            }
        }
        Some(Self(values))
    }

    /// From the form that [`to_json`](Self::to_json) gives, as far as a run can have given it.
    ///
    /// # Errors
    /// A phrase with the name of a metric that is missing, unknown, no number or one that no run gives.
    pub fn checked(value: &Value) -> Result<Self, String> {
        let map = value.as_object().ok_or("metrics is not an object")?;
        let known = |name: &String| MetricName::OF_A_RUN.iter().any(|metric| metric.word() == name);
        if let Some(name) = map.keys().find(|name| !known(name)) {
            return Err(format!("metrics.{name:?} is no metric of a run"));
        }
        for metric in MetricName::OF_A_RUN {
            let word = metric.word();
            let value = map.get(word).ok_or_else(|| format!("metrics.{word} is missing"))?;
            let [least, most] = metric.bounds();
            // Shares add up to 1 with the rounding of their parts.
            let possible = |number: f64| number >= least && number <= most * (1.0 + 1e-9);
            if !value.is_null() && !value.as_f64().is_some_and(possible) {
                return Err(format!("metrics.{word} is {value}, which no run gives"));
            }
        }
        Self::from_json(value).ok_or_else(|| "metrics are not those of a run".to_owned())
    }
}

impl World {
    /// The metrics of the run so far.
    pub fn metrics(&self) -> Values {
        metrics(self)
    }
}

/// The metrics of `world` as far as it has come. What is of a flow is that of the flow whole, also where gateways split
/// it: its goodput is that of its last connection, its counts are sums; windows and shares of time are means over all
/// connections.
fn metrics(world: &World) -> Values {
    let now = world.reached;
    let count = transfers(&world.flows).count() as f64;
    let goodputs: Vec<f64> = transfers(&world.flows).map(|t| goodput_bps(world, t.last(), now)).collect();
    let mean = |of: &dyn Fn(Transfer<'_>) -> f64| transfers(&world.flows).map(of).sum::<f64>() / count;
    let counted = |of: fn(&Flow) -> u64| mean(&|transfer| transfer.sum(of) as f64);
    let time = |share: &dyn Fn(&Flow) -> Share| {
        mean(&|transfer| {
            transfer.mean(|leg| share(leg).until(now).as_secs_f64() / now.since(leg.start).as_secs_f64())
        })
    };
    let value = |metric| match metric {
        MetricName::Goodput => goodputs.iter().sum::<f64>() / goodputs.len() as f64,
        MetricName::Throughput => mean(&|transfer| throughput_bps(world, transfer.first, now)),
        MetricName::HighestTsn => {
            mean(&|transfer| f64::from(transfer.last().ends[1].endpoint.receiver().highest_tsn))
        }
        MetricName::Utilisation => highest_utilisation(world, now),
        MetricName::Jain => jain(&goodputs),
        MetricName::FirstShare => first_share(&goodputs),
        MetricName::Gain => gain(world, &goodputs),
        MetricName::Overhead => overhead(world),
        MetricName::OverheadRetransmission => overhead_of(world, |flow| flow.tally.repeating_bytes as f64),
        MetricName::OverheadForward => overhead_of(world, forward_control),
        MetricName::OverheadReverse => overhead_of(world, |flow| flow.tally.bytes[1] as f64),
        MetricName::Effective => effective_bps(world),
        MetricName::Ratio => effective_bps(world) / (100.0 * overhead(world)),
        MetricName::SentBytes => counted(|flow| flow.tally.bytes.iter().sum()),
        MetricName::Probing => time(&|flow| flow.tally.probing.time),
        MetricName::DataTime => finite(world, data_time_s),
        MetricName::FrameThroughput => finite(world, |transfer| frame_bps(world, transfer)),
        MetricName::FrameShare => finite(world, |transfer| {
            Some(frame_bps(world, transfer)? / world.network.channel(0)?.spec().rate.as_bps() as f64)
        }),
        MetricName::BlackoutLosses => {
            let blackouts = blackouts(world);
            blackouts.lost as f64 / blackouts.count as f64
        }
        MetricName::BlackoutNoticed => blackouts(world).mean_noticing_s().unwrap_or(f64::NAN),
        MetricName::Backup => sum(world.flows.iter().flat_map(|flow| backup_bps(world, flow, now))),
        MetricName::BackupForward => {
            mean(&|transfer| sum(transfer.legs().map(|leg| backup_bps(world, leg, now)[0])))
        }
        MetricName::Latency => latency(world),
        MetricName::MessageLatencyMedian => message_latency_s(world, 0.5),
        MetricName::MessageLatency95 => message_latency_s(world, 0.95),
        MetricName::MessageAge95 => {
            age_s(latencies(world).flat_map(Latencies::streams), 0.95).unwrap_or(f64::NAN)
        }
        MetricName::MessagesGivenUp => counted(|flow| flow.tally.given_up),
        MetricName::PageLoad => page_load_s(world),
        MetricName::Unfinished => {
            transfers(&world.flows).filter(|transfer| is_unfinished(transfer.last())).count() as f64
        }
        MetricName::Failovers => counted(|flow| flow.tally.failovers),
        MetricName::Reordered => reordered(world, 0),
        MetricName::ReorderedAcknowledgements => reordered(world, 1),
        MetricName::ReorderingExtent => reordering_extent(world),
        MetricName::SojournMedian => sojourn_s(world, 0.5),
        MetricName::Sojourn95 => sojourn_s(world, 0.95),
        MetricName::Marks => marks(world),
        MetricName::IslsUp => scene::links_up(world)[0],
        MetricName::GslsUp => scene::links_up(world)[1],
        MetricName::SeamLongitude => scene::seam_longitude_deg(world, now),
        MetricName::Timeouts => counted(|flow| flow.tally.timeouts),
        MetricName::FastRetransmits => counted(|flow| flow.tally.fast_retransmits),
        MetricName::FastRetransmittedChunks => counted(|flow| flow.tally.fast_retransmitted),
        MetricName::SlowStart => time(&|flow| flow.tally.slow_start),
        MetricName::CwndFull => time(&|flow| flow.tally.cwnd_full),
        MetricName::PeerRwndBelowPayload => time(&|flow| flow.tally.peer_rwnd_below_payload),
        MetricName::ARwndBelowPayload => time(&|flow| flow.tally.a_rwnd_below_payload),
        MetricName::PeerRwndClosings => counted(|flow| flow.tally.peer_rwnd_below_payload.times),
        MetricName::ARwndClosings => counted(|flow| flow.tally.a_rwnd_below_payload.times),
        MetricName::HeadOfLineBlocked => time(&|flow| flow.tally.head_of_line_blocked),
        MetricName::BufferBlocked => time(&|flow| flow.tally.buffer_blocked),
        MetricName::PeakCwndOverBuffer => mean(&|transfer| {
            transfer.mean(|leg| f64::from(leg.tally.peak_cwnd) / f64::from(leg.receiver_buffer))
        }),
        MetricName::PeakFlightPackets => mean(&|transfer| {
            transfer.mean(|leg| f64::from(leg.tally.peak_flight) / f64::from(leg.outstanding))
        }),
        counted if counts_losses(counted) => lost_share(world, counted),
        // What follows from a whole axis, and what a geometry measures.
        _ => f64::NAN,
    };
    Values(MetricName::OF_A_RUN.map(|metric| Some(value(metric)).filter(|value| value.is_finite())))
}

/// The first of these goodputs over their sum; not a number unless there are two, or if nobody got anything.
fn first_share(goodputs: &[f64]) -> f64 {
    if goodputs.len() < 2 { f64::NAN } else { goodputs[0] / sum(goodputs.iter().copied()) }
}

/// Mean goodput of the protocol with the lowest number over that of the other, less one; not a number unless there are
/// two.
fn gain(world: &World, goodputs: &[f64]) -> f64 {
    let protocol = |transfer: Transfer<'_>| transfer.first.ends[0].endpoint.protocol();
    let means: Vec<f64> = Protocol::ALL
        .iter()
        .filter_map(|&family| {
            let own: Vec<f64> = transfers(&world.flows)
                .zip(goodputs)
                .filter_map(|(transfer, goodput)| (protocol(transfer) == family).then_some(*goodput))
                .collect();
            (!own.is_empty()).then(|| own.iter().sum::<f64>() / own.len() as f64)
        })
        .collect();
    if let [one, other] = means[..] { one / other - 1.0 } else { f64::NAN }
}

/// Whether the data of a finite flow are not all there: what its last connection says.
fn is_unfinished(last: &Flow) -> bool {
    last.bytes.is_some() && last.tally.completed.is_none()
}

/// Mean time of the finite transfers, s; not a number if there is none, or one is not finished: the mean of those that
/// were quick enough would say little.
fn latency(world: &World) -> f64 {
    let ends = || transfers(&world.flows).map(|transfer| transfer.last());
    if ends().any(is_unfinished) {
        return f64::NAN;
    }
    let finished = || ends().filter_map(|flow| Some(flow.tally.completed?.since(flow.start)));
    finished().map(|time| time.as_secs_f64()).sum::<f64>() / finished().count() as f64
}

/// The latency that a share of the messages and objects of all flows keeps, s; not a number if there are none, or too many
/// have not come.
fn message_latency_s(world: &World, share: f64) -> f64 {
    quantile_s(latencies(world).flat_map(Latencies::streams), share).unwrap_or(f64::NAN)
}

/// How long the pages of all flows took in the median, s; not a number if there are none, or half are not there.
fn page_load_s(world: &World) -> f64 {
    quantile_s(latencies(world).map(Latencies::pages), 0.5).unwrap_or(f64::NAN)
}

/// The latencies of every flow with messages or objects.
fn latencies(world: &World) -> impl Iterator<Item = &Latencies> {
    world.flows.iter().filter_map(|flow| Some(&flow.applications.as_ref()?.latencies))
}

/// What finite transfers got for the time from their first set-up packet on, mean over them; not a number where
/// [`latency`] is none.
fn effective_bps(world: &World) -> f64 {
    finite(world, |transfer| {
        let last = transfer.last();
        let time = last.tally.completed?.since(transfer.first.start);
        Some(8.0 * last.bytes? as f64 / time.as_secs_f64())
    })
}

/// The mean over finite transfers; not a number where one is not finished.
fn finite(world: &World, of: impl Fn(&Transfer<'_>) -> Option<f64>) -> f64 {
    if transfers(&world.flows).any(|transfer| is_unfinished(transfer.last())) {
        return f64::NAN;
    }
    mean_of(transfers(&world.flows).filter_map(|transfer| of(&transfer)))
}

/// From the first packet with data of a transfer to the instant at which its sender knows that all have come, s.
fn data_time_s(transfer: &Transfer<'_>) -> Option<f64> {
    Some(transfer.last().tally.acknowledged?.since(transfer.first.tally.first_data?).as_secs_f64())
}

/// The bits of the frames of a radio channel that carried data of a transfer for the first time, for the time of the
/// data.
fn frame_bps(world: &World, transfer: &Transfer<'_>) -> Option<f64> {
    let header = u64::from(world.network.channel(0)?.spec().frame_overhead);
    let [packets, bytes] = transfer.first.tally.first_sent;
    Some(8.0 * (bytes + header * packets) as f64 / data_time_s(transfer)?)
}

/// What bad states did to all flows.
fn blackouts(world: &World) -> Blackouts {
    world.flows.iter().fold(Blackouts::default(), |all, flow| all.with(&flow.tally.blackouts))
}

/// Whether a metric counts the losses for some causes.
fn counts_losses(metric: MetricName) -> bool {
    Cause::ALL.iter().any(|cause| cause.info().metric == Some(metric.word()))
}

/// The share of all packets that were lost for a cause that the metric counts.
fn lost_share(world: &World, metric: MetricName) -> f64 {
    let counted = |cause: &Cause| cause.info().metric == Some(metric.word());
    let own = |lost: LostBy| Cause::ALL.into_iter().filter(counted).map(move |cause| lost[cause.place()]);
    let lost: u64 = world.flows.iter().flat_map(|flow| flow.tally.lost).flat_map(own).sum();
    lost as f64 / packets(world) as f64
}

/// The share of the packets of a direction that arrived after later ones, mean over the flows of which any arrived.
fn reordered(world: &World, direction: usize) -> f64 {
    mean_of(transfers(&world.flows).filter_map(|transfer| transfer.overtaken(direction).fraction()))
}

/// How far the data senders' packets were late, in arrivals; not a number if none was.
fn reordering_extent(world: &World) -> f64 {
    mean_of(transfers(&world.flows).filter_map(|transfer| transfer.overtaken(0).mean_extent()))
}

fn mean_of(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}

/// How long a share of the packets waited at most for the busiest link, s; not a number where that is not counted.
fn sojourn_s(world: &World, share: f64) -> f64 {
    let sojourns = world.busiest().and_then(|link| world.network.sojourns(link));
    sojourns.and_then(|own| own.whole.quantile(share)).map_or(f64::NAN, Duration::as_secs_f64)
}

/// Marks that queues set for each packet sent.
fn marks(world: &World) -> f64 {
    let marked: u64 = world.network.links().iter().map(|link| link.marked).sum();
    marked as f64 / packets(world) as f64
}

/// Packets of both directions.
fn packets(world: &World) -> u64 {
    world.flows.iter().map(|flow| flow.tally.packets.iter().sum::<u64>()).sum()
}

/// Bytes on the wire in both directions beyond the user data delivered, as a fraction of it. Every connection of a split
/// flow carries the data once.
fn overhead(world: &World) -> f64 {
    let beyond: f64 = world
        .flows
        .iter()
        .map(|flow| {
            let bytes: u64 = flow.tally.bytes.iter().sum();
            bytes as f64 - flow.ends[1].endpoint.receiver().delivered_bytes as f64
        })
        .sum();
    beyond / delivered(world)
}

/// A part of the overhead: bytes of every connection as a fraction of the user data delivered.
fn overhead_of(world: &World, bytes: impl Fn(&Flow) -> f64) -> f64 {
    world.flows.iter().map(bytes).sum::<f64>() / delivered(world)
}

/// What a data sender puts on the wire besides user data and packets that repeat them, bytes.
fn forward_control(flow: &Flow) -> f64 {
    let once = flow.tally.bytes[0] - flow.tally.repeating_bytes;
    once as f64 - flow.ends[1].endpoint.receiver().delivered_bytes as f64
}

/// User data delivered in order, bytes.
fn delivered(world: &World) -> f64 {
    transfers(&world.flows).map(|transfer| transfer.delivered()).sum::<u64>() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn causes_of_losses_name_metrics_of_a_run() {
        for metric in Cause::ALL.iter().filter_map(|cause| cause.info().metric) {
            assert!(MetricName::OF_A_RUN.iter().any(|known| known.word() == metric), "{metric}");
        }
        assert!(counts_losses(MetricName::QueueLosses) && !counts_losses(MetricName::Goodput));
    }

    #[test]
    fn a_gain_that_is_a_loss_is_read_again() {
        let with_gain = |gain: f64| {
            let mut value = Values([None; COUNT]).to_json();
            value["gain"] = Value::from(gain);
            Values::checked(&value)
        };
        assert_eq!(with_gain(-0.21).unwrap().to_json()["gain"], -0.21);
        assert!(with_gain(-1.5).unwrap_err().contains("which no run gives"));
    }
}
