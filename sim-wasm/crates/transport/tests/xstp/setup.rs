//! Session states: BGN and BGNAK, END and ENDAK for each half, RST, keep-alive, and giving up.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::xstp::{Control, Endpoint, Event, Kind, Packet, State, Xstp};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, ARRIVES, B, Crossing, Diary, Net, Quiet, is_lost, losing, only, seconds};

fn states(diary: &Diary) -> Vec<(u64, State)> {
    only(diary, |event| match event {
        Event::StateChanged { to, .. } => Some(*to),
        _ => None,
    })
}

fn is(crossing: &Crossing<'_>, what: Control) -> bool {
    matches!(crossing.packet.kind, Kind::Control { what: own, .. } if own == what)
}

#[test]
fn each_end_closes_its_own_half() {
    let mut net = Net::<_, Diary>::new(&Xstp::default(), Source::Finite(1000), |_| ARRIVES);
    net.run(seconds(60));
    assert_eq!(
        states(&net.observers[A]),
        [
            (0, State::Opening),
            (200, State::Established),
            (400, State::Ending),
            (600, State::HalfClosed),
            (600, State::Ended)
        ]
    );
    assert_eq!(
        states(&net.observers[B]),
        [(100, State::Established), (500, State::PeerEnded), (500, State::LastEnd), (700, State::Ended)]
    );
    assert_eq!([A, B].map(|end| net.ends[end].next_timeout()), [None; 2]);
}

#[test]
fn a_request_is_sent_again_after_a_second_and_then_half_as_often() {
    let mut left = 4;
    let lost = losing(|crossing| {
        let lost = is(crossing, Control::Bgn) && left > 0;
        left -= i32::from(lost);
        lost
    });
    let mut net = Net::<_, Diary>::new(&Xstp::default(), Source::Finite(1000), lost);
    net.run(seconds(60));
    let waits = only(&net.observers[A], |event| match event {
        Event::RequestTimeout { what: Control::Bgn, attempt, wait } => Some((*attempt, *wait)),
        _ => None,
    });
    let wait = |at, attempt, s| (at, (attempt, Duration::from_secs(s)));
    assert_eq!(waits, [wait(1000, 1, 2), wait(3000, 2, 4), wait(7000, 3, 8), wait(15_000, 4, 16)]);
    assert_eq!(net.ends[B].state(), State::Ended);
}

#[test]
fn a_request_waits_no_longer_than_its_most() {
    let rules = Xstp { request_interval_max: Duration::from_secs(3), ..Xstp::default() };
    let mut net = Net::<_, Diary>::new(&rules, Source::Finite(1000), |_| None);
    net.run(seconds(10));
    let at = only(&net.observers[A], |event| matches!(event, Event::RequestTimeout { .. }).then_some(()));
    assert_eq!(at.iter().map(|(at, ())| *at).collect::<Vec<_>>(), [1000, 3000, 6000, 9000]);
}

#[test]
fn every_answer_that_is_lost_is_given_again() {
    for what in [Control::BgnAck, Control::End, Control::EndAck] {
        let mut left = 2;
        let lost = losing(|crossing| {
            let lost = is(crossing, what) && left > 0;
            left -= i32::from(lost);
            lost
        });
        let mut net = Net::<_, Quiet>::new(&Xstp::default(), Source::Finite(5000), lost);
        net.run(seconds(60));
        assert_eq!([A, B].map(|end| net.ends[end].state()), [State::Ended; 2], "{}", what.words());
        assert_eq!(net.ends[B].receiver().delivered_bytes, 5000);
    }
}

#[test]
fn a_session_survives_losses_at_random() {
    let lost = losing(|crossing| is_lost(0.3, 7 + crossing.from as u64, crossing.ordinal));
    let mut net = Net::<_, Quiet>::new(&Xstp::default(), Source::Finite(300_500), lost);
    net.run(seconds(3600));
    assert_eq!([A, B].map(|end| net.ends[end].state()), [State::Ended; 2]);
    assert_eq!(net.ends[B].receiver().delivered_bytes, 300_500);
}

#[test]
fn a_dead_path_ends_in_a_failure_and_the_peer_drops_the_session() {
    let rules = Xstp { give_up: Duration::from_secs(20), ..Xstp::default() };
    let (dead, again) = (SimTime::from_millis(450), SimTime::from_millis(20_350));
    let mut net = Net::<_, Diary>::new(&rules, Source::Endless, |crossing| {
        (crossing.now < dead || crossing.now > again).then_some(Duration::from_millis(100))
    });
    net.run(seconds(100));
    let failed = only(&net.observers[A], |event| match event {
        Event::SessionFailed { limit, .. } => Some(*limit),
        _ => None,
    });
    assert_eq!(failed, [(20_533, Duration::from_secs(20))]);
    assert_eq!([A, B].map(|end| net.ends[end].state()), [State::Failed, State::Dropped]);
    assert_eq!(net.ends[A].next_timeout(), None);
}

#[test]
fn a_session_that_fails_while_it_probes_ends_its_cycle() {
    let rules = Xstp { give_up: Duration::from_secs(20), ..Xstp::default() };
    let dead = SimTime::from_millis(1_450);
    let mut net = Net::<_, Diary>::new(&rules, Source::Endless, losing(|crossing| crossing.now >= dead));
    net.run(seconds(100));
    let began = only(&net.observers[A], |event| matches!(event, Event::ProbingStarted { .. }).then_some(()));
    let cut = only(&net.observers[A], |event| match event {
        Event::ProbingCut { lasted, .. } => Some(lasted.as_millis_f64() as u64),
        _ => None,
    });
    let failed = only(&net.observers[A], |event| matches!(event, Event::SessionFailed { .. }).then_some(()));
    let (since, at) = (began.last().unwrap().0, failed[0].0);
    assert_eq!(cut.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [at]);
    assert!(cut[0].1.abs_diff(at - since) <= 1, "{cut:?} since {since} ms");
}

