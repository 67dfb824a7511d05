//! The causes of losses, with their words and marks, and the shapes of the marks.

use std::fmt::Write as _;

use skywindow_world::{Cause, Mark};

use super::{HEAD, camel};

/// What a cause is on the page.
const COMMON: &str = r"
/** The shapes of lost packets, each as strokes from point to point: right and down from the middle, -1 to 1. */
export const LOSS_MARKS = {
";

const CAUSE: &str = r"} as const satisfies Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>>;

export type LossMark = keyof typeof LOSS_MARKS;

/** A cause of losses. */
export interface Cause {
  readonly outcome: Outcome;
  /** The event that tells of a packet lost for it. */
  readonly event: EventCode;
  readonly mark: LossMark;
  /** What it is called beside its shape. */
  readonly short: string;
  /** What is said of several, after their number. */
  readonly several: string;
}

/** Why packets are lost, in the order in which summaries have the causes. */
export const CAUSES: readonly Cause[] = [
";

/// The module of the causes.
pub fn typescript() -> String {
    let mut out = format!(
        "/** Why packets are lost, and how each cause is shown. {HEAD} */\nimport {{ type EventCode, Outcome }} from './codes.gen';\n{COMMON}"
    );
    for mark in Mark::ALL {
        let _ = writeln!(out, "  {}: [", camel(mark.name()));
        for stroke in mark.strokes() {
            let points: Vec<String> = stroke.iter().map(|[x, y]| format!("[{x}, {y}]")).collect();
            let _ = writeln!(out, "    [{}],", points.join(", "));
        }
        out.push_str("  ],\n");
    }
    out.push_str(CAUSE);
    for cause in Cause::ALL {
        let info = cause.info();
        let _ = writeln!(
            out,
            "  {{\n    outcome: Outcome.{},\n    event: {} as unknown as EventCode,\n    mark: '{}',\n    short: '{}',\n    several: '{}',\n  }},",
            camel(info.variant),
            info.event,
            camel(info.mark.name()),
            info.short,
            info.several
        );
    }
    out.push_str("];\n");
    out
}
