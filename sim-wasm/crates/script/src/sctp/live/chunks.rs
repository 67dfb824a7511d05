//! Chunks of every extension with numbers that an association may have.

use skywindow_transport::sctp::wire::Chunk;
use skywindow_transport::sctp::wire::asconf::{
    Address, Asconf, AsconfAck, Change, Outcome, Quoted, Refusal, Request,
};
use skywindow_transport::sctp::wire::auth::Auth;
use skywindow_transport::sctp::wire::data::Data;
use skywindow_transport::sctp::wire::forward_tsn::ForwardTsn;
use skywindow_transport::sctp::wire::i_data::IData;
use skywindow_transport::sctp::wire::i_forward_tsn::{IForwardTsn, SkippedMessages};
use skywindow_transport::sctp::wire::nr_sack::NrSack;
use skywindow_transport::sctp::wire::re_config::{ReConfig, Reconfiguration};
use skywindow_transport::sctp::wire::sack::Sack;
use skywindow_validation::mutation::Draws;

/// The peer's first TSN, which is the number of its first request, too.
pub const FIRST: u32 = 101;

/// A chunk of an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    ForwardTsn,
    IData,
    IForwardTsn,
    ReConfig,
    Asconf,
    AsconfAck,
    Auth,
    NrSack,
}

/// All of them.
pub const KINDS: [Kind; 8] = [
    Kind::ForwardTsn,
    Kind::IData,
    Kind::IForwardTsn,
    Kind::ReConfig,
    Kind::Asconf,
    Kind::AsconfAck,
    Kind::Auth,
    Kind::NrSack,
];

/// A chunk of a kind, with numbers near those of the association; `own` is the first TSN of the end that it comes to.
pub fn bytes_of(kind: Kind, own: u32, draws: &mut Draws) -> Vec<u8> {
    let mut out = Vec::new();
    match kind {
        Kind::ForwardTsn => forward_tsn(draws).write(&mut out),
        Kind::IData => i_data(draws).write(&mut out),
        Kind::IForwardTsn => i_forward_tsn(draws).write(&mut out),
        Kind::ReConfig => re_config(own, draws).write(&mut out),
        Kind::Asconf => asconf(draws).write(&mut out),
        Kind::AsconfAck => asconf_ack(own, draws).write(&mut out),
        Kind::Auth => {
            let (key, hmac) = (draws.below(2) as u16, draws.below(5) as u16);
            Chunk::Auth(Auth { key, hmac, mac: &[7; 32] }).write(&mut out);
            data(draws).write(&mut out);
        }
        Kind::NrSack => nr_sack(own, draws).write(&mut out),
    }
    out
}

/// Makes the length of the first chunk that of all bytes, which are then a multiple of four.
pub fn settle(chunk: &mut Vec<u8>) {
    chunk.resize(chunk.len().next_multiple_of(4).max(4), 0);
    let length = (chunk.len() as u16).to_be_bytes();
    chunk[2..4].copy_from_slice(&length);
}

/// A few of something.
fn some<T>(draws: &mut Draws, one: impl Fn(&mut Draws) -> T) -> Vec<T> {
    (0..draws.below(4)).map(|_| one(draws)).collect()
}

/// A TSN of the peer's.
fn tsn(draws: &mut Draws) -> u32 {
    FIRST + draws.below(12) as u32
}

fn stream(draws: &mut Draws) -> u16 {
    draws.below(5) as u16
}

fn data(draws: &mut Draws) -> Chunk<'static> {
    let [beginning, ending, unordered] = [(); 3].map(|()| draws.below(2) == 0);
    let (tsn, stream, ssn) = (tsn(draws), stream(draws), draws.below(3) as u16);
    Chunk::Data(Data {
        beginning,
        ending,
        unordered,
        tsn,
        stream,
        ssn,
        user_data: &[1; 60],
        ..Data::default()
    })
}

