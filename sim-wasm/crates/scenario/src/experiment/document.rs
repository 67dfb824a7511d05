//! The parts of an experiment document, each declared once.

use serde_json::Value;

use skywindow_form::{Range, Unit, choices, part};

use super::metric::MetricName;
use super::value::{AxisValue, Named};

/// Ids and names of axes: short words.
const WORD: Range = Range::of(1.0, 40.0);
/// Sentences.
const SENTENCE: Range = Range::of(1.0, 600.0);

choices! { "Where an experiment comes from." Paper {
    Ms = "ms" "Atiquzzaman, Ivancic 2003" "Multistreaming of SCTP over error-prone satellite networks.",
    Ir = "ir" "Fu, Atiquzzaman, Ivancic 2003" "SCTP over satellite networks, Iridium and GEO.",
    Rt = "rt" "Wood, Pavlou, Evans 2001" "Effects on TCP of routing strategies in satellite constellations.",
    Fa = "fa" "Bhushan, Rai" "TCP and SCTP over satellite networks due to congestion control.",
    Xs = "xs" "Elaasar, Barbeau, Kranakis, Li 2005" "A satellite transport protocol handling bit corruption, handoff and limited connectivity.",
    Own = "own" "Own experiment" "An experiment of no paper.",
}}

choices! { "What an experiment shows." ExperimentKind {
    Sweep = "sweep" "Sweep" "Means over replications at every point of the axes.",
    TimeSeries = "time-series" "Time series" "One run of each series against time; its figures are measured over replications.",
    Geometry = "geometry" "Geometry" "The constellation of the first flow and the path between its ends over the time of the run, without packets; nothing in it is random, so that a point has one run.",
    Scene = "scene" "Scene" "Something to look at in the lab; its figures are measured over replications.",
}}

choices! { "How values are spread along an axis of the plot." PlotScale {
    Linear = "linear" "Linear" "Evenly.",
    Log = "log" "Logarithmic" "By factors.",
}}

choices! { "What the plot draws." PlotKind {
    Lines = "lines" "Lines" "A metric against an axis, with confidence bars.",
    TimeSeries = "time-series" "Time series" "Columns of a run's recording against time.",
    Path = "path" "Path" "Delay and links of the path against time, with handovers, path changes and the seam.",
    Altitudes = "altitudes" "Altitudes" "The orbits above the Earth, to scale.",
    Nothing = "nothing" "Nothing" "There is nothing to draw: the globe of the lab is the picture.",
}}

choices! { "A column of a run against time." Curve {
    Cwnd = "cwnd" "cwnd" "The congestion window, bytes.",
    Ssthresh = "ssthresh" "ssthresh" "The slow start threshold, bytes.",
    Flight = "flight" "Data outstanding" "Data sent and not yet acknowledged, bytes.",
    ARwnd = "a_rwnd" "a_rwnd" "The free buffer of the receiver, bytes.",
    PeerRwnd = "peer_rwnd" "rwnd at the sender" "The receiver's window as the sender sees it, bytes.",
    TsnSent = "tsn_sent" "Number sent" "The number of every data packet sent, first transmissions and retransmissions: the TSN of SCTP, the segment of TCP counted from 1.",
    TsnAcknowledged = "tsn_acknowledged" "Number acknowledged" "The number up to which every acknowledgement that the sender receives reports all data.",
    PacketsSent = "packets_sent" "Packets sent" "Data packets sent so far.",
    SacksReceived = "sacks_received" "SACKs received" "SACKs the sender has received so far.",
    LinkThroughput = "link_throughput_bps" "Throughput of the link" "What the plot's link carries in each measuring interval, all headers and all flows.",
}}

choices! { "Whose a claim is." ClaimKind {
    Sentence = "sentence" "The paper's sentence" "What a paper says, in its own words or in as many others.",
    Value = "value" "A value of the paper" "A number that is printed in a paper or read from a figure of it.",
    Check = "check" "Own check" "What no paper says: what whoever wrote the experiment expects of it.",
}}

choices! { "The form of a claim's test." TestKind {
    Value = "value" "Value" "The metric of `of` lies in the range.",
    Difference = "difference" "Difference" "The metric of `of` less that of `against`, seed by seed, lies in the range.",
    Ratio = "ratio" "Ratio" "The metric of `of` over that of `against` lies in the range.",
    Monotone = "monotone" "Monotone" "From each value of `along` to the next the metric goes the way of `trend`, or by no more than `tolerance` of itself the other way.",
    Reached = "reached" "Reached" "The instant at which `curve` comes to `value`, or the time since it came to `since`, lies in the range, in seconds.",
    Flat = "flat" "Flat" "At every value of `along` from `from` on the metric is within `tolerance` of that at the last value.",
}}

