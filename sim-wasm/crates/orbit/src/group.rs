//! One constellation's share of the topology: its rules, its links and terminals, and when each is due.

use core::ops::Range;

use skywindow_units::{Duration, SimTime};

use crate::link_rule::LinkRule;
use crate::shell::Shell;
use crate::sky::Sky;
use crate::spec::{Check, HandoverPolicy};
use crate::terminal::Site;

/// When the parts of a constellation are evaluated.
#[derive(Clone, Debug)]
pub(crate) enum Clock {
    Every {
        interval: Duration,
        next: SimTime,
    },
    /// The instants at which each ISL and each terminal may change, in the order of `Group`.
    Exact {
        isls: Vec<SimTime>,
        terminals: Vec<SimTime>,
    },
}

/// One constellation with its links and terminals.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub rule: LinkRule,
    pub policy: HandoverPolicy,
    pub isls: Range<usize>,
    pub terminals: Vec<u32>,
    pub clock: Clock,
}

impl Group {
    pub fn new(sky: &Sky, index: usize, isls: Range<usize>, policy: Option<HandoverPolicy>) -> Self {
        let shell = &sky.shells()[index];
        let handover = shell.spec.handover;
        let of_this =
            |&terminal: &u32| sky.terminal(terminal).is_some_and(|spec| spec.constellation == index);
        let terminals: Vec<u32> = (0..sky.terminals()).filter(of_this).collect();
        let clock = match handover.check {
            Check::Interval { seconds } => {
                Clock::Every { interval: Duration::from_secs_f64(seconds), next: SimTime::ZERO }
            }
            Check::Exact => Clock::Exact {
                isls: vec![SimTime::ZERO; isls.len()],
                terminals: vec![SimTime::ZERO; terminals.len()],
            },
        };
        let rule = LinkRule::new(shell, sky.earth());
        Self { rule, policy: policy.unwrap_or(handover.policy), isls, terminals, clock }
    }

    pub fn site<'a>(&self, sky: &'a Sky, shell: &'a Shell, place: usize) -> Site<'a> {
        Site { sky, shell, policy: self.policy, terminal: self.terminals[place] }
    }

    pub fn next(&self) -> SimTime {
        match &self.clock {
            Clock::Every { next, .. } => *next,
            Clock::Exact { isls, terminals } => {
                isls.iter().chain(terminals).copied().min().unwrap_or(SimTime::MAX)
            }
        }
    }

    pub fn isl_due(&self, link: usize) -> SimTime {
        match &self.clock {
            Clock::Every { next, .. } => *next,
            Clock::Exact { isls, .. } => isls[link - self.isls.start],
        }
    }

    pub fn terminal_due(&self, place: usize) -> SimTime {
        match &self.clock {
            Clock::Every { next, .. } => *next,
            Clock::Exact { terminals, .. } => terminals[place],
        }
    }

    pub fn set_isl_due(&mut self, link: usize, due: SimTime) {
        let first = self.isls.start;
        if let Clock::Exact { isls, .. } = &mut self.clock {
            isls[link - first] = due;
        }
    }

    pub fn set_terminal_due(&mut self, place: usize, due: SimTime) {
        if let Clock::Exact { terminals, .. } = &mut self.clock {
            terminals[place] = due;
        }
    }
}
