/** What an embed tells the page around it, and what it does when told. */
import { expect, test, vi } from 'vitest';
import { Playback } from '../../clock/playback';
import { type Host, obey, speakWith } from './embedMessages';

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
  const stop = speakWith(host, playback, { parts: ['globe'], height: 480 });
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
  expect(obey(playback, { type: 'skywindow.fly' })).toMatch(/^skywindow\.fly is no message/);
  for (const speed of [0, -1, Number.NaN, '2']) {
    expect(obey(playback, { type: 'skywindow.speed', speed })).toMatch(/above 0/);
  }
  expect(obey(playback, null)).toBe('');
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
  const stop = speakWith(host, clock(), { parts: ['globe'], height: 480 });
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
