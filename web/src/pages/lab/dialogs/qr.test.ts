/** The QR code of a link. */
import decode from 'jsqr';
import { expect, test } from 'vitest';
import { type Qr, QUIET, qrOf } from './qr';

/** The picture of a code as a camera would have it: so many pixels a module, black on white. */
function picture({ size, path }: Qr): { data: Uint8ClampedArray; wide: number } {
  const [scale, quiet] = [4, QUIET];
  const wide = (size + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(4 * wide * wide).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let down = 0; down < scale; down += 1) {
      const row = ((Number(y) + quiet) * scale + down) * wide;
      const from = (Number(x) + quiet) * scale;
      for (let at = from; at < from + Number(run) * scale; at += 1) {
        data.fill(0, 4 * (row + at), 4 * (row + at) + 3);
      }
    }
  }
  return { data, wide };
}

test.each([
  'https://example.org/a/lab/#V2.IRIDIUM-GEO.7RP86+MF4LWTE3BU0XNH0D32P484JR89PFBX820',
  'SW1.slow-start.1x2y3z.5%2C872+/2-/.Ada%20L%2E.k3j2h1',
])('what is drawn is read again: %s', (text) => {
  const qr = qrOf(text);
  if (!qr) throw new Error('no code');
  const { data, wide } = picture(qr);
  expect(decode(data, wide, wide)?.data).toBe(text);
});

test('a link becomes a code with its three finder patterns, one too long becomes none', () => {
  const link = `https://example.org/lab/#v1.iridium-geo.${'Ab3_'.repeat(200)}`;
  const qr = qrOf(link);
  if (!qr) throw new Error('no code');
  // ISO/IEC 18004 5.3.1: versions 1 to 40 have 21 to 177 modules, in steps of 4.
  expect((qr.size - 17) % 4).toBe(0);
  // The upper edges of both upper finder patterns, and that of the lower left one (5.3.3).
  expect(qr.path).toContain('M0 0h7v1h-7z');
  expect(qr.path).toContain(`M${qr.size - 7} 0h7v1h-7z`);
  expect(qr.path).toContain(`M0 ${qr.size - 7}h7v1h-7z`);
  expect(qrOf('x'.repeat(2953))?.size).toBe(177);
  expect(qrOf('x'.repeat(2954))).toBeNull();
});
