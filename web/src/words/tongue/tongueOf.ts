/** Another language than English, made of its words. What is here needs nothing of the page, which waits for it. */
import type { Words } from 'virtual:languages';
import type { Tongue } from '../say';
import { FluentTongue } from './fluentTongue';

/** The language; what it lacks is counted, for whoever translates and for the tests. */
export function tongueOf(code: string, words: Words): Tongue {
  const { dataset } = document.documentElement;
  const missing = new Set<string>();
  dataset.untranslated = '0';
  Object.assign(globalThis, { untranslated: missing });
  return new FluentTongue(code, words, (key) => {
    missing.add(key);
    dataset.untranslated = String(missing.size);
  });
}
