//! The words of the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Simulates transport protocols over satellite networks.
#[derive(Parser, Debug)]
#[command(name = "skywindow", version)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the command can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Run a scenario and print its summary as JSON.
    Run(RunArguments),
    /// Run scenarios and print in what they differ, in words, and their results side by side as JSON.
    Compare(CompareArguments),
    /// Print delay, links and path between two stations, or the handovers of one, as CSV.
    Geometry(GeometryArguments),
    /// Say why a station uses a satellite at an instant, or why not: a ladder of reasons with figures and rules, as JSON.
    Why(WhyArguments),
    /// Run an experiment and print a row a point: axes, replications, mean, ci95 and sd of each metric.
    Sweep(SweepArguments),
    /// Say what a sweep would run, how long it takes, and into how many shards it is best divided, as JSON.
    Plan(PlanArguments),
    /// Put the shards of a sweep together: print means and claims as JSON, write the runs as a table.
    Merge(MergeArguments),
    /// Make some of the runs of a sweep in shards, or of a bundle, anew and compare them with what is kept.
    Verify(VerifyArguments),
    /// Pack a sweep in shards with all that others need to check it: plan, rows, results, how to run it again.
    Bundle(BundleArguments),
    /// Run an experiment and print what its claims come to.
    Claims(ClaimsArguments),
    /// Check a scenario, an experiment or a file of element sets: print "ok", or every error with its path or line.
    Check {
        /// A file, `-` for standard input, or the id of a built-in.
        file: String,
    },
    /// Read the recording of a run with physics and its document alone: print "ok", or a sentence for everything in it that
    /// cannot have been, such as a packet faster than its link.
    Audit {
        /// A folder that `run --out` has made, or a file in it.
        recording: PathBuf,
    },
    /// Say what a trace of a link holds, as JSON: its span, quantiles of rate and delay, losses, and the offset and period
    /// of reconfigurations in its delays; or print a part of it.
    Trace(TraceArguments),
    /// Run scripts of packets and calls against one endpoint of SCTP or TCP: print "ok" or "not ok" for each case.
    Script {
        /// Files, folders with files that end in .script, or `-` for standard input; see docs/scripts.md.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// List the built-in scenarios and experiments with their titles.
    List,
    /// Print the JSON Schema of a kind of document.
    Schema {
        /// The kind of document.
        document: Document,
    },
    /// Print the figures of a benchmark as JSON.
    Bench {
        /// A benchmark, or "all".
        name: String,
    },
}

/// A kind of document.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Document {
    /// What to simulate.
    Scenario,
    /// What to vary and to measure.
    Experiment,
}

/// What to run, and what to write.
#[derive(Args, Debug)]
pub struct RunArguments {
    /// A file, of a scenario or of element sets, `-` for standard input, or the id of a built-in.
    pub scenario: String,
    /// Real satellites in place of the scenario's: a file of TLE, or of OMM in CSV, JSON or XML.
    #[arg(long, value_name = "FILE")]
    pub elements: Option<String>,
    /// Change a field: a dotted path into the document, and a value as JSON, bare text, or @FILE for the text of a file;
    /// with an instant behind it (1e-5@42s) from then on.
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub set: Vec<String>,
    /// The seed of all random draws.
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<String>,
    /// Simulated seconds.
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub duration: Option<String>,
    /// Write the recording into this folder, which is made if it does not exist.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// The formats of the recording, separated by commas.
    #[arg(long, value_name = "FORMATS", value_delimiter = ',', requires = "out")]
    pub record: Vec<Format>,
    /// Where pcapng is captured: sender or receiver (of the first flow), flows[N].sender, flows[N].receiver, senders,
    /// receivers, the name of a station, router or satellite, or NAME > NAME for the link between two; sender if absent.
    /// Of qlog and qvis: whose file it is, one of the first four.
    #[arg(long, value_name = "POINT")]
    pub capture: Option<String>,
}

