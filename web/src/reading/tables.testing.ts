/** A small recording for tests: any tables, the columns that matter, zeros elsewhere. */
import { TABLES, type Tables } from '../protocol/recording.gen';
import type { RecordingSource } from './source';

type ValueOf<Column> = Column extends { readonly [row: number]: infer Value } ? Value : never;

/** Rows of each table; a code is named, as everywhere. */
export type Rows = {
  readonly [Name in keyof Tables]?: readonly {
    readonly [Column in keyof Tables[Name]]?: ValueOf<Tables[Name][Column]>;
  }[];
};

const ARRAYS = {
  f64: Float64Array,
  f32: Float32Array,
  u32: Uint32Array,
  u16: Uint16Array,
  u8: Uint8Array,
} as const;

/** A recording with the rows given by table name. */
export function recording(rows: Rows, simulated_s = 100, generation = 0): RecordingSource {
  const tables = TABLES.map((table) => {
    const given = (rows[table.name] ?? []) as readonly Readonly<Record<string, number>>[];
    const columns = table.columns.map(({ name, kind }) => {
      const values = given.map((row) => row[name] ?? 0);
      return [name, ARRAYS[kind].from(values)] as const;
    });
    return [table.name, Object.fromEntries(columns)] as const;
  });
  const versions = { version: 1, generation, simulated_s };
  return { ...versions, ...Object.fromEntries(tables) } as unknown as RecordingSource;
}

/** The first flow, between terminals 66 and 67. */
export const FLOW = {
  flow: 0,
  name: 'Quito to London',
  terminals: [66, 67],
  ends: ['Quito', 'London'],
  protocol: 'sctp',
  numbering: { first: 1, step: 1, acknowledges_next: false },
  paths: 1,
  networks: ['Iridium'],
  applications: [],
  interval_s: 1,
} as const;
