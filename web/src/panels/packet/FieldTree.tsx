/** The fields of a packet as a tree, one of which is chosen. */
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import type { FieldTold } from '../../protocol/packet.gen';
import { say } from '../../words/say';
import { isRegion, onTreeKey, shown } from './tree';

interface FieldTreeProps {
  readonly fields: readonly FieldTold[];
  readonly open: ReadonlySet<number>;
  /** The number of the field that is chosen. */
  readonly chosen: number;
  onOpen(open: ReadonlySet<number>): void;
  onChoose(field: number): void;
  /** Told the field under the pointer, and null when it leaves. */
  onPoint(field: number | null): void;
}

export function FieldTree({ fields, open, chosen, onOpen, onChoose, onPoint }: FieldTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const all = useMemo(() => shown(fields, open), [fields, open]);
  // What is chosen by its bytes comes in sight; nothing around the tree moves.
  useEffect(() => {
    const host = tree.current;
    const item = host?.querySelector<HTMLElement>(`[data-field="${chosen}"]`);
    if (!host || !item) return;
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    if (top < host.scrollTop) host.scrollTop = top;
    else if (bottom > host.scrollTop + host.clientHeight)
      host.scrollTop = bottom - host.clientHeight;
  }, [chosen]);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = onTreeKey(event.key, fields, open, chosen);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
    if (done.open !== open) onOpen(done.open);
    if (done.to !== chosen) onChoose(done.to);
  };
  const press = (target: EventTarget) => {
    const at = fieldOf(target);
    if (at === null) return;
    onChoose(at);
    if (!isRegion(fields, at)) return;
    const next = new Set(open);
    if (!next.delete(at)) next.add(at);
    onOpen(next);
  };
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={say('Fields of the packet')}
      className="packet-tree"
      tabIndex={0}
      aria-activedescendant={`packet-field-${chosen}`}
      data-own-arrows
      onKeyDown={key}
      onClick={({ target }) => press(target)}
      onPointerOver={({ target }) => onPoint(fieldOf(target))}
      onPointerLeave={() => onPoint(null)}
    >
      {all.map((at) => (
        <Item
          key={at}
          at={at}
          field={fields[at] as FieldTold}
          expanded={isRegion(fields, at) ? open.has(at) : null}
          chosen={at === chosen}
        />
      ))}
    </div>
  );
}

/** The number of the field that an element shows, or null. */
function fieldOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  return item ? Number(item.dataset.field) : null;
}

interface ItemProps {
  readonly at: number;
  readonly field: FieldTold;
  /** Null where nothing lies in it. */
  readonly expanded: boolean | null;
  readonly chosen: boolean;
}

const Item = memo(function Item({ at, field, expanded, chosen }: ItemProps) {
  const { depth, name, value } = field;
  return (
    <div
      id={`packet-field-${at}`}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-selected={chosen}
      {...(expanded === null ? {} : { 'aria-expanded': expanded })}
      data-field={at}
      style={{ paddingLeft: `${8 + 12 * depth}px` }}
    >
      <span className="packet-turn" aria-hidden="true">
        {expanded === null ? '' : expanded ? '▾' : '▸'}
      </span>
      <span className="packet-name">{name}</span>
      {value === '' ? null : <span className="packet-value">{value}</span>}
    </div>
  );
});
