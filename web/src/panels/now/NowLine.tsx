/** One line that says what the flow on show is doing at the playhead; it writes itself, outside React. */
import { useEffect, useRef } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import { ticking } from '../events/ticking';
import { type NowOf, nowTeller } from './nowAt';
import type { NowWords } from './nowWords';
import './now.css';

interface NowLineProps extends NowOf {
  readonly playback: PlaybackSource;
}

/** Four times a second: what changes faster cannot be read. */
const EVERY_MS = 250;
/** Most figures that stand beside each other. */
const FACTS = [0, 1, 2, 3] as const;

export function NowLine({ playback, store, meta, flow, explain, tally, path }: NowLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const tell = nowTeller({ store, meta, flow, explain, tally, path });
    return ticking(store, playback, EVERY_MS, (t) => {
      if (line.current) write(line.current, tell(t), playback.playing);
    });
  }, [playback, store, meta, flow, explain, tally, path]);
  return (
    <p ref={line} className="now">
      <span className="now-state">
        <b />
        <span className="now-does" />
      </span>
      {FACTS.map((fact) => (
        <span key={fact} className="now-fact" />
      ))}
    </p>
  );
}

/** While the run plays nobody is told what will have changed before it is said; a run that stands still is told once. */
function write(line: HTMLElement, { name, does, facts }: NowWords, playing: boolean): void {
  const [state, ...others] = line.children;
  const live = playing ? 'off' : 'polite';
  if (state?.getAttribute('aria-live') !== live) state?.setAttribute('aria-live', live);
  put(state?.firstElementChild, name);
  put(state?.lastElementChild, does === '' ? '' : `: ${does}`);
  for (const [at, fact] of others.entries()) put(fact, facts[at] ?? '');
}

function put(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
