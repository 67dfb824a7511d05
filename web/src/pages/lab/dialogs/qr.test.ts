/** The QR code of a link. */
import { expect, test } from 'vitest';
import { qrOf } from './qr';

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
