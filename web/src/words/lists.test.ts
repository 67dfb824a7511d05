/** Names in a sentence, in English and in another language. */
import { afterEach, expect, test } from 'vitest';
import { listed } from './lists';
import { speak, type Tongue } from './say';

afterEach(() => speak(null));

test('names are joined as the language of the page joins them', () => {
  expect(listed([])).toBe('');
  expect(listed(['TCP'])).toBe('TCP');
  expect(listed(['TCP', 'SCTP'])).toBe('TCP and SCTP');
  expect(listed(['TCP', 'SCTP', 'XSTP'])).toBe('TCP, SCTP and XSTP');
  speak({ locale: 'de' } as Tongue);
  expect(listed(['TCP', 'SCTP', 'XSTP'])).toBe('TCP, SCTP und XSTP');
  speak({ locale: 'zh-CN' } as Tongue);
  expect(listed(['TCP', 'SCTP'])).toBe('TCP和SCTP');
});
