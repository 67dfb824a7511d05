/** Encodes blocks of a recording, as the simulation core does: for tests. */
import { BLOCK_MAGIC, TABLES } from '../protocol/recording.gen';
import { columnAt, paddedBytes, type TableName } from './table';

/** Rows of a table, each as its values in the order of the columns. */
export type Rows = Partial<Record<TableName, readonly (readonly number[])[]>>;

export function encodeBlock(tables: Rows): ArrayBuffer {
  const present = TABLES.filter(({ name }) => tables[name] !== undefined);
  const size = present.reduce((sum, { name, columns }) => {
    const rows = tables[name]?.length ?? 0;
    return sum + 8 + columns.reduce((bytes, { kind }) => bytes + paddedBytes(kind, rows), 0);
  }, 8);
  const buffer = new ArrayBuffer(size);
  const head = new DataView(buffer);
  head.setUint32(0, BLOCK_MAGIC, true);
  head.setUint32(4, present.length, true);
  let at = 8;
  for (const { id, name, columns } of present) {
    const rows = tables[name] ?? [];
    head.setUint32(at, id, true);
    head.setUint32(at + 4, rows.length, true);
    at += 8;
    for (const [index, { kind }] of columns.entries()) {
      columnAt(kind, buffer, at, rows.length).set(rows.map((row) => row[index] ?? 0));
      at += paddedBytes(kind, rows.length);
    }
  }
  return buffer;
}
