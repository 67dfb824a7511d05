//! Stands for Parquet where the build has none of it: files of it are refused, and nothing can be written.

use std::convert::Infallible;
use std::fs::File;
use std::io::Result;
use std::marker::PhantomData;

use skywindow_study::hash::Fnv;

use super::kind::LACKING;
use super::share::Share;
use skywindow_study::campaign::{Row, Rows};

/// A shard that cannot be written.
pub struct Writer<W>(Infallible, PhantomData<W>);

impl<W> Writer<W> {
    /// Always an error: whoever asks whether there is Parquet does not come here.
    pub fn new(_: &Rows, _: W) -> Result<Self> {
        Err(std::io::Error::other(LACKING))
    }

    /// There is none that could take a row.
    pub fn row(&mut self, _: &Rows, _: &Row) -> Result<()> {
        match self.0 {}
    }

    /// There is none that could end.
    pub fn finish(self, _: &Rows, _: Share, _: Fnv) -> Result<W> {
        match self.0 {}
    }
}

/// Refuses any file.
pub fn read(
    _: &Rows,
    _: Share,
    _: File,
    _: impl FnMut(&Row) -> std::result::Result<(), String>,
) -> std::result::Result<(), String> {
    Err(format!("is Parquet: {LACKING}"))
}
