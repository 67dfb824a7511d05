/** Brings the help for terms when somebody first points at something, touches it or moves the focus. */
import './words.css';

const FIRST = ['pointermove', 'pointerdown', 'focusin'] as const;

export function bringWordHelp(): void {
  for (const kind of FIRST) addEventListener(kind, bring, { passive: true });
}

function bring(): void {
  for (const kind of FIRST) removeEventListener(kind, bring);
  import('../panels/words/wordHelp').then(
    ({ installWordHelp }) => installWordHelp(),
    // What did not come is asked for again by the next who points.
    () => setTimeout(bringWordHelp, AGAIN_MS),
  );
}

const AGAIN_MS = 5000;
