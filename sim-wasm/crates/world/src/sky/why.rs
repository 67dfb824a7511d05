//! Why a terminal uses a satellite at an instant, or why not: a ladder of reasons, each asked of what decides it.

use skywindow_form::{Problem, reply};
use skywindow_network::{Conditions, Gate};
use skywindow_orbit::{Because, HandoverPolicy, Outlook, Sky};
use skywindow_scenario::{Scenario, TerminalDirection};
use skywindow_units::{Duration, SimTime, Work};

use crate::layout::{Layout, Terminal};
use crate::varying::courses::{courses_of, terminal_conditions};
use crate::varying::turns::{Turned, begun};
use crate::words::meta::Names;

reply! { "Why a terminal uses a satellite at an instant, or why not." Why {
    terminal: String => "The terminal, by its station.",
    satellite: String => "The satellite.",
    t_s: f64 => "The instant, s.",
    used: bool => "Whether the terminal uses it.",
    rungs: Vec<Rung> => "The reasons, from the ground up.",
    change: String => "What would have to be other for it to be used; empty where it is.",
}}

reply! { "A reason." Rung {
    name: String => "What is asked.",
    holds: Option<bool> => "Whether it speaks for the satellite; null where it is not asked any more.",
    words: String => "What the answer is, with figures.",
    rule: String => "By which rule.",
}}

/// For how long a pass is looked for.
const AHEAD: Duration = Duration::from_secs(86_400);
/// More satellites than these are not named one by one, and more than those not counted.
const MOST_NAMED: usize = 3;
const MOST_IN_LINE: usize = 99;
/// Light in vacuum, km/ms.
const LIGHT_KM_PER_MS: f64 = 299.792_458;

/// Why the terminal at node `terminal` uses `satellite` at `t`, or why not.
///
/// # Errors
/// What is wrong with the scenario, and a terminal or a satellite that is none.
pub fn why(scenario: &Scenario, terminal: u32, satellite: u32, t: SimTime) -> Result<Why, Vec<Problem>> {
    let begun = begun(scenario)?;
    let layout = Layout::new(&begun)?;
    let names = Names::new(&begun, &layout);
    let refuse = |path: &str, message: String| vec![Problem::new(path, message)];
    let sky = Sky::new(&layout.sky).map_err(|message| refuse("constellations", message))?;
    let number = sky.terminal_of_node(terminal);
    let Some((number, own)) =
        number.and_then(|number| Some((number, layout.terminals.get(number as usize)?)))
    else {
        return Err(refuse("", format!("there is no terminal at node {terminal}")));
    };
    let Some(flies_in) = sky.constellation_of(satellite) else {
        return Err(refuse("", format!("there is no satellite {satellite}")));
    };
    let turned = Turned::new(scenario, (&layout, &sky, &names), own.constellation, t)?;
    let Some(outlook) = Outlook::new(&sky, number) else {
        return Err(refuse("", format!("there is no terminal at node {terminal}")));
    };
    let mut outlook = outlook.with_turns(turned.turns);
    outlook.choose_until(t, &mut Work::unlimited());
    let of = |index: usize| scenario.constellations.get(index).map_or("", |one| one.id.as_str());
    let ids = [of(own.constellation), of(flies_in)];
    let used = flies_in == own.constellation && outlook.in_use().contains(&satellite);
    let mut asking =
        Asking { outlook, used, names: &names, own, now: &turned.now, satellite, t, rungs: Vec::new() };
    let change = asking.climb(ids);
    Ok(Why {
        terminal: names.node(f64::from(terminal)).to_owned(),
        satellite: names.node(f64::from(satellite)).to_owned(),
        t_s: t.as_secs_f64(),
        used,
        rungs: asking.rungs,
        change,
    })
}

