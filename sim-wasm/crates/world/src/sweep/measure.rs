//! One run, and the numbers it gives.

use serde_json::{Map, Value};
use skywindow_scenario::{MetricName, Problem, Scenario};
use skywindow_units::SimTime;

use crate::flow::Flow;
use crate::summary::{goodput_bps, highest_utilisation, jain, throughput_bps};
use crate::tally::Share;
use crate::world::World;

const COUNT: usize = MetricName::OF_A_RUN.len();
/// Header of a DATA chunk, which counts as outstanding too, bytes (RFC 9260 3.3.1).
const CHUNK_HEADER: u32 = 16;
/// Events between two times the rows that no one reads are thrown away.
const SLICE: u64 = 200_000;

/// The metrics of one run; not a number where one has no value, such as the overhead of nothing delivered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Values([f64; COUNT]);

impl Values {
    /// The metric; none if it is not of a single run.
    pub fn get(&self, metric: MetricName) -> Option<f64> {
        let index = MetricName::OF_A_RUN.iter().position(|known| *known == metric)?;
        self.0.get(index).copied()
    }

    /// `{ "goodput_bps": 218000, ... }`; null where there is no value.
    pub fn to_json(&self) -> Value {
        let pairs = MetricName::OF_A_RUN.iter().zip(self.0);
        Value::Object(pairs.map(|(metric, value)| (metric.word().to_owned(), Value::from(value))).collect())
    }

    /// From the form that [`to_json`](Self::to_json) gives; none if a metric is missing.
    pub fn from_json(value: &Value) -> Option<Self> {
        let map: &Map<String, Value> = value.as_object()?;
        let mut values = [f64::NAN; COUNT];
        for (slot, metric) in values.iter_mut().zip(MetricName::OF_A_RUN) {
            match map.get(metric.word())? {
                Value::Null => {}
                number => *slot = number.as_f64()?,
            }
        }
        Some(Self(values))
    }
}

/// Runs `scenario` to its end and measures it.
///
/// # Errors
/// What stands in the way of a run.
pub fn measure(scenario: &Scenario) -> Result<Values, Vec<Problem>> {
    let mut world = World::new(scenario)?;
    while !world.advance(SimTime::MAX, SLICE).finished {
        world.recording().discard();
    }
    Ok(values(&world))
}

fn values(world: &World) -> Values {
    let now = world.reached;
    let goodputs: Vec<f64> = world.flows.iter().map(|flow| goodput_bps(world, flow, now)).collect();
    let mean = |of: &dyn Fn(&Flow) -> f64| world.flows.iter().map(of).sum::<f64>() / world.flows.len() as f64;
    let time = |share: &dyn Fn(&Flow) -> Share| {
        mean(&|flow| share(flow).until(now).as_secs_f64() / now.since(flow.start).as_secs_f64())
    };
    Values(MetricName::OF_A_RUN.map(|metric| match metric {
        MetricName::Goodput => goodputs.iter().sum::<f64>() / goodputs.len() as f64,
        MetricName::Throughput => mean(&|flow| throughput_bps(world, flow, now)),
        MetricName::HighestTsn => mean(&|flow| f64::from(flow.ends[1].endpoint.receiver().highest_tsn)),
        MetricName::Utilisation => highest_utilisation(world, now),
        MetricName::Jain => jain(&goodputs),
        MetricName::Overhead => overhead(world),
        MetricName::Timeouts => mean(&|flow| flow.tally.timeouts as f64),
        MetricName::FastRetransmits => mean(&|flow| flow.tally.fast_retransmits as f64),
        MetricName::SlowStart => time(&|flow| flow.tally.slow_start),
        MetricName::CwndFull => time(&|flow| flow.tally.cwnd_full),
        MetricName::PeerRwndBelowPayload => time(&|flow| flow.tally.peer_rwnd_below_payload),
        MetricName::ARwndBelowPayload => time(&|flow| flow.tally.a_rwnd_below_payload),
        MetricName::HeadOfLineBlocked => time(&|flow| flow.tally.head_of_line_blocked),
        MetricName::PeakCwndOverBuffer => {
            mean(&|flow| f64::from(flow.tally.peak_cwnd) / f64::from(flow.receiver_buffer))
        }
        MetricName::PeakFlightPackets => {
            mean(&|flow| f64::from(flow.tally.peak_flight) / f64::from(flow.payload + CHUNK_HEADER))
        }
        MetricName::OptimalBuffer90 | MetricName::OptimalBuffer | MetricName::OptimalBuffer98 => f64::NAN,
    }))
}

/// Bytes on the wire in both directions beyond the user data delivered, as a fraction of it.
fn overhead(world: &World) -> f64 {
    let (sent, delivered) = world.flows.iter().fold((0, 0), |(sent, delivered), flow| {
        let bytes: u64 = flow.tally.bytes.iter().sum();
        (sent + bytes, delivered + flow.ends[1].endpoint.receiver().delivered_bytes)
    });
    (sent as f64 - delivered as f64) / delivered as f64
}
