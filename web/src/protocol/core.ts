/** The simulation core as the page sees it: the shape of the WebAssembly module, without importing it. */

export interface Problem {
  readonly path: string;
  readonly message: string;
}

export interface PresetTitle {
  readonly id: string;
  readonly title: string;
}

export interface City {
  readonly name: string;
  readonly country: string;
  readonly latitude_deg: number;
  readonly longitude_deg: number;
}

/** One control: where it writes, in which unit and range, and where its meaning comes from. */
export interface Field {
  readonly path: string;
  readonly label: string;
  readonly type: 'number' | 'integer' | 'boolean' | 'choice' | 'text' | 'list' | 'object';
  readonly unit?: string | null;
  readonly min?: number | null;
  readonly max?: number | null;
  readonly default?: unknown;
  readonly scale?: 'linear' | 'log' | null;
  readonly choices?: readonly string[] | null;
  readonly help?: string | null;
  readonly source?: string | null;
}

/** The reason of an event in words. */
export interface Explanation {
  readonly title: string;
  readonly detail: string;
  readonly rule: string;
}

/** Positions and looks for drawing, computed by the same orbit code as the simulation. */
export interface SkyView {
  /** xyz in metres, satellites then terminals, in the inertial or the Earth-fixed frame. */
  positions(t_s: number, inertial: boolean): Float32Array;
  /** The orbit of the plane that holds `satellite`, as `points` xyz positions in metres. */
  orbit(satellite: number, t_s: number, inertial: boolean, points: number): Float32Array;
  /** Latitude and longitude in degrees, altitude in kilometres. */
  look(satellite: number, t_s: number): Float32Array;
  /** Elevation of a satellite seen from a terminal, in degrees. */
  elevation(terminal: number, satellite: number, t_s: number): number;
  /** Rotation of the Earth since t = 0, in radians. */
  earth_angle(t_s: number): number;
  free(): void;
}

/** The functions of the core that need no running simulation. */
export interface Core {
  check(scenario: string): Problem[];
  preset(id: string): string;
  presets(): PresetTitle[];
  /** The scenario with one value changed; throws an error with a sentence if it is not allowed. */
  set(scenario: string, path: string, value: unknown): string;
  diff(presetId: string, scenario: string): unknown;
  apply(presetId: string, diff: unknown): string;
  fields(): Field[];
  cities(): City[];
  explain(
    runMeta: string,
    code: number,
    flow: number,
    a: number,
    b: number,
    c: number,
    d: number,
  ): Explanation;
  skyView(scenario: string): SkyView;
}
