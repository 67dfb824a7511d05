/** What is over a terminal at the playhead and around it, asked of the core ahead of time and a little at a time. */
import type { Outlook } from '../../protocol/core';
import type { Forecast } from '../../protocol/core.gen';

/** A satellite above the mask, from when until when. */
export interface Pass {
  readonly satellite: number;
  readonly rises: number;
  /** Infinity where it never sets. */
  readonly sets: number;
  readonly culminates: number;
  readonly highest_deg: number;
}

/** A satellite in use. */
export interface Use {
  readonly satellite: number;
  readonly from: number;
  /** Infinity while no end is known. */
  readonly until: number;
}

/** Where a satellite stands, degrees. */
export interface Standing {
  readonly pass: Pass;
  readonly azimuth_deg: number;
  readonly elevation_deg: number;
}

/** The share of the span that lies behind the playhead. */
export const BEHIND = 0.15;
/** The window is moved by this share of the span. */
const STEP = 0.25;
/** Work of a frame, in steps of about ten nanoseconds. */
const BUDGET = 200_000;
const PASS_COLUMNS = 5;
const USE_COLUMNS = 3;

/** What is looked through so that `span_s` around `t` is known; it moves on now and then, not with every frame. */
export function windowAt(t: number, span_s: number): readonly [from: number, until: number] {
  const step = STEP * span_s;
  const begun = Math.floor(t / step) * step;
  return [Math.max(0, begun - BEHIND * span_s), begun + step + (1 - BEHIND) * span_s];
}

export class Overhead {
  /** In order of their rising. */
  passes: readonly Pass[] = [];
  uses: readonly Use[] = [];
  /** Grows when passes and uses are others. */
  version = 0;
  /** Whether what is known is that of the window at hand. */
  ready = false;
  private readonly outlook: Outlook;
  private window: readonly [number, number] | null = null;
  private told: Forecast | null = null;

  constructor(outlook: Outlook) {
    this.outlook = outlook;
  }

  /** Goes on looking ahead of `t`; whether something new is known. */
  advance(t: number, span_s: number): boolean {
    const [from, until] = windowAt(t, span_s);
    if (this.ready && this.window?.[0] === from && this.window[1] === until) return false;
    this.ready = this.outlook.look(from, until, BUDGET);
    if (!this.ready) return false;
    this.window = [from, until];
    this.passes = rowsOf(this.outlook.passes(), PASS_COLUMNS)
      .map(([satellite, rises, sets, culminates, highest_deg]) => ({
        satellite: satellite as number,
        rises: rises as number,
        sets: sets as number,
        culminates: culminates as number,
        highest_deg: highest_deg as number,
      }))
      .sort((one, other) => one.rises - other.rises || one.satellite - other.satellite);
    this.uses = rowsOf(this.outlook.uses(), USE_COLUMNS).map(([satellite, begun, ended]) => ({
      satellite: satellite as number,
      from: begun as number,
      until: ended as number,
    }));
    this.told = null;
    this.version += 1;
    return true;
  }

  /** What the policy has chosen at `t` and what it will do. */
  forecast(t: number): Forecast {
    const { told } = this;
    const holds =
      told !== null && t >= (told.since_s ?? 0) && t < (told.until_s ?? Number.POSITIVE_INFINITY);
    if (holds) return told;
    this.told = this.outlook.forecast(t);
    return this.told;
  }

  /** The satellites above the mask at `t`. */
  standing(t: number): Standing[] {
    const up = this.passes.filter(({ rises, sets }) => rises <= t && t < sets);
    const directions = this.outlook.directions(
      Uint32Array.from(up, ({ satellite }) => satellite),
      t,
    );
    return up.map((pass, at) => ({
      pass,
      azimuth_deg: directions[2 * at] as number,
      elevation_deg: directions[2 * at + 1] as number,
    }));
  }

  /** The way of a pass over the sky: azimuth and elevation by turns. */
  track({ satellite, rises, sets }: Pass, points: number): Float32Array {
    return this.outlook.track(satellite, rises, sets, points);
  }

  /** Whether a satellite is in use at `t`. */
  isUsed(satellite: number, t: number): boolean {
    return this.uses.some((use) => use.satellite === satellite && use.from <= t && t < use.until);
  }
}

function rowsOf(values: Float64Array, columns: number): Float64Array[] {
  return Array.from({ length: values.length / columns }, (_, row) =>
    values.subarray(row * columns, (row + 1) * columns),
  );
}
