/**
 * Links that nobody would make: whatever a fragment holds, it opens a scenario that can be read or is refused in a
 * sentence. A few hundred always, as many as `npm run fuzz` says in `FUZZ_LINKS`, from the seed in `FUZZ_SEED`.
 */
import { expect, test } from 'vitest';
import { isLink, type Linked, readLink, writeLink } from '../../../links/shareLink';
import { coreForTests } from '../core.testing';

const core = await coreForTests();
const presets = core.presets().map(({ id }) => id);
const count = Number(process.env.FUZZ_LINKS ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** Random choices that follow from the seed and the number of the case (mulberry32). */
function drawsOf(which: number): (count: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(which + 1, 0x85ebca6b);
  return (among) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * among);
  };
}
type Draws = ReturnType<typeof drawsOf>;
const pick = <T>(list: readonly T[], below: Draws): T => list[below(list.length)] as T;

/** JSON texts at which readers give way: `1e999` is a number in JSON and infinite in JavaScript. */
const LEAVES = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1e999', '-1e999', '5e-324', '1e300', '0.5', '17'],
  ...['9007199254740993', '""', '" "', '"charts"', '"walker-star"', '"25 Mbit/s"', '"\\u0000"'],
  ...['"\\ud800"', '[]', '{}', '{"=":1}', '{"=":null}', '{"__proto__":{"polluted":true}}'],
];
const KEYS = [
  ...['d', 't', 'v', 'flows', 'sctp', 'streams', 'seed', 'duration_s', 'constellations', 'links'],
  ...['planes', '0', '1', '7', '=', '', '__proto__', 'constructor', 'toString', 'camera', 'chart'],
  ...['layers', 'flow', 'path', 'part', 'paused', 'speed', 'event', 'selection', 'step', 'look'],
];

function json(below: Draws, depth: number): string {
  const kind = depth > 4 ? 0 : below(4);
  const inner = () => json(below, depth + 1);
  if (kind < 2) return pick(LEAVES, below);
  const parts = Array.from({ length: below(4) });
  if (kind === 2) return `[${parts.map(inner).join(',')}]`;
  return `{${parts.map(() => `${JSON.stringify(pick(KEYS, below))}:${inner()}`).join(',')}}`;
}

/** The content of a link: some of it as the page writes it, some of it not. */
function content(below: Draws): string {
  const fields = ['d', 't', 'v'].filter(() => below(6) > 0);
  const sound: Record<string, string> = {
    d: `{"seed":${below(99)},"flows":{"0":{"sctp":{"streams":${below(3)}}}}}`,
    t: `${below(90)}.25`,
    v: `{"flow":${below(3)},"part":"events","speed":2,"layers":{"isls":false}}`,
  };
  const value = (name: string) => (below(2) ? sound[name] : json(below, 0));
  return `{${fields.map((name) => `"${name}":${value(name)}`).join(',')}}`;
}

async function deflated(text: string): Promise<Buffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer());
}

async function fragment(below: Draws): Promise<string> {
  const bytes = await deflated(below(12) ? content(below) : json(below, 0));
  if (below(5) === 0) bytes[below(bytes.length)] = below(256);
  let text = `#v1.${pick(presets, below)}.${bytes.toString('base64url')}`;
  while (below(6) === 0) {
    const at = below(text.length);
    const put = pick(['', '.', '%', '#', 'v2', ' ', 'é', '\u0000', 'A', text.slice(0, at)], below);
    text = text.slice(0, at) + put + text.slice(at + below(3));
  }
  return text;
}

/** A link that opened is one that the page can show and write again. */
async function expectShown(linked: Linked): Promise<void> {
  expect(core.check(linked.scenario)).toEqual([]);
  const { t, view } = linked;
  const numbers = [t, view.flow ?? 0, view.path ?? 0, view.speed ?? 1, view.event?.t ?? 0];
  expect(numbers.every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
  const again = await readLink(core, await writeLink(core, linked));
  expect([JSON.parse(again.scenario), again.t]).toEqual([JSON.parse(linked.scenario), t]);
}

function expectSentence(thrown: unknown): void {
  expect(thrown).toBeInstanceOf(Error);
  const { constructor: kind, message } = thrown as Error;
  expect(kind).toBe(Error);
  expect(message).toMatch(/^(This link|The scenario of this link)[^\n]{5,400}\.$/);
  expect(message).not.toMatch(/undefined|\[object|NaN/);
}

test('whatever a link holds, it opens a scenario or is refused in a sentence', async () => {
  const outcomes = { opened: 0, refused: 0 };
  for (let which = 0; which < count; which += 1) {
    const text = await fragment(drawsOf(which));
    try {
      const outcome = await readLink(core, text).then(
        (linked) => ({ linked }),
        (thrown: unknown) => ({ thrown }),
      );
      if ('linked' in outcome) {
        await expectShown(outcome.linked);
        outcomes.opened += 1;
      } else {
        expectSentence(outcome.thrown);
        outcomes.refused += 1;
      }
      expect(typeof isLink(text)).toBe('boolean');
      expect({}).not.toHaveProperty('polluted');
    } catch (fault) {
      throw new Error(`link ${which} of seed ${seed}: ${text}`, { cause: fault });
    }
  }
  // Mutations that ruin every link, or none, search nothing.
  expect(Math.min(outcomes.opened, outcomes.refused)).toBeGreaterThan(count / 20);
}, 0);
