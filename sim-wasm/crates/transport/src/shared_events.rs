//! The events that families have in common, each declared once: a family brings its terms and the sections of its
//! RFCs, and declares the events of its own beside them. What a congestion controller tells in its own words is among them.

/// How a family speaks of what it has in common with others.
pub(crate) struct Terms {
    /// What joins the two ends, at the beginning of a sentence.
    pub connection: &'static str,
    /// What data are sent in.
    pub piece: &'static str,
    /// What must be so besides for cwnd to grow, after what is acknowledged.
    pub grows_where: &'static str,
    /// What becomes of all user data at the end.
    pub completed: &'static str,
    /// Where its rules are written.
    pub rules: Rules,
}

/// Where the rules of a family are written.
pub(crate) struct Rules {
    pub states: &'static str,
    pub slow_start: &'static str,
    pub window_full: &'static str,
    pub window_opened: &'static str,
    pub application_limited: &'static str,
    pub complete: &'static str,
}

/// How a family with a retransmission timer and congestion marks speaks of them.
pub(crate) struct TimerTerms {
    /// What data travel in, at the beginning of a sentence.
    pub packet: &'static str,
    /// What the number of data is called, at the beginning of a sentence and within one.
    pub number: [&'static str; 2],
    /// What the receiver answers with.
    pub acknowledgement: &'static str,
    /// The timer that watches data, at the beginning of a sentence.
    pub timer: &'static str,
    /// What carries the sender's answer to a congestion mark, before its number.
    pub answered_by: &'static str,
    /// Where its rules are written.
    pub timeout: &'static str,
    pub round_trip: &'static str,
    pub marked: &'static str,
}

/// Declares the events of a family: those that all have in common, said in `terms`, and its own, as
/// [`declare!`](crate::events::declare) has them.
macro_rules! common {
    ($(#[$about:meta])* $events:ident; $terms:ident; $($own:tt)*) => {
        $crate::events::declare! {
            [/// What the congestion controller tells in its own words.
            Controller($crate::congestion::Reason)]
            $(#[$about])* $events;
            $($own)*
            /// The association or connection changed its state.
            1 StateChanged {
                /// Before.
                from: State,
                /// After.
                to: State,
            } => {
                kind: Association,
                title: format!("{} is {}", $terms.connection, state(to)),
                detail: format!("Before, it was {}.", state(from)),
                rule: $terms.rules.states,
            }
            /// cwnd grew in slow start.
            10 SlowStart {
                /// cwnd before.
                from: u32 ["bytes"],
                /// cwnd after.
                to: u32 ["bytes"],
                /// Bytes newly acknowledged.
                acked: u32 ["bytes"],
                /// Slow start threshold.
                ssthresh: u32 ["bytes"],
            } => {
                kind: Window,
                phase: "slow start",
                title: format!("Slow start: cwnd {} bytes", $crate::words::n(to)),
                detail: format!(
                    "{} newly acknowledged{}: cwnd {} to {} bytes, ssthresh {} bytes.",
                    $crate::words::plural(acked, "byte", "bytes"),
                    $terms.grows_where,
                    $crate::words::n(from),
                    $crate::words::n(to),
                    $crate::words::n(ssthresh)
                ),
                rule: $terms.rules.slow_start,
            }
            /// The peer's window holds no further chunk or segment although cwnd allows one.
            44 WindowFull {
                /// What the sender believes is left of the peer's window.
                peer_rwnd: u32 ["bytes"],
                /// What the next one needs.
                needed: u32 ["bytes"],
                /// Bytes in flight.
                flight: u32 ["bytes"],
                /// cwnd.
                cwnd: u32 ["bytes"],
            } => {
                kind: Window,
                title: "The peer's window is full".into(),
                detail: format!(
                    "{} left, the next {} needs {}; {} in flight and cwnd is {} bytes.",
                    $crate::words::plural(peer_rwnd, "byte is", "bytes are"),
                    $terms.piece,
                    $crate::words::n(needed),
                    $crate::words::plural(flight, "byte is", "bytes are"),
                    $crate::words::n(cwnd)
                ),
                rule: $terms.rules.window_full,
            }
            /// The peer's window holds a chunk or segment again.
            45 WindowOpened {
                /// What the sender believes is left of the peer's window.
                peer_rwnd: u32 ["bytes"],
                /// Bytes in flight.
                flight: u32 ["bytes"],
            } => {
                kind: Window,
                title: "The peer's window has room again".into(),
                detail: format!("{} left, {} in flight.", $crate::words::plural(peer_rwnd, "byte", "bytes"), $crate::words::n(flight)),
                rule: $terms.rules.window_opened,
            }
            /// All data of the application have been sent, although the windows have room: it limits the sender.
            34 ApplicationLimited {
                /// Bytes in flight.
                flight: u32 ["bytes"],
                /// cwnd.
                cwnd: u32 ["bytes"],
            } => {
                kind: Window,
                title: "The application has no more data".into(),
                detail: format!(
                    "All its data have been sent: {} in flight and cwnd is {} bytes.",
                    $crate::words::plural(flight, "byte is", "bytes are"),
                    $crate::words::n(cwnd)
                ),
                rule: $terms.rules.application_limited,
            }
            /// Data of the application wait for the windows again.
            35 ApplicationResumed {
                /// Bytes in flight.
                flight: u32 ["bytes"],
                /// cwnd.
                cwnd: u32 ["bytes"],
            } => {
                kind: Window,
                title: "Data wait for the windows again".into(),
                detail: format!(
                    "The application has brought more than they let go: {} in flight and cwnd is {} bytes.",
                    $crate::words::plural(flight, "byte is", "bytes are"),
                    $crate::words::n(cwnd)
                ),
                rule: $terms.rules.application_limited,
            }
            /// Everything of a finite transfer is acknowledged.
            50 TransferComplete {
                /// User data.
                bytes: u64 ["bytes"],
            } => {
                kind: Association,
                counts: Some($crate::api::Counter::TransferComplete),
                title: "Transfer complete".into(),
                detail: format!("All {} of user data {}.", $crate::words::plural(bytes, "byte", "bytes"), $terms.completed),
                rule: $terms.rules.complete,
            }
        }
    };
}

/// The same for a family that has a retransmission timer and hears of congestion marks, said in `timer`, where `number`
/// is what it calls the number of data.
macro_rules! timed {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::shared_events::common! {
            $(#[$about])* $events; $terms;
            $($own)*
            /// The retransmission timer expired.
            15 Timeout {
                /// The lowest number outstanding.
                $number: u32,
                /// cwnd before.
                from: u32 ["bytes"],
                /// cwnd after.
                to: u32 ["bytes"],
                /// Slow start threshold after.
                ssthresh: u32 ["bytes"],
            } => {
                kind: Timeout,
                role: Repairs,
                phase: "slow start",
                counts: Some($crate::api::Counter::Timeout),
                title: format!("{} expired", $timer.timer),
                detail: format!(
                    "{} {} was not acknowledged in time: cwnd {} to {} bytes, ssthresh {} bytes.",
                    $timer.number[0],
                    $number,
                    $crate::words::n(from),
                    $crate::words::n(to),
                    $crate::words::n(ssthresh)
                ),
                rule: $timer.timeout,
            }
            /// A round trip was measured.
            20 RttMeasured {
                /// Measurement.
                rtt: skywindow_units::Duration,
                /// Smoothed round-trip time.
                srtt: skywindow_units::Duration,
                /// Its variation.
                rttvar: skywindow_units::Duration,
                /// Timeout.
                rto: skywindow_units::Duration,
            } => {
                kind: RoundTrip,
                title: format!("Round trip of {}", $crate::words::time(rtt)),
                detail: format!("Smoothed {}, variation {}: timeout {}.", $crate::words::time(srtt), $crate::words::time(rttvar), $crate::words::time(rto)),
                rule: $timer.round_trip,
            }
            /// Data came with a congestion mark: the sender is told until it answers.
            48 CongestionMarked {
                /// The lowest number that came so.
                $number: u32,
            } => {
                kind: Congestion,
                title: format!("{} with a congestion mark", $timer.packet),
                detail: format!(
                    "It begins with {} {}: every {} says so until the sender answers.",
                    $timer.number[1],
                    $number,
                    $timer.acknowledgement
                ),
                rule: $timer.marked,
            }
            /// The sender has answered: the congestion mark is no longer reported.
            49 WindowReduced {
                /// The number of its answer.
                $number: u32,
            } => {
                kind: Congestion,
                title: "The sender has answered the congestion mark".into(),
                detail: format!("CWR {} {}: {}s no longer report it.", $timer.answered_by, $number, $timer.acknowledgement),
                rule: $timer.marked,
            }
        }
    };
}
pub(crate) use {common, timed};
