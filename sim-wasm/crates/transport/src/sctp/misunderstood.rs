//! A peer that does not understand ASCONF, or one of its requests, is not asked again (RFC 5061 sections 5.1 and 5.3).

use super::cause::UNRECOGNIZED_PARAMETERS;
use super::wire::asconf::{Asconf, AsconfAck, Change, Outcome, Quoted, Refusal, Request};

/// What the peer has said that it does not understand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Misunderstood {
    /// ASCONF, or requests to add or delete an address: there is nothing to ask for any more.
    pub changes: bool,
    /// Requests to make an address the primary.
    pub primary: bool,
}

impl Misunderstood {
    /// RFC 5061 section 5.3, F3a and F3b: what the answer to a chunk says that was not understood.
    pub fn learn(&mut self, ack: &AsconfAck, asked: &Asconf) {
        for outcome in &ack.outcomes {
            let Outcome::Failed { correlation, causes } = outcome else { continue };
            let Some(cause) = causes.iter().find(|cause| cause.code == UNRECOGNIZED_PARAMETERS) else {
                continue;
            };
            let named = asked.requests.iter().find_map(|request| match request {
                Request::Change { change, correlation: own, .. } if own == correlation => Some(change.kind()),
                _ => None,
            });
            // Who does not know the type does not know where the request has its number, either.
            let kind = named.or(quoted_kind(cause));
            self.primary |= kind == Some(Change::SetPrimary.kind());
            self.changes |= kind == Some(Change::Add.kind()) || kind == Some(Change::Delete.kind());
        }
    }
}

/// The type of the request that a cause quotes.
fn quoted_kind(cause: &Refusal) -> Option<u16> {
    match &cause.about {
        Quoted::Request(request) => Some(match **request {
            Request::Change { change, .. } => change.kind(),
            Request::Other { kind, .. } => kind,
        }),
        Quoted::Bytes(bytes) => bytes.first_chunk().map(|kind| u16::from_be_bytes(*kind)),
        Quoted::Address(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::wire::asconf::Address;
    use super::*;

    #[test]
    fn rfc_5061_5_3_f3_what_was_not_understood_is_named_by_its_number_or_quoted() {
        let request = |change, correlation| Request::Change { change, correlation, address: Address::ANY };
        let requests = vec![request(Change::Add, 1), request(Change::SetPrimary, 2)];
        let asked = Asconf { serial: 1, address: Address::Interface(0), requests };
        let learned = |correlation: u32, code: u16, bytes: &[u8]| {
            let causes = vec![Refusal { code, about: Quoted::Bytes(bytes.into()) }];
            let mut known = Misunderstood::default();
            known.learn(
                &AsconfAck { serial: 1, outcomes: vec![Outcome::Failed { correlation, causes }] },
                &asked,
            );
            [known.changes, known.primary]
        };
        assert_eq!(learned(1, 8, &[]), [true, false]);
        assert_eq!(learned(2, 8, &[]), [false, true]);
        assert_eq!(learned(0, 8, &[0xc0, 2, 0, 4]), [true, false]);
        assert_eq!(learned(0, 8, &[0xc0, 4, 0, 4]), [false, true]);
        assert_eq!(learned(0, 8, &[0xc0]), [false, false]);
        assert_eq!(learned(1, 5, &[]), [false, false]); // It was understood, and refused.
    }
}
