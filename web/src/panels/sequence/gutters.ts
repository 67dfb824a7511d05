/** Lays out what stands beside the lines: the sender's windows as strip and numbers, and the receiver's buffer. */
import { roundUp } from '../../charts/engine/ranges';
import { PathUse } from '../../protocol/codes.gen';
import { numberLocale } from '../../words/numbers';
import type { Boxes } from './boxes';
import { type Label, type Layout, LINE, type StripPoint, yOf } from './parts';

/** The rows of the windows on show within the scene, the one before it first. */
function windowRows({ packets, from, to, path }: Layout): number[] {
  const { windows } = packets.store;
  const { rows } = packets.windows;
  const shown = (row: number) =>
    path === null ? windows.state[row] === PathUse.inUse : windows.path[row] === path;
  const end = packets.windows.at(windows.t, to);
  const found: number[] = [];
  let at = packets.windows.at(windows.t, from) - 1;
  while (at >= 0 && !shown(rows[at] ?? 0)) at -= 1;
  for (let position = Math.max(0, at); position < end; position += 1) {
    const row = rows[position] ?? 0;
    if (shown(row)) found.push(row);
  }
  return found;
}

/** The windows as lengths, and the bytes at the end of the strip. */
export function stripOf(layout: Layout): { strip: StripPoint[]; most: number } {
  const { cwnd, flight, ssthresh, t } = layout.packets.store.windows;
  const rows = windowRows(layout);
  const most = roundUp(
    rows.reduce((max, row) => Math.max(max, cwnd[row] ?? 0, flight[row] ?? 0), 0),
  );
  const strip = rows.map((row) => ({
    y: Math.max(0, yOf(layout, t[row] ?? 0)),
    cwnd: (cwnd[row] ?? 0) / most,
    flight: (flight[row] ?? 0) / most,
    ssthresh: (ssthresh[row] ?? 0) / most,
  }));
  return { strip, most };
}

const TONES = ['cwnd', 'ssthresh', 'flight'] as const;

/** The windows in numbers where they change, cwnd before the others. */
export function windowLabels(layout: Layout, boxes: Boxes): Label[] {
  const { columns, packets } = layout;
  const { windows } = packets.store;
  const rows = windowRows(layout);
  const grown = (at: number) => windows.cwnd[rows[at] ?? 0] !== windows.cwnd[rows[at - 1] ?? -1];
  const order = rows.map((_, at) => at).filter((at) => columns.windows.length > 1 || grown(at));
  const labels: Label[] = [];
  for (const at of order.toSorted((a, b) => Number(grown(b)) - Number(grown(a)) || a - b)) {
    const row = rows[at] ?? 0;
    const y = yOf(layout, windows.t[row] ?? 0);
    const columnsOf = columns.windows.map((right, column) => {
      const tone = TONES[column] ?? 'cwnd';
      return numberLabel(right, y, windows[tone][row] ?? 0, tone);
    });
    if (y < 0 || !columnsOf.every((label) => boxes.free(label))) continue;
    for (const label of columnsOf) {
      boxes.take(label);
      labels.push(label);
    }
  }
  return labels;
}

/** The receiver's window and what it holds, where they change. */
export function bufferLabels(layout: Layout, boxes: Boxes): Label[] {
  const { columns, packets, from, to } = layout;
  const { receivers } = packets.store;
  const labels: Label[] = [];
  const end = packets.receivers.at(receivers.t, to);
  for (let at = packets.receivers.at(receivers.t, from); at < end; at += 1) {
    const row = packets.receivers.rows[at] ?? 0;
    const y = yOf(layout, receivers.t[row] ?? 0);
    const both = [receivers.a_rwnd, receivers.buffered];
    const shown = columns.buffers.map((right, column) =>
      numberLabel(right, y, both[column]?.[row] ?? 0, column === 0 ? 'rwnd' : 'muted'),
    );
    if (!shown.every((label) => boxes.free(label))) continue;
    for (const label of shown) {
      boxes.take(label);
      labels.push(label);
    }
  }
  return labels;
}

function numberLabel(right: number, y: number, value: number, tone: Label['tone']): Label {
  return {
    left: right - 54,
    right,
    top: y - LINE / 2,
    bottom: y + LINE / 2,
    lines: [value.toLocaleString(numberLocale())],
    align: 'right',
    tone,
    leader: null,
  };
}
