//! What is known of TCP without a simulator: its window against the rate of loss, and fair shares.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::congestion::Algorithm;
use skywindow_transport::tcp::{Recovery, Tcp};
use skywindow_units::{Duration, SimTime};
use skywindow_validation::{Check, Measured, Quantity};

use crate::common::{A, B, Crossing, Fate, Link, Net, Quiet, random_loss, seconds};

const UNIT: f64 = 1448.0;

/// Large windows, so that only losses limit the flow.
fn free(controller: Algorithm) -> Tcp {
    Tcp { receiver_buffer_bytes: 1 << 28, delayed_ack: Some(Duration::ZERO), controller, ..Tcp::rfc5681() }
}

/// Goodput from `from_s` to `until_s`, in segments a round trip of 100 ms, on a link that is never full.
fn window(config: &Tcp, from_s: u64, until_s: u64, fate: impl FnMut(&Crossing<'_>) -> Fate) -> f64 {
    window_of(100, config, from_s, until_s, fate)
}

/// The same over round trips of `rtt_ms`, in segments each.
fn window_of(
    rtt_ms: u64,
    config: &Tcp,
    from_s: u64,
    until_s: u64,
    fate: impl FnMut(&Crossing<'_>) -> Fate,
) -> f64 {
    let links = vec![Link::new(100_000_000_000, rtt_ms / 2)];
    let mut net = Net::<_, Quiet>::pair(config, links, Source::Endless, fate);
    net.run(seconds(from_s));
    let before = net.flows[0].ends[B].receiver().delivered_bytes;
    net.run(seconds(until_s));
    let bytes = net.flows[0].ends[B].receiver().delivered_bytes - before;
    bytes as f64 / UNIT / (until_s - from_s) as f64 * rtt_ms as f64 / 1000.0
}

/// One forward segment in `each` is lost, evenly.
fn every(each: u64) -> impl FnMut(&Crossing<'_>) -> Fate {
    move |crossing| {
        let lost = crossing.from == A && crossing.ordinal % each == each - 1;
        if lost { Fate::Lost } else { Fate::Arrives }
    }
}

fn within(value: f64, law: f64, part: f64) -> bool {
    (value / law - 1.0).abs() <= part
}

const DELAYS: [Duration; 2] = [Duration::ZERO, Duration::from_millis(200)];

#[test]
fn mathis_law_holds_under_random_loss() {
    // Mathis, Semke, Mahdavi and Ott 1997: W = sqrt(3 / 2 / p).
    let mut check = Check::new("tcp-mathis");
    for (loss, until_s) in [(5e-4, 1500), (1e-3, 1500)] {
        let law = (1.5f64 / loss).sqrt();
        for recovery in [Recovery::NewReno, Recovery::Sack] {
            for delayed_ack in DELAYS {
                let config = Tcp { recovery, delayed_ack: Some(delayed_ack), ..free(Algorithm::NewReno) };
                let mean = window(&config, 50, until_s, random_loss(loss, 1));
                let name = if recovery == Recovery::Sack { "SACK" } else { "NewReno" };
                let setting = format!("{name}, {} % loss at random, {}", 100.0 * loss, acks(delayed_ack));
                check.compare(&setting, WINDOW, Measured::exact(law), Measured::exact(mean), 0.1 * law);
            }
        }
    }
    check.finish(8);
}

fn acks(delayed: Duration) -> &'static str {
    if delayed == Duration::ZERO { "acks at once" } else { "delayed acks" }
}

const WINDOW: Quantity = Quantity("mean window", "segments");

#[test]
fn rfc_9438_section_5_cubic_keeps_its_table() {
    // Table 1 for C = 0.4 and round trips of 0.1 s; at 0.001 CUBIC is as fast as Reno there.
    let mut check = Check::new("tcp-cubic");
    for (loss_each, table, from_s, until_s) in
        [(1_000, 38.0, 50, 600), (10_000, 187.0, 100, 800), (100_000, 1054.0, 100, 160)]
    {
        let windows = DELAYS.map(|delayed_ack| {
            let config = Tcp { delayed_ack: Some(delayed_ack), ..free(Algorithm::Cubic) };
            window(&config, from_s, until_s, every(loss_each))
        });
        for (delayed_ack, &window) in DELAYS.iter().zip(&windows) {
            let setting = format!("CUBIC, every {loss_each}th segment lost, {}", acks(*delayed_ack));
            check.compare(&setting, WINDOW, Measured::exact(table), Measured::exact(window), 0.1 * table);
        }
        assert!(
            within(windows[0], windows[1], 0.03),
            "growth depends on delayed acknowledgements: {windows:?}"
        );
    }
    check.finish(6);
}

#[test]
fn rfc_9438_section_5_over_0_6_s_cubic_is_below_its_average_for_fast_convergence() {
    // Equation 6: the average window is 1.054 RTT^0.75 / p^0.75 segments.
    for loss_each in [1_000_u32, 3_000, 10_000] {
        let law = 1.054 * libm::pow(0.6 * f64::from(loss_each), 0.75);
        let [fast, plain] = [true, false].map(|fast_convergence| {
            let mut config = free(Algorithm::Cubic);
            config.own.cubic.0.fast_convergence = fast_convergence;
            window_of(600, &config, 100, 1000, every(loss_each.into())) / law
        });
        assert!((0.77..0.88).contains(&fast), "1/{loss_each}: {fast}");
        assert!(plain > fast + 0.06, "1/{loss_each}: {plain} without it");
    }
}

#[test]
fn without_loss_goodput_is_the_smaller_of_rate_and_window_a_round_trip() {
    for (buffer, rate_bps) in [(65_535u32, 10_000_000u64), (65_535, 500_000), (1 << 20, 10_000_000)] {
        let config = Tcp { receiver_buffer_bytes: buffer, ..Tcp::rfc5681() };
        let links = vec![Link::new(rate_bps, 130)];
        let mut net = Net::<_, Quiet>::pair(&config, links, Source::Endless, |_| Fate::Arrives);
        net.run(seconds(60));
        let before = net.flows[0].ends[B].receiver().delivered_bytes;
        net.run(seconds(120));
        let goodput = (net.flows[0].ends[B].receiver().delivered_bytes - before) as f64 * 8.0 / 60.0;
        let share = rate_bps as f64 * UNIT / 1500.0;
        let law = share.min(f64::from(buffer) * 8.0 / 0.2613);
        assert!(within(goodput, law, 0.03), "{buffer} bytes, {rate_bps} bit/s: {goodput} instead of {law}");
    }
}

/// Goodput of flows over one link of 10 Mbit/s with a queue, after they have settled, in bit/s.
fn shares(configs: &[Tcp]) -> Vec<f64> {
    let mut net = Net::<_, Quiet>::new(
        vec![Link::new(10_000_000, 25).with_queue(100), Link::new(10_000_000, 25)],
        |_: &Crossing<'_>| Fate::Arrives,
    );
    for (number, config) in configs.iter().enumerate() {
        net.add(config, Source::Endless, [vec![0], vec![1]], SimTime::from_millis(1730 * number as u64));
    }
    let delivered = |net: &Net<_, Quiet>| -> Vec<u64> {
        net.flows.iter().map(|flow| flow.ends[B].receiver().delivered_bytes).collect()
    };
    net.run(seconds(100));
    let before = delivered(&net);
    net.run(seconds(700));
    let after = delivered(&net);
    after.iter().zip(before).map(|(after, before)| (after - before) as f64 * 8.0 / 600.0).collect()
}

#[test]
fn equal_flows_share_equally() {
    for controller in [Algorithm::NewReno, Algorithm::Cubic] {
        let config = Tcp { receiver_buffer_bytes: 1 << 20, controller, ..Tcp::rfc5681() };
        for flows in [2, 4] {
            let shares = shares(&vec![config.clone(); flows]);
            let total: f64 = shares.iter().sum();
            let squares: f64 = shares.iter().map(|share| share * share).sum();
            let jain = total * total / (flows as f64 * squares);
            assert!(jain > 0.95, "{controller:?}: {shares:?}");
            assert!(total > 0.9 * 10e6 * UNIT / 1500.0, "{controller:?}: {shares:?}");
        }
    }
}
