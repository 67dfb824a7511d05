/** The map of planes in words: the way of a path, and where a satellite is. */
import { nodeName } from '../../document/runNames';
import type { SkyView } from '../../protocol/core';
import type { RunMeta } from '../../protocol/runMeta';
import { fixed } from '../../words/numbers';
import { formOf, say } from '../../words/say';
import type { PlaneGrid } from './grid';

/** "Quito, P3 S5, P3 S4, London: 3 links, none over the seam." */
export function pathWords(meta: RunMeta, grid: PlaneGrid, nodes: readonly number[]): string {
  if (nodes.length === 0) return say('There is no path at present.');
  const names = nodes.map((node) => nodeName(meta, node)).join(', ');
  const crossings = nodes.filter((node, at) => {
    const before = nodes[at - 1];
    return before !== undefined && grid.has(before) && grid.has(node) && grid.crosses(before, node);
  }).length;
  const seam = !grid.seam
    ? ''
    : crossings > 0
      ? say(', over the seam')
      : say(', none over the seam');
  const links = nodes.length - 1;
  return `${names}: ${links} ${formOf(links, ['link', 'links'])}${seam}.`;
}

/** "P3 S5, above 12.3° N, 80.1° W." */
export function placeWords(
  sky: Pick<SkyView, 'look'>,
  meta: RunMeta,
  node: number,
  t: number,
): string {
  const [latitude = 0, longitude = 0] = sky.look(node, t);
  const north = `${fixed(Math.abs(latitude), 1)}° ${latitude < 0 ? 'S' : 'N'}`;
  const east = `${fixed(Math.abs(longitude), 1)}° ${longitude < 0 ? 'W' : 'E'}`;
  return say`${nodeName(meta, node)}, above ${north}, ${east}.`;
}
