//! One constellation's share of the topology: its rules, its links and terminals, and when each is due.

use core::ops::Range;

use skywindow_units::{Duration, SimTime};

use crate::handover::HandoverPolicy;
use crate::link_rule::LinkRule;
use crate::nearest::Nearest;
use crate::shell::Shell;
use crate::sight::Sight;
use crate::sky::Sky;
use crate::spec::Check;
use crate::terminal::{Share, Site};

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

/// When terminals must choose anew.
#[derive(Clone, Copy, Debug)]
struct Reconfigurations {
    every: Duration,
    next: SimTime,
}

/// One constellation with its links and terminals.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub rule: LinkRule,
    /// The search for nearest satellites, where links go by that.
    pub nearest: Option<Nearest>,
    pub policy: HandoverPolicy,
    pub isls: Range<usize>,
    pub terminals: Vec<u32>,
    /// For each terminal its place in the chain of those that avoid each other.
    shares: Vec<Share>,
    /// The chains of more than one terminal, as indices into `terminals`.
    chains: Vec<Vec<usize>>,
    pub clock: Clock,
    reconfigurations: Option<Reconfigurations>,
}

impl Group {
    pub fn new(sky: &Sky, index: usize, isls: Range<usize>, policy: Option<HandoverPolicy>) -> Self {
        let shell = &sky.shells()[index];
        let handover = shell.spec.handover;
        let of_this =
            |&terminal: &u32| sky.terminal(terminal).is_some_and(|spec| spec.constellation == index);
        let terminals: Vec<u32> = (0..sky.terminals()).filter(of_this).collect();
        let nearest = Nearest::new(shell, sky.earth());
        let clock = match handover.check {
            Check::Interval { seconds } => {
                Clock::Every { interval: Duration::from_secs_f64(seconds), next: SimTime::ZERO }
            }
            Check::Exact => Clock::Exact {
                // Nearest satellites are looked for at an interval.
                isls: vec![SimTime::ZERO; if nearest.is_some() { 0 } else { isls.len() }],
                terminals: vec![SimTime::ZERO; terminals.len()],
            },
        };
        let reconfigurations = handover.reconfiguration.map(|spec| Reconfigurations {
            every: Duration::from_secs_f64(spec.every_s),
            next: SimTime::from_secs_f64(spec.first_s),
        });
        let rule = LinkRule::new(shell, sky.earth());
        let (shares, chains) = chains(sky, &terminals);
        let policy = policy.unwrap_or(handover.policy);
        Self { rule, nearest, policy, isls, terminals, shares, chains, clock, reconfigurations }
    }

    /// Whether links and terminals are looked at at `at`; if so, plans when they are next.
    pub fn begins_check(&mut self, at: SimTime) -> bool {
        let Clock::Every { interval, next } = &mut self.clock else { return true };
        let due = *next <= at;
        if due {
            *next = at + *interval;
        }
        due
    }

    /// Whether terminals must choose anew at `at`; if so, plans when they must next.
    pub fn begins_reconfiguration(&mut self, at: SimTime) -> bool {
        let Some(reconfigurations) = &mut self.reconfigurations else { return false };
        let due = reconfigurations.next <= at;
        if due {
            reconfigurations.next += reconfigurations.every;
        }
        due
    }

    pub fn site<'a>(&self, sky: &'a Sky, shell: &'a Shell, place: usize, avoided: &'a [u32]) -> Site<'a> {
        let share = self.shares[place];
        let sight = Sight::new(sky, shell, self.policy.nearer());
        Site { sky, shell, sight, policy: self.policy, terminal: self.terminals[place], share, avoided }
    }

    pub fn next(&self) -> SimTime {
        let check = match &self.clock {
            Clock::Every { next, .. } => *next,
            Clock::Exact { isls, terminals } => {
                isls.iter().chain(terminals).copied().min().unwrap_or(SimTime::MAX)
            }
        };
        let nearest = self.nearest.as_ref().map_or(SimTime::MAX, |nearest| nearest.next());
        let anew = self.reconfigurations.map_or(SimTime::MAX, |reconfigurations| reconfigurations.next);
        check.min(nearest).min(anew)
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

    /// Whether a terminal is due at `at` that shares what is in view with this one.
    pub fn chain_due(&self, place: usize, at: SimTime) -> bool {
        let share = self.shares[place];
        let shares = self.policy.uses_all() && share.of > 1;
        shares && self.chains[share.chain].iter().any(|&other| self.terminal_due(other) <= at)
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

/// The chains of terminals that avoid each other, and the place of each terminal in its chain: the first of a chain
/// avoids nobody, every other one the one before it.
fn chains(sky: &Sky, terminals: &[u32]) -> (Vec<Share>, Vec<Vec<usize>>) {
    let mut shares: Vec<Share> = vec![Share { chain: 0, place: 0, of: 1 }; terminals.len()];
    let mut chains: Vec<Vec<usize>> = Vec::new();
    for (index, &terminal) in terminals.iter().enumerate() {
        let before = sky.terminal(terminal).and_then(|spec| spec.avoids);
        let Some(before) = before.and_then(|before| terminals.binary_search(&before).ok()) else { continue };
        if shares[before].of == 1 {
            shares[before] = Share { chain: chains.len(), place: 0, of: 2 };
            chains.push(vec![before]);
        }
        let Share { chain, place, .. } = shares[before];
        shares[index] = Share { chain, place: place + 1, of: 2 };
        chains[chain].push(index);
    }
    for chain in &chains {
        chain.iter().for_each(|&index| shares[index].of = chain.len());
    }
    (shares, chains)
}