choices! { "The way a metric goes." Trend {
    Rising = "rising" "Rising" "It grows, or stays.",
    Falling = "falling" "Falling" "It shrinks, or stays.",
}}

part! { "An experiment: a scenario, what is varied in it, what is measured, and what a paper claims about it." Experiment in Run {
    version: u32 = 1 => {
        help: "The version of the experiment's form.",
        label: "Version", range: Range::of(1.0, 1.0),
    },
    id: String => {
        help: "The name that links and the command line use.",
        label: "Id", range: WORD,
    },
    title: String => {
        help: "What the experiment shows.",
        label: "Title", range: Range::of(1.0, 200.0),
    },
    paper: Paper = Paper::Own => {
        help: "Where it comes from.",
        label: "Paper",
    },
    figure: String = String::new() => {
        help: "The figure or table of the paper.",
        label: "Figure", range: Range::of(0.0, 40.0),
    },
    setting: String = String::new() => {
        help: "What is simulated, in a few sentences.",
        label: "Setting", range: Range::of(0.0, 2000.0),
    },
    kind: ExperimentKind = ExperimentKind::Sweep => {
        help: "Whether points or one run are shown.",
        label: "Kind",
    },
    base: Base => {
        help: "The scenario that the axes change.",
        label: "Base",
    },
    axes: Vec<Axis> => {
        help: "What is varied; every combination of their values is a point. An axis with one value says what is kept.",
        label: "Axes", most: 8,
    },
    duration_s: Option<f64> = None => {
        help: "How long each run is.",
        label: "Duration", unit: Unit::S, range: Range::above(0.0, 2_592_000.0),
        null: "that of the base",
    },
    sampling: Sampling = Sampling::default() => {
        help: "When a geometry looks at the path.",
        label: "Sampling",
    },
    seed: u64 = 1 => {
        help: "The seed of the first replication of every point; the next ones have the next seeds.",
        label: "Seed", range: Range::of(0.0, 9_007_199_254_640_991.0),
    },
    replications: u32 = 20 => {
        help: "Runs of every point, each with a seed of its own; all points share the seeds.",
        label: "Replications", range: Range::of(1.0, 100_000.0),
    },
    quick: Quick = Quick::default() => {
        help: "A shorter version for a first look.",
        label: "Quick mode",
    },
    metrics: Vec<MetricName> => {
        help: "What is measured.",
        label: "Metrics", most: 40,
    },
    optimum: Option<String> = None => {
        help: "The axis along which optimal buffers are searched; results then have no rows for its values.",
        label: "Searched axis", range: WORD,
        null: "none",
    },
    plot: Plot => {
        help: "What is drawn.",
        label: "Plot",
    },
    claims: Vec<Claim> = Vec::new() => {
        help: "Sentences that results confirm or deny.",
        label: "Claims", most: 40,
    },
    reference: Option<Reference> = None => {
        help: "Results of another program at some of the points.",
        label: "Reference",
        null: "none",
    },
}}

part! { "The scenario that the axes change." Base in Run {
    preset: Option<String> = None => {
        help: "A built-in scenario to start from.",
        label: "Preset", range: WORD,
        null: "an empty scenario",
    },
    set: Named<Value> = Named::none() => {
        help: "Fields to change, by path, in this order; a field may be a whole list or part.",
        label: "Changes", most: 200,
    },
}}

part! { "When a geometry looks at the path." Sampling in Run {
    start_s: f64 = 5.0 => {
        help: "The first sample; half way between two evaluations of links that are 10 s apart, unless set.",
        label: "First sample", unit: Unit::S, range: Range::of(0.0, 2_592_000.0),
    },
    step_s: f64 = 10.0 => {
        help: "From one sample to the next.",
        label: "Step", unit: Unit::S, range: Range::of(0.1, 86_400.0),
    },
}}

