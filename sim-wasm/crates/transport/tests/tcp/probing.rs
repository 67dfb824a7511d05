//! TCP-probing (Tsaoussidis and Badr 2000): probe cycles, and what they make of a loss.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::tcp::{ErrorControl, Event, Exchange, Recovery, State, Tcp};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Log, Net, lose, only, seconds};

fn probing(recovery: Recovery) -> Tcp {
    Tcp { recovery, error_control: ErrorControl::Probing, ..Tcp::rfc5681() }
}

/// A way without a bottleneck that takes 100 ms each way.
fn way() -> Vec<Link> {
    vec![Link::new(1_000_000_000, 100)]
}

/// What the sender reports of a transfer of so many segments, and whether all of it arrived.
fn sent(config: &Tcp, segments: u64, fate: impl FnMut(&Crossing<'_>) -> Fate) -> Log {
    let mut net = Net::<_, Log>::pair(config, way(), Source::Finite(1448 * segments), fate);
    net.run(seconds(100));
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 1448 * segments);
    std::mem::take(&mut net.flows[0].observers[A])
}

/// How cycles ended, with cwnd and what the longer round trip was compared with.
fn decisions(log: &Log) -> Vec<(bool, u32)> {
    let decided = only(log, |event| match *event {
        Event::ImmediateRecovery { cwnd, .. } => Some((false, cwnd)),
        Event::CongestionFound { cwnd, .. } => Some((true, cwnd)),
        _ => None,
    });
    decided.into_iter().map(|(_, decision)| decision).collect()
}

/// A drop is followed by two exchanges, while which no data leave; after round trips as before it cwnd stays.
#[test]
fn a_loss_without_congestion_is_repaired_at_the_full_window() {
    for recovery in [Recovery::Reno, Recovery::NewReno, Recovery::Sack] {
        let (mut crossed, mut repeated) = (Vec::new(), lose(&[(14, 0)]));
        let log = sent(&probing(recovery), 60, |crossing| {
            let probe = crossing.packet.probe.map(|probe| probe.exchange);
            crossed.push((crossing.now, crossing.from, crossing.packet.bytes, probe));
            repeated(crossing)
        });
        let of_cycle: Vec<_> = crossed.iter().filter_map(|&(.., probe)| probe).collect();
        use Exchange::{Answer1, Answer2, Probe1, Probe2};
        assert_eq!(of_cycle, [Probe1, Answer1, Probe2, Answer2]);
        let began = only(&log, |event| matches!(event, Event::ProbingStarted { .. }).then_some(()))[0].0;
        let ended = only(&log, |event| matches!(event, Event::ImmediateRecovery { .. }).then_some(()))[0].0;
        let lasted = ended.since(began);
        assert!(
            lasted >= Duration::from_millis(400) && lasted < Duration::from_millis(402),
            "two round trips"
        );
        let data =
            |&(at, from, bytes, _): &(SimTime, _, _, _)| from == A && bytes > 0 && at > began && at < ended;
        assert!(!crossed.iter().any(data), "data wait");
        // The initial window of 10 has grown by 9 segments before, one for each acknowledged (RFC 5681 section 3.1).
        let decided = decisions(&log);
        assert_eq!(decided.len(), 1, "{recovery:?}");
        assert!(!decided[0].0);
        let after = only(&log, |event| match *event {
            Event::RecoveryEnded { cwnd, .. } => Some(cwnd),
            _ => None,
        });
        assert_eq!(after.iter().map(|&(_, cwnd)| cwnd).collect::<Vec<_>>(), [decided[0].1], "{recovery:?}");
    }
}

/// From the loss on everything takes longer by half: with probing the window is cut as without.
#[test]
fn longer_round_trips_make_a_loss_cut_the_window_as_without_probing() {
    for recovery in [Recovery::NewReno, Recovery::Sack] {
        let cut = |config: &Tcp| {
            let (mut repeated, mut congested) = (lose(&[(14, 0)]), false);
            let log = sent(config, 60, |crossing| {
                let fate = repeated(crossing);
                congested |= fate == Fate::Lost;
                if fate == Fate::Arrives && congested && crossing.from == A {
                    return Fate::Late(Duration::from_millis(100));
                }
                fate
            });
            let cuts = only(&log, |event| match *event {
                Event::FastRetransmit { seq, ssthresh, .. } => Some((seq, ssthresh)),
                _ => None,
            });
            (decisions(&log), cuts.into_iter().map(|(_, cut)| cut).collect::<Vec<_>>())
        };
        let (decided, cuts) = cut(&probing(recovery));
        assert_eq!(
            decided.iter().map(|&(congested, _)| congested).collect::<Vec<_>>(),
            [true],
            "{recovery:?}"
        );
        let plain = cut(&Tcp { recovery, ..Tcp::rfc5681() });
        assert_eq!((plain.0, plain.1), (vec![], cuts), "{recovery:?}");
    }
}

