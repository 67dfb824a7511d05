//! What an experiment can measure.

use skywindow_form::{Choice, Datum, Kind, choices};

choices! { "A number that is measured in every run, or follows from the runs of a whole axis." MetricName {
    Goodput = "goodput_bps" "Goodput" "User data delivered in order within each stream, per association; retransmissions do not count.",
    Throughput = "throughput_bps" "Throughput" "Everything the data sender put on the wire, per association.",
    HighestTsn = "highest_tsn" "Highest TSN received" "The highest TSN that reached the receiver, per association: packets, where each carries one chunk.",
    Utilisation = "utilisation" "Utilisation" "The share of its capacity that the busiest link carried.",
    Jain = "jain" "Jain's fairness index" "1 when all associations get the same goodput, 1/n when one gets everything.",
    FirstShare = "first_share" "Share of the first flow" "The goodput of the first flow, of that of all; where there are two or more.",
    Gain = "gain" "Gain of one protocol" "How much more goodput an association of one protocol gets than one of the other, as a fraction, where associations of two share a network: SCTP over TCP.",
    Overhead = "overhead" "Overhead" "Bytes sent in both directions beyond the user data delivered, as a fraction of it.",
    OverheadRetransmission = "overhead_retransmission" "Overhead of retransmissions" "Packets that carry data for a second time, with their headers, as a fraction of the user data delivered.",
    OverheadForward = "overhead_forward" "Overhead of the sender" "What else the data sender puts on the wire beyond user data, headers and control packets, as a fraction of the user data delivered.",
    OverheadReverse = "overhead_reverse" "Overhead of the receiver" "Everything that the data receiver sends, as a fraction of the user data delivered.",
    Effective = "effective_bps" "Effective throughput" "The user data of a finite transfer over the time from the first set-up packet to the delivery of the last byte, mean over them; a run in which one is not finished counts as not measured.",
    Ratio = "ratio_bps" "Throughput over overhead" "The effective throughput for every percent of overhead.",
    SentBytes = "sent_bytes" "Bytes sent" "Everything that both ends put on the wire, per association: stands for the energy that a transfer costs.",
    Probing = "probing" "Time spent probing" "The fraction of the time in which the sender probes instead of sending new data.",
    DataTime = "data_time_s" "Time of the data" "From the first packet with data of a finite transfer to the acknowledgement of the last byte, mean over them: without the set-up.",
    FrameThroughput = "frame_bps" "Throughput of the frames" "The bits of the frames that carry data for the first time, with all headers, over the time of the data; of flows over a radio channel.",
    FrameShare = "frame_share" "Normalised throughput of the frames" "That throughput over the rate of the radio channel.",
    Collisions = "collisions" "Collisions" "The share of the packets of both directions that collisions on radio channels destroyed.",
    StateLosses = "state_losses" "Losses by error states" "The share of the packets of both directions that error processes of links lost.",
    ContextLosses = "context_losses" "Losses of header contexts" "The share of the packets of both directions that were lost because their compressed headers could not be decompressed.",
    BlackoutLosses = "blackout_losses" "Losses per blackout" "Packets of both directions that a stay of an error process in its bad state lost, mean over those that lost any.",
    BlackoutNoticed = "blackout_noticed_s" "Time to notice a blackout" "From the beginning of a stay in the bad state that lost packets until the sender first does something about a loss, mean over those it noticed before the next one.",
    Backup = "backup_bps" "Bandwidth on backup paths" "Everything sent on other paths than the primary, in both directions, all associations together.",
    BackupForward = "backup_forward_bps" "Backup bandwidth of a sender" "What the data sender put on other paths than the primary, per association.",
    Latency = "latency_s" "Transfer time" "From the opening of an association until all data of its finite transfer is delivered, mean over them; a run in which one is not finished counts as not measured.",
    MessageLatencyMedian = "message_latency_median_s" "Median latency of messages" "From the instant at which an application offers a message or an object until the peer's application has all of it: the median over those of all flows. One that has not come by the end counts as later than all others.",
    MessageLatency95 = "message_latency_95_s" "95th percentile of latency" "The latency of messages and objects that 95 % of those of all flows keep; a run in which more than 5 % have not come by the end counts as not measured.",
    MessageAge95 = "message_age_95_s" "95th percentile of the age of what arrives" "From the offer of a message or an object until the peer's application has all of it: what 95 % of those that have come keep, whatever was given up.",
    MessagesGivenUp = "messages_given_up" "Messages given up" "Messages that the sender gave up before they were acknowledged, per association.",
    PageLoad = "page_load_s" "Median page load time" "From the offer of a page until the last of its objects is there: the median over the pages of all flows. One that is not there by the end counts as later than all others.",
    Unfinished = "unfinished" "Unfinished transfers" "Finite transfers whose data had not all been delivered at the end.",
    Failovers = "failovers" "Failovers" "How often new data left a path that failed for another one, per association.",
    CorruptionLosses = "corruption_losses" "Losses by corruption" "The share of the packets of both directions that bit errors destroyed.",
    QueueLosses = "queue_losses" "Losses by queues" "The share of the packets of both directions that queues dropped, because they were full or early.",
    NoRouteLosses = "no_route_losses" "Losses without a route" "The share of the packets of both directions that found no way, as where a terminal has no satellite in view.",
    Reordered = "reordered_fraction" "Reordered packets" "The share of a sender's packets that arrived after packets sent later, per association (RFC 4737).",
    ReorderedAcknowledgements = "reordered_acknowledgements" "Reordered acknowledgements" "The share of a receiver's packets that arrived after packets sent later, per association (RFC 4737).",
    ReorderingExtent = "reordering_extent" "Reordering extent" "How many packets came between a reordered one and the first that overtook it, mean over them: so many duplicate acknowledgements it may cause (RFC 4737).",
    SojournMedian = "sojourn_median_s" "Median sojourn time" "How long packets waited in the queue of the busiest link until their transmission began: the median, where sojourn times are counted.",
    Sojourn95 = "sojourn_95_s" "95th percentile of sojourn" "How long at most 95 % of the packets waited in the queue of the busiest link, where sojourn times are counted.",
    Marks = "marks" "Congestion marks" "Marks (CE) that queues set, as a share of the packets of both directions.",
    IslsUp = "isls_up" "ISLs up" "Inter-satellite links that are up at the end.",
    GslsUp = "gsls_up" "GSLs up" "Terminals that have a satellite at the end.",
    SeamLongitude = "seam_longitude_deg" "Longitude of the seam" "Where the last plane of the first star constellation meets the first one at the equator, flying the other way, at the end: the crossing nearer to Greenwich.",
    Timeouts = "timeouts" "Timeouts" "Expiries of the retransmission timer, per association.",
    FastRetransmits = "fast_retransmits" "Fast retransmits" "Entries into fast recovery, per association.",
    FastRetransmittedChunks = "fast_retransmitted_chunks" "Fast-retransmitted chunks" "Chunks, or segments of TCP, that were sent again because they were reported missing, per association.",
    SlowStart = "slow_start" "Time in slow start" "The fraction of time with cwnd at or below ssthresh.",
    CwndFull = "cwnd_full" "Time at the congestion window" "The fraction of time with as much data outstanding as cwnd allows.",
    PeerRwndBelowPayload = "peer_rwnd_below_payload" "Time with the window closed for the sender" "The fraction of time in which the window as the sender sees it holds less than one packet.",
    ARwndBelowPayload = "a_rwnd_below_payload" "Time with the window closed at the receiver" "The fraction of time in which the receiver would advertise less than one packet.",
    PeerRwndClosings = "peer_rwnd_closings" "Closings of the window for the sender" "How often the window as the sender sees it fell below one packet, per association.",
    ARwndClosings = "a_rwnd_closings" "Closings of the window at the receiver" "How often what the receiver would advertise fell below one packet, per association.",
    HeadOfLineBlocked = "head_of_line_blocked" "Time with data blocked" "The fraction of time in which chunks wait for an earlier one of their stream.",
    BufferBlocked = "buffer_blocked" "Time with a path blocked by the buffer" "The fraction of time in which new data of a path with room in cwnd wait for room in the receiver's buffer, which holds what overtook a chunk of another path: receive-buffer blocking of concurrent multipath transfer.",
    PeakCwndOverBuffer = "peak_cwnd_over_buffer" "Largest cwnd over the buffer" "The largest congestion window as a multiple of the receiver's buffer.",
    PeakFlightPackets = "peak_flight_packets" "Most packets outstanding" "The most data outstanding at once, in full packets.",
    Satellites = "satellites" "Satellites" "Satellites of the constellation.",
    Perigee = "perigee_km" "Altitude at perigee" "The least height of an orbit above the sphere.",
    Apogee = "apogee_km" "Altitude at apogee" "The greatest height of an orbit above the sphere.",
    Inclination = "inclination_deg" "Inclination" "The angle between the orbits and the equator.",
    Period = "period_min" "Period" "The time a satellite takes for one turn, by Kepler's third law; a sidereal day for geostationary ones.",
    DelayZenith = "delay_zenith_ms" "Delay at the zenith" "The propagation delay from the ground to a satellite straight above it at its lowest.",
    DelayMask = "delay_mask_ms" "Delay at the mask" "The propagation delay from the ground to a satellite at its highest that stands at the elevation mask: the longest of a ground link.",
    DelayMin = "delay_min_ms" "Least delay" "The least one-way propagation delay of the path, over its samples.",
    DelayMean = "delay_mean_ms" "Mean delay" "The mean one-way propagation delay of the path, over the samples that have one.",
    DelayMax = "delay_max_ms" "Greatest delay" "The greatest one-way propagation delay of the path, over its samples.",
    DelayMeanSeam = "delay_mean_seam_ms" "Mean delay with the seam between" "The mean delay of the path while the seam of the constellation lies between the two terminals.",
    DelayMeanClear = "delay_mean_clear_ms" "Mean delay without the seam between" "The mean delay of the path while the seam of the constellation does not lie between the two terminals.",
    SeamRise = "seam_rise_ms" "Rise with the seam between" "How much greater the mean delay is while the seam of the constellation lies between the two terminals than otherwise.",
    LinksMean = "links_mean" "Mean links" "Links on the path, ground links included, mean over the samples that have one.",
    LinksMax = "links_max" "Most links" "The most links on the path, ground links included.",
    PathChanges = "path_changes" "Path changes" "How often the path leads over other nodes than at the sample before it.",
    Handovers = "handovers" "Handovers" "How often either terminal passes from one satellite to another.",
    Disconnected = "disconnected" "Time without a path" "The share of the samples at which no path joins the two terminals.",
    SeamBetween = "seam_between" "Time with the seam between" "The share of the time during which the seam of the constellation lies between the two terminals.",
    PathLatitude = "path_latitude_deg" "Latitude of the path" "How far from the equator the satellites of the path are, on average over them and the samples.",
    EndsOpposed = "ends_opposed" "Ends that fly opposite ways" "The share of the samples with a path at which one of the satellites at its ends flies north and the other south.",
    OpposedRise = "opposed_rise_ms" "Rise with opposite ends" "How much greater the mean delay is while one of the satellites at the path's ends flies north and the other south.",
    OptimalBuffer90 = "optimal_buffer_90_bytes" "Optimal buffer, 90 %" "The smallest buffer whose mean goodput reaches 90 % of that with the largest buffer of the axis, interpolated.",
    OptimalBuffer = "optimal_buffer_bytes" "Optimal buffer, 95 %" "The smallest buffer whose mean goodput reaches 95 % of that with the largest buffer of the axis, interpolated.",
    OptimalBuffer98 = "optimal_buffer_98_bytes" "Optimal buffer, 98 %" "The smallest buffer whose mean goodput reaches 98 % of that with the largest buffer of the axis, interpolated.",
}}

