//! Handover policies: which satellite a terminal takes, and when it leaves it.
//!
//! A policy is a file here with the trait [`Policy`], and its line in `policies!` below.

mod highest_elevation;
mod hold;
mod ideal;
mod longest_visible;
mod nearest;

use skywindow_units::SimTime;

/// What a terminal sees at the instant at which it chooses.
pub(crate) trait View {
    /// Whether a satellite is above the mask and for this terminal.
    fn has(&mut self, satellite: u32) -> bool;

    /// The satellite that follows another one in its plane; none where satellites stand still.
    fn follower(&self, satellite: u32) -> Option<u32>;

    /// Of all that are above the mask and for this terminal the one that stands best; of equals the one with the lower
    /// number.
    fn best(&mut self) -> Option<u32>;

    /// Calls `see` with all of them, in the order of their numbers.
    fn each(&mut self, see: impl FnMut(Seen<'_>));

    /// Uses all of them, or of terminals that avoid each other each its share; returns the best.
    fn use_all(&mut self) -> Option<u32>;
}

/// A satellite above the mask.
pub(crate) struct Seen<'a> {
    /// Its number.
    pub satellite: u32,
    /// How well it stands: the more, the higher, or the nearer if the policy asks for that.
    pub stands: f64,
    /// Finds when it sinks to the mask, looking ahead for one turn of it.
    pub sets_at: &'a mut dyn FnMut() -> SimTime,
}

/// Until when a choice stands: where checks are exact, the instant is found by that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stands {
    /// Until its satellite sinks to the mask.
    Seen,
    /// Until it sinks to the mask, or another one stands better.
    Best,
    /// Until other satellites are in view, which are all in use, or another one of them stands better.
    AllSeen,
}

/// A handover policy.
trait Policy {
    /// Until when a choice stands, once there is one.
    const STANDS: Stands;

    /// Whether the nearer of two satellites stands better, and not the higher one.
    const NEARER: bool = false;

    /// Whether a terminal begins on the first satellite of its constellation, in view or not, where satellites move.
    const BEGINS_ON_FIRST: bool = false;

    /// Whether the follower of a satellite in its plane comes before all others.
    const FOLLOWS: bool = false;

    /// Its rule, as events tell it.
    const RULE: &'static str;

    /// What speaks for a satellite that it takes.
    const REASON: &'static str = "the highest at that instant";

    /// Why it leaves a satellite that is still in view.
    const SURPASSED: &'static str = "another one stands higher";

    /// The satellite that serves from now on, where `before` did so far.
    fn choose(view: &mut impl View, before: Option<u32>) -> Option<u32>;
}

/// Makes a policy of each line: `Name in module "word" "label" "one line of help"`.
macro_rules! policies {
    ($($name:ident in $module:ident $word:literal $label:literal $help:literal,)*) => {
        skywindow_form::choices! { "Which satellite a terminal takes." HandoverPolicy {
            $($name = $word $label $help,)*
        }}

        impl HandoverPolicy {
            /// Until when a choice stands, once there is one.
            pub(crate) const fn stands(self) -> Stands {
                match self { $(Self::$name => $module::$name::STANDS,)* }
            }

            /// Whether the nearer of two satellites stands better, and not the higher one.
            pub(crate) const fn nearer(self) -> bool {
                match self { $(Self::$name => $module::$name::NEARER,)* }
            }

            /// Whether a terminal begins on the first satellite of its constellation, where satellites move.
            pub(crate) const fn begins_on_first(self) -> bool {
                match self { $(Self::$name => $module::$name::BEGINS_ON_FIRST,)* }
            }

            /// Whether the follower of a satellite in its plane comes before all others.
            pub(crate) const fn follows(self) -> bool {
                match self { $(Self::$name => $module::$name::FOLLOWS,)* }
            }

            /// Whether a terminal uses all satellites in view.
            pub const fn uses_all(self) -> bool {
                matches!(self.stands(), Stands::AllSeen)
            }

            /// Whether a terminal keeps its satellite as long as it sees it.
            pub const fn keeps(self) -> bool {
                matches!(self.stands(), Stands::Seen)
            }

            /// Its rule, after "Handover policy:".
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$name => $module::$name::RULE,)* }
            }

            /// What speaks for a satellite that it takes, after its name.
            pub const fn reason(self) -> &'static str {
                match self { $(Self::$name => $module::$name::REASON,)* }
            }

            /// Why it leaves a satellite that is still in view, as a sentence.
            pub const fn surpassed(self) -> &'static str {
                match self { $(Self::$name => $module::$name::SURPASSED,)* }
            }

            /// The satellite that serves from now on, where `before` did so far.
            pub(crate) fn choose(self, view: &mut impl View, before: Option<u32>) -> Option<u32> {
                match self { $(Self::$name => $module::$name::choose(view, before),)* }
            }
        }
    };
}

policies! {
    Hold in hold "hold" "Hold" "Keeps the satellite until it sinks below the mask, then takes its follower in the plane, else the highest.",
    HighestElevation in highest_elevation "highest-elevation" "Highest elevation" "Always the satellite highest above the horizon.",
    Nearest in nearest "nearest" "Nearest" "Always the satellite at the least distance.",
    LongestVisible in longest_visible "longest-visible" "Longest visible" "Keeps the satellite until it sets, then takes the one that will stay above the mask longest.",
    Ideal in ideal "ideal" "Ideal" "Every satellite above the mask can be used at every instant, without handover.",
}
