//! The families that scripts speak of, each with its language and its endpoint.

use skywindow_transport::Settings;
use skywindow_transport::api::{self, EventInfo};
use skywindow_transport::{sctp, tcp};

use crate::form::Language;
use crate::frame::Seen;
use crate::side::Side;

/// A family that scripts speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// SCTP.
    Sctp,
    /// TCP.
    Tcp,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Sctp, Self::Tcp];

    /// What may be written of it.
    pub const fn language(self) -> &'static Language {
        match self {
            Self::Sctp => &crate::sctp::LANGUAGE,
            Self::Tcp => &crate::tcp::LANGUAGE,
        }
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        self.language().word
    }

    /// What its endpoints report.
    pub const fn events(self) -> &'static [EventInfo] {
        match self {
            Self::Sctp => <sctp::Event as api::Event>::TABLE,
            Self::Tcp => <tcp::Event as api::Event>::TABLE,
        }
    }

    /// How many paths may lead to a peer.
    pub const fn most_paths(self) -> usize {
        match self {
            Self::Sctp => api::MAX_PATHS,
            Self::Tcp => 1,
        }
    }

    /// Whether `frame` is all of a packet that can arrive.
    ///
    /// # Errors
    /// A sentence about what is missing, or cannot be.
    pub fn complete(self, frame: &Seen) -> Result<(), String> {
        match self {
            Self::Sctp => crate::sctp::complete(frame),
            Self::Tcp => crate::tcp::complete(frame),
        }
    }

    /// An endpoint with these settings and so many paths, if the family is one that scripts speak of.
    pub fn side(settings: &Settings, paths: usize) -> Option<Box<dyn Side>> {
        match settings {
            Settings::Sctp(settings) => Some(Box::new(crate::sctp::Sctp::new(settings, paths))),
            Settings::Tcp(settings) => Some(Box::new(crate::tcp::Tcp::new(settings))),
            _ => None,
        }
    }
}

/// What may be written of the family with that word.
pub fn language(word: &str) -> Option<&'static Language> {
    Family::ALL.into_iter().find(|family| family.word() == word).map(Family::language)
}
