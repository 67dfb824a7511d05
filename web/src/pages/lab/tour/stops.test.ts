/** The tour goes through moments that the opening run has, early enough to be there when somebody comes to them. */
import { expect, it, vi } from 'vitest';
import { runOf } from '../../../panels/sequence/run.testing';
import { MomentIndex } from '../../../reading/moments';
import { offersTour, wasOffered } from './offer';
import { STOPS } from './stops';

it('every stop has its moment within twenty seconds of the opening run', () => {
  const { store, flows, meta } = runOf('opening', { duration_s: 20 });
  const [flow] = flows;
  if (!flow) throw new Error('the run has no flow');
  const index = new MomentIndex(store, flow, meta);
  index.update();
  const kinds = new Set(index.list.map(({ kind }) => kind));
  for (const { moment } of STOPS) if (moment !== null) expect(kinds, moment).toContain(moment);
});

it('is offered once, at the plain address of the opening scenario', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const lab = (preset = 'opening', past: unknown[] = [], opening = {}) =>
    ({
      opening: { addressed: false, reading: false, ...opening },
      scenario: { state: { getState: () => ({ preset, past }) } },
    }) as unknown as Parameters<typeof offersTour>[0];
  for (const plain of ['', '#/', '#/lab', '#/lab/']) expect(offersTour(lab(), plain)).toBe(true);
  for (const other of ['#v1.opening.abc', '#/lab?scenario=opening', '#/lessons/slow-start']) {
    expect(offersTour(lab(), other), other).toBe(false);
  }
  expect(offersTour(lab('iridium-geo'), '')).toBe(false);
  expect(offersTour(lab('opening', [{}]), '')).toBe(false);
  expect(offersTour(lab('opening', [], { addressed: true }), '')).toBe(false);
  expect(offersTour(lab('opening', [], { reading: true }), '')).toBe(false);
  wasOffered();
  expect(offersTour(lab(), '')).toBe(false);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('closed');
    },
  });
  expect(offersTour(lab(), '')).toBe(false);
  vi.unstubAllGlobals();
});
