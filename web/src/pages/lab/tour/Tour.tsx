/** The tour: a card that leads from stop to stop of the opening run, and a ring around what it speaks of. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { OPENING_PRESET } from '../../../document/scenarioStore';
import type { Explain } from '../../../panels/events/eventBook';
import { CloseButton } from '../../../panels/head/CloseButton';
import { useMoments } from '../../../panels/moments/useMoments';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import { showMoment } from '../place/momentActs';
import type { LayoutActs } from '../place/useLayout';
import type { Lab } from '../session/lab';
import { playByItself } from '../session/playByItself';
import { showFlow } from '../session/view';
import { inSight, placed } from './placing';
import { STOPS, type Stop } from './stops';
import './tour.css';

export interface TourProps {
  readonly lab: Pick<
    Lab,
    'run' | 'view' | 'chosen' | 'playback' | 'charts' | 'globe' | 'look' | 'core' | 'opening'
  >;
  readonly acts: LayoutActs;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  onLeave(): void;
}

export function Tour({ lab, acts, flow, explain, onLeave }: TourProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const [reached, setReached] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const run = useStore(lab.run, (state) => state.run);
  const moments = useMoments({ store: run.store, meta: run.meta, flow, explain });
  const stop = STOPS[at];
  const last = at === STOPS.length - 1;

  const leave = useEffectEvent(() => {
    lab.playback.setSpeed(1);
    lab.charts.reset();
    playByItself(lab.playback);
    onLeave();
  });
  useOpeningRun(lab);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const goes = before instanceof HTMLElement && before.isConnected && before !== document.body;
      // What offered the tour is gone with it: the run plays on, and its button is next.
      const to = goes ? before : document.querySelector<HTMLElement>('.timeline-play');
      to?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  const bring = useEffectEvent((to: Stop) => prepare(lab, acts, to));
  useEffect(() => {
    if (!stop) return undefined;
    setReached(stop.moment === null);
    bring(stop);
    next.current?.focus({ preventScroll: true });
    if (stop.moment === null) return undefined;
    // The run may not have been simulated so far yet.
    const look = () => {
      moments?.index.update();
      const found = moments?.index.list.find(({ kind }) => kind === stop.moment);
      if (!found) return;
      showMoment(lab, found);
      setReached(true);
      ended();
    };
    const ended = lab.playback.subscribe(look);
    return ended;
  }, [lab, moments, stop]);
  useEffect(() => {
    if (!stop || !reached) return undefined;
    let seen: Element | null = null;
    let led = false;
    return lab.playback.subscribe(() => {
      const place = document.querySelector(stop.place) ?? document.querySelector(stop.around);
      if (place !== seen) {
        place?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      // A sheet that comes with the stop takes the focus once.
      if (!led && document.activeElement?.matches('.sheet')) {
        led = true;
        next.current?.focus({ preventScroll: true });
      }
      seen = place;
      if (card.current && ring.current) point(card.current, ring.current, place);
    });
  }, [lab, stop, reached]);
  if (!stop) return null;
  return (
    <>
      <div ref={ring} className="tour-ring" aria-hidden="true" />
      <div
        ref={card}
        className="tour"
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
      >
        <div className="tour-head">
          <h2 id={`${id}-title`}>
            {stop.title} <span className="unit">{say`${at + 1} of ${STOPS.length}`}</span>
          </h2>
          <CloseButton label={say('Leave the tour')} onClose={() => leave()} />
        </div>
        <p id={`${id}-words`}>{stop.words}</p>
        <p className="tour-wait" role="status">
          {reached ? '' : say('The run is simulated up to there.')}
        </p>
        <div className="tour-way">
          <button
            type="button"
            className="button"
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            {say('Back')}
          </button>
          <button
            ref={next}
            type="button"
            className="button primary"
            onClick={() => (last ? leave() : setAt(at + 1))}
          >
            {last ? say('Done') : say('Next')}
          </button>
        </div>
      </div>
    </>
  );
}

/** The tour is of the opening run: another one gives it the place. */
function useOpeningRun({ run, view, core, opening }: TourProps['lab']): void {
  useEffect(() => {
    const { text } = run.getState().run;
    const same = Object.keys(core.diff(OPENING_PRESET, text) as object).length === 0;
    if (!same) opening.openNamed(OPENING_PRESET);
    showFlow(view, 0);
  }, [run, view, core, opening]);
}

/** Brings what a stop speaks of on the screen. */
function prepare({ look }: TourProps['lab'], acts: LayoutActs, { shows }: Stop): void {
  look.enlarge(null);
  if (shows === 'controls') acts.showControls();
  else acts.closeSheet();
  if (shows === 'charts' && !acts.narrow && acts.layout.hidden.side) acts.switchSide();
}

/** Moves ring and card to a place, on every frame in which that stands elsewhere. */
function point(card: HTMLElement, ring: HTMLElement, place: Element | null): void {
  const { clientWidth: right } = document.documentElement;
  const bar = document.querySelector('.lab > .bottom')?.getBoundingClientRect();
  const window = { left: 0, top: 0, right, bottom: Math.min(innerHeight, bar?.top ?? innerHeight) };
  const seen = inSight(place?.getBoundingClientRect() ?? window, window);
  const { left, top } = placed(
    { width: card.offsetWidth, height: card.offsetHeight },
    seen,
    window,
  );
  put(card, { left, top });
  put(ring, {
    left: seen.left,
    top: seen.top,
    width: seen.right - seen.left,
    height: seen.bottom - seen.top,
  });
}

function put({ style }: HTMLElement, box: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(box)) {
    const text = `${Math.round(value)}px`;
    if (style.getPropertyValue(name) !== text) style.setProperty(name, text);
  }
}
