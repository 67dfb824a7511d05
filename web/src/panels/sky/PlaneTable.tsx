/** The map of planes as a table, for those who read rather than look: a line a plane. */
import { useMemo } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import { nodeName } from '../../document/runNames';
import { LinkChange } from '../../protocol/codes.gen';
import type { RunMeta } from '../../protocol/runMeta';
import { LinkState } from '../../reading/linkState';
import { FORWARD, Routes } from '../../reading/routeState';
import type { RecordingSource } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { useTicking } from '../events/useTicking';
import type { PlaneGrid } from './grid';

const EVERY_MS = 500;

interface PlaneTableProps {
  readonly meta: RunMeta;
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  readonly flow: number;
  readonly grid: PlaneGrid;
}

export function PlaneTable({ meta, store, playback, flow, grid }: PlaneTableProps) {
  useTicking(store, playback, EVERY_MS);
  const links = useMemo(() => new LinkState(), []);
  const routes = useMemo(
    () => new Routes(meta.flows.map(({ paths, background }) => (background ? 0 : paths.length))),
    [meta],
  );
  const { t } = playback;
  links.advance(store, t);
  routes.advance(store, t);
  const used = routes.of(flow).flatMap(({ current }) => {
    const { nodes, length } = current[FORWARD];
    return Array.from(nodes.subarray(0, length));
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="chart-table" aria-label={say('Planes, table')} tabIndex={0}>
      <table>
        <caption>{say`At ${fixed(t, 3)} s`}</caption>
        <thead>
          <tr>
            <th scope="col">{say('plane')}</th>
            <th scope="col">{say('satellites')}</th>
            <th scope="col">{say('links within')}</th>
            <th scope="col">{say('links to other planes')}</th>
            <th scope="col">{say('over the seam')}</th>
            <th scope="col">{say('on the path')}</th>
          </tr>
        </thead>
        <tbody>
          {planesOf(grid, links).map(({ satellites, within, others, seam }, plane) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plane is its number
            <tr key={plane}>
              <th scope="row">{plane}</th>
              <td>{satellites}</td>
              <td>{within}</td>
              <td>{others}</td>
              <td>{seam}</td>
              <td>
                {used
                  .filter((node) => grid.has(node) && grid.placeOf(node).plane === plane)
                  .map((node) => nodeName(meta, node))
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface PlaneRow {
  satellites: number;
  within: number;
  /** A link between two planes is one of each. */
  others: number;
  /** Of these, those over the seam. */
  seam: number;
}

/** How many satellites each plane has, and how many links of it are up. */
export function planesOf(
  grid: PlaneGrid,
  { a, b, up, count }: Pick<LinkState, 'a' | 'b' | 'up' | 'count'>,
): PlaneRow[] {
  const rows = Array.from(
    { length: grid.planes },
    (): PlaneRow => ({
      satellites: 0,
      within: 0,
      others: 0,
      seam: 0,
    }),
  );
  grid.each((_node, { plane }) => {
    const row = rows[plane];
    if (row) row.satellites += 1;
  });
  for (let slot = 0; slot < count; slot += 1) {
    const [one = -1, other = -1] = [a[slot], b[slot]];
    if (up[slot] !== LinkChange.up || !grid.has(one) || !grid.has(other)) continue;
    const planes = new Set([grid.placeOf(one).plane, grid.placeOf(other).plane]);
    for (const plane of planes) {
      const row = rows[plane];
      if (!row) continue;
      if (planes.size === 1) row.within += 1;
      else row.others += 1;
      if (grid.crosses(one, other)) row.seam += 1;
    }
  }
  return rows;
}