struct Asking<'a> {
    outlook: Outlook,
    names: &'a Names,
    own: &'a Terminal,
    /// The scenario as dated changes have made it by the instant.
    now: &'a Scenario,
    satellite: u32,
    t: SimTime,
    /// Whether it is in use: a terminal keeps what it has until it looks at the sky next, also what has gone meanwhile.
    used: bool,
    rungs: Vec<Rung>,
}

impl Asking<'_> {
    /// Asks one after the other until one speaks against the satellite; what would have to be other.
    fn climb(&mut self, [own, other]: [&str; 2]) -> String {
        let same = own == other;
        let words = if same {
            format!("Both are of {own}.")
        } else {
            format!("The terminal is for {own}; this satellite flies in {other}.")
        };
        self.rung("Same network", Some(same), words, "A terminal is for one constellation.");
        let mut change = (!same).then(|| format!("The station would need a terminal for {other}."));
        for ask in [Self::works, Self::stands_above, Self::is_free, Self::is_chosen, Self::carries] {
            change = ask(self, change);
        }
        match change {
            Some(_) if self.used => {
                format!("It stays in use until the terminal looks at the sky {}.", self.next_look())
            }
            change => change.unwrap_or_default(),
        }
    }

    fn rung(&mut self, name: &str, holds: Option<bool>, words: String, rule: &str) {
        self.rungs.push(Rung { name: name.to_owned(), holds, words, rule: rule.to_owned() });
    }

    fn works(&mut self, before: Option<String>) -> Option<String> {
        const NAME: &str = "Works";
        const RULE: &str = "Terminals leave alone what is off, from their next check on.";
        if before.is_some() {
            self.rung(NAME, None, String::new(), RULE);
            return before;
        }
        if self.outlook.leaves(self.satellite).is_some_and(|leaves| leaves <= self.t) {
            self.rung(
                NAME,
                Some(false),
                "It has left its orbit.".to_owned(),
                "A satellite that decays leaves the sky.",
            );
            return Some("It is gone for good.".to_owned());
        }
        let off = self.outlook.has_failed(self.satellite);
        let words = if off {
            "The satellite, or its link to this station, is off."
        } else {
            "Satellite and link are on."
        };
        self.rung(NAME, Some(!off), words.to_owned(), RULE);
        off.then(|| "What is off would have to work again.".to_owned())
    }

    fn stands_above(&mut self, before: Option<String>) -> Option<String> {
        const NAME: &str = "Above the mask";
        let mask = self.outlook.mask_deg();
        let rule = format!("A terminal sees what stands more than {mask}° above its horizon.");
        if before.is_some() {
            self.rung(NAME, None, String::new(), &rule);
            return before;
        }
        let sees = self.outlook.sees(self.satellite, self.t);
        let figures = self.figures(self.satellite);
        let pass = self.outlook.pass_of(self.satellite, self.t, self.t + AHEAD);
        let words = match pass {
            _ if self.outlook.stands_still() => format!("It stands {figures}, for good."),
            Some(pass) if sees && pass.sets != SimTime::MAX => {
                format!("It stands {figures}, and sinks below the mask at {}.", seconds(pass.sets))
            }
            _ if sees => format!("It stands {figures}, and does not set."),
            Some(pass) => {
                format!("It stands {figures}, and rises above the mask at {}.", seconds(pass.rises))
            }
            None => format!("It stands {figures}, and does not rise above the mask within a day."),
        };
        self.rung(NAME, Some(sees), words, &rule);
        if sees {
            return None;
        }
        let elevation = self.elevation(self.satellite);
        let lower = if elevation > 0.0 {
            format!("; or the mask be lower than {elevation:.1}°")
        } else {
            String::new()
        };
        Some(match pass {
            Some(pass) if !self.outlook.stands_still() => {
                format!("It would have to stand above the mask, as from {} on{lower}.", seconds(pass.rises))
            }
            _ => format!("It would have to stand above the mask{lower}."),
        })
    }

    fn is_free(&mut self, before: Option<String>) -> Option<String> {
        const NAME: &str = "Free";
        const RULE: &str = "Terminals of a station for further paths leave alone what those before them use.";
        if before.is_some() || !self.outlook.shares() {
            let words =
                if before.is_some() { "" } else { "The station has no other terminal for this network." };
            self.rung(NAME, before.is_none().then_some(true), words.to_owned(), RULE);
            return before;
        }
        let left = self.outlook.is_left(self.satellite);
        let words = if left {
            "Another terminal of the station uses it."
        } else {
            "No terminal before this one uses it."
        };
        self.rung(NAME, Some(!left), words.to_owned(), RULE);
        left.then(|| "The other terminal would have to take another one.".to_owned())
    }

    fn is_chosen(&mut self, before: Option<String>) -> Option<String> {
        const NAME: &str = "Chosen";
        let policy = self.outlook.policy();
        let several = self.outlook.at_once();
        let at_once = if several > 1 { format!(", for {several} satellites at once") } else { String::new() };
        let rule = format!("Handover policy {}: {}{at_once}.", policy.word(), policy.rule());
        if self.used {
            let words = self.since();
            self.rung(NAME, Some(true), words, &rule);
            return before;
        }
        if before.is_some() {
            self.rung(NAME, None, String::new(), &rule);
            return before;
        }
        let used = self.outlook.in_use();
        let first = self.outlook.would_take(self.t, None, &[]);
        if several == 1 && first == Some(self.satellite) {
            let words = format!("It comes first now; the terminal looks at the sky {}.", self.next_look());
            self.rung(NAME, Some(false), words, &rule);
            return Some("The terminal would have to look at the sky now.".to_owned());
        }
        let line = self.line(&used);
        let words = self.compared(policy, &line);
        self.rung(NAME, Some(false), words, &rule);
        Some(self.out_of_line(policy, &line))
    }

    /// "next at 20.000 s".
    fn next_look(&self) -> String {
        match self.outlook.known_until() {
            SimTime::MAX => "never again".to_owned(),
            next => format!("next at {}", seconds(next)),
        }
    }

    /// Since when it is in use, and what spoke for it.
    fn since(&self) -> String {
        let use_of = self.outlook.uses().iter().rev().find(|one| one.satellite == self.satellite);
        let since = use_of.map_or_else(String::new, |one| format!(" since {}", seconds(one.from)));
        let chosen =
            self.outlook.choices_at(self.t)[0].filter(|chosen| chosen.satellite == Some(self.satellite));
        let because = match chosen.map(|chosen| chosen.because) {
            Some(Because::Follows) => ": it follows the one before it in its plane",
            Some(Because::Only) => ": it was the only one in view",
            Some(Because::Best) => &format!(": {}", self.outlook.policy().reason()),
            None => "",
        };
        format!("It is in use{since}{because}.")
    }

    /// What comes before it: each of these is taken as long as those before it are there.
    fn line(&self, used: &[u32]) -> Vec<u32> {
        let mut line = used.to_vec();
        while line.len() < MOST_IN_LINE {
            match self.outlook.would_take(self.t, None, &line) {
                Some(next) if next != self.satellite => line.push(next),
                _ => break,
            }
        }
        line
    }

    fn compared(&self, policy: HandoverPolicy, line: &[u32]) -> String {
        let Some(&first) = line.first() else { return "The terminal uses none.".to_owned() };
        let name = self.called(first);
        let kept = self.outlook.in_use().contains(&first) && policy.keeps();
        let because = if kept { "it is kept as long as it is above the mask" } else { policy.reason() };
        let figures = self.figures(first);
        format!("{name} comes first: {because}. That one stands {figures}.")
    }

    fn out_of_line(&self, own: HandoverPolicy, line: &[u32]) -> String {
        let others = HandoverPolicy::ALL.iter().copied().filter(|&policy| policy != own);
        let would = |&policy: &HandoverPolicy| {
            let all = policy.uses_all() && !self.outlook.shares();
            all || self.outlook.would_take(self.t, Some(policy), &[]) == Some(self.satellite)
        };
        let by: Vec<String> = others.filter(would).map(|policy| policy.word().to_owned()).collect();
        let gone = match line.len() {
            0 => String::new(),
            count if count > MOST_NAMED => {
                format!("{count} satellites that come before it would have to be gone")
            }
            _ => {
                let names: Vec<String> = line.iter().map(|&one| self.called(one)).collect();
                format!("{} would have to be gone", listed(&names, "and"))
            }
        };
        match (gone.as_str(), by.as_slice()) {
            ("", []) => String::new(),
            (_, []) => format!("{gone}."),
            ("", _) => format!("By the policy {} it would be used now.", listed(&by, "or")),
            _ => format!("{gone}; by the policy {} it would be used now.", listed(&by, "or")),
        }
    }

    fn carries(&mut self, before: Option<String>) -> Option<String> {
        const NAME: &str = "Carries packets";
        const RULE: &str = "What changes the links of a terminal does so whichever satellite it has: no policy looks at that, or at load.";
        let disturbed = self.disturbances();
        let cut = disturbed.iter().any(|(_, gate, _)| *gate != Gate::Open);
        let words: Vec<String> =
            disturbed.into_iter().map(|(way, _, words)| format!("{way} {words}")).collect();
        let words = if words.is_empty() {
            "Nothing disturbs the links of the terminal.".to_owned()
        } else {
            format!("The {}.", words.join("; the "))
        };
        self.rung(NAME, Some(!cut), words, RULE);
        before
    }

    /// What is other than usual on the ways of the terminal, whatever satellite it has.
    fn disturbances(&self) -> Vec<(&'static str, Gate, String)> {
        let constellation = &self.now.constellations[self.own.constellation];
        let ways = [("downlink", TerminalDirection::Downlink), ("uplink", TerminalDirection::Uplink)];
        let courses = courses_of(self.now, self.own);
        courses
            .into_iter()
            .flatten()
            .zip(ways)
            .filter_map(|(mut course, (name, way))| {
                let (is, usual) = (course.at(self.t), terminal_conditions(constellation, way));
                (is != usual).then(|| (name, is.gate, disturbance(&is, &usual)))
            })
            .collect()
    }

    fn elevation(&self, satellite: u32) -> f64 {
        self.outlook.direction_deg(satellite, self.t)[1]
    }

    /// "41.2° above the horizon, 912 km (3.0 ms) away".
    fn figures(&self, satellite: u32) -> String {
        let elevation = self.elevation(satellite);
        let side = if elevation < 0.0 { "below" } else { "above" };
        let km = self.outlook.distance_km(satellite, self.t);
        let ms = km / LIGHT_KM_PER_MS;
        format!("{:.1}° {side} the horizon, {km:.0} km ({ms:.1} ms) away", elevation.abs())
    }

    fn called(&self, satellite: u32) -> String {
        self.names.node(f64::from(satellite)).to_owned()
    }
}

fn disturbance(is: &Conditions, usual: &Conditions) -> String {
    match is.gate {
        Gate::Cut => return "is cut".to_owned(),
        Gate::Held => return "sends nothing".to_owned(),
        Gate::Open => {}
    }
    let mut words = Vec::new();
    if is.errors != usual.errors {
        words.push(format!("loses {:.3} % of packets of 1500 bytes", 100.0 * is.errors.probability(1500)));
    }
    if is.rate != usual.rate {
        words.push(format!("has {} kbit/s", is.rate.as_bps() / 1000));
    }
    if is.delay != usual.delay {
        words.push(format!("takes {:.1} ms longer", is.delay.as_millis_f64()));
    }
    words.join(" and ")
}

fn seconds(t: SimTime) -> String {
    format!("{:.3} s", t.as_secs_f64())
}

/// "a", "a and b", "a, b and c".
fn listed(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} {and} {last}", others.join(", ")),
    }
}
