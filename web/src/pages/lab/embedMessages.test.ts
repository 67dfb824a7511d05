/** What an embed tells the page around it, and what it does when told. */
import { expect, test, vi } from 'vitest';
import { Playback } from '../../clock/playback';
import { ScenarioStore } from '../../document/scenarioStore';
import { coreForTests } from './core.testing';
import { type Host, obey, speakWith } from './embedMessages';
import { awaited, scenarioOf } from './embedScenario';

function clock() {
  const made = new Playback({ request: () => 0, cancel: () => undefined });
  made.setLimit(100);
  made.setDuration(600);
  return made;
}

test('an embed says that it is ready, how high it would be, and how its clock stands whenever that changes', () => {
  const posted: object[] = [];
  let say: (message: unknown) => void = () => undefined;
  const host: Host = {
    post: (message) => posted.push(message),
    listen: (said) => {
      say = said;
      return () => undefined;
    },
  };
  const playback = clock();
  const stop = speakWith(
    host,
    { clock: playback, scenario: null },
    { parts: ['globe'], height: 480 },
  );
  const state = { type: 'skywindow.state', speed: 1, simulated_s: 100, duration_s: 600 };
  expect(posted.splice(0)).toEqual([
    { type: 'skywindow.ready', version: 1, parts: ['globe'] },
    { subject: 'lti.frameResize', height: 480 },
    { ...state, t: 0, playing: false },
  ]);
  say({ type: 'skywindow.seek', t: 42.5 });
  expect(posted.splice(0)).toEqual([{ ...state, t: 42.5, playing: false }]);
  say({ type: 'skywindow.play' });
  expect(posted.splice(0)).toEqual([{ ...state, t: 42.5, playing: true }]);
  say({ type: 'skywindow.seek', t: 'soon' });
  expect(posted.splice(0)).toEqual([
    {
      type: 'skywindow.problem',
      message: 'skywindow.seek needs t, simulated seconds from 0 on.',
    },
  ]);
  say({ subject: 'something else' });
  expect(posted).toEqual([]);
  stop();
});

test('a message that is none of an embed changes nothing and is answered in a sentence', () => {
  const playback = clock();
  expect(obey({ clock: playback, scenario: null }, { type: 'skywindow.fly' })).toMatch(
    /^skywindow\.fly is no message/,
  );
  for (const speed of [0, -1, Number.NaN, '2']) {
    expect(obey({ clock: playback, scenario: null }, { type: 'skywindow.speed', speed })).toMatch(
      /above 0/,
    );
  }
  expect(obey({ clock: playback, scenario: null }, null)).toBe('');
  expect([playback.t, playback.speed, playback.playing]).toEqual([0, 1, false]);
});

