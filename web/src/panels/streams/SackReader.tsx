/** Reads the last SACK at the playhead: as a strip over the TSNs, in words, and from one to the next. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { onThemeChange } from '../../charts/engine/theme';
import type { PlaybackSource } from '../../clock/playbackSource';
import { type FamilyWords, familyOf } from '../../families';
import type { RecordingStore } from '../../reading/recordingStore';
import { type Sack, type SackEnd, SackIndex } from '../../reading/sackIndex';
import type { FlowView } from '../../reading/source';
import { fixed, numberLocale } from '../../words/numbers';
import { say } from '../../words/say';
import { SackStrip } from './sackStrip';
import { sackWords } from './sackWords';

interface SackReaderProps {
  readonly store: RecordingStore;
  readonly playback: PlaybackSource;
  readonly flow: FlowView;
  /** Where what is read is put, for a picture of it. */
  readonly read: RefObject<SackRead | null>;
}

/** What is read at the playhead. */
export interface SackRead {
  readonly sack: Sack;
  /** By how much the numbers of successive pieces differ. */
  readonly step: number;
  readonly when: string;
  readonly words: string;
}

const ENDS: readonly (readonly [SackEnd, string])[] = [
  ['received', say('Received by the sender')],
  ['sent', say('Sent by the receiver')],
];
const WORDS_MS = 200;

export function SackReader({ store, playback, flow, read }: SackReaderProps) {
  const [end, setEnd] = useState<SackEnd>('received');
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const when = useRef<HTMLParagraphElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const index = useRef<SackIndex | null>(null);
  const { flow: number, numbering } = flow;
  const family = familyOf(flow.protocol);
  const [one] = family.acknowledgement;
  const noneYet = say`No ${one} yet at this moment.`;

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
      if (read.current?.sack !== (sack ?? undefined)) {
        read.current = sack && {
          sack,
          step: numbering.step,
          when: whenWords(sack, end, family),
          words: sackWords(sack, family),
        };
      }
      const now = performance.now();
      const key = sack ? sack.segment : -1;
      if (key === written || now - wrote < WORDS_MS) return;
      wrote = now;
      written = key;
      if (when.current) when.current.textContent = sack ? whenWords(sack, end, family) : noneYet;
      if (said.current) said.current.textContent = sack ? sackWords(sack, family) : '';
    });
    return () => {
      read.current = null;
      stopFrames();
      stopTheme();
      resizing.disconnect();
    };
  }, [store, playback, number, numbering, family, noneYet, end, read]);

  const step = (forward: boolean) => {
    const t = index.current?.step(end, playback.t, forward);
    if (t === null || t === undefined) return;
    playback.pause();
    playback.seek(t);
  };

  return (
    <section className="streams-part" aria-label={say`${one} reader`}>
      <header>
        <h3>{one}</h3>
        <select
          className="streams-select"
          aria-label={say`Which ${one} is read`}
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
          <StepButton
            label={say`Previous ${one}`}
            path="M10 3L5 8L10 13"
            press={() => step(false)}
          />
          <StepButton label={say`Next ${one}`} path="M6 3L11 8L6 13" press={() => step(true)} />
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
  const window =
    a_rwnd === null ? '' : say`; ${family.window} ${a_rwnd.toLocaleString(numberLocale())} bytes`;
  const way =
    ended_s === null
      ? say(', on its way')
      : lost
        ? say`, lost ${fixed(ended_s, 3)} s`
        : say`, there ${fixed(ended_s, 3)} s`;
  const times =
    end === 'received'
      ? say`Received ${ended_s === null ? '' : fixed(ended_s, 3)} s, sent ${fixed(sent_s, 3)} s`
      : say`Sent ${fixed(sent_s, 3)} s${way}`;
  return say`${times}, path ${path}${window}.`;
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
