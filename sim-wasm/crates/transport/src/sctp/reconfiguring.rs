//! RE-CONFIG: asking for streams to begin anew or to become more, and answering (RFC 6525 section 5).

use skywindow_units::{SimTime, sort_seldom};

use super::cause::Cause;
use super::control::Control;
use super::endpoint::{Endpoint, FIRST_TSN};
use super::event::{AskedStreams, Event, Observer, ResetResult};
use super::messages::StreamReset;
use super::packet::unwrap_tsn;
use super::phase::Phase;
use super::requests::{Deferred, Pending, Reconfiguring, Wanted};
use super::route;
use super::ticks::NEVER;
use super::wire::re_config::{ReConfig, Reconfiguration};
use crate::api::StreamRequest;

/// Which requests and responses may share a chunk (RFC 6525 section 3.1).
fn is_allowed(parameters: &[Reconfiguration]) -> bool {
    let mut kinds: Vec<u16> = parameters.iter().map(Reconfiguration::kind).collect();
    sort_seldom(&mut kinds, |one, other| one < other);
    matches!(*kinds, [13..=18] | [13, 14 | 16] | [17, 18] | [16, 16])
}

/// Whether a request for the one streams is one for the others, too; none listed means all.
fn covers(asked: &[u16], others: &[u16]) -> bool {
    asked.is_empty() || (!others.is_empty() && others.iter().all(|other| asked.contains(other)))
}

/// What is told of a request that leaves.
fn requested(ask: &StreamRequest, request: u32, last_tsn: u32) -> Event {
    let (what, streams) = match ask {
        StreamRequest::ResetOutgoing(streams) => {
            return Event::ResetRequested { request, last_tsn, streams: streams.len() as u32 };
        }
        StreamRequest::ResetIncoming(streams) => (AskedStreams::ResetIncoming, streams.len() as u32),
        &StreamRequest::AddOutgoing(streams) => (AskedStreams::AddOutgoing, streams.into()),
        &StreamRequest::AddIncoming(streams) => (AskedStreams::AddIncoming, streams.into()),
    };
    Event::StreamsRequested { request, what, streams }
}

impl Endpoint {
    /// Both ends have said whether they understand RE-CONFIG (RFC 6525 section 5.1.1).
    pub(crate) fn use_re_config(&mut self, peer: bool, peer_tsn: u32) {
        let on = peer && self.rules.resets();
        self.reconfiguring = on.then(|| Box::new(Reconfiguring::new(FIRST_TSN as u32, peer_tsn)));
        self.reconfigure_due = NEVER;
        self.want_streams();
    }

    /// The association is there: streams begin anew at intervals.
    pub(crate) fn plan_reset(&mut self, now: SimTime) {
        if self.rules.messages.stream_reset == StreamReset::Periodic
            && let Some(own) = &mut self.reconfiguring
        {
            own.reset_due = now + self.rules.messages.reset_interval;
            self.reconfigure_due = own.reset_due;
        }
    }

    /// This end wants something, or wants it no more: what may begin meanwhile.
    pub(crate) fn hold_for_requests(&mut self) {
        let Some(own) = &self.reconfiguring else { return };
        let resets = own.asks().any(|ask| ask.resets().is_some());
        self.sender.outbound.hold(resets, own.awaited() > 0);
    }

