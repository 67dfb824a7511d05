/** Drafts of experiments of somebody's own. */
import { readFileSync } from 'node:fs';
import * as wasm from 'skywindow-core';
import * as packets from 'skywindow-packets';
import { beforeAll, expect, test } from 'vitest';
import { readDocument } from '../../../document/document';
import { documentText } from '../../../experiments/ownExperiment';
import type { Field } from '../../../protocol/core.gen';
import { axisOf, baseScenario, draftOf, idOf, variablesOf, withMetrics } from './draft';

let core: { preset(id: string): string; fields(): readonly Field[] };

beforeAll(() => {
  const code = (name: string) =>
    readFileSync(new URL(`../../../../../sim-wasm/pkg/${name}_bg.wasm`, import.meta.url));
  wasm.initSync({ module: code('skywindow') });
  packets.initSync({ module: code('packets') });
  core = { preset: wasm.preset, fields: () => JSON.parse(wasm.fields()) };
});

const planned = (text: string) => packets.Sweep.of_other('', 'full', text).free();

test('a draft of every kind of network is one that the core plans', () => {
  const metrics = JSON.parse(packets.metrics());
  for (const id of ['two-links', 'iridium-geo', 'dumbbell']) {
    const choices = draftOf(core, id, core.preset(id), metrics);
    planned(documentText(choices));
    const scenario = baseScenario(core, choices.base);
    expect(scenario.flows).toEqual(readDocument(core.preset(id)).flows);
  }
});

test('what a control begins with is what the core takes', () => {
  const choices = draftOf(
    core,
    'two-links',
    core.preset('two-links'),
    JSON.parse(packets.metrics()),
  );
  const scenario = baseScenario(core, choices.base);
  const variables = variablesOf(core.fields(), scenario);
  expect(variables.length).toBeGreaterThan(50);
  expect(variables.map(({ control }) => control.path)).not.toContain('seed');
  const refused = variables.flatMap((variable) => {
    const axis = axisOf(variable, scenario, []);
    const one = { ...axis, values: axis.values.slice(0, 1) };
    try {
      planned(documentText({ ...choices, axes: [one] }));
      return [];
    } catch {
      return [variable.control.path];
    }
  });
  // These need another setting beside them, which the core says.
  expect(refused).toEqual(['flows.*.sctp.mtu_bytes', 'background.latitude_max_deg']);
});

test('the first metric is drawn, rates in kbit/s', () => {
  const metrics = JSON.parse(packets.metrics());
  const choices = draftOf(core, 'two-links', core.preset('two-links'), metrics);
  expect(choices.y).toEqual({ label: 'Goodput', unit: 'kbit/s', factor: 0.001 });
  expect(withMetrics(choices, ['latency_s'], metrics).y).toEqual({
    label: 'Transfer time',
    unit: 's',
    factor: 1,
  });
});

test('a title becomes a name', () => {
  expect(idOf('Streams at BER 1e-5!')).toBe('streams-at-ber-1e-5');
  expect(idOf('…')).toBe('own-experiment');
});
