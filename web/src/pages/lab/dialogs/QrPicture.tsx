/** A QR code as a picture, dark on white in any theme: scanners expect that. */
import { type Qr, QUIET } from './qr';

interface QrPictureProps {
  readonly qr: Qr;
  readonly label: string;
}

export function QrPicture({ qr, label }: QrPictureProps) {
  const size = qr.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
