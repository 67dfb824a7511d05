/** The sign of an event: its mark's shape and colour, of a loss that of its cause, or a small dot for kinds without one. */
import { swatchShape } from '../../charts/engine/swatch';
import type { EventCode } from '../../protocol/codes.gen';
import { type EventKind, isMarked } from '../../reading/eventKinds';
import { lossMarkOfEvent } from '../../reading/fates';
import { lossPath } from '../../reading/lossShapes';

interface KindSignProps {
  readonly kind: EventKind;
  /** Which event it is, where it is a single one. */
  readonly code?: EventCode | undefined;
}

/** A sign of 16 x 12 that the style sheet colours by kind. */
export function KindSign({ kind, code }: KindSignProps) {
  const { path, filled } = swatchShape(isMarked(kind) ? kind : 'dot');
  const lost =
    kind === 'loss' && code !== undefined ? lossPath(lossMarkOfEvent(code), 8, 6, 5) : null;
  const color = filled ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' };
  return (
    <svg className="event-sign" data-kind={kind} viewBox="0 0 16 12" aria-hidden="true">
      <path d={lost ?? path} strokeWidth="2" {...color} />
    </svg>
  );
}
