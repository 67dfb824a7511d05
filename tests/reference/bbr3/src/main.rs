//! Drives the BBRv3 of noq-proto with the streams of `stream.rs`, and prints what it says: at every 16th acknowledgement and
//! at each that changes its state or its waiting time.

mod stream;

use std::sync::Arc;
use std::time::{Duration, Instant};

use noq_proto::RttEstimator;
use noq_proto::congestion::{Bbr3Config, ControllerFactory};
use stream::{BYTES, Event};

/// Every so many acknowledgements are printed.
const EVERY: u64 = 16;

fn main() {
    println!(
        "stream,ack,state,cwnd,pacing_rate,max_bw,inflight_longterm,inflight_shortterm,min_rtt_ms,probe_wait_ms,rounds_since_probe_up"
    );
    for script in stream::scripts() {
        let start = Instant::now();
        let mut config = Bbr3Config::default();
        config.initial_window(10 * BYTES);
        let mut controller = Arc::new(config).build(start, BYTES as u16);
        let at = |ns: u64| start + Duration::from_nanos(ns);
        let (mut acks, mut flight, mut sent_at) = (0, 0_u64, Vec::new());
        let mut last = (String::new(), String::new());
        stream::play(&script, |event| match event {
            Event::Sent { now, packet } => {
                controller.on_packet_sent(at(now), BYTES as u16, packet);
                sent_at.push(now);
                flight += BYTES;
                if flight + BYTES > controller.window() {
                    controller.on_cwnd_limited();
                }
            }
            Event::Acked { now, packet, lost, app_limited } => {
                let sent = sent_at[packet as usize];
                let rtt = estimator(Duration::from_nanos(now - sent));
                controller.on_ack(at(now), at(sent), BYTES, packet, app_limited, &rtt);
                flight -= BYTES;
                controller.on_end_acks(at(now), flight, app_limited, Some(packet));
                for &packet in &lost {
                    controller.on_packet_lost(BYTES as u16, packet, at(now));
                    flight -= BYTES;
                }
                let said = format!("{controller:?}");
                let state = state(&said);
                let wait = field(&said, "bw_probe_wait");
                let drawn = wait != last.1;
                if acks % EVERY == 0 || state != last.0 || drawn {
                    let metrics = controller.metrics();
                    let bytes = |name| match field(&said, name).parse::<u64>() {
                        Ok(u64::MAX) => String::new(),
                        known => known.expect("bytes").to_string(),
                    };
                    let drawn = |text: String| if drawn { text } else { String::new() };
                    println!(
                        "{},{acks},{state},{},{},{},{},{},{},{},{}",
                        script.name,
                        metrics.congestion_window,
                        metrics.pacing_rate.expect("a rate"),
                        field(&said, "max_bw"),
                        bytes("inflight_longterm"),
                        bytes("inflight_shortterm"),
                        milliseconds(field(&said, "min_rtt")),
                        drawn(milliseconds(wait)),
                        drawn(field(&said, "rounds_since_bw_probe").into()),
                    );
                }
                last = (state, wait.into());
                acks += 1;
            }
        });
    }
}

/// An estimator that knows one round trip. It has four times, of which none is public.
fn estimator(rtt: Duration) -> RttEstimator {
    // SAFETY: four `Duration`s in some order, one of them in an `Option`, which has no bits of its own.
    unsafe { std::mem::transmute::<[Duration; 4], RttEstimator>([rtt; 4]) }
}

/// A field of what `Debug` prints.
fn field<'a>(said: &'a str, name: &str) -> &'a str {
    let at = said.find(&format!(" {name}: ")).expect("a field") + name.len() + 3;
    said[at..].split([',', '}']).next().expect("a value")
}

fn state(said: &str) -> String {
    field(said, "state").replace("ProbeBw(", "").replace(')', "")
}

/// Milliseconds of what `Debug` prints of a time.
fn milliseconds(time: &str) -> String {
    let split = time.find(|letter: char| letter.is_alphabetic() || letter == 'µ').expect("a unit");
    let (number, unit) = time.split_at(split);
    let in_ms = match unit {
        "ns" => 1e-6,
        "µs" => 1e-3,
        "ms" => 1.0,
        _ => 1e3,
    };
    format!("{:.6}", number.parse::<f64>().expect("a number") * in_ms)
}
