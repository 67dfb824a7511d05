//! The phase an association is in, with what only that phase knows (RFC 9260 section 4).

use skywindow_units::SimTime;

use super::control::Cookie;
use super::event::State;
use super::ticks::NEVER;

/// A chunk of set-up or shutdown that is sent again until it is answered: T1 or T2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Watch {
    /// When the timer expires, or the guard.
    pub due: SimTime,
    /// How often it has expired in a row.
    pub attempts: u32,
    /// When the chunk was first sent.
    pub sent: SimTime,
    /// When the shutdown has taken too long: T5-shutdown-guard (section 9.2).
    pub guard: SimTime,
    /// The path it took last.
    pub path: u8,
}

impl Watch {
    /// Of a chunk that leaves at `now` by `path`.
    pub const fn new(now: SimTime, path: u8) -> Self {
        Self { due: NEVER, attempts: 0, sent: now, guard: NEVER, path }
    }
}

/// A host that is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Off {
    /// When it is back.
    pub until: SimTime,
    /// Whether it opens the association then.
    pub opens: bool,
}

/// The phase of an association.
///
/// Its tag is a byte of its own, which is quicker to ask, several times a packet, than one hidden in a field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Phase {
    /// Nothing has happened; an INIT is answered.
    #[default]
    Closed,
    /// INIT sent.
    CookieWait(Watch),
    /// COOKIE ECHO sent, with this cookie.
    CookieEchoed(Watch, Cookie),
    /// Data flows.
    Established,
    /// The application has no more data; what was sent is still being acknowledged.
    ShutdownPending,
    /// SHUTDOWN sent.
    ShutdownSent(Watch),
    /// SHUTDOWN received; own data are still being acknowledged.
    ShutdownReceived,
    /// SHUTDOWN ACK sent.
    ShutdownAckSent(Watch),
    /// Ended by a shutdown.
    Ended,
    /// Given up after too many errors.
    Failed,
    /// Ended at once by an ABORT.
    Aborted,
    /// The host is off.
    Off(Off),
}

impl Phase {
    /// The state as it is reported.
    pub const fn state(&self) -> State {
        match self {
            Self::Closed => State::Closed,
            Self::CookieWait(_) => State::CookieWait,
            Self::CookieEchoed(..) => State::CookieEchoed,
            Self::Established => State::Established,
            Self::ShutdownPending => State::ShutdownPending,
            Self::ShutdownSent(_) => State::ShutdownSent,
            Self::ShutdownReceived => State::ShutdownReceived,
            Self::ShutdownAckSent(_) => State::ShutdownAckSent,
            Self::Ended => State::Ended,
            Self::Failed => State::Failed,
            Self::Aborted => State::Aborted,
            Self::Off(_) => State::Off,
        }
    }

    /// Whether there is no association: not yet, or not any more.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Closed | Self::Ended | Self::Failed | Self::Aborted | Self::Off(_))
    }

    /// The chunk that is watched, if the phase has one.
    pub const fn watch(&mut self) -> Option<&mut Watch> {
        match self {
            Self::CookieWait(watch)
            | Self::CookieEchoed(watch, _)
            | Self::ShutdownSent(watch)
            | Self::ShutdownAckSent(watch) => Some(watch),
            _ => None,
        }
    }

    /// When T1, T2 or T5 expires, or the host is back.
    #[inline]
    pub const fn due(&self) -> SimTime {
        match self {
            Self::CookieWait(watch)
            | Self::CookieEchoed(watch, _)
            | Self::ShutdownSent(watch)
            | Self::ShutdownAckSent(watch) => watch.due,
            Self::Off(off) => off.until,
            _ => NEVER,
        }
    }
}
