//! The files of a recording as sheets of cells that can be changed, and what the auditor says of them.

use std::collections::BTreeMap;
use std::ops::Index;

use skywindow_audit::{Lines, Rows, audit};
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::recording::shape;

/// A file: its header, and its lines as cells.
#[derive(Clone, Debug)]
pub struct Table {
    header: Vec<String>,
    lines: Vec<Vec<String>>,
}

/// All files, by the names of their tables.
#[derive(Clone, Debug)]
pub struct Sheets(BTreeMap<&'static str, Table>);

impl Table {
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    fn place(&self, column: &str) -> usize {
        self.header.iter().position(|name| name == column).expect("a column")
    }

    /// A cell, as it stands in the file; no word of a table that is altered here has a comma.
    pub fn cell(&self, row: usize, column: &str) -> &str {
        &self.lines[row][self.place(column)]
    }

    /// A cell that is a number.
    pub fn number(&self, row: usize, column: &str) -> f64 {
        self.cell(row, column).parse().expect("a number")
    }
}

impl Index<&str> for Sheets {
    type Output = Table;

    fn index(&self, table: &str) -> &Table {
        &self.0[table]
    }
}

impl Sheets {
    /// The files of a run of `scenario`, as the command writes them.
    pub fn of(scenario: &Scenario) -> Self {
        let mut world = World::new(scenario).expect("a run");
        world.advance(SimTime::MAX, u64::MAX);
        let header = |table: &skywindow_units::TableShape| {
            table.columns.iter().map(|column| column.name.to_owned()).collect()
        };
        let empty = |table: &skywindow_units::TableShape| {
            (table.name, Table { header: header(table), lines: Vec::new() })
        };
        let mut sheets: BTreeMap<_, _> = shape().tables.iter().map(empty).collect();
        world.recording().drain_csv(&|_, _| None, |name, text| {
            let lines = text.lines().map(|line| line.split(',').map(str::to_owned).collect());
            sheets.get_mut(name).expect("a table").lines.extend(lines);
        });
        Self(sheets)
    }

    fn table(&mut self, name: &str) -> &mut Table {
        self.0.get_mut(name).expect("a table")
    }

    /// Another value for a cell.
    pub fn set(&mut self, table: &str, row: usize, column: &str, value: &str) {
        let table = self.table(table);
        let place = table.place(column);
        value.clone_into(&mut table.lines[row][place]);
    }

    /// A number, `more` than it was.
    pub fn add(&mut self, table: &str, row: usize, column: &str, more: f64) {
        let value = self[table].number(row, column) + more;
        // Whole nanoseconds, as instants are.
        self.set(table, row, column, &((value * 1e9).round() / 1e9).to_string());
    }

    pub fn remove(&mut self, table: &str, row: usize) {
        self.table(table).lines.remove(row);
    }

    /// The same row once more, behind it.
    pub fn repeat(&mut self, table: &str, row: usize) {
        let own = &mut self.table(table).lines;
        own.insert(row, own[row].clone());
    }

    /// A row at its place in time.
    pub fn insert_at(&mut self, table: &str, t: f64, row: &[&str]) {
        let own = self.table(table);
        let place = own.place("t");
        let at = own.lines.partition_point(|line| line[place].parse::<f64>().expect("a time") <= t);
        own.lines.insert(at, row.iter().map(|&cell| cell.to_owned()).collect());
    }

    /// What the auditor says of them beside the document `scenario`.
    pub fn audited(&self, scenario: &Scenario) -> Vec<String> {
        let mut rows = Rows::default();
        for (name, table) in &self.0 {
            let lines = Lines::new(&shape(), name, &table.header.join(",")).expect("a table");
            for line in &table.lines {
                lines.line(&line.join(","), &mut rows).unwrap_or_else(|why| panic!("{name}: {why}"));
            }
        }
        let findings = audit(scenario, &rows, None).expect("a run");
        findings.iter().map(ToString::to_string).collect()
    }

    /// The name of a satellite of Iridium, which has 11 in each plane.
    pub fn satellite(&self, node: f64) -> String {
        let node = node as u32;
        format!("P{} S{}", node / 11, node % 11)
    }
}
