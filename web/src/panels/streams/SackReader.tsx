/** Reads the last SACK at the playhead: as a strip over the TSNs, in words, and from one to the next. */
import { useEffect, useRef, useState } from 'react';
import { onThemeChange } from '../../charts/engine/theme';
import type { PlaybackSource } from '../../clock/playbackSource';
import { type FamilyWords, familyOf } from '../../families';
import type { RecordingStore } from '../../reading/recordingStore';
import { type Sack, type SackEnd, SackIndex } from '../../reading/sackIndex';
import type { FlowView } from '../../reading/source';
import { SackStrip } from './sackStrip';
import { sackWords } from './sackWords';

interface SackReaderProps {
  readonly store: RecordingStore;
  readonly playback: PlaybackSource;
  readonly flow: FlowView;
}

const ENDS: readonly (readonly [SackEnd, string])[] = [
  ['received', 'Received by the sender'],
  ['sent', 'Sent by the receiver'],
];
const WORDS_MS = 200;

export function SackReader({ store, playback, flow }: SackReaderProps) {
  const [end, setEnd] = useState<SackEnd>('received');
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const when = useRef<HTMLParagraphElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const index = useRef<SackIndex | null>(null);
  const { flow: number, numbering } = flow;
  const family = familyOf(flow.protocol);
  const [one] = family.acknowledgement;
  const noneYet = `No ${one} yet at this moment.`;

  useEffect(() => {
    const [area, drawing] = [place.current, canvas.current];
    if (!area || !drawing) return;
    const sacks = new SackIndex(store, number, numbering);
    index.current = sacks;
    const strip = new SackStrip(drawing, numbering.step);
    const resizing = new ResizeObserver(() => strip.resize(area.clientWidth));
    resizing.observe(area);
    const stopTheme = onThemeChange(() => strip.recolor());
    let wrote = Number.NEGATIVE_INFINITY;
    let written: number | null = null;
    let version = -1;
    const stopFrames = playback.subscribe((t) => {
      if (version !== store.version) sacks.update();
      version = store.version;
      const sack = sacks.at(end, t);
      strip.draw(sack);
      const now = performance.now();
      const key = sack ? sack.segment : -1;
      if (key === written || now - wrote < WORDS_MS) return;
      wrote = now;
      written = key;
      if (when.current) when.current.textContent = sack ? whenWords(sack, end, family) : noneYet;
      if (said.current) said.current.textContent = sack ? sackWords(sack, family) : '';
    });
    return () => {
      stopFrames();
      stopTheme();
      resizing.disconnect();
    };
  }, [store, playback, number, numbering, family, noneYet, end]);

  const step = (forward: boolean) => {
    const t = index.current?.step(end, playback.t, forward);
    if (t === null || t === undefined) return;
    playback.pause();
    playback.seek(t);
  };

  return (
    <section className="streams-part" aria-label={`${one} reader`}>
      <header>
        <h3>{one}</h3>
        <select
          className="streams-select"
          aria-label={`Which ${one} is read`}
          value={end}
          onChange={(event) => setEnd(event.target.value as SackEnd)}
        >
          {ENDS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className="streams-steps">
          <StepButton label={`Previous ${one}`} path="M10 3L5 8L10 13" press={() => step(false)} />
          <StepButton label={`Next ${one}`} path="M6 3L11 8L6 13" press={() => step(true)} />
        </span>
      </header>
      <p ref={when} className="streams-count">
        {noneYet}
      </p>
      <div ref={place} className="streams-strip">
        <canvas ref={canvas} />
      </div>
      <p ref={said} className="streams-said" data-testid="sack-words" />
    </section>
  );
}

function whenWords(sack: Sack, end: SackEnd, family: FamilyWords): string {
  const { sent_s, ended_s, lost, a_rwnd, path } = sack;
  const window = a_rwnd === null ? '' : `; ${family.window} ${a_rwnd.toLocaleString('en')} bytes`;
  const way =
    ended_s === null
      ? ', on its way'
      : lost
        ? `, lost ${ended_s.toFixed(3)} s`
        : `, there ${ended_s.toFixed(3)} s`;
  const times =
    end === 'received'
      ? `Received ${ended_s?.toFixed(3)} s, sent ${sent_s.toFixed(3)} s`
      : `Sent ${sent_s.toFixed(3)} s${way}`;
  return `${times}, path ${path}${window}.`;
}

interface StepButtonProps {
  readonly label: string;
  readonly path: string;
  press(): void;
}

function StepButton({ label, path, press }: StepButtonProps) {
  return (
    <button type="button" className="chart-icon" aria-label={label} title={label} onClick={press}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
