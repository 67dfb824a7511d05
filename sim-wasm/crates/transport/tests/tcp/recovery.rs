//! Loss recovery with scripted losses: RFC 5681 section 3.2, RFC 6582, 6675, 3042, 6298 and 2018.

use skywindow_transport::api::{self, Endpoint as _, Source};
use skywindow_transport::congestion::Algorithm;
use skywindow_transport::tcp::{Event, Recovery, Retransmit, Tcp};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Log, Net, lose, only, seconds, segment};

const UNIT: u32 = 1448;

/// What the sender reports of a transfer of so many segments that loses these.
fn run(config: &Tcp, lost: &[(u32, usize)], segments: u64) -> Log {
    let links = vec![Link::new(10_000_000, 100)];
    let bytes = segments * u64::from(UNIT);
    let mut net = Net::<_, Log>::pair(config, links, Source::Finite(bytes), lose(lost));
    net.run(seconds(300));
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, bytes);
    std::mem::take(&mut net.flows[0].observers[A])
}

fn config(recovery: Recovery) -> Tcp {
    Tcp { recovery, delayed_ack: Some(Duration::ZERO), ..Tcp::rfc5681() }
}

fn retransmitted(log: &Log) -> Vec<(u32, Retransmit)> {
    let found = only(log, |event| match *event {
        Event::Retransmitted { seq, reason, .. } => Some((segment(seq), reason)),
        _ => None,
    });
    found.into_iter().map(|(_, what)| what).collect()
}

fn timeouts(log: &Log) -> usize {
    only(log, |event| matches!(event, Event::Timeout { .. }).then_some(())).len()
}

fn cuts(log: &Log) -> Vec<(u32, u32, u32)> {
    let found = only(log, |event| match *event {
        Event::FastRetransmit { dupacks, from, ssthresh, .. } => Some((dupacks, from, ssthresh)),
        _ => None,
    });
    found.into_iter().map(|(_, what)| what).collect()
}

const ALL: [Recovery; 3] = [Recovery::Reno, Recovery::NewReno, Recovery::Sack];

#[test]
fn rfc_5681_section_3_2_the_third_duplicate_sends_the_segment_again_and_halves_the_window() {
    for recovery in ALL {
        let log = run(&config(recovery), &[(20, 0)], 100);
        assert_eq!(retransmitted(&log), [(20, Retransmit::Fast)], "{recovery:?}");
        assert_eq!(timeouts(&log), 0);
        let [(3, from, ssthresh)] = cuts(&log)[..] else { panic!("{recovery:?}: {:?}", cuts(&log)) };
        // FlightSize leaves out what limited transmit sent: the window was full of 20 to 39 or so.
        assert!(ssthresh.abs_diff(from / 2) <= UNIT, "{recovery:?}: {from} to {ssthresh}");
    }
}

#[test]
fn a_higher_threshold_waits_for_more_duplicates() {
    for recovery in ALL {
        for threshold in [1, 2, 6] {
            let log = run(&Tcp { dupack_threshold: threshold, ..config(recovery) }, &[(20, 0)], 100);
            assert_eq!(cuts(&log)[0].0, threshold, "{recovery:?}");
        }
    }
}

#[test]
fn rfc_3042_the_first_two_duplicates_each_let_a_new_segment_go() {
    for recovery in ALL {
        let count = |limited_transmit| {
            let log =
                run(&Tcp { limited_transmit: Some(limited_transmit), ..config(recovery) }, &[(20, 0)], 100);
            only(&log, |event| matches!(event, Event::LimitedTransmit { .. }).then_some(())).len()
        };
        assert_eq!([count(true), count(false)], [2, 0], "{recovery:?}");
    }
}

#[test]
fn rfc_6582_one_loss_each_round_trip_and_one_cut_for_all() {
    let log = run(&config(Recovery::NewReno), &[(20, 0), (23, 0), (26, 0)], 200);
    assert_eq!(retransmitted(&log), [20, 23, 26].map(|number| (number, Retransmit::Fast)));
    assert_eq!((cuts(&log).len(), timeouts(&log)), (1, 0));
    let partial = only(&log, |event| match *event {
        Event::PartialAck { seq, .. } => Some(segment(seq)),
        _ => None,
    });
    assert_eq!(partial.iter().map(|(_, number)| *number).collect::<Vec<_>>(), [23, 26]);
    let round = partial[1].0.since(partial[0].0).as_secs_f64();
    assert!((0.2..0.22).contains(&round), "{round}");
}

#[test]
fn rfc_6675_all_losses_of_a_window_within_one_round_trip() {
    let log = run(&config(Recovery::Sack), &[(20, 0), (23, 0), (26, 0)], 200);
    assert_eq!(retransmitted(&log), [20, 23, 26].map(|number| (number, Retransmit::Fast)));
    assert_eq!((cuts(&log).len(), timeouts(&log)), (1, 0));
    let sent = only(&log, |event| matches!(event, Event::Retransmitted { .. }).then_some(()));
    let (first, last) = (sent[0].0, sent[2].0);
    assert!(last.since(first) < Duration::from_millis(200), "{first} to {last}");
}

#[test]
fn reno_cuts_for_every_loss_of_a_window() {
    let log = run(&config(Recovery::Reno), &[(20, 0), (23, 0)], 200);
    assert!(cuts(&log).len() + timeouts(&log) >= 2, "{:?}", cuts(&log));
}

