/** One table of a recording: typed-array columns that grow, with views exactly as long as the table has rows. */
import { type ColumnKind, TABLES } from '../protocol/recording.gen';

type Tables = typeof TABLES;
export type TableName = Tables[number]['name'];
type ColumnsOf<Name extends TableName> = Extract<Tables[number], { name: Name }>['columns'][number];

interface ArrayOf {
  f64: Float64Array;
  f32: Float32Array;
  u32: Uint32Array;
  u16: Uint16Array;
  u8: Uint8Array;
}

/** The columns of a table by name. */
export type Columns<Name extends TableName> = {
  readonly [C in ColumnsOf<Name> as C['name']]: ArrayOf[C['kind']];
};

export type AnyArray = ArrayOf[ColumnKind];

const makers: Record<
  ColumnKind,
  { bytes: number; make(buffer: ArrayBuffer, at: number, n: number): AnyArray }
> = {
  f64: { bytes: 8, make: (buffer, at, n) => new Float64Array(buffer, at, n) },
  f32: { bytes: 4, make: (buffer, at, n) => new Float32Array(buffer, at, n) },
  u32: { bytes: 4, make: (buffer, at, n) => new Uint32Array(buffer, at, n) },
  u16: { bytes: 2, make: (buffer, at, n) => new Uint16Array(buffer, at, n) },
  u8: { bytes: 1, make: (buffer, at, n) => new Uint8Array(buffer, at, n) },
};

/** A column of `rows` values at byte `at` of a block. */
export function columnAt(
  kind: ColumnKind,
  buffer: ArrayBuffer,
  at: number,
  rows: number,
): AnyArray {
  return makers[kind].make(buffer, at, rows);
}

/** Bytes that `rows` values take in a block: padded to 8. */
export function paddedBytes(kind: ColumnKind, rows: number): number {
  return Math.ceil((makers[kind].bytes * rows) / 8) * 8;
}

const FIRST_CAPACITY = 256;

export class Table<Name extends TableName> {
  readonly name: Name;
  readonly schema: readonly { readonly name: string; readonly kind: ColumnKind }[];
  /** Bytes a row takes in all columns. */
  readonly rowBytes: number;
  rows = 0;
  private capacity = 0;
  private store: AnyArray[] = [];
  /** Views of exactly `rows` values; replaced on every append. */
  view: Columns<Name>;

  constructor(name: Name, schema: Table<Name>['schema']) {
    this.name = name;
    this.schema = schema;
    this.rowBytes = schema.reduce((sum, column) => sum + makers[column.kind].bytes, 0);
    this.reserve(FIRST_CAPACITY);
    this.view = this.makeView();
  }

  get bytes(): number {
    return this.capacity * this.rowBytes;
  }

  /** Appends `added` rows; `columns` are in the order of the schema. */
  append(columns: readonly AnyArray[], added: number): void {
    this.reserve(this.rows + added);
    for (const [at, column] of columns.entries()) this.store[at]?.set(column, this.rows);
    this.rows += added;
    this.view = this.makeView();
  }

  /** Keeps only the rows in `kept`, which must ascend, among the first `among`; later rows all stay. */
  keep(kept: Uint32Array, among: number): void {
    for (const column of this.store) {
      for (let row = 0; row < kept.length; row += 1) column[row] = column[kept[row] ?? 0] ?? 0;
      column.copyWithin(kept.length, among, this.rows);
    }
    this.rows -= among - kept.length;
    this.view = this.makeView();
  }

  clear(): void {
    this.rows = 0;
    this.capacity = 0;
    this.store = [];
    this.reserve(FIRST_CAPACITY);
    this.view = this.makeView();
  }

  private reserve(rows: number): void {
    if (rows <= this.capacity) return;
    const capacity = Math.max(rows, Math.ceil(this.capacity * 1.5), FIRST_CAPACITY);
    this.store = this.schema.map((column, at) => {
      const grown = makers[column.kind].make(
        new ArrayBuffer(capacity * makers[column.kind].bytes),
        0,
        capacity,
      );
      const old = this.store[at];
      if (old) grown.set(old.subarray(0, this.rows));
      return grown;
    });
    this.capacity = capacity;
  }

  private makeView(): Columns<Name> {
    const view: Record<string, AnyArray> = {};
    for (const [at, column] of this.schema.entries()) {
      const values = this.store[at];
      if (values) view[column.name] = values.subarray(0, this.rows);
    }
    return view as Columns<Name>;
  }
}

/** An empty table of the given name. */
export function makeTable<Name extends TableName>(name: Name): Table<Name> {
  const info = TABLES.find((table) => table.name === name);
  if (!info) throw new Error(`the recording has no table ${name}`);
  return new Table(name, info.columns);
}
