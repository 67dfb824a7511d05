/** One table of a recording: typed-array columns that grow, with views exactly as long as the table has rows. */
import { type ColumnKind, TABLES, type Tables } from '../protocol/recording.gen';

export type TableName = keyof Tables;

/** The columns of every table, as long as they are now. */
export type Views = { -readonly [Name in TableName]: Tables[Name] };

/** The columns of a table by name. */
export type Columns<Name extends TableName> = Tables[Name];

interface ArrayOf {
  f64: Float64Array;
  f32: Float32Array;
  u32: Uint32Array;
  u16: Uint16Array;
  u8: Uint8Array;
}

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
/** Rows are moved to the front of their room rather than into more if they take at most this share of it. */
const MOST_REUSED = 0.8;

export class Table<Name extends TableName> {
  readonly name: Name;
  readonly schema: readonly { readonly name: string; readonly kind: ColumnKind }[];
  /** Bytes a row takes in all columns. */
  readonly rowBytes: number;
  rows = 0;
  /** Grows when rows were removed: row numbers kept elsewhere no longer hold. */
  generation = 0;
  /** Room before the first row that removed rows have left. */
  private head = 0;
  private capacity = 0;
  private store: AnyArray[] = [];
  private readonly renewed: (view: Columns<Name>) => void;

  /** `renewed` is told the columns, views of exactly `rows` values, now and whenever they are others. */
  constructor(
    name: Name,
    schema: Table<Name>['schema'],
    renewed: (view: Columns<Name>) => void = () => undefined,
  ) {
    this.name = name;
    this.schema = schema;
    this.rowBytes = schema.reduce((sum, column) => sum + makers[column.kind].bytes, 0);
    this.renewed = renewed;
    this.reserve(FIRST_CAPACITY);
    this.renew();
  }

  get bytes(): number {
    return this.capacity * this.rowBytes;
  }

  /** Appends `added` rows; `columns` are in the order of the schema. */
  append(columns: readonly AnyArray[], added: number): void {
    this.reserve(added);
    const end = this.head + this.rows;
    for (const [at, column] of columns.entries()) this.store[at]?.set(column, end);
    this.rows += added;
    this.renew();
  }

  /** Removes the first rows; nothing is moved. */
  drop(first: number): void {
    this.head += first;
    this.rows -= first;
    this.generation += 1;
    this.renew();
  }

  /** Of the rows from `from` to before `to` keeps only `kept`, which must ascend; nothing behind them is moved. */
  keep(kept: Uint32Array, from: number, to: number): void {
    const removed = to - from - kept.length;
    if (removed === 0) return;
    const { head } = this;
    const end = head + to - kept.length;
    for (const column of this.store) {
      for (let at = kept.length - 1; at >= 0; at -= 1) {
        column[end + at] = column[head + (kept[at] ?? 0)] ?? 0;
      }
      column.copyWithin(head + removed, head, head + from);
    }
    this.drop(removed);
  }

  /** Removes the last rows. */
  cut(last: number): void {
    this.rows -= last;
    this.generation += 1;
    this.renew();
  }

  /** Bytes of room that no row is in. */
  get spare(): number {
    return (this.capacity - this.rows) * this.rowBytes;
  }

  /** Gives back the room that no row is in; it grows again when rows are added. */
  fit(): void {
    this.reallocate(Math.max(FIRST_CAPACITY, this.rows));
    this.renew();
  }

  clear(): void {
    this.rows = 0;
    this.head = 0;
    this.capacity = 0;
    this.generation += 1;
    this.store = [];
    this.reserve(FIRST_CAPACITY);
    this.renew();
  }

  /** Makes room for rows behind the last: in what removed rows have left if that is much, else in more. */
  private reserve(added: number): void {
    const { head, rows } = this;
    if (head + rows + added <= this.capacity) return;
    if (rows + added <= this.capacity * MOST_REUSED) {
      for (const column of this.store) column.copyWithin(0, head, head + rows);
    } else {
      this.reallocate(Math.max(rows + added, Math.ceil(this.capacity * 1.5), FIRST_CAPACITY));
    }
    this.head = 0;
  }

  /** Moves the rows to the front of room for so many. */
  private reallocate(capacity: number): void {
    const { head, rows } = this;
    this.store = this.schema.map(({ kind }, at) => {
      const { bytes, make } = makers[kind];
      const moved = make(new ArrayBuffer(capacity * bytes), 0, capacity);
      const old = this.store[at];
      if (old) moved.set(old.subarray(head, head + rows));
      return moved;
    });
    this.head = 0;
    this.capacity = capacity;
  }

  private renew(): void {
    const view: Record<string, AnyArray> = {};
    for (const [at, column] of this.schema.entries()) {
      const values = this.store[at];
      if (values) view[column.name] = values.subarray(this.head, this.head + this.rows);
    }
    this.renewed(view as unknown as Columns<Name>);
  }
}

/** An empty table for each that a recording has, which keep their columns in `views` by their names. */
export function makeTables(views: Views): { readonly [Name in TableName]: Table<Name> } {
  const tables: Partial<Record<TableName, Table<TableName>>> = {};
  for (const { name, columns } of TABLES) {
    tables[name] = new Table(name, columns, (view) => Object.assign(views, { [name]: view }));
  }
  return tables as unknown as ReturnType<typeof makeTables>;
}

/** Of each table, which columns number rows of another. */
export const ROW_COLUMNS: Readonly<Record<TableName, readonly RowColumn[]>> = Object.fromEntries(
  TABLES.map(({ name, columns }) => [
    name,
    columns.flatMap((column, at) => ('rowOf' in column ? { at, of: column.rowOf } : [])),
  ]),
) as unknown as Record<TableName, readonly RowColumn[]>;

interface RowColumn {
  /** Which of the table's columns. */
  readonly at: number;
  /** The table whose rows it numbers. */
  readonly of: TableName;
}
