//! One message of mean elements (OMM, CCSDS 502.0-B-3) as keywords with their text, whatever it was written in.

use skywindow_form::Problem;

use crate::element_set::{
    DRAG, ECCENTRICITY, ElementSet, INCLINATION, MEAN_ANOMALY, MEAN_MOTION, NODE, PERIGEE, catalogue_number,
};
use crate::epoch::Epoch;

/// What must be so if it is said, and how it is said.
const FIXED: [(&str, &[&str]); 5] = [
    ("CENTER_NAME", &["EARTH"]),
    ("REF_FRAME", &["TEME"]),
    ("TIME_SYSTEM", &["UTC"]),
    ("MEAN_ELEMENT_THEORY", &["SGP4", "SGP/SGP4", "SGP"]),
    // 4 is SGP4-XP, another theory.
    ("EPHEMERIS_TYPE", &["0", "2", "3"]),
];

/// Keywords with their text, and where they stand.
pub(crate) trait Message {
    /// The text of a keyword, without blanks around it; none if it is absent or empty.
    fn text(&self, keyword: &str) -> Option<&str>;
    /// Where the message stands.
    fn place(&self) -> String;
    /// Where a keyword of it stands.
    fn place_of(&self, keyword: &str) -> String;
}

/// The element set of a message, or everything that is wrong with it.
pub(crate) fn element_set(message: &impl Message) -> Result<ElementSet, Vec<Problem>> {
    let mut fields = Fields { message, problems: Vec::new() };
    for (keyword, words) in FIXED {
        if let Some(text) = message.text(keyword).filter(|text| !words.contains(text)) {
            fields.refuse(keyword, format!("{keyword} is `{text}`, and only {} can be used", words[0]));
        }
    }
    if let Some(date) = message.text("DECAY_DATE") {
        fields.refuse("DECAY_DATE", format!("the satellite decayed on {date}"));
    }
    let number = fields.read("NORAD_CAT_ID", catalogue_number);
    let epoch = fields.read("EPOCH", |text| {
        Epoch::parse(text)
            .ok_or_else(|| format!("the epoch `{text}` is no instant such as 2026-11-22T06:30:00.5"))
    });
    let numbers = [&MEAN_MOTION, &ECCENTRICITY, &INCLINATION, &NODE, &PERIGEE, &MEAN_ANOMALY, &DRAG];
    let values = numbers.map(|number| fields.read(number.keyword, |text| number.parse(text)));
    let (
        Some(catalogue_number),
        Some(epoch),
        [
            Some(mean_motion_rev_day),
            Some(eccentricity),
            Some(inclination_deg),
            Some(node_deg),
            Some(perigee_deg),
            Some(mean_anomaly_deg),
            Some(drag),
        ],
        true,
    ) = (number, epoch, values, fields.problems.is_empty())
    else {
        return Err(fields.problems);
    };
    let set = ElementSet {
        name: message.text("OBJECT_NAME").map_or_else(|| catalogue_number.to_string(), str::to_owned),
        catalogue_number,
        epoch,
        mean_motion_rev_day,
        eccentricity,
        inclination_deg,
        node_deg,
        perigee_deg,
        mean_anomaly_deg,
        drag,
    };
    set.flies_at(epoch).map_err(|why| vec![Problem::new(message.place(), why)])?;
    Ok(set)
}

/// A message while it is read, and what is wrong with it so far.
struct Fields<'a, M> {
    message: &'a M,
    problems: Vec<Problem>,
}

impl<M: Message> Fields<'_, M> {
    fn refuse(&mut self, keyword: &str, why: String) {
        self.problems.push(Problem::new(self.message.place_of(keyword), why));
    }

    fn read<T>(&mut self, keyword: &str, parse: impl Fn(&str) -> Result<T, String>) -> Option<T> {
        let Some(text) = self.message.text(keyword) else {
            self.problems.push(Problem::new(self.message.place(), format!("{keyword} is missing")));
            return None;
        };
        parse(text).map_err(|why| self.refuse(keyword, why)).ok()
    }
}