    /// Streams are to begin anew, or a request was not answered in time.
    #[cold]
    pub(crate) fn on_reconfigure_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.reconfigure_due = NEVER;
        if !self.sends_data() {
            return;
        }
        let Some(own) = &mut self.reconfiguring else { return };
        let Some(pending) = &mut own.pending else {
            own.reset_due = NEVER;
            if own.wanted.is_empty() && matches!(self.phase, Phase::Established) {
                own.wanted
                    .push_back(Wanted { ask: StreamRequest::ResetOutgoing(Vec::new()), response: None });
                self.hold_for_requests();
            }
            return;
        };
        if !pending.in_progress {
            pending.attempts += 1;
            self.paths[usize::from(pending.path)].rto.back_off();
        }
        pending.path = route::after(&self.paths, pending.path);
        let (attempt, path, request) = (pending.attempts, pending.path, pending.request);
        let rto = self.paths[usize::from(path)].rto.current();
        self.controls.push_back((Control::ReConfig(Box::new(pending.chunk.clone())), path));
        self.reconfigure_due = now + rto;
        obs.note(now, path, Event::ReconfigurationTimeout { request, attempt, rto });
        self.give_up_after(now, attempt, self.rules.association_max_retrans, obs);
    }

    /// The next request leaves; where streams begin anew once no message is left half sent (RFC 6525 section 5.1.2).
    pub(crate) fn ask_for_streams(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.sends_data() {
            return;
        }
        // There is one request under way at a time (section 5.1.1).
        let Some(own) = self.reconfiguring.as_mut().filter(|own| own.pending.is_none()) else { return };
        let amid = self.sender.outbound.is_amid();
        if own.wanted.front().is_none_or(|wanted| amid && wanted.ask.resets().is_some()) {
            return;
        }
        let Some(Wanted { ask, response: answers }) = own.wanted.pop_front() else { return };
        let request = own.take_number();
        let last_tsn = (self.sender.outstanding.next() - 1) as u32;
        let response = answers.unwrap_or(own.expected.wrapping_sub(1));
        let chunk = ReConfig { parameters: vec![ask.parameter(request, response, last_tsn)] };
        let path = self.sender.route.data;
        self.controls.push_back((Control::ReConfig(Box::new(chunk.clone())), path));
        self.reconfigure_due = now + self.paths[usize::from(path)].rto.current();
        obs.note(now, path, requested(&ask, request, last_tsn));
        own.pending = Some(Pending { request, answers, chunk, ask, path, attempts: 0, in_progress: false });
    }

    /// RFC 6525 section 5.2: what the peer asks and answers; a request is answered with a SACK, too (5.2.1). An end that has
    /// not agreed on it does not know the chunk, and the high bits of its type say that it is passed over (section 3).
    #[cold]
    pub(crate) fn on_re_config(
        &mut self,
        now: SimTime,
        from: u8,
        chunk: &ReConfig,
        obs: &mut impl Observer<Event>,
    ) {
        if self.reconfiguring.is_none() {
            return;
        }
        if !is_allowed(&chunk.parameters) {
            self.tell_error(now, from, Cause::ProtocolViolation { information: [].into() }, obs);
            return;
        }
        let mut answers = Vec::new();
        for parameter in &chunk.parameters {
            match parameter {
                Reconfiguration::Response { request, result, .. } => {
                    self.on_response(now, from, *request, *result, obs);
                }
                _ if !self.takes_data() => {}
                Reconfiguration::Outgoing { request, response, last_tsn, streams } => {
                    let result = self
                        .answer_again(*request)
                        .unwrap_or_else(|| self.take_outgoing(now, from, *request, *last_tsn, streams, obs));
                    answers.push((*request, result));
                    self.on_reset_in_return(now, from, *response, obs);
                }
                Reconfiguration::Incoming { request, streams } => {
                    let result =
                        self.answer_again(*request).or_else(|| self.take_incoming(*request, streams));
                    answers.extend(result.map(|result| (*request, result)));
                }
                &Reconfiguration::AddOutgoing { request, streams } => {
                    let result = self
                        .answer_again(request)
                        .unwrap_or_else(|| self.take_more_incoming(now, from, request, streams, obs));
                    answers.push((request, result));
                }
                &Reconfiguration::AddIncoming { request, streams } => {
                    let result =
                        self.answer_again(request).or_else(|| self.take_more_outgoing(request, streams));
                    answers.extend(result.map(|result| (request, result)));
                }
                Reconfiguration::SsnTsn { request } => {
                    let result = self.answer_again(*request).unwrap_or(ResetResult::Denied);
                    answers.push((*request, result));
                }
                Reconfiguration::Other { .. } => {}
            }
        }
        self.answer(from, &answers);
        if self.takes_data() && chunk.parameters.iter().any(Reconfiguration::is_request) {
            self.reply_path = from;
            self.receiver.owe_sack();
        }
    }

    /// What a request has that is not the next one: its answer once more, or that its number is wrong (RFC 6525 section 5.2.1).
    fn answer_again(&mut self, request: u32) -> Option<ResetResult> {
        let own = self.reconfiguring.as_mut()?;
        if request == own.expected {
            own.expected = request.wrapping_add(1);
            return None;
        }
        let kept = own.answered.iter().find(|(answered, _)| *answered == request);
        Some(kept.map_or(ResetResult::BadNumber, |(_, result)| *result))
    }

    fn answer(&mut self, path: u8, answers: &[(u32, ResetResult)]) {
        let Some(own) = &mut self.reconfiguring else { return };
        for &(request, result) in answers {
            if result != ResetResult::BadNumber {
                own.keep(request, result);
            }
        }
        let response =
            |&(request, result)| Reconfiguration::Response { request, result: result as u32, tsns: None };
        let parameters: Vec<_> = answers.iter().map(response).collect();
        if !parameters.is_empty() {
            self.controls.push_back((Control::ReConfig(Box::new(ReConfig { parameters })), path));
        }
    }

    /// RFC 6525 section 5.2.2: the peer begins streams anew, when everything up to a TSN has come.
    fn take_outgoing(
        &mut self,
        now: SimTime,
        path: u8,
        request: u32,
        last_tsn: u32,
        streams: &[u16],
        obs: &mut impl Observer<Event>,
    ) -> ResetResult {
        let Some(own) = &mut self.reconfiguring else { return ResetResult::Denied };
        if own.deferred.is_some() {
            return ResetResult::Busy;
        }
        if streams.iter().any(|&stream| !self.receiver.has_stream(stream)) {
            return ResetResult::WrongStream;
        }
        let last_tsn = unwrap_tsn(self.receiver.full_cumulative_tsn(), last_tsn);
        own.deferred = Some(Deferred { request, last_tsn, streams: streams.to_vec() });
        if self.perform(now, path, obs).is_some() { ResetResult::Performed } else { ResetResult::InProgress }
    }

    /// RFC 6525 section 5.2.2, E3 and E4: the streams of the request that waits begin anew, if all before has come. Returns its
    /// number.
    fn perform(&mut self, now: SimTime, path: u8, obs: &mut impl Observer<Event>) -> Option<u32> {
        let own = self.reconfiguring.as_mut()?;
        let cumulative = self.receiver.full_cumulative_tsn();
        let Deferred { request, streams, .. } = own.deferred.take_if(|one| one.last_tsn <= cumulative)?;
        obs.note(now, path, Event::StreamsReset { request, streams: streams.len() as u32 });
        self.receiver.reset(now, &streams, obs);
        Some(request)
    }

    /// Data have come: perhaps those that a request of the peer waits for.
    #[cold]
    pub(crate) fn reset_deferred(&mut self, now: SimTime, path: u8, obs: &mut impl Observer<Event>) {
        if let Some(request) = self.perform(now, path, obs) {
            self.answer(path, &[(request, ResetResult::Performed)]);
        }
    }

    /// RFC 6525 section 5.2.3: the peer asks this end to begin streams anew; the request for that is the answer. Where these
    /// streams have just begun anew, or are about to, there is nothing to do.
    fn take_incoming(&mut self, request: u32, streams: &[u16]) -> Option<ResetResult> {
        let own = self.reconfiguring.as_mut()?;
        if streams.iter().any(|&stream| !self.sender.outbound.has_stream(stream)) {
            return Some(ResetResult::WrongStream);
        }
        if !matches!(self.phase, Phase::Established) {
            return Some(ResetResult::Denied);
        }
        let asked = own.asks().filter_map(StreamRequest::resets).any(|asked| covers(asked, streams));
        if asked || self.sender.outbound.is_fresh(streams) {
            return Some(ResetResult::Nothing);
        }
        if own.is_busy() {
            return Some(ResetResult::Busy);
        }
        let ask = StreamRequest::ResetOutgoing(streams.to_vec());
        own.wanted.push_back(Wanted { ask, response: Some(request) });
        own.keep(request, ResetResult::InProgress);
        self.hold_for_requests();
        None
    }

    /// RFC 6525 section 5.2.7: a request was answered.
    pub(crate) fn on_response(
        &mut self,
        now: SimTime,
        path: u8,
        request: u32,
        result: u32,
        obs: &mut impl Observer<Event>,
    ) {
        let Some(own) = &mut self.reconfiguring else { return };
        let Some(pending) = own.pending.as_mut().filter(|pending| pending.request == request) else { return };
        let result = u8::try_from(result).ok().and_then(ResetResult::of).unwrap_or(ResetResult::Denied);
        let attempts = pending.attempts;
        obs.note(now, path, Event::ResetAnswered { request, result, attempts });
        if result == ResetResult::InProgress {
            (pending.in_progress, pending.attempts) = (true, 0);
            self.reconfigure_due = now + self.paths[usize::from(pending.path)].rto.current();
            return;
        }
        let done = matches!(result, ResetResult::Nothing | ResetResult::Performed);
        let Some(Pending { ask, answers, .. }) = own.pending.take() else { return };
        let before = request.wrapping_sub(1);
        if own.unsure.take() == Some(before) && result == ResetResult::BadNumber {
            // The one before has never come: its number is free.
            own.next = before;
            own.wanted.push_front(Wanted { ask, response: answers });
            self.reconfigure_due = own.reset_due;
            return;
        }
        if let Some(asked) = answers {
            own.keep(asked, result);
        }
        own.denied |= !done && ask.adds() > 0;
        self.reconfigure_due = own.reset_due;
        match &ask {
            StreamRequest::ResetOutgoing(streams) if done => self.sender.outbound.reset(streams),
            &StreamRequest::AddOutgoing(streams) if done => self.sender.outbound.add_streams(streams),
            _ => {}
        }
        self.hold_for_requests();
        if ask.resets().is_some() {
            self.reconfigure_due = NEVER;
            self.plan_reset(now);
        }
        // What was held may have been the last.
        self.after_send(now, obs);
        self.after_sack(now, obs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rfc_6525_3_1_only_these_requests_and_responses_may_share_a_chunk() {
        let (outgoing, incoming, response, add_outgoing, add_incoming) = (13, 14, 16, 17, 18);
        let pairs =
            [[outgoing, incoming], [outgoing, response], [response, response], [add_outgoing, add_incoming]];
        let allowed = |kinds: &[u16]| {
            let parameters: Vec<Reconfiguration> =
                kinds.iter().map(|&kind| Reconfiguration::Other { kind, value: [].into() }).collect();
            is_allowed(&parameters)
        };
        for one in 12..=19 {
            assert_eq!(allowed(&[one]), (13..=18).contains(&one), "{one}");
            for other in 12..=19 {
                let known = pairs.contains(&[one, other]) || pairs.contains(&[other, one]);
                assert_eq!(allowed(&[one, other]), known, "{one} and {other}");
                assert!(!allowed(&[one, other, response]), "{one}, {other} and a response");
            }
        }
        assert!(!allowed(&[]));
    }
}
