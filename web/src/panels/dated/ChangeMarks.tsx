/** The dated changes on the timeline: marks that can be dragged and moved by keys, those too near to each other as one. */
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type DatedChange,
  datedChangeWords,
  instantOf,
  tidyInstant,
} from '../../document/datedChanges';
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';
import type { Span, TimelineRange } from '../timeline/range';
import { MARGIN_PX } from '../timeline/track';
import { ChangeMark } from './ChangeMark';
import { GroupCard } from './GroupCard';
import { GroupMark, spanOf } from './GroupMark';
import { groupMarks } from './markGroups';
import './changeMarks.css';

interface ChangeMarksProps {
  readonly changes: readonly DatedChange[];
  readonly fields: readonly Field[];
  readonly duration_s: number;
  /** What of the run the timeline shows. */
  readonly range: TimelineRange;
  /** Takes other changes, or says why not; `movement` names the mark that is moved, if one is. */
  onChanges(changes: readonly DatedChange[], movement?: string): string | null;
  /** Moves the playhead to a change. */
  onGo(t: number): void;
}

/** Which mark is being dragged, and the instant that it has been dragged to, s. */
interface Dragged {
  readonly key: string;
  readonly t: number;
}

/** Whose list is open: the changes from one instant to another, at a place of the window. */
interface Listed {
  readonly span: Span;
  readonly at: { readonly x: number; readonly y: number };
}

const MARK = '.change-mark, .change-group';

export function ChangeMarks(props: ChangeMarksProps) {
  const { changes, fields, duration_s, range, onChanges, onGo } = props;
  const place = useRef<HTMLFieldSetElement>(null);
  useSyncExternalStore(range.subscribe, () => range.version);
  const width = useWidth(place);
  const { from, to } = range.span(duration_s);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  // What was drawn last may be older: a slow page lets go of a mark before it has drawn the last step of the way.
  const latest = useRef<Dragged | null>(null);
  const drag = (now: Dragged | null) => {
    latest.current = now;
    setDragged(now);
  };
  // What has the focus stands alone: moved past others it stays what it is, and keeps the focus.
  const [held, hold] = useState('');
  const [listed, list] = useState<Listed | null>(null);

  const keys = changes.map((_, at) => keyOf(changes, at));
  const instants = changes.map((change, at) =>
    dragged !== null && dragged.key === keys[at] ? dragged.t : instantOf(change),
  );
  const places = instants.map((t) =>
    t < from || t > to ? Number.NaN : ((t - from) / (to - from)) * width,
  );
  const alone = keys.indexOf(held);
  const grouped = places.map((x, at) => (at === alone ? Number.NaN : x));
  const groups = width === 0 ? [] : [...groupMarks(grouped)];
  const own = places[alone];
  if (own !== undefined && !Number.isNaN(own)) groups.push({ x: own, members: [alone] });
  // In the order of the list, which stays while one is dragged: an element that is moved loses its pointer.
  groups.sort((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0));

  const move = (at: number, t: number) => {
    const within = tidyInstant(Math.min(Math.max(0, t), duration_s - 0.001));
    const moved = changes.map((one, index) => (index === at ? { ...one, at_s: within } : one));
    onChanges(moved, say`mark ${keys[at]}`);
  };
  const timeAt = (clientX: number) => {
    const box = place.current?.getBoundingClientRect();
    const t = box ? from + ((clientX - box.left) / Math.max(1, box.width)) * (to - from) : 0;
    return Math.min(Math.max(0, t), duration_s);
  };
  const one = (at: number, x: number) => {
    const change = changes[at];
    const key = keys[at];
    if (!change || key === undefined) return null;
    return (
      <ChangeMark
        key={key}
        change={change}
        words={datedChangeWords(change, fields)}
        t={instants[at] ?? 0}
        x={x}
        duration_s={duration_s}
        timeAt={timeAt}
        onFocus={() => hold(key)}
        onDrag={(t) => drag({ key, t })}
        onDrop={(taken) => {
          const { current: last } = latest;
          const t = last?.key === key ? tidyInstant(last.t) : null;
          if (taken && t !== null && t !== instantOf(change)) move(at, t);
          drag(null);
        }}
        onMove={(t) => move(at, t)}
        onRemove={() => onChanges(changes.toSpliced(at, 1))}
      />
    );
  };
  return (
    <>
      <fieldset
        ref={place}
        className="change-marks"
        style={{ left: MARGIN_PX, right: MARGIN_PX }}
        aria-label={say('Changes')}
        onBlur={(event) => {
          // Nothing is put together on the way to another mark, or to a list that gives the focus back.
          if (!event.currentTarget.contains(event.relatedTarget) && listed === null) hold('');
        }}
      >
        {groups.map(({ x, members }) => {
          const [first = 0] = members;
          if (members.length === 1) return one(first, x);
          const together = members.flatMap((at) => changes[at] ?? []);
          const span = spanOf(together);
          return (
            <GroupMark
              key={`group ${keys[first]}`}
              members={together}
              fields={fields}
              x={x}
              places={members.map((at) => places[at] ?? 0)}
              open={listed?.span.from === span.from && listed.span.to === span.to}
              onOpen={(at) => list({ span, at })}
            />
          );
        })}
      </fieldset>
      {listed === null ? null : (
        <GroupCard
          changes={changes}
          fields={fields}
          span={listed.span}
          at={listed.at}
          onChanges={onChanges}
          onGo={onGo}
          onApart={() => {
            range.showSpan(listed.span, duration_s);
            list(null);
            // The mark that was pressed is no more: the first of those that it stood for takes the focus.
            requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(MARK)?.focus());
          }}
          onClose={() => list(null)}
        />
      )}
    </>
  );
}

/** Names a change by its field and which of its changes it is: what stays when it is moved, so that it keeps the focus. */
function keyOf(changes: readonly DatedChange[], at: number): string {
  const path = changes[at]?.path;
  return `${path} ${changes.slice(0, at).filter((other) => other.path === path).length}`;
}

/** The width of what is laid out, CSS pixels; 0 before that. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: shown } = place;
    if (!shown) return undefined;
    setWidth(shown.clientWidth);
    const resizing = new ResizeObserver(() => setWidth(shown.clientWidth));
    resizing.observe(shown);
    return () => resizing.disconnect();
  }, [place]);
  return width;
}
