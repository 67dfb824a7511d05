//! What each profile of SCTP chooses, and what settings that are said change in it.

use super::*;

#[test]
fn the_unit_is_the_largest_data_chunk_of_a_packet() {
    let rules = Sctp::rfc9260();
    assert_eq!((rules.mtu(), rules.unit()), (1500, 1468));
    let bundled = Sctp { payload_bytes: Some(536), mtu_bytes: Some(1500), ..rules };
    assert_eq!((bundled.mtu(), bundled.unit()), (1500, 1468));
}

#[test]
fn a_message_of_many_small_chunks_fits_into_the_buffer_with_all_their_headers() {
    let message = |payload_bytes, receiver_buffer_bytes| {
        let message_bytes = Some(u32::MAX);
        Sctp { payload_bytes: Some(payload_bytes), receiver_buffer_bytes, message_bytes, ..Sctp::rfc9260() }
            .message()
    };
    // 75 chunks of 1 byte take 20 bytes each.
    assert_eq!(message(1, 1500), 75);
    // Two chunks of 36 bytes and the rest of 28.
    assert_eq!([message(20, 100), message(20, 98)], [50, 40]);
    assert_eq!(message(8, 1 << 30), (1 << 30) / 24 * 8);
    assert_eq!([message(1452, 65_536), message(1452, 1500)], [32_768, 1452]);
}

#[test]
fn section_7_2_1_initial_window() {
    // 3 chunks of 1468 bytes are 4404 bytes; small chunks start with 4.
    assert_eq!(Sctp::rfc9260().first_cwnd(), 4404);
    assert_eq!(Sctp { payload_bytes: Some(512), ..Sctp::rfc9260() }.first_cwnd(), 4 * 528);
    assert_eq!(Sctp { payload_bytes: Some(8952), ..Sctp::rfc9260() }.first_cwnd(), 2 * 8968);
    assert_eq!(Sctp::rfc2960().first_cwnd(), 2 * 1468);
}

#[test]
fn the_largest_packet_holds_a_full_chunk_or_is_what_the_interface_takes() {
    let rules = |pmtu_discovery, mtu_bytes| Sctp { pmtu_discovery, mtu_bytes, ..Sctp::rfc9260() };
    assert_eq!([None, Some(1000), Some(9000)].map(|mtu| rules(false, mtu).mtu()), [1500, 1500, 9000]);
    // IP and SCTP header, DATA header, and four bytes of user data are the least.
    let found = [None, Some(1000), Some(9000), Some(10)].map(|mtu| rules(true, mtu).mtu());
    assert_eq!(found, [1500, 1000, 9000, 52]);
}

#[test]
fn with_discovery_a_chunk_fills_the_packet_but_no_more_than_half_of_the_buffer() {
    let payload = |mtu_bytes, receiver_buffer_bytes| {
        let mtu_bytes = Some(mtu_bytes);
        Sctp { pmtu_discovery: true, mtu_bytes, receiver_buffer_bytes, ..Sctp::rfc9260() }.payload()
    };
    assert_eq!([1500, 1003, 52].map(|mtu| payload(mtu, 65_536)), [1452, 952, 4]);
    assert_eq!([3000, 2007].map(|buffer| payload(9000, buffer)), [1500, 1000]);
    assert_eq!(payload(70_000, 1 << 20), 65_532, "the length of a chunk has 16 bits");
    assert_eq!(Sctp { payload_bytes: Some(0), ..Sctp::rfc9260() }.payload(), 1);
}

#[test]
fn a_message_is_one_chunk_or_what_the_peer_can_reassemble() {
    let message = |message_bytes, receiver_buffer_bytes| {
        Sctp { message_bytes, receiver_buffer_bytes, ..Sctp::rfc9260() }.message()
    };
    assert_eq!(
        [None, Some(10_000), Some(40_000)].map(|bytes| message(bytes, 65_536)),
        [1452, 10_000, 32_768]
    );
    assert_eq!(message(Some(40_000), 1000), 1452, "a full chunk in any case");
}

#[test]
fn the_initial_window_in_units_is_at_least_one() {
    let first = |n| Sctp { initial_cwnd_segments: Some(n), ..Sctp::rfc9260() }.first_cwnd();
    assert_eq!([0, 1, 3, u32::MAX].map(first), [1468, 1468, 3 * 1468, u32::MAX]);
}

