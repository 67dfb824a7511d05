/** The simulation core as the page sees it: the shape of the WebAssembly module, without importing it. */
import type { End, EventCode, SegmentKind } from './codes.gen';
import type {
  City,
  Difference,
  ElementsRead,
  Explanation,
  Field,
  Forecast,
  PresetTitle,
  Problem,
} from './core.gen';
import type { RunMeta } from './runMeta';

/** Positions and looks for drawing, computed by the same orbit code as the simulation. */
export interface SkyView {
  /** xyz in metres, satellites then terminals, in the inertial or the Earth-fixed frame. */
  positions(t_s: number, inertial: boolean): Float32Array;
  /** The orbit of the plane that holds `satellite`, as `points` xyz positions in metres. */
  orbit(satellite: number, t_s: number, inertial: boolean, points: number): Float32Array;
  /** Latitude and longitude in degrees, altitude in kilometres. */
  look(satellite: number, t_s: number): Float64Array;
  /** Elevation of a satellite seen from a terminal, in degrees. */
  elevation(terminal: number, satellite: number, t_s: number): number;
  /** What passes over a terminal, and what its policy chooses. */
  outlook(terminal: number): Outlook;
  /** Where each seam of a constellation crosses the equator, degrees, once of twice. */
  seams_deg(t_s: number): Float64Array;
  /** Rotation of the Earth since t = 0, in radians. */
  earth_angle(t_s: number): number;
  /** An event of a flow's path in words; where the flow has several paths they say which, and at which end where
   * it happens at both. */
  explain(
    code: EventCode,
    flow: number,
    path: number,
    a: number,
    b: number,
    c: number,
    d: number,
    end?: End,
  ): Explanation;
  /** What a packet of a flow is called, of the kind and with the number that its row has: "TSN 7", "COOKIE ACK". */
  packet(flow: number, kind: SegmentKind, number: number): string;
  meta(): RunMeta;
  free(): void;
}

/** What passes over a terminal and what its policy chooses, found ahead of time and in parts. */
export interface Outlook {
  /** The rule by which the terminal chooses, in words. */
  rule(): string;
  /** Looks from one instant to another, with no more work than `budget` steps; whether all has been found. */
  look(from_s: number, until_s: number, budget: number): boolean;
  /** For each pass of the last finished window: satellite, when it rises and sets, when it stands highest, s, and how
   * high that is, degrees. What never sets does so at Infinity. */
  passes(): Float64Array;
  /** For each use of a satellite since time 0: satellite, from when until when, s. */
  uses(): Float64Array;
  /** Azimuth from north by east and elevation of each satellite, degrees. */
  directions(satellites: Uint32Array, t_s: number): Float32Array;
  /** The same of one satellite at `points` instants, the first and the last of which are given. */
  track(satellite: number, from_s: number, until_s: number, points: number): Float32Array;
  /** What the policy has chosen and what it will do next. */
  forecast(t_s: number): Forecast;
  free(): void;
}

/** The functions of the core that need no running simulation. */
export interface Core {
  /** Its version and the hash of its sources, as the command has it: "0.1.0+a0d0cd12be9aa2d4". */
  name(): string;
  check(scenario: string): readonly Problem[];
  /** The settings of a valid scenario that do nothing there, each with what it needs. */
  idle(scenario: string): readonly Problem[];
  preset(id: string): string;
  presets(): readonly PresetTitle[];
  /** The scenario with one value changed; throws an error with a sentence if it is not allowed. */
  set(scenario: string, path: string, value: unknown): string;
  /** The scenario with the satellites of a file of element sets in place of its own. */
  elements(scenario: string, text: string): ElementsRead;
  diff(presetId: string, scenario: string): unknown;
  /** In what a scenario differs from another one, in words. */
  differences(scenario: string, other: string): readonly Difference[];
  apply(presetId: string, diff: unknown): string;
  fields(): readonly Field[];
  cities(): readonly City[];
  skyView(scenario: string): SkyView;
}
