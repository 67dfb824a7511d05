//! Numbers are numbers: in the summary, the recording, the words of events and the sky.

use serde_json::Value;
use skywindow_orbit::{Frame, Sky};
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::recording::Recording;
use skywindow_world::{Explainer, Layout};

use crate::fault::{Fault, ensure};

/// What of the summary may have no value; of the legs of a split flow the last ends at no gateway, and where nothing was
/// noticed that took no time. What has not come by the end is later than all that has, and may be the median.
const MAYBE: [&str; 6] =
    ["via", "completed_s", "gateway", "mean_noticing_s", "latency_median_s", "latency_95_s"];
/// What is a share.
const SHARES: [&str; 7] = [
    "jain",
    "utilisation",
    "slow_start",
    "cwnd_full",
    "peer_rwnd_below_payload",
    "a_rwnd_below_payload",
    "head_of_line_blocked",
];
/// More events than this are not put into words.
const MOST_WORDS: usize = 500;

/// Every number of the summary is there and not below zero, and shares are at most 1.
pub(crate) fn summary(name: &str, value: &Value) -> Result<(), Fault> {
    match value {
        Value::Null => ensure(MAYBE.contains(&name), || format!("the summary has no {name}")),
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or(f64::NAN);
            let most = if SHARES.contains(&name) { 1.0 + 1e-9 } else { f64::MAX };
            ensure(number.is_sign_positive() && number <= most, || {
                format!("the summary's {name} is {number:?}")
            })
        }
        Value::Array(items) => items.iter().try_for_each(|item| summary(name, item)),
        Value::Object(fields) => fields.iter().try_for_each(|(name, value)| summary(name, value)),
        _ => Ok(()),
    }
}

/// Every number of the recording is one, and every event has words without one that is none.
pub(crate) fn recording(recording: &Recording, scenario: &Scenario) -> Result<(), Fault> {
    for row in recording.routes.waiting() {
        let possible = row.delay_ms.is_finite() && (row.delay_ms >= 0.0 || row.delay_ms == -1.0);
        ensure(possible, || format!("a route has a delay of {} ms", row.delay_ms))?;
    }
    for row in recording.windows.waiting() {
        let most = row.cwnd.max(row.flight).max(row.pba).max(row.peer_rwnd);
        ensure(row.cwnd > 0 && most < 1 << 31, || format!("windows went wrong: {row:?}"))?;
    }
    let explainer = Explainer::new(scenario).map_err(|_| Fault("a run without words".to_owned()))?;
    for (index, row) in recording.events.waiting().iter().enumerate() {
        let numbers = [row.a, row.b, row.c, row.d];
        let finite = numbers.iter().all(|number| number.is_finite());
        ensure(finite, || format!("an event of kind {} has numbers {numbers:?}", row.code))?;
        if index < MOST_WORDS {
            let words = explainer.explain(row.code, row.flow, row.path, numbers);
            let text = format!("{} {}", words.title, words.detail);
            let sound = !words.title.is_empty() && !text.contains("NaN") && !text.contains("inf ");
            ensure(sound, || format!("event {} reads: {text}", row.code))?;
        }
    }
    Ok(())
}

/// Every place is somewhere.
pub(crate) fn sky(scenario: &Scenario) -> Result<(), Fault> {
    let layout = Layout::new(scenario).map_err(|_| Fault("a run without a layout".to_owned()))?;
    let sky = Sky::new(&layout.sky).map_err(Fault)?;
    let mut places = vec![0.0f32; 3 * sky.nodes() as usize];
    for seconds in [0.0, 1.0, scenario.duration_s] {
        for frame in [Frame::EarthFixed, Frame::Inertial] {
            sky.positions(SimTime::from_secs_f64(seconds), frame, &mut places);
            let finite = places.iter().all(|number| number.is_finite());
            ensure(finite, || format!("a place at {seconds} s is no place"))?;
        }
    }
    Ok(())
}
