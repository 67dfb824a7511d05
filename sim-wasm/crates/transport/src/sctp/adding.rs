//! RE-CONFIG as the user of an end asks for it, and streams that are added (RFC 6525 sections 5.1.3, 5.1.5, 5.1.6, 5.2.5
//! and 5.2.6).

use skywindow_units::SimTime;

use super::calls::Refused;
use super::endpoint::Endpoint;
use super::event::{Event, Observer, ResetResult};
use super::phase::Phase;
use super::requests::Wanted;
use crate::api::StreamRequest;

impl Endpoint {
    /// Asks for other streams; the request leaves once those before it are answered.
    ///
    /// # Errors
    /// Why that cannot be asked for.
    pub fn ask(&mut self, request: StreamRequest) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Established) {
            return Err(Refused::NoAssociation);
        }
        let Some(own) = &self.reconfiguring else { return Err(Refused::NoReConfig) };
        let (outbound, inbound) = (self.sender.outbound.stream_count(), self.receiver.stream_count());
        let beyond = |there: u32, more: u16, most: u16| there + u32::from(more) > u32::from(most);
        let refused = match &request {
            StreamRequest::ResetOutgoing(streams) if streams.iter().any(|&one| one >= outbound) => {
                Some(Refused::NoSuchStream)
            }
            StreamRequest::ResetIncoming(streams) if streams.iter().any(|&one| one >= inbound) => {
                Some(Refused::NoSuchStream)
            }
            &StreamRequest::AddOutgoing(more)
                if beyond(u32::from(outbound) + own.awaited(), more, self.rules.streams) =>
            {
                Some(Refused::TooManyStreams)
            }
            &StreamRequest::AddIncoming(more)
                if beyond(inbound.into(), more, self.rules.max_inbound_streams) =>
            {
                Some(Refused::TooManyStreams)
            }
            _ => None,
        };
        refused.map_or(Ok(()), Err)?;
        self.want(request, None);
        Ok(())
    }

    fn want(&mut self, ask: StreamRequest, response: Option<u32>) {
        if let Some(own) = &mut self.reconfiguring {
            own.wanted.push_back(Wanted { ask, response });
            self.hold_for_requests();
        }
    }

    /// Whether a message may be handed over for a stream that there is not yet.
    pub(crate) fn may_ask_for(&self, stream: u16) -> bool {
        let grows = self.rules.messages.initial_streams.is_some() && stream < self.rules.streams;
        grows && self.reconfiguring.as_ref().is_some_and(|own| !own.denied)
    }

    /// Messages were handed over for streams that there are not: as many more are asked for (RFC 6525 section 5.1.5).
    #[inline]
    pub(crate) fn want_streams(&mut self) {
        if self.sender.outbound.needed() > self.sender.outbound.stream_count() {
            self.want_needed();
        }
    }

    #[cold]
    fn want_needed(&mut self) {
        let needed = self.sender.outbound.needed();
        if !self.may_ask_for(needed - 1) {
            return;
        }
        let awaited = self.reconfiguring.as_ref().map_or(0, |own| own.awaited());
        let there = u32::from(self.sender.outbound.stream_count()) + awaited;
        let more = u32::from(needed).saturating_sub(there) as u16;
        if more > 0 {
            self.want(StreamRequest::AddOutgoing(more), None);
        }
    }

    /// RFC 6525 section 5.2.5: the peer wants to send on more streams. It may as far as the user has said.
    pub(crate) fn take_more_incoming(
        &mut self,
        now: SimTime,
        path: u8,
        request: u32,
        more: u16,
        obs: &mut impl Observer<Event>,
    ) -> ResetResult {
        let streams = u32::from(self.receiver.stream_count()) + u32::from(more);
        let result = if more == 0 {
            ResetResult::Nothing
        } else if streams > u32::from(self.rules.max_inbound_streams) {
            ResetResult::Denied
        } else {
            self.receiver.add_streams(more);
            obs.note(now, path, Event::StreamsAdded { request, added: more.into(), streams });
            ResetResult::Performed
        };
        self.on_streams_in_return(now, path, more, result, obs);
        result
    }

    /// RFC 6525 section 5.2.6: the peer wants this end to send on more streams; the request for that is the answer.
    pub(crate) fn take_more_outgoing(&mut self, request: u32, more: u16) -> Option<ResetResult> {
        let own = self.reconfiguring.as_mut()?;
        if more == 0 {
            return Some(ResetResult::Nothing);
        }
        let streams = u32::from(self.sender.outbound.stream_count()) + u32::from(more);
        if !matches!(self.phase, Phase::Established) || streams > u32::from(self.rules.streams) {
            return Some(ResetResult::Denied);
        }
        if own.is_busy() || own.awaited() > 0 {
            return Some(ResetResult::Busy);
        }
        own.keep(request, ResetResult::InProgress);
        self.want(StreamRequest::AddOutgoing(more), Some(request));
        None
    }

    /// The peer begins streams anew; perhaps because it was asked to by the request `response`.
    pub(crate) fn on_reset_in_return(
        &mut self,
        now: SimTime,
        path: u8,
        response: u32,
        obs: &mut impl Observer<Event>,
    ) {
        let pending = self.reconfiguring.as_ref().and_then(|own| own.pending.as_ref());
        let asked = |ask: &StreamRequest| matches!(ask, StreamRequest::ResetIncoming(_));
        if pending.is_some_and(|one| one.request == response && asked(&one.ask)) {
            self.on_response(now, path, response, ResetResult::Performed as u32, obs);
        }
    }

    /// The peer has asked for `more` streams of its own, with that result; perhaps because it was asked for as many: the
    /// request does not say so.
    fn on_streams_in_return(
        &mut self,
        now: SimTime,
        path: u8,
        more: u16,
        result: ResetResult,
        obs: &mut impl Observer<Event>,
    ) {
        let pending = self.reconfiguring.as_ref().and_then(|own| own.pending.as_ref());
        let asked = pending.filter(|one| one.ask == StreamRequest::AddIncoming(more));
        let Some(request) = asked.map(|one| one.request) else { return };
        self.on_response(now, path, request, result as u32, obs);
        if let Some(own) = &mut self.reconfiguring {
            own.unsure = Some(request);
        }
    }
}
