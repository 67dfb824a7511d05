/** A state of the lab written as a step of a lesson opens as what it was; a state that cannot says why. */
import { expect, test } from 'vitest';
import { parseLesson } from '../../../links/lesson/parse';
import { openState, writeState } from '../../../links/lesson/state';
import { type LinkView, writeLink } from '../../../links/shareLink';
import { coreForTests } from '../core.testing';

const core = await coreForTests();
const view: LinkView = { part: 'streams', speed: 0.05, flow: 0, camera: { latitude_deg: 12 } };
const scenario = core.set(core.preset('iridium-geo'), 'flows[0].sctp.streams', 8);
const linked = { preset: 'iridium-geo', scenario, t: 37.912_345_678_4, view };

const stateOf = (block: string) =>
  parseLesson(`---\ntitle: T\nminutes: 5\nsummary: S\n---\n## One\n${block}`).steps[0]
    ?.state as never;
const open = (lines: string) => openState(core, stateOf(`\`\`\`state\n${lines}\n\`\`\`\n`));

test('a frozen state opens with scenario, instant and view', async () => {
  const opened = await openState(core, stateOf(writeState(core, linked)));
  expect(JSON.parse(opened.scenario)).toEqual(JSON.parse(scenario));
  expect(opened).toMatchObject({
    preset: 'iridium-geo',
    t: linked.t,
    view: { ...view, paused: true },
  });
});

test('a link of the lab is a state, too', async () => {
  const link = await writeLink(core, linked);
  const opened = await open(`link: https://example.org/lab/${link}\nset: seed = 7`);
  expect(JSON.parse(opened.scenario)).toMatchObject({ seed: 7 });
  expect(opened).toMatchObject({ t: linked.t, view: { part: 'streams' } });
});

test.each([
  ['preset: nowhere\nat: 1 s', 8, 'not known here'],
  ['preset: iridium\nat: 1 s\nset: flows[0].speed = 2', 10, 'flows[0].speed'],
  ['preset: iridium\nat: 1 s\nset: flows[7].name = x', 10, 'flows[7]'],
  ['preset: iridium\nat: 1 s\nset: seed = -1', 10, 'seed'],
  ['preset: iridium\nat: 1 s\ndiff: {"seed":-1}', 8, 'seed'],
  ['link: #v1.iridium.AAAA', 8, 'damaged'],
])('the state %j is refused with its line', async (lines, line, words) => {
  await expect(open(lines)).rejects.toMatchObject({
    line,
    message: expect.stringContaining(words),
  });
});
