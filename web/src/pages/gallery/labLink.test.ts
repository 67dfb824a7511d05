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
  const link = await labLink(toolsFor(flows), experiment, 'quick', 0, { stepwise });
  const data = Buffer.from(link.split('.').at(-1) ?? '', 'base64url');
  return JSON.parse(inflateRawSync(data).toString()).v;
}

test('step by step opens the diagrams, of two flows side by side, at the first loss', async () => {
  expect(await viewOf(2, true)).toEqual({
    part: 'sequence',
    paused: true,
    first: 'loss',
    sequence: { beside: 1 },
  });
  expect(await viewOf(1, true)).toEqual({ part: 'sequence', paused: true, first: 'loss' });
  expect(await viewOf(2, false)).toEqual({});
});

test('an instant is opened with its traffic beginning there, and nothing to send before', async () => {
  const experiment = { document: { id: 'x', base: { preset: 'iridium' } } } as Experiment;
  const kept: string[] = [];
  const tools = {
    core: {
      diff: (_preset: string, scenario: string) => {
        kept.push(scenario);
        return {};
      },
    },
    experiments: {
      scenario: () => JSON.stringify({ flows: [{ name: 'Path' }], duration_s: 86_400 }),
    },
  } as unknown as GalleryTools;
  const link = await labLink(tools, experiment, 'full', 0, { at: 43_200 });
  expect(JSON.parse(kept[0] ?? '')).toEqual({
    flows: [{ name: 'Path', start_s: 43_200 }],
    duration_s: 43_800,
  });
  const data = Buffer.from(link.split('.').at(-1) ?? '', 'base64url');
  expect(JSON.parse(inflateRawSync(data).toString()).t).toBe(43_200);
});

test('a network is opened on the flat map with its footprints and the seam', async () => {
  const experiment = { document: { id: 'x', base: { preset: 'teledesic' } } } as Experiment;
  const link = await labLink(toolsFor(1), experiment, 'full', 0, { as: 'map' });
  const data = Buffer.from(link.split('.').at(-1) ?? '', 'base64url');
  expect(JSON.parse(inflateRawSync(data).toString()).v).toEqual({
    camera: { flat: true },
    layers: { footprints: true, seam: true },
  });
});
