//! What a recording writes in its blocks, and what it says of its tables and columns.

use super::*;

fn sample(rows: u32, drain_every: Option<u32>) -> (Recording, Vec<u8>) {
    let mut recording = Recording::default();
    let mut block = Vec::new();
    for row in 0..rows {
        let t = SimTime::from_millis(1000 * u64::from(row));
        recording.topology.push(LinkChangeRow {
            t,
            a: row as u16,
            b: 2,
            kind: LinkKind::Interplane,
            up: LinkChange::Up,
        });
        recording.rates.push(RateRow {
            t,
            flow: 0,
            sent_bytes: u64::from(row),
            delivered_bytes: 5_000_000_000,
            retransmitted_bytes: 0,
            alternate_bytes: 0,
        });
        if drain_every.is_some_and(|every| row % every == 0) {
            recording.drain_block(&mut block);
        }
    }
    (recording, block)
}

#[test]
fn the_hash_does_not_depend_on_how_often_the_recording_is_drained() {
    assert_eq!(sample(100, None).0.hash(), sample(100, Some(7)).0.hash());
    assert_ne!(sample(100, None).0.hash(), sample(101, None).0.hash());
}

#[test]
fn a_recording_that_is_left_unhashed_has_no_hash_and_the_same_rows() {
    let (mut hashed, mut unhashed) = (sample(100, None).0, sample(0, None).0);
    unhashed.leave_unhashed();
    unhashed.topology = hashed.topology.clone();
    unhashed.rates = hashed.rates.clone();
    let mut blocks = [Vec::new(), Vec::new()];
    hashed.drain_block(&mut blocks[0]);
    unhashed.drain_block(&mut blocks[1]);
    assert_eq!(blocks[0], blocks[1]);
    assert_eq!((unhashed.hash(), unhashed.rates.rows()), (None, 100));
    assert!(hashed.hash().is_some());
}

#[test]
fn a_column_that_numbers_rows_names_a_table() {
    for column in schema().iter().flat_map(|table| table.columns) {
        let Meaning::RowOf(other) = column.meaning else { continue };
        assert!(schema().iter().any(|table| table.name == other), "{}: no table {other}", column.name);
    }
}

#[test]
fn a_block_holds_each_column_on_an_eight_byte_boundary() {
    let (mut recording, mut block) = sample(3, None);
    recording.drain_block(&mut block);
    assert_eq!(block.len() % 8, 0);
    assert_eq!(&block[..4], &BLOCK_MAGIC.to_le_bytes());
    // Eight empty tables, then topology: header, 3 f64, 2 columns of 3 u16 padded, 2 of 3 u8 padded.
    let topology = 8 + 8 * 8;
    assert_eq!(&block[topology..topology + 8], &[8, 0, 0, 0, 3, 0, 0, 0]);
    assert_eq!(&block[topology + 16..topology + 24], &1f64.to_le_bytes());
    assert_eq!(&block[topology + 32..topology + 38], &[0, 0, 1, 0, 2, 0]);
    recording.drain_block(&mut block);
    assert_eq!(block.len(), 8 + schema().len() * 8);
}

#[test]
fn columns_hold_what_a_block_holds_however_often_they_are_drained() {
    let (mut recording, _) = sample(2, None);
    let mut tables = empty_columns();
    recording.drain_columns(&mut tables);
    recording.rates = sample(1, None).0.rates;
    recording.drain_columns(&mut tables);
    let topology = &tables[8];
    assert_eq!(topology[0], Column::F64(vec![0.0, 1.0]));
    assert_eq!(topology[1..3], [Column::U16(vec![0, 1]), Column::U16(vec![2, 2])]);
    assert_eq!(topology[4], Column::U8(vec![LinkChange::Up.number(); 2]));
    assert_eq!(tables[9][3], Column::F64(vec![5e9; 3]));
    assert_eq!(recording.waiting(), 0);
}

#[test]
fn units_are_read_from_help() {
    let schema = schema();
    let unit = |table: usize, name: &str| {
        schema[table].columns.iter().find(|column| column.name == name).expect("a column").unit()
    };
    assert_eq!(
        ["t", "cwnd", "rto_ms", "srtt_ms", "flow"].map(|name| unit(0, name)),
        ["s", "bytes", "ms", "ms", ""]
    );
    assert_eq!([unit(14, "rate_bps"), unit(6, "delay_ms"), unit(17, "from")], ["bit/s", "ms", ""]);
    for column in schema.iter().flat_map(|table| table.columns) {
        let named = [("_bytes", "bytes"), ("_ms", "ms"), ("_bps", "bit/s")];
        for (_, unit) in named.into_iter().filter(|(ending, _)| column.name.ends_with(ending)) {
            assert_eq!(column.unit(), unit, "{}: {}", column.name, column.help);
        }
        assert!(column.name != "t" || column.unit() == "s", "{}", column.help);
    }
}

#[test]
fn sums_beyond_32_bits_are_kept_whole() {
    let (mut recording, _) = sample(1, None);
    let mut line = String::new();
    recording.drain_csv(&|_, _| None, |name, text| {
        if name == "rates" {
            line.push_str(text);
        }
    });
    assert_eq!(line, "0,0,0,5000000000,0,0\n");
}

#[test]
fn csv_has_a_line_a_row_and_words_for_codes() {
    let (mut recording, _) = sample(2, None);
    let mut lines = Vec::new();
    recording.drain_csv(&|_, _| None, |name, text| {
        if name == "topology" {
            lines.extend(text.lines().map(str::to_owned));
        }
    });
    assert_eq!(lines, ["0,0,2,Interplane ISL,up", "1,1,2,Interplane ISL,up"]);
}

#[test]
fn a_kind_of_column_is_called_by_its_size() {
    use crate::recording::table::ColumnKind::{F32, F64, U8, U16, U32};
    for (kind, letter) in [(F64, "f"), (F32, "f"), (U32, "u"), (U16, "u"), (U8, "u")] {
        assert_eq!(kind.name(), format!("{letter}{}", 8 * kind.bytes()));
    }
}