impl MetricName {
    /// Every metric that one run gives, in the order of results.
    pub const OF_A_RUN: [Self; 80] = [
        Self::Goodput,
        Self::Throughput,
        Self::HighestTsn,
        Self::Utilisation,
        Self::Jain,
        Self::FirstShare,
        Self::Gain,
        Self::Overhead,
        Self::OverheadRetransmission,
        Self::OverheadForward,
        Self::OverheadReverse,
        Self::Effective,
        Self::Ratio,
        Self::SentBytes,
        Self::Probing,
        Self::DataTime,
        Self::FrameThroughput,
        Self::FrameShare,
        Self::Collisions,
        Self::StateLosses,
        Self::ContextLosses,
        Self::BlackoutLosses,
        Self::BlackoutNoticed,
        Self::Backup,
        Self::BackupForward,
        Self::Latency,
        Self::MessageLatencyMedian,
        Self::MessageLatency95,
        Self::MessageAge95,
        Self::MessagesGivenUp,
        Self::PageLoad,
        Self::Unfinished,
        Self::Failovers,
        Self::CorruptionLosses,
        Self::QueueLosses,
        Self::NoRouteLosses,
        Self::Reordered,
        Self::ReorderedAcknowledgements,
        Self::ReorderingExtent,
        Self::SojournMedian,
        Self::Sojourn95,
        Self::Marks,
        Self::IslsUp,
        Self::GslsUp,
        Self::SeamLongitude,
        Self::Timeouts,
        Self::FastRetransmits,
        Self::FastRetransmittedChunks,
        Self::SlowStart,
        Self::CwndFull,
        Self::PeerRwndBelowPayload,
        Self::ARwndBelowPayload,
        Self::PeerRwndClosings,
        Self::ARwndClosings,
        Self::HeadOfLineBlocked,
        Self::BufferBlocked,
        Self::PeakCwndOverBuffer,
        Self::PeakFlightPackets,
        Self::Satellites,
        Self::Perigee,
        Self::Apogee,
        Self::Inclination,
        Self::Period,
        Self::DelayZenith,
        Self::DelayMask,
        Self::DelayMin,
        Self::DelayMean,
        Self::DelayMax,
        Self::DelayMeanSeam,
        Self::DelayMeanClear,
        Self::SeamRise,
        Self::LinksMean,
        Self::LinksMax,
        Self::PathChanges,
        Self::Handovers,
        Self::Disconnected,
        Self::SeamBetween,
        Self::PathLatitude,
        Self::EndsOpposed,
        Self::OpposedRise,
    ];

