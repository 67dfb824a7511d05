/** What the colours and shapes on the globe mean; only what is drawn. */
import { globeColours, type Layers } from '../../globe';
import './cards.css';

interface LegendCardProps {
  readonly layers: Layers;
  /** Whether the run has satellites at all. */
  readonly satellites: boolean;
}

export function LegendCard({ layers, satellites }: LegendCardProps) {
  const lines: [colour: string, words: string][] = [];
  if (satellites && layers.isls && !layers.load) {
    lines.push([globeColours.intraplane, 'intraplane'], [globeColours.interplane, 'interplane']);
    lines.push([globeColours.crossSeam, 'cross-seam']);
  }
  lines.push([globeColours.path, 'path']);
  return (
    <ul className="card legend" aria-label="Legend of the globe">
      {lines.map(([colour, words]) => (
        <li key={words}>
          <svg viewBox="0 0 16 4" width="16" height="4" aria-hidden="true">
            <path d="M0 2h16" stroke={colour} strokeWidth="3" />
          </svg>
          {words}
        </li>
      ))}
      {layers.packets ? <PacketSigns /> : null}
      {layers.load ? (
        <li>
          <svg viewBox="0 0 48 4" width="48" height="4" aria-hidden="true">
            <defs>
              <linearGradient id="load">
                <stop offset="0" stopColor={globeColours.loadLow} />
                <stop offset="0.5" stopColor={globeColours.loadMiddle} />
                <stop offset="1" stopColor={globeColours.loadHigh} />
              </linearGradient>
            </defs>
            <rect width="48" height="4" fill="url(#load)" />
          </svg>
          load, idle to full
        </li>
      ) : null}
    </ul>
  );
}

function PacketSigns() {
  return (
    <>
      <li>
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <circle cx="5" cy="5" r="3.5" fill={globeColours.data} />
        </svg>
        data
      </li>
      <li>
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <circle cx="5" cy="5" r="3.2" fill="none" stroke="#fff" strokeWidth="1.6" />
        </svg>
        SACK
      </li>
      <li>
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="m2 2 6 6m0-6-6 6" stroke={globeColours.lost} strokeWidth="2" />
        </svg>
        lost
      </li>
    </>
  );
}
