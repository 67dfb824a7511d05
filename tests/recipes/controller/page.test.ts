/** The page has the phases of the controller's window from its declaration, in every protocol. */
import { expect, it } from 'vitest';
import { KIND_OF_CODE, PHASES } from '../protocol/events.gen';

it('names the phases of a controller as it declares them', () => {
  for (const protocol of ['sctp', 'tcp', 'xstp'] as const) {
    expect(PHASES[protocol][200]).toBe('hold');
    expect(PHASES[protocol][201]).toBe('additive increase');
  }
  expect(KIND_OF_CODE[200]).toBe('window');
});
