/** Reads the binary blocks of a recording: header, then each table's columns one after another. */
import { assert } from '../base/assert';
import { BLOCK_MAGIC, TABLES } from '../protocol/recording.gen';
import { type AnyArray, columnAt, paddedBytes, type TableName } from './table';

const HEAD_BYTES = 8;

/** Calls `found` for every table of the block that has rows. The arrays are views of `buffer`. */
export function readBlock(
  buffer: ArrayBuffer,
  found: (name: TableName, columns: AnyArray[], rows: number) => void,
): void {
  assert(buffer.byteLength >= HEAD_BYTES, 'a block of the recording is cut short');
  const head = new DataView(buffer);
  assert(head.getUint32(0, true) === BLOCK_MAGIC, 'a block of the recording has an unknown form');
  const tables = head.getUint32(4, true);
  let at = HEAD_BYTES;
  for (let count = 0; count < tables; count += 1) {
    assert(at + HEAD_BYTES <= buffer.byteLength, 'a block of the recording is cut short');
    const info = TABLES[head.getUint32(at, true)];
    const rows = head.getUint32(at + 4, true);
    at += HEAD_BYTES;
    assert(info, 'a block of the recording holds an unknown table');
    const columns: AnyArray[] = [];
    for (const column of info.columns) {
      const bytes = paddedBytes(column.kind, rows);
      assert(at + bytes <= buffer.byteLength, 'a block of the recording is cut short');
      columns.push(columnAt(column.kind, buffer, at, rows));
      at += bytes;
    }
    if (rows > 0) found(info.name, columns, rows);
  }
}