test('thousands of seeks are answered with four states a second, of which the last is how the clock stands', () => {
  vi.useFakeTimers();
  const posted: { readonly at: number; readonly type: string; readonly t?: number }[] = [];
  let say: (message: unknown) => void = () => undefined;
  const host: Host = {
    post: (message) => posted.push({ at: performance.now(), type: '', ...message }),
    listen: (said) => {
      say = said;
      return () => undefined;
    },
  };
  const stop = speakWith(
    host,
    { clock: clock(), scenario: null },
    { parts: ['globe'], height: 480 },
  );
  for (let seek = 1; seek <= 3000; seek += 1) {
    say({ type: 'skywindow.seek', t: seek / 100 });
    say({ type: 'skywindow.fly', t: seek });
    if (seek % 2 === 0) vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(1500);
  for (const type of ['skywindow.state', 'skywindow.problem']) {
    const times = posted.filter((one) => one.type === type).map(({ at }) => at);
    // 1.5 s of messages: four in the first second, and as many in the next.
    expect(times.length).toBeGreaterThanOrEqual(6);
    expect(times.every((at, one) => one < 4 || at - (times[one - 4] ?? 0) >= 1000)).toBe(true);
  }
  expect(posted.findLast(({ type }) => type === 'skywindow.state')?.t).toBe(30);
  stop();
  vi.useRealTimers();
});

/** A host that keeps what it is told, and says what it is made to say. */
function course() {
  const posted: Record<string, unknown>[] = [];
  const listeners = new Set<(message: unknown) => void>();
  const host: Host = {
    post: (message) => posted.push(message as Record<string, unknown>),
    listen: (said) => {
      listeners.add(said);
      return () => listeners.delete(said);
    },
  };
  const say = (message: unknown) => {
    for (const said of listeners) said(message);
  };
  return { host, posted, say };
}

test('what an answer said of the clock is told anew once it is no longer so', () => {
  vi.useFakeTimers();
  const { host, posted, say } = course();
  const playback = clock();
  const stop = speakWith(host, { clock: playback, scenario: null }, { parts: [], height: 1 });
  for (let t = 1; t <= 20; t += 1) say({ type: 'skywindow.seek', t, id: t });
  // So many are told in a second; since then the answers alone have said where the playhead is.
  const last = posted.findLast(({ type }) => type === 'skywindow.state')?.t;
  expect(last).toBe(3);
  posted.length = 0;
  playback.moveTo(3);
  vi.advanceTimersByTime(1500);
  expect(posted.map(({ type, t }) => [type, t])).toEqual([['skywindow.state', 3]]);
  stop();
  vi.useRealTimers();
});

test('a message with an id is answered with how the clock stands then, or with what is wrong', () => {
  const { host, posted, say } = course();
  const playback = clock();
  const stop = speakWith(host, { clock: playback, scenario: null }, { parts: [], height: 1 });
  posted.length = 0;
  for (let id = 1; id <= 20; id += 1) say({ type: 'skywindow.seek', t: id, id });
  const answers = posted.filter(({ type }) => type === 'skywindow.done');
  expect(answers.map(({ id, t, problem }) => [id, t, problem])).toEqual(
    Array.from({ length: 20 }, (_, place) => [place + 1, place + 1, null]),
  );
  say({ type: 'skywindow.seek', t: -1, id: 'back' });
  expect(posted.at(-1)).toMatchObject({
    ...{ type: 'skywindow.done', id: 'back', t: 20 },
    problem: 'skywindow.seek needs t, simulated seconds from 0 on.',
  });
  say({ type: 'skywindow.scenario', scenario: {}, id: 3 });
  expect(posted.at(-1)?.problem).toBe('skywindow.scenario needs scenario=told in the address.');
  posted.length = 0;
  say({ type: 'another', id: 4 });
  expect(posted).toEqual([]);
  stop();
});

test('the first scenario that is told and can run is awaited', async () => {
  const core = await coreForTests();
  const { host, posted, say } = course();
  const first = awaited(host, core);
  say({ type: 'skywindow.play' });
  say({ type: 'skywindow.scenario', scenario: { duration_s: -1, flows: 3 } });
  say({ type: 'skywindow.scenario' });
  const document = { ...JSON.parse(core.preset('two-links')), seed: 77 };
  say({ type: 'skywindow.scenario', scenario: document });
  say({ type: 'skywindow.scenario', scenario: { seed: 5 } });
  expect(JSON.parse(await first)).toEqual(document);
  expect(posted[0]).toEqual({ type: 'skywindow.waiting', version: 1 });
  const [, wrong, none] = posted.map(({ message }) => String(message));
  expect(wrong?.split('\n')).toEqual(
    core.check('{"duration_s":-1,"flows":3}').map(({ path, message }) => `${path}: ${message}`),
  );
  expect(none).toBe('skywindow.scenario needs scenario, a document.');
});

test('scenarios go both ways, and one that cannot run changes nothing', async () => {
  const core = await coreForTests();
  const scenario = new ScenarioStore(core, 'two-links');
  const { host, posted, say } = course();
  const lab = { clock: clock(), scenario: scenarioOf({ core, scenario }) };
  const stop = speakWith(host, lab, { parts: [], height: 1 });
  const told = () =>
    posted.splice(0).flatMap((one) => (one.type === 'skywindow.scenario' ? [one.scenario] : []));
  expect(told()).toEqual([JSON.parse(core.preset('two-links'))]);
  scenario.set('seed', 9);
  expect(told()).toMatchObject([{ seed: 9 }]);
  const other = { ...JSON.parse(core.preset('iridium')), seed: 4 };
  say({ type: 'skywindow.scenario', scenario: other, id: 1 });
  expect(told()).toEqual([other]);
  expect(scenario.state.getState().document).toEqual(other);
  say({ type: 'skywindow.scenario', scenario: { ...other, seed: -4 }, id: 2 });
  expect(posted.at(-1)?.problem).toMatch(/^seed: /);
  expect(told()).toEqual([]);
  scenario.undo();
  expect(told()).toMatchObject([{ seed: 9 }]);
  stop();
});
