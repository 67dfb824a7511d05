/** The fields of a packet as a tree: which are shown, which lies where, what an arrow key reaches. */
import type { FieldTold } from '../../protocol/packet.gen';

type Fields = readonly Pick<FieldTold, 'depth' | 'start' | 'length' | 'mask'>[];
type Named = readonly Pick<FieldTold, 'depth' | 'start' | 'length' | 'mask' | 'name' | 'value'>[];

/** Whether fields lie in the one with a number. */
export function isRegion(fields: Fields, at: number): boolean {
  return (fields[at + 1]?.depth ?? 0) > (fields[at]?.depth ?? 0);
}

/** The field that the one with a number lies in, or -1. */
export function parentOf(fields: Fields, at: number): number {
  const depth = fields[at]?.depth ?? 0;
  let above = at - 1;
  while (above >= 0 && (fields[above]?.depth ?? 0) >= depth) above -= 1;
  return above;
}

/** What is open at first: what the transport says down to its fields, of IP and of single bits the line that holds them. */
export function openAtFirst(fields: Fields): ReadonlySet<number> {
  const open = new Set<number>();
  fields.forEach((_, at) => {
    if (isRegion(fields, at) && at > 0 && fields[at + 1]?.mask === 0) open.add(at);
  });
  return open;
}

/** The numbers of the fields that are shown while `open` is open. */
export function shown(fields: Fields, open: ReadonlySet<number>): number[] {
  const numbers: number[] = [];
  let hidden = Number.POSITIVE_INFINITY;
  fields.forEach(({ depth }, at) => {
    if (depth > hidden) return;
    hidden = isRegion(fields, at) && !open.has(at) ? depth : Number.POSITIVE_INFINITY;
    numbers.push(at);
  });
  return numbers;
}

/** The smallest field of whole bytes that holds a byte, or -1. */
export function fieldAt(fields: Fields, byte: number): number {
  let found = -1;
  fields.forEach(({ start, length, mask }, at) => {
    if (mask !== 0 || byte < start || byte >= start + length) return;
    if (found < 0 || length <= (fields[found]?.length ?? 0)) found = at;
  });
  return found;
}

/** `open` with all that the field with a number lies in. */
export function opened(fields: Fields, open: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const more = new Set(open);
  for (let above = parentOf(fields, at); above >= 0; above = parentOf(fields, above)) {
    more.add(above);
  }
  return more.size === open.size ? open : more;
}

/** The field of another packet that has the name of the one with a number, in regions of the same names; -1 for none. */
export function sameField(fields: Named, at: number, others: Named): number {
  const line = (of: Named, field: number): string => {
    const above = parentOf(of, field);
    const { name = '', value = '' } = of[field] ?? {};
    // Chunks and parameters are told apart by what they are, as DATA in "DATA, TSN 7".
    const own = isRegion(of, field) ? `${name} ${value.split(',', 1)}` : name;
    return above < 0 ? own : `${line(of, above)} > ${own}`;
  };
  const wanted = line(fields, at);
  return others.findIndex((_, other) => line(others, other) === wanted);
}

/** What a key of a tree does at the field with a number: where it goes, and what it opens or shuts; null for none. */
export function onTreeKey(
  key: string,
  fields: Fields,
  open: ReadonlySet<number>,
  at: number,
): { readonly to: number; readonly open: ReadonlySet<number> } | null {
  const all = shown(fields, open);
  const place = all.indexOf(at);
  const go = (to: number | undefined) => ({ to: to ?? at, open });
  const turned = (isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(at);
    else next.delete(at);
    return { to: at, open: next };
  };
  const region = isRegion(fields, at);
  switch (key) {
    case 'ArrowDown':
      return go(all[place + 1]);
    case 'ArrowUp':
      return go(all[place - 1]);
    case 'Home':
      return go(all[0]);
    case 'End':
      return go(all.at(-1));
    case 'ArrowRight':
      if (!region) return go(at);
      return open.has(at) ? go(all[place + 1]) : turned(true);
    case 'ArrowLeft':
      return region && open.has(at) ? turned(false) : go(Math.max(0, parentOf(fields, at)));
    case 'Enter':
    case ' ':
      return region ? turned(!open.has(at)) : go(at);
    default:
      return null;
  }
}

/** Bytes in base 16, two digits each. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
