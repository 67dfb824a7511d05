//! The receiver's window: RFC 9293 section 3.8.6, RFC 7323 and the idle sender of RFC 5681 section 4.1.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::tcp::{Event, FLAG_FIN, Packet, Tcp};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Log, Net, Quiet, only, seconds};

fn wire() -> Vec<Link> {
    vec![Link::new(10_000_000, 50)]
}

#[test]
fn without_scaling_no_more_than_65535_bytes_are_in_flight() {
    for (scaling, most) in [(false, 65_535), (true, 1 << 20)] {
        let config = Tcp { window_scaling: Some(scaling), receiver_buffer_bytes: 1 << 20, ..Tcp::rfc5681() };
        let links = vec![Link::new(100_000_000, 250)];
        let mut net = Net::<_, Quiet>::pair(&config, links, Source::Endless, |_| Fate::Arrives);
        net.run(seconds(30));
        let flight = net.flows[0].ends[A].path_state(0).flight;
        assert!(flight <= most && flight > most - 2 * 1448, "{flight}");
    }
}

/// Over 50 Mbit/s and 70 ms, where 65,535 bytes are 7.5 Mbit/s, by what the kernel's tcp_rcv_space_adjust does.
#[test]
fn a_buffer_that_is_tuned_by_itself_begins_small_and_never_limits_for_long() {
    let buffered = |tuned, receiver_buffer_bytes, timestamps| {
        let config = Tcp {
            receive_buffer_tuning: tuned,
            receiver_buffer_bytes,
            timestamps: Some(timestamps),
            ..Tcp::rfc5681()
        };
        let links = vec![Link::new(50_000_000, 35)];
        let mut net = Net::<_, Log>::pair(&config, links, Source::Endless, |_| Fate::Arrives);
        net.run(seconds(10));
        let grown = only(&net.flows[0].observers[B], |event| match event {
            Event::BufferGrown { from, to, .. } => Some((*from, *to)),
            _ => None,
        });
        let steps: Vec<(u32, u32)> = grown.into_iter().map(|(_, step)| step).collect();
        (net.flows[0].ends[B].receiver().delivered_bytes, steps)
    };
    let (small, large) = (buffered(false, 65_535, true).0, buffered(false, 8 << 20, true));
    assert!(large.0 > 4 * small && large.1.is_empty(), "{small} {large:?}");
    for timestamps in [true, false] {
        let (tuned, steps) = buffered(true, 8 << 20, timestamps);
        assert!(tuned > large.0 / 100 * 85, "{tuned} of {}", large.0);
        assert_eq!(steps[0].0, 65_535);
        assert!(steps.windows(2).all(|pair| pair[0].1 == pair[1].0 && pair[1].1 > pair[1].0), "{steps:?}");
        assert!(steps.last().is_some_and(|&(_, to)| to <= 8 << 20), "{steps:?}");
    }
    let (bounded, steps) = buffered(true, 200_000, true);
    assert!(bounded < large.0 && steps.last().is_some_and(|&(_, to)| to == 200_000), "{steps:?}");
    assert_eq!(buffered(true, 30_000, true), buffered(false, 30_000, true), "nothing to grow");
}

#[test]
fn section_3_8_6_1_a_closed_window_is_probed_and_opens_again() {
    // The application reads 8 kbit/s of what comes at 10 Mbit/s.
    let config =
        Tcp { receiver_buffer_bytes: 20_000, read_rate: Some(BitRate::from_bps(8_000)), ..Tcp::rfc5681() };
    // Of what repeats an acknowledgement, the window updates among it, every second is lost: probes find out.
    let (mut last, mut repeats) = (0, 0);
    let network = |crossing: &Crossing<'_>| {
        if crossing.from == A {
            return Fate::Arrives;
        }
        repeats += u32::from(crossing.packet.ack == last);
        let lost = crossing.packet.ack == last && repeats % 2 == 1;
        last = crossing.packet.ack;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let mut net = Net::<_, Log>::pair(&config, wire(), Source::Finite(60_000), network);
    net.run(seconds(600));
    let log = &net.flows[0].observers[A];
    let count = |pick: fn(&Event) -> bool| only(log, |event| pick(event).then_some(())).len();
    assert!(count(|event| matches!(event, Event::WindowFull { .. })) > 0);
    assert!(count(|event| matches!(event, Event::ZeroWindowProbe { .. })) > 0);
    assert!(count(|event| matches!(event, Event::WindowOpened { .. })) > 0);
    assert_eq!(count(|event| matches!(event, Event::Timeout { .. })), 0, "a closed window is no loss");
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 60_000);
}