part! { "Something that is varied." Axis in Run {
    name: String => {
        help: "The name in results and on the command line.",
        label: "Name", range: WORD,
    },
    label: String => {
        help: "The name beside the plot.",
        label: "Label", range: Range::of(1.0, 80.0),
    },
    paths: Vec<String> = Vec::new() => {
        help: "The fields of the scenario that take the value.",
        label: "Paths", range: Range::of(1.0, 200.0), most: 20,
    },
    copies: Vec<String> = Vec::new() => {
        help: "The fields of the scenario that are copied from the built-in scenario whose id the value is.",
        label: "Copies", range: Range::of(1.0, 200.0), most: 20,
    },
    places: Vec<String> = Vec::new() => {
        help: "The stations of the scenario that move to the place the value names, a city or degrees north and east such as \"48.1 11.6\", and are called like it.",
        label: "Places", range: Range::of(1.0, 200.0), most: 20,
    },
    settings: Named<Named<Value>> = Named::none() => {
        help: "For each value the fields of the scenario that it sets, by path: a value that is a word switches several fields at once, one without any leaves all as they are. Words that are not among the values can be asked for besides.",
        label: "Settings", most: 200,
    },
    values: Vec<AxisValue> => {
        help: "The values, in the order of results.",
        label: "Values", most: 100_000,
    },
    labels: Named<String> = Named::none() => {
        help: "How values are shown, where their own words are not enough.",
        label: "Value labels", most: 200, range: Range::of(1.0, 80.0),
    },
    odds_against: bool = false => {
        help: "A number is a share x of the time, and (1 − x)/x, by how much the rest of the time is longer, is multiplied and written in its place.",
        label: "Odds against",
    },
    factor: f64 = 1.0 => {
        help: "Numbers are multiplied by it before they are written to the fields.",
        label: "Factor", range: Range::of(-1e12, 1e12),
    },
    times: Option<String> = None => {
        help: "A field of the scenario that they are multiplied by besides, as the axes before this one have left it.",
        label: "Times", range: Range::of(1.0, 200.0),
        null: "none",
    },
    unit: String = String::new() => {
        help: "The unit beside the plot.",
        label: "Unit", range: Range::of(0.0, 20.0),
    },
    shown_factor: f64 = 1.0 => {
        help: "Numbers are multiplied by it before they are shown in the unit: 100 for fractions in percent.",
        label: "Shown factor", range: Range::above(0.0, 1e12),
    },
    scale: PlotScale = PlotScale::Linear => {
        help: "How its values are spread.",
        label: "Scale",
    },
}}

part! { "What is different in quick mode." Quick in Run {
    replications: u32 = 3 => {
        help: "Runs of every point.",
        label: "Replications", range: Range::of(1.0, 100_000.0),
    },
    duration_s: Option<f64> = None => {
        help: "How long each run is.",
        label: "Duration", unit: Unit::S, range: Range::above(0.0, 2_592_000.0),
        null: "as in full",
    },
    values: Named<Vec<AxisValue>> = Named::none() => {
        help: "The values of axes that have fewer.",
        label: "Values", most: 100_000,
    },
}}

part! { "A link by its two ends." LinkEnds in Run {
    from: String => {
        help: "The node that sends.",
        label: "From", range: Range::of(1.0, 80.0),
    },
    to: String => {
        help: "The node that receives.",
        label: "To", range: Range::of(1.0, 80.0),
    },
}}

part! { "What is drawn." Plot in Run {
    kind: PlotKind = PlotKind::Lines => {
        help: "Whether means or a run are drawn.",
        label: "Kind",
    },
    x: Option<String> = None => {
        help: "The axis along the horizontal.",
        label: "Horizontal axis", range: WORD,
        null: "time",
    },
    y: Vec<MetricName> = Vec::new() => {
        help: "The metrics drawn.",
        label: "Metrics", most: 8,
    },
    series: Vec<String> = Vec::new() => {
        help: "The axes whose values are lines of their own.",
        label: "Series", most: 8, range: WORD,
    },
    curves: Vec<Curve> = Vec::new() => {
        help: "The columns drawn against time.",
        label: "Curves", most: 8,
    },
    flows: Vec<String> = Vec::new() => {
        help: "The flows whose columns are drawn, of split ones every leg; an empty list is the first one.",
        label: "Flows", range: Range::of(1.0, 80.0), most: 8,
    },
    drawn: Vec<Named<Vec<AxisValue>>> = Vec::new() => {
        help: "The points that are drawn against time, where not all are: those with the values of one of these lists.",
        label: "Drawn points", most: 100,
    },
    link: Option<LinkEnds> = None => {
        help: "The link whose throughput is drawn.",
        label: "Link",
        null: "the busiest one of the run",
    },
    modulo: Option<u32> = None => {
        help: "Curves are drawn modulo this number, so that sequence numbers stay readable.",
        label: "Modulo", range: Range::of(2.0, 4_294_967_295.0),
        null: "as they are",
    },
    y_label: String = String::new() => {
        help: "The name beside the vertical axis.",
        label: "Vertical label", range: Range::of(0.0, 80.0),
    },
    y_unit: String = String::new() => {
        help: "The unit beside the vertical axis.",
        label: "Vertical unit", range: Range::of(0.0, 20.0),
    },
    y_factor: f64 = 1.0 => {
        help: "Values are multiplied by it before they are shown in the unit.",
        label: "Vertical factor", range: Range::above(0.0, 1e12),
    },
}}

