//! OMM in CSV: a header of keywords, then a row for each satellite.

use csv::{ReaderBuilder, StringRecord, Trim};
use skywindow_form::Problem;

use crate::lines::Lines;
use crate::omm::{Message, element_set};
use crate::reading::Reading;

struct Row<'a> {
    header: &'a StringRecord,
    cells: &'a StringRecord,
    place: String,
}

impl Message for Row<'_> {
    fn text(&self, keyword: &str) -> Option<&str> {
        let column = self.header.iter().position(|name| name == keyword)?;
        self.cells.get(column).filter(|text| !text.is_empty())
    }

    fn place(&self) -> String {
        self.place.clone()
    }

    fn place_of(&self, _: &str) -> String {
        self.place()
    }
}

pub(crate) fn read(text: &str, reading: &mut Reading) {
    let mut rows = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(text.as_bytes())
        .into_records();
    let header = match rows.next() {
        Some(Ok(header)) => header,
        _ => return reading.refuse(Problem::new("line 1", "there is no row of keywords")),
    };
    let lines = Lines::new(text);
    for row in rows {
        let cells = match row {
            Ok(cells) => cells,
            Err(error) => {
                return reading.refuse(Problem::new("", format!("the CSV cannot be read: {error}")));
            }
        };
        let begins = cells.position().map_or(0, |position| position.byte() as usize);
        // Between CR and LF the record before has ended already.
        let breaks = text[begins..].bytes().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let place = lines.place(begins + breaks);
        if cells.len() == header.len() {
            let row = Row { header: &header, cells: &cells, place };
            reading.take(row.place(), element_set(&row));
        } else {
            let why = format!("the row has {} cells, and the header has {}", cells.len(), header.len());
            reading.refuse(Problem::new(place, why));
        }
    }
}
