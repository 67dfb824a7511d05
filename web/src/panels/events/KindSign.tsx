/** The sign of a kind of event: its mark's shape and colour, or a small dot for kinds without one. */

import { swatchShape } from '../../charts/engine/swatch';
import { type EventKind, isMarked } from '../../reading/eventKinds';

/** A sign of 16 x 12 that the style sheet colours by kind. */
export function KindSign({ kind }: { readonly kind: EventKind }) {
  const { path, filled } = swatchShape(isMarked(kind) ? kind : 'dot');
  const color = filled ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' };
  return (
    <svg className="event-sign" data-kind={kind} viewBox="0 0 16 12" aria-hidden="true">
      <path d={path} strokeWidth="2" {...color} />
    </svg>
  );
}
