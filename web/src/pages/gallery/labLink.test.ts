/** Links from an experiment to the lab. */
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Experiment } from '../../protocol/experiment.gen';
import { type GalleryTools, labLink } from './tools';

/** Tools whose scenario has so many flows. */
function toolsFor(flows: number): GalleryTools {
  const scenario = JSON.stringify({ flows: Array.from({ length: flows }, () => ({})) });
  return {
    core: { diff: () => ({}) },
    experiments: { scenario: () => scenario },
  } as unknown as GalleryTools;
}

async function viewOf(flows: number, stepwise: boolean): Promise<unknown> {
  const experiment = { document: { id: 'x', base: { preset: 'dumbbell' } } } as Experiment;
  const link = await labLink(toolsFor(flows), experiment, 'quick', 0, stepwise);
  const data = Buffer.from(link.split('.').at(-1) ?? '', 'base64url');
  return JSON.parse(inflateRawSync(data).toString()).v;
}

test('step by step opens the diagrams, of two flows side by side, before anything has happened', async () => {
  expect(await viewOf(2, true)).toEqual({
    part: 'sequence',
    paused: true,
    sequence: { beside: 1 },
  });
  expect(await viewOf(1, true)).toEqual({ part: 'sequence', paused: true });
  expect(await viewOf(2, false)).toEqual({});
});
