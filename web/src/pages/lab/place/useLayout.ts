/** The lab's layout as its page holds it, and what changes it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useMedia } from '../hooks';
import type { Lab } from '../session/lab';
import {
  controlsSwitched,
  type Layout,
  type Left,
  layoutAtFirst,
  shows,
  sideSwitched,
  turnedTo,
  withControls,
} from './layout';
import { ABOVE, SMALL } from './small';

export interface LayoutActs {
  readonly layout: Layout;
  /** Whether the left column has no place of its own. */
  readonly narrow: boolean;
  shows(what: Left): boolean;
  turnTo(what: Left): void;
  showControls(): void;
  switchControls(): void;
  switchSide(): void;
  closeSheet(): void;
  present(presenting: boolean): void;
}

export function useLayout({ guides }: Pick<Lab, 'guides'>, lesson: string | null): LayoutActs {
  const narrow = useMedia(SMALL);
  const [layout, setLayout] = useState(layoutAtFirst);
  useEffect(() => {
    if (lesson === null) return undefined;
    setLayout((now) => ({ ...now, left: 'lesson', sheet: true }));
    return () => {
      guides.follow(null);
      setLayout((now) => ({ ...now, left: 'controls' }));
    };
  }, [guides, lesson]);
  return {
    layout,
    narrow,
    shows: (what) => shows(layout, what, narrow),
    turnTo: (what) => setLayout((now) => turnedTo(now, what, narrow)),
    showControls: () => setLayout((now) => withControls(now, narrow)),
    switchControls: () => setLayout((now) => controlsSwitched(now, narrow)),
    switchSide: () => setLayout(sideSwitched),
    closeSheet: () => setLayout((now) => ({ ...now, sheet: false })),
    present: (presenting) => setLayout((now) => ({ ...now, presenting })),
  };
}

/** What of the right column has the room of the globe, or null. */
export function useLarge({
  look,
  sequence,
  view,
}: Pick<Lab, 'look' | 'sequence' | 'view'>): 'charts' | 'sequence' | null {
  const part = useStore(view, (state) => state.part);
  const charts = useSyncExternalStore(look.subscribe, () => look.large !== null);
  const above = useMedia(ABOVE);
  const wide = useSyncExternalStore(
    sequence.subscribe,
    () => sequence.wide && (sequence.asked || !above),
  );
  if (charts && part === 'charts') return 'charts';
  return wide && part === 'sequence' ? 'sequence' : null;
}