part! { "A sentence that results confirm or deny." Claim in Run {
    id: String => {
        help: "A short name, unique in the experiment.",
        label: "Id", range: WORD,
    },
    sentence: String => {
        help: "What is claimed.",
        label: "Sentence", range: SENTENCE,
    },
    kind: ClaimKind = ClaimKind::Check => {
        help: "Whose it is: the paper's sentence, a value read from it, or a check of one's own.",
        label: "Kind",
    },
    place: String = String::new() => {
        help: "Where the paper says it: a section, figure or table; for what is no check of one's own.",
        label: "Place", range: Range::of(0.0, 120.0),
    },
    note: String = String::new() => {
        help: "How the test reads the sentence, where that needs a word.",
        label: "Note", range: Range::of(0.0, 600.0),
    },
    reason: String = String::new() => {
        help: "Why it fails or stays unclear, by runs that show it; told beside such a verdict, not where it holds.",
        label: "Reason", range: Range::of(0.0, 1200.0),
    },
    test: Test => {
        help: "What must be true of the results.",
        label: "Test",
    },
}}

part! { "What must be true of the results, at every point that `at` leaves." Test in Run {
    kind: TestKind => {
        help: "The form of the test.",
        label: "Kind",
    },
    metric: Option<MetricName> = None => {
        help: "The metric looked at, by all tests but those of an instant.",
        label: "Metric",
        null: "none",
    },
    curve: Option<Curve> = None => {
        help: "The curve that comes to a value.",
        label: "Curve",
        null: "none",
    },
    flow: Option<String> = None => {
        help: "The flow whose curve it is, or a leg of it, such as \"web, leg 2\"; of a split flow the first leg.",
        label: "Flow", range: Range::of(1.0, 80.0),
        null: "the first one",
    },
    value: Option<f64> = None => {
        help: "The value that the curve comes to, give or take `tolerance`.",
        label: "Value", range: Range::of(-1e15, 1e15),
        null: "none",
    },
    after_s: f64 = 0.0 => {
        help: "From when on the value is looked for.",
        label: "After", unit: Unit::S, range: Range::of(0.0, 2_592_000.0),
    },
    since: Option<f64> = None => {
        help: "Another value of the curve: the time counts from the instant at which it came to that one.",
        label: "Since", range: Range::of(-1e15, 1e15),
        null: "the time of the run is meant",
    },
    of: Named<AxisValue> = Named::none() => {
        help: "The series looked at, by values of axes.",
        label: "Of", most: 8,
    },
    against: Named<AxisValue> = Named::none() => {
        help: "The series it is compared with: the same axes as in `of`.",
        label: "Against", most: 8,
    },
    per: Named<AxisValue> = Named::none() => {
        help: "A third series, by values of axes, over which both are taken before they are compared: gains over it, not the metrics themselves.",
        label: "Per", most: 8,
    },
    at: Named<Vec<AxisValue>> = Named::none() => {
        help: "The values of other axes at which the test applies.",
        label: "At", most: 100_000,
    },
    min: Option<f64> = None => {
        help: "The least value allowed.",
        label: "Least", range: Range::of(-1e15, 1e15),
        null: "no bound",
    },
    max: Option<f64> = None => {
        help: "The greatest value allowed.",
        label: "Greatest", range: Range::of(-1e15, 1e15),
        null: "no bound",
    },
    along: Option<String> = None => {
        help: "The axis of a trend.",
        label: "Along", range: WORD,
        null: "none",
    },
    trend: Trend = Trend::Rising => {
        help: "The way of a monotone series.",
        label: "Trend",
    },
    from: Option<f64> = None => {
        help: "The value of the axis from which on a series is flat.",
        label: "From", range: Range::of(-1e15, 1e15),
        null: "the first",
    },
    tolerance: f64 = 0.0 => {
        help: "The change, as a fraction, that still counts as none.",
        label: "Tolerance", range: Range::of(0.0, 1.0),
    },
    share: f64 = 1.0 => {
        help: "The share of the points at which it must hold: 0.5 for a sentence about most cases.",
        label: "Share of points", range: Range::above(0.0, 1.0),
    },
}}

part! { "Results of another program at some of the points." Reference in Run {
    source: String => {
        help: "The program and its settings.",
        label: "Source", range: SENTENCE,
    },
    metric: MetricName => {
        help: "What was measured.",
        label: "MetricName",
    },
    points: Vec<ReferencePoint> => {
        help: "The points.",
        label: "Points", most: 10_000,
    },
}}

part! { "A result of another program." ReferencePoint in Run {
    at: Named<AxisValue> => {
        help: "The point, by values of axes; it is of all the document's values of an axis that it leaves out, and of no other.",
        label: "At", most: 8,
    },
    mean: f64 => {
        help: "The mean.",
        label: "Mean", range: Range::of(-1e15, 1e15),
    },
    ci95: Option<f64> = None => {
        help: "The half-width of its 95 % confidence interval.",
        label: "Confidence", range: Range::of(0.0, 1e15),
        null: "not known: its runs are taken to spread as those here",
    },
    replications: u32 = 1 => {
        help: "The runs behind it.",
        label: "Replications", range: Range::of(1.0, 1e6),
    },
}}
