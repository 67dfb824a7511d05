//! Congestion marks: RFC 9260 appendix A, and losses that no mark announced.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Endpoint, Event, Packet, Sctp, Source, State, UnmarkedLoss};
use skywindow_units::SimTime;

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair, seconds};

fn wire() -> Vec<Vec<Link>> {
    vec![vec![Link::new(10_000_000, 100)]]
}

fn with_ecn() -> Sctp {
    Sctp { ecn: true, ..Sctp::rfc9260() }
}

fn carries(packet: &Packet, tsns: &[u32]) -> bool {
    packet.data.iter().any(|chunk| tsns.contains(&chunk.tsn))
}

/// The first transmission of these TSNs is marked.
fn mark<'a>(tsns: &'a [u32]) -> impl FnMut(&Crossing<'_>) -> Fate + 'a {
    move |crossing| {
        let first = crossing.packet.retransmit as u8 == 0;
        if first && carries(crossing.packet, tsns) { Fate::Marked } else { Fate::Arrives }
    }
}

fn cuts(diary: &Diary) -> Vec<(u32, bool)> {
    let pick = |event: &Event| match *event {
        Event::CongestionNotified { tsn, from, to, .. } => Some((tsn, to == (from / 2).max(4 * 1468))),
        _ => None,
    };
    diary.only(pick).into_iter().map(|(_, _, cut)| cut).collect()
}

#[test]
fn data_are_marked_as_ect_only_if_both_ends_have_said_so() {
    for (ecn, expected) in [(true, true), (false, false)] {
        let config = Sctp { ecn, ..Sctp::rfc9260() };
        let mut data = Vec::new();
        let fate = |crossing: &Crossing<'_>| {
            assert!(!crossing.packet.ecn_capable || !crossing.packet.data.is_empty());
            if !crossing.packet.data.is_empty() {
                data.push(crossing.packet.ecn_capable);
            }
            Fate::Arrives
        };
        let mut pair = Pair::<_, Diary>::with_paths(&config, wire(), Source::Finite(50_000), fate);
        pair.run(seconds(10));
        drop(pair);
        assert!(data.len() > 30 && data.iter().all(|&ect| ect == expected));
    }
}

#[test]
fn a_mark_halves_the_window_once_and_is_reported_until_the_cwr() {
    //  TSN 40 --CE-->
    //         <------  SACK, ECNE 40    cwnd is halved
    //     CWR ------>                   no ECNE from here on
    let mut echoes: Vec<(SimTime, u32)> = Vec::new();
    let mut answers = Vec::new();
    let mut marks = mark(&[40]);
    let fate = |crossing: &Crossing<'_>| {
        echoes.extend(crossing.packet.ecne.map(|tsn| (crossing.now, tsn)));
        answers.extend(crossing.packet.cwr.map(|tsn| (crossing.now, tsn, crossing.packet.size)));
        marks(crossing)
    };
    let mut pair = Pair::<_, Diary>::with_paths(&with_ecn(), wire(), Source::Endless, fate);
    pair.run(seconds(10));
    assert_eq!(cuts(&pair.observers[A]), [(40, true)]);
    assert_eq!(pair.ends[B].receiver().duplicates, 0);
    let heard = pair.observers[B].only(|event| match *event {
        Event::CongestionMarked { tsn } => Some(tsn),
        Event::WindowReduced { tsn } => Some(1000 + tsn),
        _ => None,
    });
    assert_eq!(heard.iter().map(|&(_, _, what)| what).collect::<Vec<_>>(), [40, 1040]);
    drop(pair);
    assert!(echoes.len() > 1 && echoes.iter().all(|&(_, tsn)| tsn == 40));
    assert_eq!(echoes[0].0, heard[0].0, "at once");
    assert!(echoes.iter().all(|&(at, _)| at <= heard[1].0));
    // A CWR does not fit beside a full chunk: common header and 8 bytes.
    assert_eq!(answers.len(), echoes.iter().filter(|&&(at, _)| at < heard[1].0).count());
    assert!(answers.iter().all(|&(_, tsn, size)| (tsn, size) == (40, 40)));
}

#[test]
fn marks_of_one_window_cut_it_once_and_a_later_one_again() {
    let mut pair =
        Pair::<_, Diary>::with_paths(&with_ecn(), wire(), Source::Endless, mark(&[60, 62, 65, 300]));
    pair.run(seconds(20));
    assert_eq!(cuts(&pair.observers[A]), [(60, true), (300, true)]);
}

