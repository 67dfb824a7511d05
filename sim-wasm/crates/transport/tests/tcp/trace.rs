//! The transfer of a TCP flow that loses its segment 8, step by step, against ns-2.35.

use skywindow_transport::api::Source;
use skywindow_transport::tcp::{Event, Tcp};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, Link, Log, Net, lose, only, segment};

/// Nodes: source, router, destination. The packets of the SCTP flow beside it take their time on the shared link.
fn run() -> Log {
    let config = Tcp {
        receiver_buffer_bytes: 45 * 1448,
        initial_ssthresh_bytes: Some(45 * 1448),
        delayed_ack: Some(Duration::ZERO),
        ..Tcp::era2001()
    };
    let [access, shared] = [Link::new(3_000_000, 2), Link::new(2_000_000, 250)];
    let links = vec![access.clone(), shared.clone(), shared, access];
    let mut net = Net::<_, Log>::new(links, lose(&[(8, 0)]));
    net.lossy_hop = 1;
    for (at, link, bytes) in beside() {
        net.occupy(at, link, bytes);
    }
    net.add(&config, Source::Endless, [vec![0, 1], vec![2, 3]], SimTime::from_millis(800));
    net.run(SimTime::from_millis(5000));
    std::mem::take(&mut net.flows[0].observers[A])
}

/// When packets of the SCTP flow enter the shared link, its number by direction and their size.
fn beside() -> Vec<(SimTime, usize, u32)> {
    let text = include_str!("../../../../../tests/reference/fa_trace_packets.csv");
    text.lines()
        .map(|line| line.split(',').collect::<Vec<_>>())
        .filter(|row| row[2] == "+" && row[5] == "sctp")
        .filter_map(|row| {
            let link = match (row[3], row[4]) {
                ("router", "dest") => 1,
                ("dest", "router") => 2,
                _ => return None,
            };
            Some((SimTime::from_secs_f64(row[1].parse().ok()?), link, row[8].parse().ok()?))
        })
        .collect()
}

/// Time, cwnd in segments.
fn reference() -> Vec<(f64, f64)> {
    let text = include_str!("../../../../../tests/reference/fa_trace_cwnd.csv");
    text.lines()
        .map(|line| line.split(',').collect::<Vec<_>>())
        .filter(|row| row[2] == "tcp" && row[3] == "cwnd_" && row[1] != "0.00000")
        .map(|row| (row[1].parse().unwrap(), row[4].parse().unwrap()))
        .collect()
}

#[test]
fn cwnd_follows_the_reference_step_by_step() {
    let ours = only(&run(), |event| match *event {
        Event::SlowStart { to, .. } | Event::CongestionAvoidance { to, .. } => Some(to),
        Event::FastRetransmit { ssthresh, .. } => Some(ssthresh),
        _ => None,
    });
    let reference = reference();
    assert_eq!(ours.len(), reference.len());
    for (&(at, cwnd), &(time, segments)) in ours.iter().zip(&reference) {
        assert!((at.as_secs_f64() - time).abs() < 0.5e-3, "{at} instead of {time}");
        // The reference has three decimals, cwnd whole bytes.
        assert!((f64::from(cwnd) - segments * 1448.0).abs() < 2.0, "{cwnd} instead of {segments} segments");
    }
}

#[test]
fn the_repair_follows_the_reference() {
    let log = run();
    let close =
        |at: SimTime, time: f64| assert!((at.as_secs_f64() - time).abs() < 0.5e-3, "{at}, not {time}");
    let dupacks = only(&log, |event| match *event {
        Event::DuplicateAck { count, .. } => Some(count),
        _ => None,
    });
    let times = [2.86788, 2.87383, 2.87979, 2.88574, 2.89169, 2.89764, 3.37821, 3.39011];
    assert_eq!(dupacks.len(), times.len());
    dupacks.iter().zip(times).for_each(|(&(at, _), time)| close(at, time));
    let again = only(&log, |event| match *event {
        Event::Retransmitted { seq, .. } => Some(segment(seq)),
        _ => None,
    });
    let [(at, 8)] = again[..] else { panic!("{again:?}") };
    close(at, 2.87979);
    let ended = only(&log, |event| matches!(event, Event::RecoveryEnded { .. }).then_some(()));
    close(ended[0].0, 3.40791);
    assert!(only(&log, |event| matches!(event, Event::Timeout { .. }).then_some(())).is_empty());
}
