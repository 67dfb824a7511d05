/** Brings the lab's entries to the palette for as long as its panels are in sight; they are made when it is opened. */
import { useEffect, useRef } from 'react';
import { bringEntries } from '../../../base/palette';
import type { Lab } from '../session/lab';
import type { PaletteActs } from './entries';

/** Nothing of it while the lab is presented: globe and charts alone are there. */
export function usePalette(
  lab: Parameters<typeof import('./entries').labEntries>[0] & Pick<Lab, 'run'>,
  presenting: boolean,
  acts: PaletteActs,
): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (presenting) return undefined;
    return bringEntries(async () => (await import('./entries')).labEntries(lab, latest.current));
  }, [lab, presenting]);
}
