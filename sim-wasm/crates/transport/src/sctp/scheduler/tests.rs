//! Whose turn it is, by the rules of this model and by those of stacks.

use super::super::queued::Message;
use super::*;

/// A message on a stream.
fn push(queues: &mut Queues, stream: u16, bytes: u32) {
    let message = Message { bytes, stream, ..Message::default() };
    queues.push(Queued { message, ..Queued::default() });
}

/// The streams of the next chunks, of 1000 bytes at most.
fn take(queues: &mut Queues, chunks: usize) -> Vec<u16> {
    let next = |_| {
        let head = queues.head()?;
        queues.take(head.left.min(1000) as u16);
        Some(head.stream)
    };
    (0..chunks).map_while(next).collect()
}

/// Two streams with interleaved messages.
fn two(scheduler: Scheduler, turns: Turns) -> Queues {
    let mut queues = Queues::new(scheduler, 2, 1000, turns);
    queues.interleave(true);
    queues
}

/// The streams of the chunks of two long messages of stream 0 and two short ones of stream 1.
fn order(turns: Turns) -> Vec<u16> {
    let mut queues = Queues::new(Scheduler::RoundRobin, 2, 1000, turns);
    for (stream, bytes) in [(0, 3000), (1, 100), (1, 100), (0, 3000)] {
        push(&mut queues, stream, bytes);
    }
    take(&mut queues, usize::MAX)
}

#[test]
fn in_turns_by_virtual_time_a_long_message_counts_for_several() {
    assert_eq!(order(Turns::Plain), [0, 0, 0, 1, 0, 0, 0, 1]);
    assert_eq!(order(Turns::VirtualTime), [0, 0, 0, 1, 1, 0, 0, 0]);
}

#[test]
fn a_wheel_begins_with_the_first_stream_after_one_that_has_left_it() {
    for (turns, order) in [(Turns::Plain, [2, 0]), (Turns::Wheel, [0, 2])] {
        let mut queues = Queues::new(Scheduler::RoundRobin, 3, 1000, turns);
        push(&mut queues, 1, 100);
        assert_eq!(take(&mut queues, 1), [1]);
        push(&mut queues, 0, 100);
        push(&mut queues, 2, 100);
        assert_eq!(take(&mut queues, 2), order, "{turns:?}");
    }
}

#[test]
fn on_a_wheel_fair_bandwidth_counts_the_rest_of_a_message() {
    // What is left of the message of stream 0 when that of stream 1 comes, 2000 bytes, has more turns than its 5000.
    for (turns, order) in [(Turns::Plain, [1, 0, 1, 0, 1]), (Turns::Wheel, [0, 0, 1, 1, 1])] {
        let mut queues = two(Scheduler::FairBandwidth, turns);
        push(&mut queues, 0, 4000);
        assert_eq!(take(&mut queues, 2), [0, 0]);
        push(&mut queues, 1, 5000);
        assert_eq!(take(&mut queues, 5), order, "{turns:?}");
    }
}

#[test]
fn on_a_wheel_by_packet_the_next_stream_is_found_as_a_packet_is_full() {
    for (turns, order) in [(Turns::Plain, [1, 0, 1, 0]), (Turns::Wheel, [0, 1, 0, 1])] {
        let mut queues = two(Scheduler::RoundRobinPacket, turns);
        push(&mut queues, 0, 2100);
        assert_eq!(take(&mut queues, 1), [0]);
        queues.end_packet(false);
        push(&mut queues, 1, 100);
        push(&mut queues, 1, 100);
        let mut seen = Vec::new();
        for _ in 0..4 {
            queues.begin_packet();
            seen.extend(take(&mut queues, 1));
            queues.end_packet(false);
        }
        assert_eq!(seen, order, "{turns:?}");
    }
}

#[test]
fn on_a_wheel_by_packet_what_comes_when_nothing_waited_misses_a_packet_and_shares_none() {
    let packets: [(_, [&[u16]; 3]); 2] =
        [(Turns::Plain, [&[0, 1], &[], &[]]), (Turns::Wheel, [&[], &[0], &[1]])];
    for (turns, packets) in packets {
        let mut queues = two(Scheduler::RoundRobinPacket, turns);
        push(&mut queues, 0, 100);
        push(&mut queues, 1, 100);
        for packet in packets {
            queues.begin_packet();
            assert_eq!(queues.holds(), turns == Turns::Wheel && packet.is_empty());
            let taken = take(&mut queues, 2);
            assert_eq!(taken, packet, "{turns:?}");
            if !taken.is_empty() {
                queues.end_packet(false);
            }
        }
    }
}

#[test]
fn on_a_wheel_by_packet_no_other_message_leaves_amid_one_that_is_not_interleaved() {
    let mut queues = Queues::new(Scheduler::RoundRobinPacket, 2, 1000, Turns::Wheel);
    for (stream, bytes) in [(0, 100), (0, 1500), (1, 100)] {
        push(&mut queues, stream, bytes);
    }
    assert_eq!(take(&mut queues, 1), [0]);
    queues.end_packet(true);
    let mut seen = Vec::new();
    for _ in 0..3 {
        queues.begin_packet();
        seen.extend(take(&mut queues, 1));
        queues.end_packet(false);
    }
    assert_eq!(seen, [0, 0, 1]);
}

#[test]
fn on_a_wheel_what_did_not_fit_in_a_packet_leaves_before_what_comes_later() {
    for (turns, order) in [(Turns::Plain, [1, 0, 0]), (Turns::Wheel, [0, 1, 0])] {
        let mut queues = two(Scheduler::RoundRobin, turns);
        push(&mut queues, 0, 3000);
        assert_eq!(take(&mut queues, 1), [0]);
        queues.end_packet(true);
        push(&mut queues, 1, 100);
        assert_eq!(take(&mut queues, 3), order, "{turns:?}");
    }
}
