//! Makes the two ends of a planned flow, with the settings of its document.

use skywindow_engine::Stream;
use skywindow_scenario::{Profile, Record, RetransmitOn, Sctp, UnmarkedLoss};
use skywindow_transport::sctp::{Config, Endpoint, InitialCwnd, LossReading, RetransmissionPath, Source};
use skywindow_units::{Duration, SimTime};

use crate::assemble::rate;
use crate::flow::{Detail, End, Flow, Port, Shown};
use crate::layout::PlannedFlow;
use crate::routes::ShownRoute;
use crate::streams;
use crate::tally::{PathTally, Tally};

/// The flow number `number` of a run with `seed`, with both its ends closed.
pub fn flow(seed: u64, number: usize, plan: &PlannedFlow) -> Flow {
    let fates = Stream::new(seed).child(streams::FATES).child(number as u64);
    let jitter = Stream::new(seed).child(streams::HEARTBEATS).child(number as u64);
    let config = config(&plan.sctp);
    let end = |end: usize| {
        let config = Config { heartbeat_seed: jitter.bits(end as u64), ..config.clone() };
        let mut endpoint = Endpoint::new(config, plan.paths.len());
        endpoint.set_source(match (end, plan.bytes) {
            (0, Some(bytes)) => Source::Finite(bytes),
            (0, None) => Source::Endless,
            _ => Source::None,
        });
        End {
            endpoint,
            ports: plan
                .paths
                .iter()
                .map(|path| Port { node: path.nodes[end], peer: path.nodes[1 - end] })
                .collect(),
            timer: SimTime::MAX,
            fates: fates.child(end as u64),
            sent: 0,
        }
    };
    let paths = plan.paths.len();
    Flow {
        name: plan.name.clone(),
        background: plan.background,
        detail: match plan.record {
            Record::Full => Detail::Full,
            Record::Windows => Detail::Windows,
            Record::Totals => Detail::Totals,
        },
        start: SimTime::from_secs_f64(plan.start_s),
        bytes: plan.bytes,
        payload: plan.sctp.payload_bytes,
        receiver_buffer: plan.sctp.receiver_buffer_bytes,
        ends: [end(0), end(1)],
        tally: Tally { paths: vec![PathTally::default(); paths], ..Tally::default() },
        shown: Shown { windows: vec![None; paths], ..Shown::default() },
        vias: plan.paths.iter().map(|path| path.via).collect(),
        routes: vec![ShownRoute::default(); paths],
    }
}

fn config(sctp: &Sctp) -> Config {
    let base = match sctp.profile {
        Profile::Rfc9260 => Config::rfc9260(),
        Profile::Rfc2960 => Config::rfc2960(),
    };
    let ms = |value: f64| Duration::from_secs_f64(value / 1e3);
    let mut rto = base.rto;
    rto.min = ms(sctp.rto_min_ms);
    rto.max = ms(sctp.rto_max_ms).max(rto.min);
    rto.initial = sctp.rto_initial_ms.map_or(rto.initial, ms);
    Config {
        streams: sctp.streams as u16,
        payload_bytes: sctp.payload_bytes as u16,
        header_bytes: sctp.header_bytes,
        ordered: sctp.ordered,
        receiver_buffer_bytes: sctp.receiver_buffer_bytes,
        read_rate: sctp.read_rate_bps.map(rate),
        initial_cwnd: sctp.initial_cwnd_segments.map_or(base.initial_cwnd, InitialCwnd::Segments),
        initial_ssthresh_bytes: sctp.initial_ssthresh_bytes,
        byte_counting_limit: sctp.byte_counting_limit.unwrap_or(base.byte_counting_limit),
        max_burst: sctp.max_burst,
        sack_delay: ms(sctp.sack_delay_ms),
        sack_every: sctp.sack_every,
        gap_block_limit: sctp.gap_block_limit as u16,
        missing_reports: sctp.missing_reports.map_or(base.missing_reports, |reports| reports as u8),
        rto,
        message_bytes: sctp.message_bytes.unwrap_or(0),
        mtu_bytes: sctp.mtu_bytes.unwrap_or(0),
        pmtu_discovery: sctp.pmtu_discovery,
        retransmission: match sctp.retransmit_on {
            RetransmitOn::Alternate => RetransmissionPath::Alternate,
            RetransmitOn::AlternateOnTimeout => RetransmissionPath::AlternateOnTimeout,
            RetransmitOn::Same => RetransmissionPath::Same,
        },
        heartbeat: (sctp.heartbeat_interval_ms > 0.0).then(|| ms(sctp.heartbeat_interval_ms)),
        return_to_primary: sctp.return_to_primary,
        ecn: sctp.ecn,
        unmarked_loss: match sctp.unmarked_loss {
            UnmarkedLoss::Congestion => LossReading::Congestion,
            UnmarkedLoss::Corruption => LossReading::Corruption,
        },
        path_max_retrans: sctp.path_max_retrans,
        association_max_retrans: sctp.association_max_retrans,
        ..base
    }
}