/// Which scenarios to set side by side.
#[derive(Args, Debug)]
pub struct CompareArguments {
    /// Two to four: files, `-` for standard input, or ids of built-ins. The first is the one that others differ from.
    #[arg(required = true, num_args = 2..=4, value_name = "SCENARIO")]
    pub scenarios: Vec<String>,
    /// Change a field of all of them, as in `run`.
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub set: Vec<String>,
    /// The seed of all random draws.
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<String>,
    /// Simulated seconds.
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub duration: Option<String>,
}

/// A format of the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A file a table, a line a row; kinds, reasons and fates in words.
    Csv,
    /// One file of events, a JSON object a line.
    Jsonl,
    /// One file of packets as they pass a point, which Wireshark opens.
    Pcapng,
    /// One file of what an end of a flow did, event by event, in namespaces of the protocols; see docs/qlog.md.
    Qlog,
    /// The same as qlog 0.3 in the words of QUIC, for viewers that draw no other, such as qvis.
    Qvis,
}

/// Which runs are meant.
#[derive(Args, Debug)]
pub struct Runs {
    /// A file, `-` for standard input, the id of a built-in, or the plan.json of a sweep in shards.
    pub experiment: String,
    /// Values of an axis in place of the document's.
    #[arg(long = "where", value_name = "AXIS=V1,V2")]
    pub values: Vec<String>,
    /// Change a field of the base scenario: a dotted path, and a value as JSON, bare text, or @FILE for the text of a file.
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub set: Vec<String>,
    /// The seed of the first replication of every point.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// How many runs.
    #[command(flatten)]
    pub effort: Effort,
}

/// Which experiment to run, and what to change in it.
#[derive(Args, Debug)]
pub struct SweepArguments {
    /// Which runs.
    #[command(flatten)]
    pub runs: Runs,
    /// The form of the rows; a shard is lines of JSON, or Parquet.
    #[arg(long, value_enum, default_value = "json")]
    pub format: RowFormat,
    /// Append each finished run to this file, and take from it those that are there already; with --shard the folder in
    /// which the plan has its own, with its shards.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Make only one of N shares of the runs, and keep it in the folder --out.
    #[arg(long, value_name = "I/N", requires = "out")]
    pub shard: Option<String>,
    /// How many at once.
    #[command(flatten)]
    pub jobs: Jobs,
}

/// What to plan.
#[derive(Args, Debug)]
pub struct PlanArguments {
    /// Which runs.
    #[command(flatten)]
    pub runs: Runs,
    /// How long one processor should work on a shard, s.
    #[arg(long, value_name = "S", default_value = "60s", allow_negative_numbers = true)]
    pub target: String,
}

/// Which shards to put together.
#[derive(Args, Debug)]
pub struct MergeArguments {
    /// The folder of the shards: --out of the sweep, or the folder of one plan in it.
    pub folder: PathBuf,
    /// Write the runs, a row each, in this form, JSON with the plan, as the gallery of the page opens it; that of the name of
    /// --out if absent.
    #[arg(long, value_enum)]
    pub format: Option<RowFormat>,
    /// Write the runs to this file; without it and with --format they are printed in place of means and claims.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Take what is there, even if shards are missing.
    #[arg(long)]
    pub partial: bool,
}

/// What to pack.
#[derive(Args, Debug)]
pub struct BundleArguments {
    /// A folder of shards, as for `merge`.
    pub folder: PathBuf,
    /// The archive, an RO-Crate in a ZIP file.
    #[arg(long, value_name = "FILE.zip")]
    pub out: PathBuf,
    /// The licence of the rows and results, by its address.
    #[arg(long, value_name = "URL", default_value = "https://spdx.org/licenses/Apache-2.0")]
    pub license: String,
}

/// Which runs to make anew.
#[derive(Args, Debug)]
pub struct VerifyArguments {
    /// A folder of shards, as for `merge`, or a bundle.
    pub kept: PathBuf,
    /// The share of the runs, always the same ones.
    #[arg(long, value_name = "PERCENT", default_value = "1%", allow_negative_numbers = true)]
    pub sample: String,
    /// Only the run with this number, from 0.
    #[arg(long, value_name = "NUMBER", conflicts_with = "sample")]
    pub run: Option<usize>,
    /// How many at once.
    #[command(flatten)]
    pub jobs: Jobs,
}

