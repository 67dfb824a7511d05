/** A recording that fills the room for packets within seconds; web/src/clock/pace.test.ts has all the others. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openLab, seconds, simulated } from './page';

const DURATION_S = 60;
const sctp = {
  payload_bytes: 512,
  header_bytes: 36,
  receiver_buffer_bytes: 65_536,
  initial_cwnd_segments: 2,
};
/** The address of a preset with differences, from its beginning at the highest speed. */
function address(preset: string, d: object): string {
  const content = { d, t: 0, v: { speed: 1000 } };
  return `#v1.${preset}.${deflateRawSync(JSON.stringify(content)).toString('base64url')}`;
}

test('40 associations recorded in full are played to their end', async ({ page }) => {
  const d = { duration_s: DURATION_S, background: { associations: 39, record: 'full', sctp } };
  const faults = await openLab(page, address('ir-thirty', d));
  // The room for packets is full long before that, and the playhead has to make more.
  await expect.poll(() => simulated(page), { timeout: 80_000 }).toBe(DURATION_S);
  await expect.poll(() => seconds(page)).toBe(DURATION_S);
  expect(faults).toEqual([]);
});
