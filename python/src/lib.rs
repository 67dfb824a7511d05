//! The core as a module of Python, `skywindow._core`; `skywindow/` has what people call.

mod campaign;
mod command;
mod document;
mod failure;
mod geometry;
mod hand_over;
mod objects;
mod plot;
mod recorded;
mod run;
mod sweep;
mod thinned;
mod watch;

use pyo3::prelude::*;

#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::campaign::{Campaign, bundle, check_plan, division, make_shard, merge, processors, verify};
    #[pymodule_export]
    use crate::command::command;
    #[pymodule_export]
    use crate::document::{built_in, changed, check};
    #[pymodule_export]
    use crate::failure::Error;
    #[pymodule_export]
    use crate::geometry::{handovers, paths};
    #[pymodule_export]
    use crate::hand_over::{Columns, Values};
    #[pymodule_export]
    use crate::plot::{merged_file, plot};
    #[pymodule_export]
    use crate::run::{Run, run};
    #[pymodule_export]
    use crate::sweep::Sweep;

    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        skywindow_cli::trap_panics();
        module.add("CORE", skywindow_study::CORE)
    }
}