fn i_data(draws: &mut Draws) -> Chunk<'static> {
    let [beginning, ending, unordered] = [(); 3].map(|()| draws.below(2) == 0);
    let (tsn, stream, mid, word) = (tsn(draws), stream(draws), draws.below(3) as u32, draws.below(4) as u32);
    let user_data = &[1; 60];
    Chunk::IData(IData {
        beginning,
        ending,
        unordered,
        tsn,
        stream,
        mid,
        word,
        user_data,
        ..IData::default()
    })
}

fn forward_tsn(draws: &mut Draws) -> Chunk<'static> {
    let skipped = some(draws, |draws| (stream(draws), draws.below(4) as u16)).into();
    Chunk::ForwardTsn(ForwardTsn { new_cumulative_tsn: tsn(draws), skipped })
}

fn i_forward_tsn(draws: &mut Draws) -> Chunk<'static> {
    let one = |draws: &mut Draws| SkippedMessages {
        stream: stream(draws),
        unordered: draws.below(2) == 0,
        mid: draws.below(4) as u32,
    };
    Chunk::IForwardTsn(IForwardTsn { new_cumulative_tsn: tsn(draws), skipped: some(draws, one).into() })
}

fn re_config(own: u32, draws: &mut Draws) -> Chunk<'static> {
    let one = |draws: &mut Draws| {
        let (request, response) = (FIRST + draws.below(3) as u32, own + draws.below(3) as u32);
        match draws.below(7) {
            0 => Reconfiguration::Outgoing {
                request,
                response,
                last_tsn: tsn(draws) - 1,
                streams: some(draws, stream),
            },
            1 => Reconfiguration::Incoming { request, streams: some(draws, stream) },
            2 => Reconfiguration::SsnTsn { request },
            3 => Reconfiguration::AddOutgoing { request, streams: stream(draws) },
            4 => Reconfiguration::AddIncoming { request, streams: stream(draws) },
            5 => Reconfiguration::Response { request: response, result: 1, tsns: Some([1, 2]) },
            _ => Reconfiguration::Response { request: response, result: draws.below(8) as u32, tsns: None },
        }
    };
    Chunk::ReConfig(ReConfig { parameters: some(draws, one) })
}

fn address(draws: &mut Draws) -> Address {
    match draws.below(4) {
        0 => Address::ANY,
        1 => Address::V6([0x20; 16]),
        _ => Address::Interface(draws.below(3) as u8),
    }
}

fn asconf(draws: &mut Draws) -> Chunk<'static> {
    let one = |draws: &mut Draws| {
        let change = [Change::Add, Change::Delete, Change::SetPrimary][draws.below(3)];
        Request::Change { change, correlation: draws.below(4) as u32, address: address(draws) }
    };
    let (serial, requests) = (FIRST + draws.below(3) as u32, some(draws, one));
    Chunk::Asconf(Asconf { serial, address: address(draws), requests })
}

fn asconf_ack(own: u32, draws: &mut Draws) -> Chunk<'static> {
    let one = |draws: &mut Draws| {
        let correlation = draws.below(4) as u32;
        if draws.below(2) == 0 {
            return Outcome::Success { correlation };
        }
        Outcome::Failed {
            correlation,
            causes: vec![Refusal { code: 0xa0, about: Quoted::Bytes([1].into()) }],
        }
    };
    Chunk::AsconfAck(AsconfAck { serial: own + draws.below(3) as u32, outcomes: some(draws, one) })
}

fn nr_sack(own: u32, draws: &mut Draws) -> Chunk<'static> {
    let block = |draws: &mut Draws| (1 + draws.below(6) as u16, 1 + draws.below(6) as u16);
    let sack = Sack {
        cumulative_tsn: own.wrapping_sub(1) + draws.below(7) as u32,
        a_rwnd: draws.below(20_000) as u32,
        packets: 0,
        gaps: some(draws, block).into(),
        duplicates: some(draws, |draws| own + draws.below(6) as u32).into(),
    };
    Chunk::NrSack(NrSack { sack, nr_gaps: some(draws, block).into() })
}