/// Which experiment's claims to test.
#[derive(Args, Debug)]
pub struct ClaimsArguments {
    /// A file, `-` for standard input, or the id of a built-in.
    pub experiment: String,
    /// How many runs.
    #[command(flatten)]
    pub effort: Effort,
    /// How many at once.
    #[command(flatten)]
    pub jobs: Jobs,
}

/// How much work an experiment is given.
#[derive(Args, Debug)]
pub struct Effort {
    /// Runs of every point.
    #[arg(long, value_name = "N")]
    pub replications: Option<u32>,
    /// The document's quick version: fewer points and replications.
    #[arg(long)]
    pub quick: bool,
}

/// How much is done at a time.
#[derive(Args, Debug)]
pub struct Jobs {
    /// Runs at a time, 1 to 1024; the number of processors if absent.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
}

/// The form of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RowFormat {
    /// A list of objects.
    Json,
    /// A header and a line a row.
    Csv,
    /// Columns with their units, of shards and of the runs that `merge` writes; not in every build.
    Parquet,
}

/// Which geometry to print.
#[derive(Args, Debug)]
pub struct GeometryArguments {
    /// A file, of a scenario or of element sets, `-` for standard input, or the id of a built-in.
    pub scenario: String,
    /// Real satellites in place of the scenario's, as in `run`.
    #[arg(long, value_name = "FILE")]
    pub elements: Option<String>,
    /// The station a path leads from.
    #[arg(long, value_name = "NAME", required_unless_present = "handovers")]
    pub from: Option<String>,
    /// The station a path leads to.
    #[arg(long, value_name = "NAME", required_unless_present = "handovers")]
    pub to: Option<String>,
    /// Print the handovers of this station instead of a path.
    #[arg(long, value_name = "STATION")]
    pub handovers: Option<String>,
    /// First instant, s.
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true)]
    pub start: String,
    /// Time between instants, s.
    #[arg(long, value_name = "S", default_value = "60", allow_negative_numbers = true)]
    pub step: String,
    /// Time from the first instant to the last, s; the scenario's duration if absent.
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub duration: Option<String>,
    /// Whether terminals follow their handover policy, or can use every visible satellite.
    #[arg(long, value_enum)]
    pub policy: Option<PathPolicy>,
    /// Change a field, as in `run`.
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub set: Vec<String>,
}

/// Which station and satellite, and when.
#[derive(Args, Debug)]
pub struct WhyArguments {
    /// A file, of a scenario or of element sets, `-` for standard input, or the id of a built-in.
    pub scenario: String,
    /// Real satellites in place of the scenario's, as in `run`.
    #[arg(long, value_name = "FILE")]
    pub elements: Option<String>,
    /// The station.
    #[arg(long, value_name = "NAME")]
    pub station: String,
    /// The satellite, by its name or its number.
    #[arg(long, value_name = "NAME")]
    pub satellite: String,
    /// The instant, s.
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true)]
    pub at: String,
    /// Change a field, as in `run`.
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub set: Vec<String>,
}

/// What `trace` is asked for.
#[derive(Args, Debug)]
pub struct TraceArguments {
    /// A file, or `-` for standard input: steps as CSV, round trips of IRTT or ping as LENS has them, or opportunities
    /// to deliver as mahimahi and LeoReplayer have them.
    #[arg(required_unless_present = "delays")]
    pub file: Option<String>,
    /// The delays beside it, or alone, as LeoReplayer has them: one for every 10 ms.
    #[arg(long, value_name = "FILE")]
    pub delays: Option<String>,
    /// Print the part of the trace from there on, as a trace of its own, s.
    #[arg(long, value_name = "S")]
    pub start: Option<String>,
    /// How long that part is, s; to the end if absent.
    #[arg(long, value_name = "S")]
    pub duration: Option<String>,
}

/// How terminals choose satellites in `geometry`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PathPolicy {
    /// Keep the satellite until it sinks below the mask.
    Hold,
    /// Use any visible satellite at every instant.
    Ideal,
}
