/** A text as a QR code, drawn as one path of unit squares. */
import { correction, generate } from 'lean-qr';

/** The quiet zone around a code, in modules (ISO/IEC 18004 5.3.8). */
export const QUIET = 4;

export interface Qr {
  /** Modules along a side, without the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** The code of a text, or null where it is longer than codes can be (ISO/IEC 18004, version 40-L). */
export function qrOf(text: string): Qr | null {
  let made: ReturnType<typeof generate>;
  try {
    // Most of a link is repeated nowhere: as large modules as can be, with as much correction as that leaves.
    made = generate(text, { minCorrectionLevel: correction.L });
  } catch {
    return null;
  }
  const { size } = made;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!made.get(x, y)) continue;
      const from = x;
      while (x + 1 < size && made.get(x + 1, y)) x += 1;
      path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
  }
  return { size, path };
}
