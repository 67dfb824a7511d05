/** Which language is spoken, of those that are wished for and those that there are. */
import { expect, test } from 'vitest';
import { chosenOf } from './chosen';

const OFFERED = ['en', 'de', 'fr', 'zh-CN', 'qps'];

test.each<[readonly (string | null)[], string]>([
  [['de', 'fr', 'en'], 'de'],
  [[null, 'fr', 'de'], 'fr'],
  [[null, null, 'de-AT', 'en'], 'de'],
  [[null, null, 'pt', 'en-GB', 'de'], 'en'],
  [[null, null, 'zh-SG'], 'zh-CN'],
  // Traditional characters are another script.
  [[null, null, 'zh-TW', 'fr'], 'fr'],
  [['qps', 'de'], 'qps'],
  [['no language at all', null, 'de'], 'de'],
  [[null], 'en'],
  [[], 'en'],
])('of the wishes %j the first that is offered is spoken: %s', (wishes, code) => {
  expect(chosenOf(wishes, OFFERED)).toBe(code);
});
