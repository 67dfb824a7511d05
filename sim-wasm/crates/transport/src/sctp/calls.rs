//! What the user of an association asks for besides opening and aborting it (RFC 9260 section 11.1).

use skywindow_units::SimTime;

use super::endpoint::Endpoint;
use super::event::{Event, Observer};

use super::phase::Phase;
use super::queued::{Message, Queued, Terms};

skywindow_units::codes! { "Why a call of the user is refused." Refused {
    NoAssociation = 0 "there is no association" "It is not set up, or over.",
    ShuttingDown = 1 "the association is shutting down" "It takes no more data.",
    NoSuchStream = 2 "the association has no such stream" "The ends have agreed on fewer streams.",
    NoData = 3 "a message has at least one byte" "A DATA chunk without user data is an error.",
    NoReConfig = 4 "the ends have not agreed on RE-CONFIG" "Streams stay as they are.",
    TooManyStreams = 5 "there are no more streams than that" "The sender has so many, or the receiver takes so many.",
}}

impl Endpoint {
    /// Hands over a message, which leaves when the windows let it (section 11.1.3). An endpoint with a source of its own
    /// keeps to that.
    ///
    /// # Errors
    /// Why it cannot be sent.
    pub fn write(&mut self, now: SimTime, message: Message) -> Result<(), Refused> {
        self.may_send()?;
        match message {
            Message { bytes: 0, .. } => Err(Refused::NoData),
            Message { stream, .. }
                if !self.sender.outbound.has_stream(stream) && !self.may_ask_for(stream) =>
            {
                Err(Refused::NoSuchStream)
            }
            _ => {
                let Message { priority, limit, .. } = message;
                let terms = Terms { offered: now, priority, weight: 1, limit };
                self.sender.hand_over(Queued { message, terms, id: 0 });
                self.want_streams();
                Ok(())
            }
        }
    }

    /// Ends the association once all has arrived that was handed over (section 11.1.4).
    ///
    /// # Errors
    /// Why there is nothing to shut down.
    pub fn shutdown(&mut self, now: SimTime, obs: &mut impl Observer<Event>) -> Result<(), Refused> {
        self.may_send()?;
        self.sender.outbound.close();
        if matches!(self.phase, Phase::Established) {
            self.enter(now, Phase::ShutdownPending, obs);
            self.after_sack(now, obs);
        }
        Ok(())
    }

    fn may_send(&self) -> Result<(), Refused> {
        match self.phase {
            _ if self.phase.is_over() => Err(Refused::NoAssociation),
            Phase::CookieWait(_) | Phase::CookieEchoed(..) | Phase::Established
                if !self.sender.outbound.is_closed() =>
            {
                Ok(())
            }
            _ => Err(Refused::ShuttingDown),
        }
    }
}
