//! Files of CSV, one a table: a header, then a line a row, with words where numbers have them (RFC 4180).

use skywindow_units::SimTime;

use super::block::missing;
use super::rows::{Rows, Take};
use skywindow_units::{ColumnShape, RecordingShape};

/// A column that is read, and its place in the file.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    column: ColumnShape,
    place: usize,
}

/// Takes the lines of one file.
#[derive(Clone, Debug)]
pub struct Lines {
    table: &'static str,
    columns: usize,
    clock: Option<Wanted>,
    wanted: Vec<Wanted>,
    take: Option<Take>,
}

impl Lines {
    /// Begins with the header of the file of `table`.
    ///
    /// # Errors
    /// A sentence: there is no such table, or a column is missing.
    pub fn new(shape: &RecordingShape, table: &str, header: &str) -> Result<Self, String> {
        let table = shape.table(table).ok_or_else(|| format!("there is no table {table}"))?;
        let names = cells(header);
        let wanted = |name: &str| {
            let column = table.columns.iter().find(|column| column.name == name)?;
            let place = names.iter().position(|other| other == name)?;
            Some(Wanted { column: *column, place })
        };
        let (needed, take) =
            Rows::wanted(table.name).map_or((&[][..], None), |(names, take)| (names, Some(take)));
        let needed = needed.iter().map(|name| wanted(name).ok_or_else(|| missing(table.name, name)));
        let clock = wanted("t");
        Ok(Self {
            table: table.name,
            columns: names.len(),
            clock,
            wanted: needed.collect::<Result<_, _>>()?,
            take,
        })
    }

    /// Takes a line.
    ///
    /// # Errors
    /// A sentence: a cell too many or too few, or one that can mean nothing.
    pub fn line(&self, line: &str, rows: &mut Rows) -> Result<(), String> {
        let cells = cells(line);
        if cells.len() != self.columns {
            return Err(format!("{} cells, but the header has {}", cells.len(), self.columns));
        }
        let number = |wanted: &Wanted| {
            let cell = &cells[wanted.place];
            wanted.column.number(cell).ok_or_else(|| wrong(wanted, cell))
        };
        if let Some(clock) = &self.clock {
            rows.clocks.entry(self.table).or_default().push(SimTime::from_secs_f64(number(clock)?));
        }
        let Some(take) = self.take else { return Ok(()) };
        let numbers = self.wanted.iter().map(number).collect::<Result<Vec<_>, _>>()?;
        take(rows, &numbers).map_err(|at| wrong(&self.wanted[at], &cells[self.wanted[at].place]))
    }
}

fn wrong(wanted: &Wanted, cell: &str) -> String {
    format!("{}: {cell:?} means nothing there", wanted.column.name)
}

/// The cells of a line, without the quotes round those that have a comma.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let (mut quoted, mut letters) = (false, line.chars().peekable());
    while let Some(letter) = letters.next() {
        let Some(cell) = cells.last_mut() else { break };
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            letter => cell.push(letter),
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use skywindow_units::TableShape;

    skywindow_units::codes! { "What became of it." Outcome {
        Delivered = 1 "delivered to" "It came.",
        Chosen = 9 "lost, as the scenario chose, at" "It did not.",
    }}

    fn shape() -> RecordingShape {
        let column = |name, kind, codes| ColumnShape { name, kind, codes };
        let codes = Some(&<Outcome as skywindow_units::Code>::SPEC);
        let columns = vec![
            column("t", "f64", None),
            column("segment", "u32", None),
            column("outcome", "u8", codes),
            column("node", "u16", None),
        ];
        RecordingShape { tables: vec![TableShape { id: 3, name: "fates", columns }] }
    }

    fn read(lines: &[&str]) -> Result<Rows, String> {
        let (mut rows, lines_of) = (Rows::default(), Lines::new(&shape(), "fates", lines[0])?);
        lines[1..].iter().try_for_each(|line| lines_of.line(line, &mut rows))?;
        Ok(rows)
    }

    #[test]
    fn words_are_numbers_again_and_columns_go_by_their_names() {
        let rows = read(&["node,t,outcome,more,segment", "7,0.25,\"lost, as the scenario chose, at\",x,3"]);
        let fates = rows.map(|rows| rows.fates);
        assert_eq!(
            fates,
            Ok(vec![super::super::Fate { t: SimTime::from_millis(250), segment: 3, outcome: 9, node: 7 }])
        );
    }

    #[test]
    fn what_means_nothing_is_told_with_its_column() {
        let error = |header, line| read(&[header, line]).unwrap_err();
        assert_eq!(error("t,segment,outcome", "1,2,3"), "fates has no column node");
        let header = "t,segment,outcome,node";
        assert_eq!(error(header, "1,2,3"), "3 cells, but the header has 4");
        assert_eq!(error(header, "1,2,gone,7"), "outcome: \"gone\" means nothing there");
        assert_eq!(error(header, "-1,2,1,7"), "t: \"-1\" means nothing there");
        assert_eq!(error(header, "1,2.5,1,7"), "segment: \"2.5\" means nothing there");
        assert_eq!(error(header, "1,2,1,70000"), "node: \"70000\" means nothing there");
    }
}
