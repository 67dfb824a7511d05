/** Counts with their words, and words within sentences, in English and in another language. */
import { afterEach, expect, test } from 'vitest';
import { speak } from '../words/say';
import { FluentTongue } from '../words/tongue/fluentTongue';
import { counted, lowered, midSentence } from './text';

afterEach(() => speak(null));

test('numbers of things are grouped, and their words follow them', () => {
  expect(counted(1, ['chunk', 'chunks'])).toBe('1 chunk');
  expect(counted(3000, ['chunk', 'chunks'])).toBe('3,000 chunks');
  speak(new FluentTongue('de', { messages: {}, sentences: [] }, () => undefined));
  expect(counted(3000, ['chunk', 'chunks'])).toBe('3.000 chunks');
});

test('labels begin small within a sentence, but where the language has capitals of its own', () => {
  expect(midSentence('Packet error rate')).toBe('packet error rate');
  expect(midSentence('MTU')).toBe('MTU');
  expect(lowered('Fast retransmits')).toBe('fast retransmits');
  speak(new FluentTongue('de', { messages: {}, sentences: [] }, () => undefined));
  expect(midSentence('Paketfehlerrate')).toBe('Paketfehlerrate');
  expect(lowered('Zeitgeber')).toBe('Zeitgeber');
});