/// Probes and answers are lost like anything else; each is sent again until one comes through.
#[test]
fn a_probe_without_an_answer_is_repeated() {
    for lost in [Exchange::Probe1, Exchange::Answer1, Exchange::Probe2, Exchange::Answer2] {
        let (mut repeated, mut left) = (lose(&[(14, 0)]), 3);
        let log = sent(&probing(Recovery::NewReno), 60, |crossing| {
            if crossing.packet.probe.is_some_and(|probe| probe.exchange == lost) && left > 0 {
                left -= 1;
                return Fate::Lost;
            }
            repeated(crossing)
        });
        let probes = only(&log, |event| match *event {
            Event::ProbeSent { exchange, .. } => Some(exchange),
            _ => None,
        });
        assert_eq!(probes.len(), 5, "{lost:?}");
        assert_eq!(decisions(&log).len(), 1, "{lost:?}");
    }
}

/// Nothing comes through for five seconds, and what was under way is lost: the window of before leaves again, and no
/// timeout doubles.
#[test]
fn after_an_outage_the_whole_window_leaves_again() {
    let silent = SimTime::from_millis(590)..SimTime::from_millis(5_590);
    for recovery in [Recovery::NewReno, Recovery::Sack] {
        let fate =
            |crossing: &Crossing<'_>| if silent.contains(&crossing.now) { Fate::Lost } else { Fate::Arrives };
        let log = sent(&probing(recovery), 100, fate);
        let decided = decisions(&log);
        assert_eq!(
            decided.iter().map(|&(congested, _)| congested).collect::<Vec<_>>(),
            [false],
            "{recovery:?}"
        );
        let doubled = only(&log, |event| matches!(event, Event::RtoDoubled { .. }).then_some(()));
        assert_eq!(doubled, [], "{recovery:?}");
        let ended = only(&log, |event| matches!(event, Event::ImmediateRecovery { .. }).then_some(()))[0].0;
        let again = only(&log, |event| matches!(event, Event::Retransmitted { .. }).then_some(()));
        let at_once = again.iter().filter(|&&(at, ())| at == ended).count();
        assert!(again.len() > 10 && at_once == again.len(), "{recovery:?}: {at_once} of {}", again.len());
    }
}

/// The acknowledgements of a flight are late, and the timer expires: the first of them ends the cycle.
#[test]
fn an_acknowledgement_of_what_was_in_doubt_aborts_a_cycle() {
    let late = SimTime::from_millis(550)..SimTime::from_millis(750);
    let log = sent(&probing(Recovery::NewReno), 60, |crossing| {
        if crossing.from == B && late.contains(&crossing.now) {
            return Fate::Late(Duration::from_millis(1000));
        }
        Fate::Arrives
    });
    let ends = only(&log, |event| matches!(event, Event::ProbingAborted { .. }).then_some(()));
    assert_eq!((ends.len(), decisions(&log)), (1, vec![]));
    assert_eq!(only(&log, |event| matches!(event, Event::Retransmitted { .. }).then_some(())), []);
}

/// RFC 9293 section 3.8.3: a peer that never answers is given up, after as long as its timeouts would have lasted: with
/// three of them a second, two and four.
#[test]
fn a_peer_that_answers_no_probe_is_given_up() {
    let config = Tcp { max_retransmissions: 2, ..probing(Recovery::NewReno) };
    let fate = |crossing: &Crossing<'_>| {
        if crossing.now > SimTime::from_millis(450) { Fate::Lost } else { Fate::Arrives }
    };
    let mut net = Net::<_, Log>::pair(&config, way(), Source::Endless, fate);
    net.run(seconds(100));
    assert_eq!(net.flows[0].ends[A].state(), State::Failed);
    let log = &net.flows[0].observers[A];
    let began = only(log, |event| matches!(event, Event::ProbingStarted { .. }).then_some(()));
    let cut = only(log, |event| match *event {
        Event::ProbingCut { lasted, .. } => Some(lasted),
        _ => None,
    });
    assert_eq!((began.len(), cut.len()), (1, 1));
    let seconds = cut[0].1.as_secs_f64();
    assert!((7.0..7.5).contains(&seconds), "{seconds} s");
}
