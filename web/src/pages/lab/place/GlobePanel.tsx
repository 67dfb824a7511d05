/** The globe's place in the page: shows it, follows the lab, and says what is missing if there is none. */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Box } from '../../../globe';
import { say } from '../../../words/say';
import { useBeside } from '../runs/useBeside';
import type { Lab } from '../session/lab';
import { globeOthers, globeRun } from './globeRun';
import './globe.css';

/** What may lie over the globe. */
const OVER_GLOBE = '.middle .corner > *, .sheet';

interface GlobePanelProps {
  readonly lab: Pick<Lab, 'globe' | 'run' | 'view' | 'chosen' | 'edit' | 'playback'>;
  /** Whether something else has its place, so that drawing it would be for nobody. */
  readonly covered: boolean;
}

export function GlobePanel({ lab, covered }: GlobePanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const { globe, problem } = useStore(lab.globe.state);
  const run = useStore(lab.run, (state) => state.run);
  const flow = useStore(lab.view, (state) => state.flow);
  const layers = useStore(lab.view, (state) => state.layers);
  const selection = useStore(lab.chosen, (state) => state.selection);
  const tracked = useStore(lab.chosen, (state) => state.tracked);
  const picking = useStore(lab.edit, (state) => state.picking);
  const beside = useBeside(lab);

  useEffect(() => (place.current ? lab.globe.show(place.current) : undefined), [lab.globe]);
  useEffect(() => {
    globe?.setRun(globeRun(run));
  }, [globe, run]);
  useEffect(() => globe?.setFlow(flow), [globe, flow]);
  useEffect(() => {
    globe?.setOthers(globeOthers(beside, lab.run.getState().runs));
  }, [globe, lab.run, beside]);
  useEffect(() => globe?.setLayers(layers), [globe, layers]);
  useEffect(() => globe?.select(selection), [globe, selection]);
  useEffect(() => globe?.follow(tracked), [globe, tracked]);
  useEffect(() => globe?.askForPlace(picking !== null), [globe, picking]);
  useEffect(() => {
    if (!globe || !place.current) return;
    const own = place.current;
    globe.avoid(() => panelsOver(own));
    return watchPanels(own, () => globe.panelsChanged());
  }, [globe]);
  useEffect(() => {
    if (!globe || covered) return;
    const { playback } = lab;
    return playback.subscribe((t) => globe.frame(t, playback.speed, playback.playing));
  }, [globe, lab, covered]);

  return (
    <>
      <div ref={place} className="globe-canvas" data-ready={globe !== null || undefined} />
      {problem === null ? null : (
        <div className="globe-problem" role="status">
          <p>{problem}</p>
          <button type="button" className="button" onClick={() => lab.globe.retry()}>
            {say('Try again')}
          </button>
        </div>
      )}
      {globe === null && problem === null ? (
        <p className="globe-loading" role="status">
          {say('The globe is being loaded.')}
        </p>
      ) : null}
    </>
  );
}

/** Where cards and the sheet of a small screen lie over the globe's place. */
function panelsOver(place: HTMLElement): Box[] {
  const own = place.getBoundingClientRect();
  return [...document.querySelectorAll(OVER_GLOBE)].flatMap((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const apart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
    if (apart || right === left || bottom === top) return [];
    const [x, y] = [own.left, own.top];
    return [{ left: left - x, top: top - y, right: right - x, bottom: bottom - y }];
  });
}

/** Calls `changed` when panels come, go or change their size, until the returned function is called. */
function watchPanels(place: HTMLElement, changed: () => void): () => void {
  const sizes = new ResizeObserver(changed);
  const watch = () => {
    sizes.disconnect();
    for (const panel of document.querySelectorAll(OVER_GLOBE)) sizes.observe(panel);
    changed();
  };
  // The globe's own names come and go all the time.
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => !place.contains(target))) watch();
  });
  watch();
  const { parentElement: middle } = place;
  if (middle) {
    observer.observe(middle, { childList: true, subtree: true });
    if (middle.parentElement) observer.observe(middle.parentElement, { childList: true });
  }
  return () => {
    observer.disconnect();
    sizes.disconnect();
  };
}
