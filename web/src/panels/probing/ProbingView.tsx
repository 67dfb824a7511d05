/** A probing cycle at the playhead: the map as it fills, the decision with its reason, and what was true beside it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import { familyOf } from '../../families';
import { NONE } from '../../reading/lists';
import { type ProbingCycle, ProbingIndex, type TrueLoss } from '../../reading/probingIndex';
import type { RecordingStore } from '../../reading/recordingStore';
import type { FlowView } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { EventBook, type Explain } from '../events/eventBook';
import { entryWords, TIMELINE_WORDS, truthWords, whichWords } from './probingWords';
import './probing.css';

interface ProbingViewProps {
  readonly store: RecordingStore;
  readonly playback: PlaybackSource;
  readonly flow: FlowView;
  readonly explain: Explain;
}

interface Shown {
  readonly cycle: ProbingCycle;
  readonly losses: readonly TrueLoss[];
  readonly since_s: number;
}

/** What is shown follows the playhead this often, milliseconds. */
const FOLLOW_MS = 100;
/** The limit stands at this share of a bar's height. */
const LIMIT_SHARE = 0.6;

export function ProbingView({ store, playback, flow, explain }: ProbingViewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  /** Whether the flow has any cycle. */
  const [some, setSome] = useState(false);
  const index = useRef<ProbingIndex | null>(null);
  const book = useMemo(() => new EventBook(store, explain), [store, explain]);

  useEffect(() => {
    const cycles = new ProbingIndex(store, flow);
    index.current = cycles;
    let [at, version, wrote] = [Number.NaN, -1, Number.NEGATIVE_INFINITY];
    return playback.subscribe((t) => {
      const now = performance.now();
      if ((t === at && store.version === version) || now - wrote < FOLLOW_MS) return;
      [at, version, wrote] = [t, store.version, now];
      cycles.update();
      setSome(cycles.count > 0);
      setShown(read(store, cycles, t));
    });
  }, [store, playback, flow]);

  const step = (forward: boolean) => {
    const t = index.current?.step(playback.t, forward);
    if (t === null || t === undefined) return;
    playback.pause();
    playback.seek(t);
  };
  const cycle = shown?.cycle ?? null;
  const { probes, reading } = familyOf(flow.protocol);
  if (probes === 'chosen' && !some) return null;
  const began = cycle ? book.of(cycle.began) : null;
  const ended = cycle && cycle.ended !== NONE ? book.of(cycle.ended) : null;
  return (
    <section className="streams-part" aria-label={say('Probing')}>
      <header>
        <h3>{say('Probing')}</h3>
        <span className="streams-steps">
          <button type="button" className="probing-step" onClick={() => step(false)}>
            {say('Previous cycle')}
          </button>
          <button type="button" className="probing-step" onClick={() => step(true)}>
            {say('Next cycle')}
          </button>
        </span>
      </header>
      <p className="streams-count" data-testid="probing-cycle">
        {whichWords(cycle)}
      </p>
      {shown && cycle && began ? (
        <>
          <ol className="probing-map" aria-label={say('Probing map, the oldest exchange first')}>
            {cycle.entries.map((entry) => (
              <li key={entry.probe} data-state={stateOf(entry.rtt_ms, cycle.limit_ms)}>
                <span className="probing-bar" aria-hidden="true">
                  <i style={{ height: `${share(entry.rtt_ms, cycle.limit_ms) * 100}%` }} />
                  <b style={{ bottom: `${LIMIT_SHARE * 100}%` }} />
                </span>
                <span>{entryWords(entry, cycle.limit_ms, reading.probing?.earlier)}</span>
              </li>
            ))}
          </ol>
          <p className="streams-count">
            {say`The line is the limit: ${fixed(cycle.limit_ms, 1)} ms still mean no congestion.`}
          </p>
          <dl className="probing-said">
            <dt>{say('Why it began')}</dt>
            <dd>{began.detail}</dd>
            <dt>{say('Decision')}</dt>
            <dd data-testid="probing-decision">
              {ended ? `${ended.title}. ${ended.detail}` : say('None yet: new data wait.')}
            </dd>
            <dt>{say('What was true')}</dt>
            <dd data-testid="probing-truth">{truthWords(shown.losses, shown.since_s)}</dd>
          </dl>
        </>
      ) : null}
      <p className="streams-count">{TIMELINE_WORDS}</p>
    </section>
  );
}

/** The cycle at an instant, and what was lost from a limit's time before it until it ended. */
function read(store: RecordingStore, cycles: ProbingIndex, t: number): Shown | null {
  const cycle = cycles.at(t);
  if (!cycle) return null;
  const since_s = Math.max(0, cycle.began_s - (2 * cycle.limit_ms) / 1000);
  const until = cycle.ended === NONE ? t : (store.events.t[cycle.ended] ?? t);
  return { cycle, losses: cycles.losses(since_s, until), since_s };
}

function stateOf(rtt_ms: number | null, limit_ms: number): 'open' | 'within' | 'longer' {
  if (rtt_ms === null) return 'open';
  return rtt_ms > limit_ms ? 'longer' : 'within';
}

/** The share of a bar that a round trip fills. */
function share(rtt_ms: number | null, limit_ms: number): number {
  return rtt_ms === null ? 0 : Math.min(1, (rtt_ms / limit_ms) * LIMIT_SHARE);
}
