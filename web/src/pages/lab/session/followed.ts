/** The lab as the address bar and the tab's storage follow it. */
import type { Followed } from './addressBar';
import { type Linkable, linkOf } from './link';
import type { Readable } from './slice';

export interface FollowedParts extends Linkable {
  readonly opening: {
    /** Whether the address is that of a moment: a link was opened, or the user has done something. */
    addressed: boolean;
    /** What the address has been since it was gone to. */
    readonly replaced: string[];
    /** Whether a link is being read, so that the screen is not yet that of the address. */
    readonly reading: boolean;
  };
}

export function followed(lab: FollowedParts): Followed {
  const { opening, playback } = lab;
  return {
    get addressed() {
      return opening.addressed && !opening.reading;
    },
    set addressed(addressed) {
      opening.addressed = addressed;
    },
    replaced: opening.replaced,
    get playing() {
      return playback.playing;
    },
    silent: () => JSON.stringify(lab.globe.camera()),
    link: () => linkOf(lab),
    watch: (changed) => watchKept(lab, changed),
  };
}

/** Calls `changed` when something that a link holds was changed, other than by the clock. */
function watchKept(lab: Linkable, changed: () => void): () => void {
  const { scenario, playback, charts, look, sequence } = lab;
  let range = JSON.stringify(charts.keep());
  const stops = [
    scenario.state.subscribe((now, before) => {
      if (now.text !== before.text || now.preset !== before.preset) changed();
    }),
    watch(lab.run, ['runs', 'live', 'shown'], changed),
    watch(lab.view, ['flow', 'path', 'part', 'skyLook', 'layers', 'step', 'bookmarks'], changed),
    watch(lab.stage, ['controls'], changed),
    watch(lab.chosen, ['event', 'selection', 'tracked'], changed),
    playback.watch(changed),
    look.subscribe(changed),
    sequence.subscribe(changed),
    // The cursor is no part of a link.
    charts.subscribe(() => {
      const now = JSON.stringify(charts.keep());
      if (now !== range) changed();
      range = now;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Calls `changed` when one of these of a slice is another. */
function watch<State>(
  slice: Readable<State>,
  kept: readonly (keyof State)[],
  changed: () => void,
): () => void {
  return slice.subscribe((now, before) => {
    if (kept.some((name) => now[name] !== before[name])) changed();
  });
}
