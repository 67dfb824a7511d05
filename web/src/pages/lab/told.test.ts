/** What the core tells of every event, with numbers of any size: in another language nothing of it stays in English. */
import { load } from 'virtual:languages';
import { afterEach, expect, it } from 'vitest';
import { tcp } from '../../families/tcp/words';
import { End } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { speak, translated } from '../../words/say';
import { FluentTongue } from '../../words/tongue/fluentTongue';
import { coreForTests } from './core.testing';

/** Every family, several paths, relays, names of stations, and networks whose links change. */
const SCENARIOS = ['two-links', 'iridium-geo-multihomed', 'split-tcp', 'blackouts', 'incidents'];
/** One and several, none, not known, sizes of windows, rates and times. */
const NUMBERS = [
  [1, 1, 1, 1],
  [0, 1, 3, 2.5],
  [66, 4, 67, 12],
  [70, -1, 1500, 0.25],
  [-1, -1, -1, -1],
  [2, 3, 0, 7],
  [5e6, 6e6, 600, 44_000],
] as const;
/** What the documents call their nodes and error processes, units, and what the core says of numbers that no event has. */
const SAME =
  /\b(?:[0-9a-f]{8}|geo|iridium|London|Chicago|Boston|Lisbon|Dakar|source|sink|router|terminal|handoffs|station|control|Quito|Washington|Tokyo|SCTP source|TCP source|gateway|[kMG]?bit|Event|unknown)\b/g;

/** As a text of TCP is said where bytes and segments are both shown. */
const bothNumbers = (text: string) => tcp.numbered?.(text, (byte) => 1 + byte, 'both') ?? text;
const codes = Object.values(EVENT_CODES).flatMap((family) => Object.values(family));
const core = await coreForTests();
afterEach(() => speak(null));

it('says every event in the language', { timeout: 60_000 }, async () => {
  const told = new Set<string>();
  for (const id of SCENARIOS) {
    const sky = core.skyView(core.preset(id));
    for (const code of codes) {
      for (const [a, b, c, d] of NUMBERS) {
        for (const [flow, path, end] of [
          [0, 0, End.sender],
          [1, 1, End.receiver],
        ] as const) {
          const { title, detail } = sky.explain(code, flow, path, a, b, c, d, end);
          for (const text of [title, detail]) told.add(text).add(bothNumbers(text));
        }
      }
    }
    sky.free();
  }
  expect(told.size).toBeGreaterThan(1000);
  const missing: string[] = [];
  speak(new FluentTongue('qps', (await load('qps')).default, (key) => missing.push(key)));
  const english = [...told].filter((text) =>
    /[a-z]{3}/.test(translated(text).replaceAll(SAME, '')),
  );
  expect(english).toEqual([]);
  expect(missing).toEqual([]);
});