#[test]
fn the_application_limits_from_its_last_data_on_and_never_while_it_has_more() {
    let limited = |source, read_rate| {
        let config = Tcp { receiver_buffer_bytes: 1 << 20, read_rate, ..Tcp::rfc5681() };
        let mut net = Net::<_, Log>::pair(&config, wire(), source, |_| Fate::Arrives);
        net.run(seconds(20));
        only(&net.flows[0].observers[A], |event| match event {
            Event::ApplicationLimited { flight, cwnd } => Some((*flight, *cwnd)),
            Event::ApplicationResumed { .. } => panic!("a file is handed over at once"),
            _ => None,
        })
    };
    let found = limited(Source::Finite(400_000), None);
    assert_eq!(found.len(), 1);
    let (at, (flight, cwnd)) = found[0];
    assert!(flight > 0 && flight < cwnd, "{flight} {cwnd}");
    assert!(at > seconds(0) && at < seconds(2), "{at:?}");
    assert_eq!(limited(Source::Endless, None), []);
    assert_eq!(limited(Source::Endless, Some(BitRate::from_bps(80_000))), []);
}

#[test]
fn section_3_8_6_2_no_silly_windows() {
    // A slow reader: full segments, or half of the buffer, but no crumbs.
    let mut sizes: Vec<Packet> = Vec::new();
    let config =
        Tcp { receiver_buffer_bytes: 8_000, read_rate: Some(BitRate::from_bps(80_000)), ..Tcp::rfc5681() };
    let network = |crossing: &Crossing<'_>| {
        if crossing.from == A && crossing.packet.bytes > 0 {
            sizes.push(*crossing.packet);
        }
        Fate::Arrives
    };
    let mut net = Net::<_, Quiet>::pair(&config, wire(), Source::Finite(200_000), network);
    net.run(seconds(100));
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 200_000);
    drop(net);
    let small = sizes.iter().filter(|packet| packet.bytes < 1448 && !packet.has(FLAG_FIN)).count();
    assert!(small * 20 < sizes.len(), "{small} of {}", sizes.len());
}

#[test]
fn data_that_wait_for_an_earlier_segment_stay_inside_the_window() {
    let lost = crate::common::lose(&[(3, 0)]);
    let config = Tcp { delayed_ack: Some(Duration::ZERO), ..Tcp::rfc5681() };
    let mut net = Net::<_, Log>::pair(&config, wire(), Source::Endless, lost);
    net.run(SimTime::from_millis(175));
    let state = net.flows[0].ends[B].receiver();
    assert_eq!((state.a_rwnd, state.blocked_chunks, state.buffered_bytes), (65_535, 7, 7 * 1448));
}

#[test]
fn section_4_1_of_rfc_5681_an_idle_sender_starts_again() {
    let config = Tcp { delayed_ack: Some(Duration::ZERO), ..Tcp::rfc5681() };
    let mut net =
        Net::<_, Log>::pair(&config, wire(), Source::Finite(200_000), |_: &Crossing<'_>| Fate::Arrives);
    // The application stops and goes on: a source without end takes over before the FIN.
    net.flows[0].ends[A].set_source(Source::None);
    net.run(seconds(1));
    net.resume(0, Source::Endless);
    net.run(seconds(2));
    net.resume(0, Source::None);
    net.run(seconds(10));
    net.resume(0, Source::Endless);
    net.run(seconds(11));
    let restarts = only(&net.flows[0].observers[A], |event| match *event {
        Event::IdleRestart { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let [(_, (from, to))] = restarts[..] else { panic!("{restarts:?}") };
    assert!(from > to && to == 10 * 1448, "{from} to {to}");
}

#[test]
fn section_3_8_6_1_what_is_sent_again_is_a_probe_only_where_the_window_is_closed() {
    let network = |crossing: &Crossing<'_>| {
        let lost = crossing.from == A && crossing.ordinal % 60 == 59;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let mut net = Net::<_, Log>::pair(&Tcp::rfc5681(), wire(), Source::Endless, network);
    net.run(seconds(10));
    let log = &net.flows[0].observers[A];
    assert!(log.iter().any(|(_, event)| matches!(event, Event::Retransmitted { .. })));
    assert!(!log.iter().any(|(_, event)| matches!(event, Event::ZeroWindowProbe { .. })));
}
