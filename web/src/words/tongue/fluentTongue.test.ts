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