#[test]
fn a_lost_ecne_is_repeated_and_a_lost_cwr_asked_for_again() {
    let mut marks = mark(&[60]);
    let (mut echoes, mut answers) = (0, 0);
    let fate = |crossing: &Crossing<'_>| {
        echoes += u32::from(crossing.packet.ecne.is_some());
        answers += u32::from(crossing.packet.cwr.is_some());
        let first_echo = crossing.packet.ecne.is_some() && echoes == 1;
        let first_answer = crossing.packet.cwr.is_some() && answers == 1;
        if first_echo || first_answer { Fate::Lost } else { marks(crossing) }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&with_ecn(), wire(), Source::Endless, fate);
    pair.run(seconds(20));
    assert_eq!(cuts(&pair.observers[A]), [(60, true)]);
    let answered = pair.observers[B].only(|event| matches!(event, Event::WindowReduced { .. }).then_some(()));
    assert_eq!(answered.len(), 1);
}

#[test]
fn a_loss_in_a_window_that_a_mark_has_cut_is_not_paid_for_again() {
    let mut marks = mark(&[60]);
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.packet.retransmit as u8 == 0 && carries(crossing.packet, &[66]);
        if lost { Fate::Lost } else { marks(crossing) }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&with_ecn(), wire(), Source::Endless, fate);
    pair.run(seconds(20));
    let diary = &pair.observers[A];
    assert_eq!(cuts(diary), [(60, true)]);
    assert!(diary.only(|event| matches!(event, Event::FastRetransmit { .. }).then_some(())).is_empty());
    let again = diary.only(|event| match *event {
        Event::FastRetransmitAgain { tsn, .. } => Some(tsn),
        _ => None,
    });
    assert!(matches!(again[..], [(_, 0, 66)]), "{again:?}");
}

#[test]
fn a_loss_without_a_mark_can_be_read_as_corruption() {
    let losses = |reading, ecn| {
        let config = Sctp { ecn, unmarked_loss: reading, ..Sctp::rfc9260() };
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.packet.retransmit as u8 == 0 && carries(crossing.packet, &[60, 150]);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut pair = Pair::<_, Diary>::with_paths(&config, wire(), Source::Endless, fate);
        pair.run(seconds(20));
        let diary = &pair.observers[A];
        let kept = diary.only(|event| match *event {
            Event::LossUnmarked { tsn, reports: Some(reports), .. } => Some((tsn, reports)),
            _ => None,
        });
        let cut = diary.only(|event| matches!(event, Event::FastRetransmit { .. }).then_some(()));
        (kept.into_iter().map(|(_, _, loss)| loss).collect::<Vec<_>>(), cut.len())
    };
    assert_eq!(losses(UnmarkedLoss::Corruption, true), (vec![(60, 3), (150, 3)], 0));
    assert_eq!(losses(UnmarkedLoss::Congestion, true), (vec![], 2));
    // Without marks in use nothing distinguishes the two.
    assert_eq!(losses(UnmarkedLoss::Corruption, false), (vec![], 2));
}

#[test]
fn corruption_that_t3_found_leaves_one_unit_but_the_threshold() {
    let config = Sctp { unmarked_loss: UnmarkedLoss::Corruption, ..with_ecn() };
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.packet.retransmit as u8 == 0 && carries(crossing.packet, &[7]);
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wire(), Source::Finite(7 * 1452), fate);
    pair.run(seconds(20));
    let expired = pair.observers[A].only(|event| match *event {
        Event::Timeout { tsn, to, ssthresh, .. } => Some((tsn, to, ssthresh)),
        Event::LossUnmarked { tsn, reports: Some(reports), cwnd, .. } => Some((tsn, reports, cwnd)),
        _ => None,
    });
    let seen: Vec<_> = expired.into_iter().map(|(_, _, loss)| loss).collect();
    // The threshold is what the idle window had been; half of the window would be 5872 bytes.
    assert_eq!(seen, [(7, 1468, 7340), (7, 0, 1468)]);
    assert_eq!(pair.ends[A].state(), State::Ended);
}

#[test]
fn a_peer_that_says_nothing_of_marks_gets_none() {
    let mut capable = 0;
    let fate = |crossing: &Crossing<'_>| {
        capable += u32::from(crossing.packet.ecn_capable);
        Fate::Arrives
    };
    let mut pair = Pair::<_, Diary>::with_paths(&with_ecn(), wire(), Source::Finite(50_000), fate);
    pair.ends[B] = Endpoint::new(Sctp { ecn: false, ..Sctp::rfc9260() }, 1);
    pair.run(seconds(10));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 50_000);
    drop(pair);
    assert_eq!(capable, 0);
}
