//! Stop-and-wait over two links that lose packets both ways: everything is delivered, packet after packet.

use serde_json::json;

use crate::{document, run};

#[test]
fn a_transfer_over_two_lossy_links_is_delivered_in_full() {
    let own = json!({ "protocol": "stop_and_wait", "stop_and_wait": { "timeout_ms": 800 }, "bytes": 60_500 });
    let flow = run(&document(own, 0.1, 600)).summary()["flows"][0].clone();
    assert_eq!(flow["delivered_bytes"], 60_500, "{flow}");
    assert_eq!(flow["highest_tsn"], 61, "60 full packets and the rest");
    assert!(flow["completed_s"].is_number(), "{flow}");
    let timeouts = flow["timeouts"].as_u64().expect("a count");
    assert!(timeouts > 5, "{timeouts}");
    assert_eq!(flow["packets_sent"].as_u64(), Some(61 + timeouts), "each timeout sends one packet again");
    assert!(flow["duplicate_chunks"].as_u64() > Some(0), "lost acknowledgements");
}

#[test]
fn without_losses_one_packet_leaves_each_round_trip() {
    let own = json!({ "protocol": "stop_and_wait", "bytes": 10_000 });
    let flow = run(&document(own, 0.0, 60)).summary()["flows"][0].clone();
    // Nine round trips of 200 ms and a way of 100 ms; over each link data take 8.224 ms and what acknowledges them 0.224.
    let done = flow["completed_s"].as_f64().expect("a time");
    assert!((done - 9.0 * (0.2 + 2.0 * 0.008_448) - 0.1 - 2.0 * 0.008_224).abs() < 1e-6, "{done}");
}
