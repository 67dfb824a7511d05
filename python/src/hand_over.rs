//! Tables and columns that hand themselves over without a copy, by the Arrow PyCapsule interface.

use std::ffi::CStr;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array, ArrayRef, RecordBatch, RecordBatchIterator, StructArray};
use arrow_schema::{ArrowError, Field};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::failure::sentence;
use crate::thinned::{Point, numbers, thinned};

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// A schema and an array, as the protocol names them.
type Pair<'py> = (Bound<'py, PyCapsule>, Bound<'py, PyCapsule>);

/// What Arrow says of a table that it does not take, which is a fault of this package.
pub fn refused(error: ArrowError) -> PyErr {
    sentence(format!("the table cannot be handed over: {error}"))
}

/// A table.
#[pyclass(frozen, module = "skywindow._core")]
pub struct Columns {
    batch: RecordBatch,
}

/// The values of one column.
#[pyclass(frozen, module = "skywindow._core")]
pub struct Values {
    array: ArrayRef,
    field: Field,
}

impl From<RecordBatch> for Columns {
    fn from(batch: RecordBatch) -> Self {
        Self { batch }
    }
}

#[pymethods]
impl Columns {
    fn __len__(&self) -> usize {
        self.batch.num_rows()
    }

    /// Name, unit and description of each column; empty texts for none.
    fn about(&self) -> Vec<(String, String, String)> {
        let schema = self.batch.schema();
        let about = |field: &Field, key: &str| field.metadata().get(key).cloned().unwrap_or_default();
        let fields = schema.fields().iter();
        fields
            .map(|field| (field.name().clone(), about(field, "unit"), about(field, "description")))
            .collect()
    }

    /// The column with this name; none if there is none.
    fn column(&self, name: &str) -> Option<Values> {
        let (place, field) = self.batch.schema_ref().column_with_name(name)?;
        Some(Values { array: self.batch.column(place).clone(), field: field.clone() })
    }

    /// The points by which the line of column `value` over the column "t" is drawn, of the rows in which each column
    /// of `only` has its number, as [`thinned`] says; none where a column is not there or has no numbers.
    fn line(
        &self,
        py: Python<'_>,
        value: &str,
        only: Vec<(String, f64)>,
        spans: usize,
    ) -> Option<Vec<Point>> {
        let column = |name: &str| numbers(self.batch.column_by_name(name)?);
        py.detach(|| {
            let (times, values) = (column("t")?, column(value)?);
            let only = only.iter().map(|(name, number)| Some((column(name)?, *number)));
            let only = only.collect::<Option<Vec<_>>>()?;
            let taken = |row: usize| only.iter().all(|(column, number)| column.get(row) == Some(number));
            Some(thinned(&times, &values, taken, spans))
        })
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.batch.schema_ref().as_ref()).map_err(refused)?;
        PyCapsule::new_with_value(py, schema, SCHEMA)
    }

    /// The whole table as one array of structures; another schema that is asked for may be passed over.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Pair<'py>> {
        let _ = requested_schema;
        let array = FFI_ArrowArray::new(&StructArray::from(self.batch.clone()).to_data());
        Ok((self.__arrow_c_schema__(py)?, PyCapsule::new_with_value(py, array, ARRAY)?))
    }

    /// The table as a stream of one batch; another schema that is asked for may be passed over.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = RecordBatchIterator::new([Ok(self.batch.clone())], self.batch.schema());
        PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(batches)), STREAM)
    }
}

#[pymethods]
impl Values {
    fn __len__(&self) -> usize {
        self.array.len()
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(&self.field).map_err(refused)?;
        PyCapsule::new_with_value(py, schema, SCHEMA)
    }

    /// The values; another schema that is asked for may be passed over.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Pair<'py>> {
        let _ = requested_schema;
        let array = FFI_ArrowArray::new(&self.array.to_data());
        Ok((self.__arrow_c_schema__(py)?, PyCapsule::new_with_value(py, array, ARRAY)?))
    }
}
