//! What a sweep's runs say, for those who draw it: the plot as the page has it, and the file that the page opens.

use pyo3::prelude::*;
use skywindow_form::{Problem, Reply};
use skywindow_scenario::read_json;
use skywindow_study::campaign::{manifest, merged};
use skywindow_study::plot::LinesPlot;
use skywindow_study::tell;

use crate::failure::{error, sentence};
use crate::sweep::Sweep;

/// What the plot draws, as JSON, once all runs are made.
#[pyfunction]
pub fn plot(sweep: &Sweep) -> PyResult<String> {
    let told = sweep.measured_by(|results| tell(&sweep.plan, results))?;
    let plot = LinesPlot::of(sweep.plan.experiment(), &told.rows, &told.reference).map_err(sentence)?;
    Ok(plot.to_json().to_string())
}

/// All runs in one file, as `skywindow merge` writes it, but for the hashes of recordings where no shards kept them.
#[pyfunction]
pub fn merged_file(sweep: &Sweep) -> PyResult<String> {
    let file = sweep.rows_by(|rows, gathered| {
        let text = manifest::text(&sweep.experiment, &sweep.overrides, rows)?;
        let mut file = Vec::new();
        // A list in memory takes whatever is written to it.
        let _ = merged::write(&read_json(&text)?, None, rows, gathered, &mut file);
        Ok(String::from_utf8(file).unwrap_or_default())
    })?;
    file.map_err(|problem: Problem| error(vec![problem]))
}
