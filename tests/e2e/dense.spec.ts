/** Recordings that fill the room for packets within seconds: they play to their end, however dense they are. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openLab, seconds, simulated } from './page';

const sctp = {
  payload_bytes: 512,
  header_bytes: 36,
  receiver_buffer_bytes: 65_536,
  initial_cwnd_segments: 2,
};
const wide = { rate_bps: 50e6, delay_ms: 10, queue_packets: 1000, per: 0 };

/** The address of a preset with differences, from its beginning at the highest speed. */
function address(preset: string, d: object): string {
  const content = { d, t: 0, v: { speed: 1000 } };
  return `#v1.${preset}.${deflateRawSync(JSON.stringify(content)).toString('base64url')}`;
}

for (const [name, duration_s, preset, differences] of [
  [
    '40 associations recorded in full',
    60,
    'ir-thirty',
    { background: { associations: 39, record: 'full', sctp } },
  ],
  [
    'an association of 50 Mbit/s',
    150,
    'two-links',
    { links: { 0: wide, 1: wide }, flows: { 0: { sctp: { receiver_buffer_bytes: 1e6 } } } },
  ],
] as const) {
  test(`${name} is played to its end`, async ({ page }) => {
    const faults = await openLab(page, address(preset, { duration_s, ...differences }));
    // The room for packets is full long before that, and the playhead has to make more.
    await expect.poll(() => simulated(page), { timeout: 80_000 }).toBe(duration_s);
    await expect.poll(() => seconds(page)).toBe(duration_s);
    expect(faults).toEqual([]);
  });
}