#[test]
fn the_rules_of_2000_are_todays_but_for_six() {
    let rules = |of: Sctp| {
        let rto = of.rto();
        (
            of.first_cwnd() / of.unit(), // RFC 2960 section 7.2.1
            of.floor_segments(),         // section 7.2.3
            of.partial_bytes(),          // section 7.2.2
            of.missing_reports(),        // section 7.2.4
            of.repeated_timeout_keeps_ssthresh(),
            [rto.initial, rto.min, rto.max].map(Duration::as_millis_f64), // section 14
        )
    };
    let today = (3, 4, PartialBytes::EverySack, 3, false, [1000.0, 1000.0, 60_000.0]);
    let then = (2, 2, PartialBytes::OnAdvance, 4, true, [3000.0, 1000.0, 60_000.0]);
    assert_eq!((rules(Sctp::rfc9260()), rules(Sctp::rfc2960())), (today, then));
    assert_eq!(Sctp { profile: Profile::Rfc9260, ..Sctp::rfc2960() }, Sctp::rfc9260());
}

#[test]
fn each_profile_of_a_stack_has_its_choices() {
    let choices = |of: Sctp| {
        (
            (of.byte_counting_limit(), of.fast_retransmit_floor(), of.first_cwnd(), of.burst_rule()),
            (of.t3_restarts(), of.t3_spares_recent(), of.shut_window_keeps_cwnd(), of.chunk_overhead()),
            (of.sack_on_filled_gap(), of.growth_on_advance(), of.fast_retransmit_repeats()),
            (of.split_to_fill_cwnd(), of.advertised_buffer(), of.a_rwnd_before_reading()),
            (of.gap_blocks_a_sack(), of.held_chunks_at_most()),
            (of.rto().initial.as_millis_f64(), of.rto().min.as_millis_f64()),
        )
    };
    let rfc = (
        (1, 4, 4404, BurstRule::Always),
        (true, false, false, 0),
        (true, false, false),
        (false, 65_536, false),
        (usize::MAX, u32::MAX),
        (1000.0, 1000.0),
    );
    let freebsd = (
        (2, 2, 3 * 1488, BurstRule::Cwnd),
        (false, true, false, 256),
        (true, true, true),
        (false, 65_536, true),
        (usize::MAX, 512),
        (3000.0, 1000.0),
    );
    let dcsctp = (
        (1, 4, 10 * 1188, BurstRule::Messages),
        (true, false, false, -16),
        (false, true, true),
        (true, 58_982, true),
        (20, u32::MAX),
        (500.0, 400.0),
    );
    let found = [Sctp::rfc9260(), Sctp::freebsd(), Sctp::dcsctp()].map(choices);
    assert_eq!(found, [rfc, freebsd, dcsctp]);
}

/// ns-2.35, measured: `tests/reference/ns2_failover.csv`.
#[test]
fn only_the_profile_of_ns2_stays_where_it_fled_to() {
    let back = [Sctp::rfc9260(), Sctp::rfc2960(), Sctp::freebsd(), Sctp::dcsctp(), Sctp::ns2()];
    assert_eq!(back.map(|of| of.return_to_primary()), [true, true, true, true, false]);
    assert!(Sctp { return_to_primary: Some(true), ..Sctp::ns2() }.return_to_primary());
}

#[test]
fn rfc_6951_5_6_in_udp_a_full_packet_is_as_large_and_the_payload_8_bytes_smaller() {
    let in_udp = |base: Sctp| {
        let mut rules = base;
        rules.carriage.0.encapsulation = Encapsulation::Udp;
        (rules.mtu(), rules.user_bytes(), rules.unit())
    };
    assert_eq!(in_udp(Sctp::rfc9260()), (1500, 1444, 1460));
    assert_eq!(in_udp(Sctp { mtu_bytes: Some(1500), ..Sctp::freebsd() }), (1500, 1444, 1460));
    // Its packets have 1,191 bytes without IP, UDP and DTLS.
    assert_eq!(in_udp(Sctp::dcsctp()), (1216, 1160, 1176));
    assert_eq!(in_udp(Sctp { payload_bytes: Some(1452), ..Sctp::rfc9260() }), (1508, 1452, 1468));
}

#[test]
fn what_is_said_counts_more_than_the_profile() {
    let said = Sctp {
        initial_cwnd_segments: Some(10),
        missing_reports: Some(1),
        rto_initial: Some(Duration::from_secs(2)),
        ..Sctp::rfc2960()
    };
    let initial = said.rto().initial;
    assert_eq!((said.first_cwnd(), said.missing_reports(), initial), (14_680, 1, Duration::from_secs(2)));
}
