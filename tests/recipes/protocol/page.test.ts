/** Stop-and-wait on the page: what is read of a run is told in its own terms. */
import { expect, test } from 'vitest';
import { chartsOf, nameOf } from '../charts/kinds/ids';
import { FIRST_PROTOCOL, familyOf } from '../families';
import { EVENT_CODES } from '../protocol/events.gen';
import { FLOW } from '../reading/tables.testing';

const view = { ...FLOW, protocol: 'stop_and_wait' as const };

test('a flow has the words of its family', () => {
  const words = familyOf(view.protocol);
  expect(words.headline({})).toBe('Stop-and-wait');
  expect(words.place({ stream: 0, ssn: 6, tsn: 7 })).toBe('Packet 7');
  expect(familyOf(FIRST_PROTOCOL).label).not.toBe(words.label);
});

test('charts are called as the family calls them', () => {
  expect(chartsOf(view)).toContain('tsn');
  expect(nameOf('tsn', view)).toBe('Packets');
});

test('its events are known to the page by name, and it refuses nothing', () => {
  const moments = [...familyOf(view.protocol).reading.moments.values()];
  expect(moments).toContain('slow-start');
  expect(moments).not.toContain('buffer-full');
  expect(EVENT_CODES.stop_and_wait.timeout).toBe(EVENT_CODES.tcp.timeout);
});
