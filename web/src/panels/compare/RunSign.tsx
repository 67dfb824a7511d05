/** The sign of a run: its letter, and how its lines are drawn. */
import { RUN_DASHES } from '../../charts/engine/runDashes';
import { swatchShape } from '../../charts/engine/swatch';
import { letterOf } from '../../document/runLetters';

export function RunSign({ at }: { readonly at: number }) {
  return (
    <span className="run-sign">
      <b>{letterOf(at)}</b>
      <svg viewBox="0 0 16 12" aria-hidden="true">
        <path d={swatchShape(RUN_DASHES[at] ?? 'line').path} />
      </svg>
    </span>
  );
}
