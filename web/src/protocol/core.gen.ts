/** What the core tells without a run. Generated from the Rust types by `npm run generate`; do not edit. */

/** One thing that is wrong with a document. */
export interface Problem {
  /** The path to the field, such as `flows[0].bytes`; empty for the document as a whole. */
  readonly path: string;
  /** One clear phrase about it, such as `0 is below 1`. */
  readonly message: string;
}

/** What lists show of a preset. */
export interface PresetTitle {
  /** The name used by links and the command line. */
  readonly id: string;
  /** The title in its document. */
  readonly title: string;
}

/** A city. */
export interface City {
  /** Its English name. */
  readonly name: string;
  /** The country or territory it lies in. */
  readonly country: string;
  /** Latitude in degrees to 0.01; north is positive. */
  readonly latitude_deg: number;
  /** Longitude in degrees to 0.01; east is positive. */
  readonly longitude_deg: number;
}

/** One control: where it writes, in which unit and range, and where its meaning comes from. */
export interface Field {
  /** Where it is, with `*` for every element of a list: `flows.*.bytes`. */
  readonly path: string;
  /** The heading it belongs under. */
  readonly group: string;
  /** The name beside the control. */
  readonly label: string;
  /** What it holds. */
  readonly kind: FieldKind;
  /** Whether null has a meaning of its own. */
  readonly nullable: boolean;
  /** Whether the document must have it. */
  readonly required: boolean;
  /** The value when it is absent. */
  readonly default: unknown;
  /** One line of help. */
  readonly help: string;
  /** The unit of its number, where it has one. */
  readonly unit?: string;
  /** What null means, in words. */
  readonly null?: string;
  /** Where it comes from: an RFC's section, a paper. */
  readonly source?: string;
  /** That it is shown before one asks for more. */
  readonly first?: boolean;
  /** That a dated change may give it another value while the run goes on. */
  readonly live?: boolean;
  /** The choice without which it has no place. */
  readonly when?: Dependence;
  /** The choice without which the part that it is in has no place, if it depends on one itself. */
  readonly within?: Dependence;
  /** The lower bound. */
  readonly min?: number;
  /** The upper bound, itself allowed. */
  readonly max?: number;
  /** Whether the lower bound itself is refused. */
  readonly above?: boolean;
  /** The ends of its slider. */
  readonly slider?: readonly [number, number];
  /** How its slider spreads its values. */
  readonly scale?: 'linear' | 'log';
  /** The words that it may hold. */
  readonly choices?: readonly Choice[];
  /** The list of the document whose elements' names it may hold. */
  readonly names_of?: string;
  /** What an element begins with that is added to the list. */
  readonly fresh?: unknown;
}

/** What a field holds. */
export type FieldKind =
  | 'number'
  | 'integer'
  | 'flag'
  | 'text'
  | 'choice'
  | 'scalar'
  | 'any'
  | 'list'
  | 'map'
  | 'part';

/** A choice that fields depend on. */
export interface Dependence {
  /** Where the choice is made. */
  readonly path: string;
  /** The words without one of which the fields have no place. */
  readonly is: readonly string[];
  /** What is chosen where nothing is said. */
  readonly default: unknown;
}

/** One of the words a field may hold. */
export interface Choice {
  /** As written in the document. */
  readonly value: string;
  /** As shown to people. */
  readonly label: string;
  /** One line about what it means. */
  readonly help: string;
}

/** An event in words. */
export interface Explanation {
  /** What happened. */
  readonly title: string;
  /** Why, with its numbers. */
  readonly detail: string;
  /** The rule it follows and where it is written; empty if none. */
  readonly rule: string;
}

/** What a file of element sets makes of a scenario. */
export interface ElementsRead {
  /** The scenario with the satellites that can be used; null where none can. */
  readonly scenario: string | null;
  /** How many can be used. */
  readonly satellites: number;
  /** What is wrong with the others, each with its line or path. */
  readonly problems: readonly Problem[];
}

/** A field in which two scenarios differ. */
export interface Difference {
  /** Where it is: `flows[0].sctp.streams`. */
  readonly path: string;
  /** The part that the field is of, where there are several or its label alone would not say; else empty. */
  readonly of: string;
  /** The name of the field. */
  readonly label: string;
  /** The heading it belongs under. */
  readonly group: string;
  /** The value in the first scenario, with its unit. */
  readonly before: string;
  /** The value in the second. */
  readonly after: string;
}

/** What the policy of a terminal has chosen at an instant, and what it will do next. */
export interface Forecast {
  /** The satellite that serves; null where none does. */
  readonly serving: number | null;
  /** Since when, s; null before the first choice. */
  readonly since_s: number | null;
  /** When the policy chooses another one, s; null where no such instant is known. */
  readonly until_s: number | null;
  /** The one it chooses then; null where there is none to choose. */
  readonly next: number | null;
  /** What ends the use of the one that serves. */
  readonly ends: string;
  /** What speaks for the next one. */
  readonly because: string;
  /** Whether it uses every satellite in view, of which the one that serves is the highest. */
  readonly all: boolean;
  /** Whether nothing ever moves over the terminal. */
  readonly still: boolean;
}