    /// The share of the plateau for an optimal buffer; none for what a single run gives.
    pub const fn share_of_plateau(self) -> Option<f64> {
        match self {
            Self::OptimalBuffer90 => Some(0.90),
            Self::OptimalBuffer => Some(0.95),
            Self::OptimalBuffer98 => Some(0.98),
            _ => None,
        }
    }

    /// Whether it is of the sky alone: what a geometry measures, and no run of packets.
    pub const fn is_of_geometry(self) -> bool {
        matches!(
            self,
            Self::Satellites
                | Self::Perigee
                | Self::Apogee
                | Self::Inclination
                | Self::Period
                | Self::DelayZenith
                | Self::DelayMask
                | Self::DelayMin
                | Self::DelayMean
                | Self::DelayMax
                | Self::DelayMeanSeam
                | Self::DelayMeanClear
                | Self::SeamRise
                | Self::LinksMean
                | Self::LinksMax
                | Self::PathChanges
                | Self::Handovers
                | Self::Disconnected
                | Self::SeamBetween
                | Self::PathLatitude
                | Self::EndsOpposed
                | Self::OpposedRise
        )
    }

    /// The unit, as written after a number; empty for counts and fractions.
    pub const fn unit(self) -> &'static str {
        match self {
            Self::Goodput
            | Self::Throughput
            | Self::Backup
            | Self::BackupForward
            | Self::Effective
            | Self::FrameThroughput
            | Self::Ratio => "bit/s",
            Self::Latency
            | Self::MessageLatencyMedian
            | Self::MessageLatency95
            | Self::MessageAge95
            | Self::PageLoad
            | Self::SojournMedian
            | Self::Sojourn95
            | Self::DataTime
            | Self::BlackoutNoticed => "s",
            Self::SeamLongitude | Self::Inclination | Self::PathLatitude => "°",
            Self::Perigee | Self::Apogee => "km",
            Self::Period => "min",
            Self::DelayZenith
            | Self::DelayMask
            | Self::DelayMin
            | Self::DelayMean
            | Self::DelayMax
            | Self::DelayMeanSeam
            | Self::DelayMeanClear
            | Self::SeamRise
            | Self::OpposedRise => "ms",
            Self::BlackoutLosses | Self::HighestTsn | Self::PeakFlightPackets | Self::ReorderingExtent => {
                "packets"
            }
            Self::SentBytes | Self::OptimalBuffer90 | Self::OptimalBuffer | Self::OptimalBuffer98 => "bytes",
            _ => "",
        }
    }

    /// The least and the greatest value that a run can give.
    pub const fn bounds(self) -> [f64; 2] {
        match self {
            Self::SeamLongitude => [-90.0, 90.0],
            Self::SeamRise | Self::OpposedRise => [f64::MIN, f64::MAX],
            Self::PathLatitude => [0.0, 90.0],
            // A protocol that gets nothing at all gains -1.
            Self::Gain => [-1.0, f64::MAX],
            Self::Utilisation
            | Self::Jain
            | Self::FirstShare
            | Self::CorruptionLosses
            | Self::QueueLosses
            | Self::NoRouteLosses
            | Self::StateLosses
            | Self::ContextLosses
            | Self::FrameShare
            | Self::Collisions
            | Self::Probing
            | Self::Reordered
            | Self::ReorderedAcknowledgements
            | Self::SlowStart
            | Self::CwndFull
            | Self::PeerRwndBelowPayload
            | Self::ARwndBelowPayload
            | Self::HeadOfLineBlocked
            | Self::BufferBlocked
            | Self::Disconnected
            | Self::SeamBetween
            | Self::EndsOpposed => [0.0, 1.0],
            Self::Inclination => [0.0, 180.0],
            _ => [0.0, f64::MAX],
        }
    }

    /// The name beside a number, and one line about it.
    pub fn words(self) -> Choice {
        let known = match Self::KIND {
            Kind::Choice(known) => known,
            _ => &[],
        };
        let blank = Choice { value: self.word(), label: self.word(), help: "" };
        known.iter().find(|choice| choice.value == self.word()).copied().unwrap_or(blank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of metrics end in their unit, as settings' do.
    #[test]
    fn the_unit_is_the_one_that_the_name_ends_in() {
        let endings = [
            ("_bps", "bit/s"),
            ("_bytes", "bytes"),
            ("_packets", "packets"),
            ("_km", "km"),
            ("_deg", "°"),
            ("_min", "min"),
            ("_ms", "ms"),
            ("_s", "s"),
        ];
        // Counts of packets that are called after what they are.
        let packets = [MetricName::HighestTsn, MetricName::BlackoutLosses, MetricName::ReorderingExtent];
        for &metric in MetricName::ALL {
            let ending = endings.iter().find(|(ending, _)| metric.word().ends_with(ending));
            let unit = ending.map_or("", |(_, unit)| unit);
            let expected = if packets.contains(&metric) { "packets" } else { unit };
            assert_eq!(metric.unit(), expected, "{}", metric.word());
        }
    }

    /// What a metric's line calls a share, a fraction of the time, or latitude and inclination has an end.
    #[test]
    fn shares_and_angles_are_bounded_and_only_differences_fall_below_zero() {
        for &metric in MetricName::ALL {
            let help = metric.words().help;
            let is_share = ["The share of", "The fraction of", "That throughput over the rate"]
                .iter()
                .any(|words| help.starts_with(words));
            let [least, most] = metric.bounds();
            if is_share {
                assert_eq!([least, most], [0.0, 1.0], "{}", metric.word());
            }
            let differs = help.starts_with("How much greater");
            let signed = differs || [MetricName::Gain, MetricName::SeamLongitude].contains(&metric);
            assert_eq!(least < 0.0, signed, "{}", metric.word());
            assert!(least < most);
        }
        assert_eq!(MetricName::SeamLongitude.bounds(), [-90.0, 90.0]);
        assert_eq!(MetricName::PathLatitude.bounds(), [0.0, 90.0]);
        assert_eq!(MetricName::Inclination.bounds(), [0.0, 180.0]);
        assert_eq!(MetricName::Jain.bounds(), [0.0, 1.0]);
        assert_eq!(MetricName::Gain.bounds()[0], -1.0);
    }

    #[test]
    fn an_optimal_buffer_reaches_the_share_of_the_plateau_that_its_label_says() {
        for &metric in MetricName::ALL {
            let said = metric
                .words()
                .label
                .strip_prefix("Optimal buffer, ")
                .map(|share| share.trim_end_matches(" %").parse::<f64>().expect("a percentage") / 100.0);
            assert_eq!(metric.share_of_plateau(), said, "{}", metric.word());
        }
    }
}
