//! What a terminal's policy has chosen and what it will do next, in words.

use skywindow_form::reply;
use skywindow_orbit::{Because, Chosen, Ends, Outlook};
use skywindow_units::SimTime;

reply! { "What the policy of a terminal has chosen at an instant, and what it will do next." Forecast {
    serving: Option<u32> => "The satellite that serves; null where none does.",
    since_s: Option<f64> => "Since when, s; null before the first choice.",
    until_s: Option<f64> => "When the policy chooses another one, s; null where no such instant is known.",
    next: Option<u32> => "The one it chooses then; null where there is none to choose.",
    ends: String => "What ends the use of the one that serves.",
    because: String => "What speaks for the next one.",
    all: bool => "Whether it uses every satellite in view, of which the one that serves is the highest.",
    still: bool => "Whether nothing ever moves over the terminal.",
}}

/// What `outlook` tells for `t`.
pub fn forecast(outlook: &Outlook, t: SimTime) -> Forecast {
    let [now, next] = outlook.choices_at(t);
    let satellite = |chosen: Option<Chosen>| chosen.and_then(|chosen| chosen.satellite);
    let instant = |chosen: Option<Chosen>| chosen.map(|chosen| chosen.at.as_secs_f64());
    let words =
        |say: fn(&Outlook, Chosen) -> String| next.map_or_else(String::new, |next| say(outlook, next));
    Forecast {
        serving: satellite(now),
        since_s: instant(now),
        until_s: instant(next),
        next: satellite(next),
        ends: words(ends),
        because: words(because),
        all: outlook.policy().uses_all(),
        still: outlook.stands_still(),
    }
}

fn ends(outlook: &Outlook, next: Chosen) -> String {
    match next.ends {
        Ends::Sets => "it is below the mask".to_owned(),
        Ends::Anew => "every terminal chooses anew".to_owned(),
        Ends::Surpassed => outlook.policy().surpassed().to_owned(),
    }
}

fn because(outlook: &Outlook, next: Chosen) -> String {
    let of = if outlook.shares() { " of those that its neighbours leave" } else { "" };
    match next.because {
        _ if next.satellite.is_none() => "no satellite is above the mask".to_owned(),
        Because::Follows => "which follows it in its plane".to_owned(),
        Because::Only => format!("the only one in view{of}"),
        Because::Best => format!("{}{of}", outlook.policy().reason()),
    }
}

#[cfg(test)]
mod tests {
    use skywindow_orbit::Sky;
    use skywindow_scenario::{Scenario, preset};
    use skywindow_units::Work;

    use super::*;
    use crate::Layout;

    fn told(id: &str, terminal: u32, t_s: f64) -> Forecast {
        let scenario = Scenario::parse(preset(id).unwrap()).unwrap();
        let sky = Sky::new(&Layout::new(&scenario).unwrap().sky).unwrap();
        let mut outlook = Outlook::new(&sky, terminal).unwrap();
        let t = SimTime::from_secs_f64(t_s);
        assert!(outlook.look(t, SimTime::from_secs_f64(t_s + 1800.0), &mut Work::unlimited()));
        forecast(&outlook, t)
    }

    #[test]
    fn the_next_handover_is_told_with_its_reason() {
        let told = told("iridium", 0, 60.0);
        assert!(told.serving.is_some() && told.next.is_some() && !told.still);
        assert!(told.until_s.is_some_and(|until| until > 60.0 && until < 1860.0));
        assert!(told.since_s.is_some_and(|since| since <= 60.0));
        assert!(!told.ends.is_empty() && !told.because.is_empty());
    }

    #[test]
    fn a_geostationary_satellite_serves_for_good() {
        let told = told("geo3", 0, 500.0);
        assert!(told.still && told.serving.is_some());
        assert_eq!((told.until_s, told.next, told.because.as_str()), (None, None, ""));
    }
}
