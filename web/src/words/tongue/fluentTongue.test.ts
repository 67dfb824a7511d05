/** What a language makes of texts in which something stands that is not to be said. */
import { load } from 'virtual:languages';
import { expect, it } from 'vitest';
import { FluentTongue } from './fluentTongue';

const tongueOf = async (code: string) =>
  new FluentTongue(code, (await load(code)).default, () => undefined);

it.each(['de', 'fr', 'es', 'zh-CN'])(
  '%s leaves the words of documents as they are',
  async (code) => {
    const tongue = await tongueOf(code);
    for (const policy of ['hold', 'highest-elevation', 'nearest', 'longest-visible', 'ideal']) {
      const text = `Handover policy ${policy}: hold the satellite until it sinks below the elevation mask.`;
      const said = tongue.translated(text);
      expect(said).toMatch(new RegExp(`(?<![\\w-])${policy}(?![\\w-])`));
      expect(said).not.toContain('Handover policy');
    }
  },
);

it.each([
  ['de', '0,682 ± 0,046', '9.733 ± 12', '10,00 Pakete ± 0 Pakete'],
  ['es', '0,682 ± 0,046', '9.733 ± 12', '10,00 paquetes ± 0 paquetes'],
])('%s writes a number and how sure it is with its own signs', async (code, ...said) => {
  const tongue = await tongueOf(code);
  expect(tongue.numbers('0.682 ± 0.046')).toBe(said[0]);
  expect(tongue.numbers('9,733 ± 12')).toBe(said[1]);
  expect(tongue.known('10.00 packets ± 0 packets')).toBe(said[2]);
});