#[test]
fn rfc_6675_a_lost_retransmission_waits_for_the_timer() {
    let log = run(&config(Recovery::Sack), &[(20, 0), (20, 1)], 100);
    assert_eq!(timeouts(&log), 1);
    let again: Vec<_> = retransmitted(&log).into_iter().filter(|(number, _)| *number == 20).collect();
    assert_eq!(again, [(20, Retransmit::Fast), (20, Retransmit::Timeout)]);
}

#[test]
fn rfc_6675_section_4_a_tail_of_losses_is_rescued() {
    // 40 segments; the holes and the last segment are lost. Without new data to send rule 4 repeats the last one.
    let log = run(&config(Recovery::Sack), &[(35, 0), (40, 0)], 40);
    let again = retransmitted(&log);
    assert!(again.contains(&(40, Retransmit::Rescue)), "{again:?}");
    assert_eq!(timeouts(&log), 0);
}

#[test]
fn rfc_6298_section_5_the_timeout_doubles_and_a_new_round_trip_ends_that() {
    let log = run(&config(Recovery::Sack), &[(40, 0), (40, 1), (40, 2)], 40);
    let doubled = only(&log, |event| match *event {
        Event::RtoDoubled { to, timeouts, .. } => Some((to, timeouts)),
        _ => None,
    });
    assert_eq!(
        doubled.iter().map(|(_, what)| *what).collect::<Vec<_>>(),
        [(2, 1), (4, 2), (8, 3)].map(|(s, n)| (Duration::from_secs(s), n))
    );
}

#[test]
fn rfc_5681_section_3_1_a_timeout_leaves_one_segment_and_half_of_the_flight() {
    for controller in [Algorithm::NewReno, Algorithm::Cubic] {
        // The whole flight is lost, so that no duplicate acknowledgement comes.
        let lost: Vec<(u32, usize)> = (11..=40).map(|number| (number, 0)).collect();
        let log = run(&Tcp { controller, ..config(Recovery::Sack) }, &lost, 60);
        let found = only(&log, |event| match *event {
            Event::Timeout { from, to, ssthresh, .. } => Some((from, to, ssthresh)),
            _ => None,
        });
        let (_, (from, to, ssthresh)) = found[0];
        let factor = if controller == Algorithm::Cubic { 0.7 } else { 0.5 };
        assert_eq!(to, UNIT);
        assert!((f64::from(ssthresh) / f64::from(from) - factor).abs() < 0.03, "{from} to {ssthresh}");
    }
}

#[test]
fn rfc_2018_section_8_what_was_reported_may_be_forgotten_after_a_timeout() {
    let forgotten = [true, false].map(|survives| {
        let log = run(
            &Tcp { sack_after_timeout: Some(survives), ..config(Recovery::Sack) },
            &[(20, 0), (20, 1)],
            60,
        );
        only(&log, |event| match *event {
            Event::Reneged { seq, bytes } => Some((segment(seq), bytes)),
            _ => None,
        })
    });
    assert!(forgotten[0].is_empty());
    assert_eq!(
        forgotten[1].iter().map(|(_, what)| *what).collect::<Vec<_>>(),
        [(20, 40 * UNIT + 1)],
        "and the FIN"
    );
}

#[test]
fn a_loss_of_the_first_window_is_repaired_whatever_the_profile() {
    for base in [Tcp::rfc5681(), Tcp::era2001()] {
        for recovery in ALL {
            let log = run(&Tcp { recovery, ..base.clone() }, &[(1, 0), (2, 0), (5, 1)], 50);
            assert!(log.last().unwrap().0 < SimTime::from_millis(300_000));
        }
    }
}

#[test]
fn rfc_6298_section_5_rule_1_sending_more_does_not_postpone_the_timer() {
    let sends = SimTime::from_millis(2000);
    let network = |crossing: &Crossing<'_>| {
        if crossing.now >= SimTime::from_millis(2000) { Fate::Lost } else { Fate::Arrives }
    };
    let links = vec![Link::new(10_000_000, 100)];
    let mut net = Net::<_, Log>::pair(&config(Recovery::Sack), links, Source::None, network);
    net.run(sends);
    net.resume(0, Source::Finite(1448));
    net.run(sends + Duration::from_millis(500));
    net.resume(0, Source::Finite(1448));
    net.run(seconds(4));
    let expired =
        only(&net.flows[0].observers[A], |event| matches!(event, Event::Timeout { .. }).then_some(()));
    assert_eq!(expired[0].0, sends + Duration::from_secs(1), "the least RTO after the first");
}

#[test]
fn section_3_10_7_4_an_acknowledgement_that_was_overtaken_is_no_duplicate() {
    let network = |crossing: &Crossing<'_>| {
        let late = crossing.from == B && crossing.ordinal == 10;
        if late { Fate::Late(Duration::from_millis(150)) } else { Fate::Arrives }
    };
    let links = vec![Link::new(10_000_000, 100)];
    let mut net = Net::<_, Log>::pair(&config(Recovery::Sack), links, Source::Finite(200_000), network);
    net.run(seconds(5));
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 200_000);
    let duplicates =
        only(&net.flows[0].observers[A], |event| matches!(event, Event::DuplicateAck { .. }).then_some(()));
    assert_eq!(duplicates, []);
}

#[test]
fn what_a_loss_makes_a_sender_look_at_is_counted_until_it_is_asked_for() {
    let mut net = Net::<_, Log>::pair(
        &config(Recovery::Sack),
        vec![Link::new(10_000_000, 100)],
        Source::Endless,
        lose(&[(20, 0)]),
    );
    net.run(seconds(2));
    let mut looked = || api::Endpoint::take_looked(&mut net.flows[0].ends[A]);
    assert!(looked() > 1);
    assert_eq!(looked(), 0);
}