#[test]
fn a_transfer_is_complete_once_whether_the_session_stays_open_or_not() {
    for stay_open in [false, true] {
        let rules = Xstp { stay_open, ..Xstp::default() };
        let mut net = Net::<_, Diary>::new(&rules, Source::Finite(1000), |_| ARRIVES);
        net.run(seconds(60));
        let complete = only(&net.observers[A], |event| match event {
            Event::TransferComplete { bytes } => Some(*bytes),
            _ => None,
        });
        assert_eq!(complete, [(400, 1000)], "{stay_open}");
    }
}

#[test]
fn what_comes_for_a_session_that_is_not_is_refused() {
    let mut end = Endpoint::new(Xstp::default(), Source::None);
    let data = Kind::Data { seq: 1, bytes: 1000, again: false, poll: None };
    end.on_packet(SimTime::ZERO, 0, &Packet { kind: data, ..Packet::default() }, false, &mut ());
    let mut answer = Packet::default();
    assert!(end.poll_transmit(SimTime::ZERO, &mut answer, &mut ()).is_some());
    assert!(matches!(answer.kind, Kind::Control { what: Control::Rst, .. }));
    assert_eq!((answer.size, end.state()), (16, State::Closed));
}

#[test]
fn an_idle_session_that_stays_open_is_kept_alive_until_nobody_answers() {
    let rules = Xstp {
        stay_open: true,
        keep_alive: Duration::from_secs(5),
        give_up: Duration::from_secs(60),
        ..Xstp::default()
    };
    let dead = seconds(30);
    let mut net = Net::<_, Diary>::new(&rules, Source::Finite(1000), |crossing| {
        (crossing.now < dead).then_some(Duration::from_millis(100))
    });
    net.run(seconds(29));
    let kept = only(&net.observers[A], |event| matches!(event, Event::KeptAlive { .. }).then_some(()));
    assert_eq!(kept.iter().map(|(at, ())| *at).collect::<Vec<_>>(), [5599, 10_799, 15_999, 21_199, 26_399]);
    assert_eq!([A, B].map(|end| net.ends[end].state()), [State::Established; 2]);
    net.run(seconds(200));
    assert_eq!(net.ends[A].state(), State::Failed);
}

#[test]
fn without_keep_alive_an_idle_session_sends_nothing() {
    let rules = Xstp { stay_open: true, keep_alive: Duration::ZERO, ..Xstp::default() };
    let mut net = Net::<_, Quiet>::new(&rules, Source::Finite(1000), |_| ARRIVES);
    net.run(seconds(1000));
    assert_eq!(net.ends[A].next_timeout(), None);
    assert_eq!(net.ends[A].state(), State::Established);
}

#[test]
fn the_largest_packet_of_a_path_has_all_headers_and_a_whole_segment() {
    let rules = Xstp { network_header_bytes: 20, header_bytes: 16, option_bytes: 7, ..Xstp::default() };
    let net = Net::<_, Diary>::new(&rules, Source::Endless, |_| ARRIVES);
    assert_eq!(net.ends[A].path_state(0).mtu_bytes, 20 + 16 + 7 + u32::from(rules.mss_bytes));
}

#[test]
fn nothing_that_was_handed_over_is_given_up_before_it_leaves() {
    let mut net = Net::<_, Diary>::new(&Xstp::default(), Source::Finite(60_000), |_| ARRIVES);
    net.run(seconds(20));
    assert_eq!([A, B].map(|end| net.ends[end].next_dropped()), [None; 2]);
}

/// What an end answers to a BGN.
fn answer(end: &mut Endpoint) -> Option<Control> {
    let kind = Kind::Control { what: Control::Bgn, stamp: SimTime::ZERO };
    end.on_packet(seconds(100), 0, &Packet { kind, ..Packet::default() }, false, &mut ());
    let mut packet = Packet::default();
    end.poll_transmit(seconds(100), &mut packet, &mut ())?;
    let Kind::Control { what, .. } = packet.kind else { panic!("{packet:?}") };
    Some(what)
}

#[test]
fn a_late_bgn_is_answered_by_a_session_that_lasts_alone() {
    let mut net = Net::<_, Quiet>::new(&Xstp::default(), Source::Finite(1000), |_| ARRIVES);
    net.run(SimTime::from_millis(150));
    assert_eq!(answer(&mut net.ends[B]), Some(Control::BgnAck), "the answer was lost");
    net.run(seconds(60));
    assert_eq!([A, B].map(|end| answer(&mut net.ends[end])), [None; 2], "it is over");
    let rules = Xstp { give_up: Duration::from_secs(5), ..Xstp::default() };
    let dead = SimTime::from_millis(450);
    let mut net = Net::<_, Quiet>::new(&rules, Source::Endless, losing(|crossing| crossing.now > dead));
    net.run(seconds(50));
    assert_eq!(net.ends[A].state(), State::Failed);
    assert_eq!(answer(&mut net.ends[A]), Some(Control::Rst), "it has failed");
}
