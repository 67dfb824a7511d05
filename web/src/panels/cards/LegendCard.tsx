/** What the colours and shapes on the globe mean; only what is drawn. */
import { globeColours, type Layers } from '../../globe';
import './cards.css';

type Look = 'solid' | 'dashed' | 'dotted' | 'faint';
type Line = readonly [colour: string, words: string, look?: Look];

const WAYS: Readonly<Record<Look, string>> = {
  solid: 'M0 2h16',
  dashed: 'M0 2h4M6 2h4M12 2h4',
  dotted: 'M0 2h2M4.5 2h2M9 2h2M13.5 2h2',
  faint: 'M0 2h16',
};

interface LegendCardProps {
  readonly layers: Layers;
  /** The kinds of links that the run has, as the recording numbers them. */
  readonly kinds: ReadonlySet<number>;
  /** Whether packets back take another way than those there. */
  readonly reverse: boolean;
  /** How many paths the flow on show has. */
  readonly paths: number;
  /** Whether the ways of other flows are drawn. */
  readonly others: boolean;
}

/** The kinds of links between satellites and to the ground, by their numbers in the recording. */
const LINKS: readonly Line[] = [
  [globeColours.intraplane, 'intraplane'],
  [globeColours.interplane, 'interplane'],
  [globeColours.crossSeam, 'cross-seam'],
  [globeColours.gsl, 'ground link', 'dotted'],
];
const GSL = 3;

export function LegendCard({ layers, kinds, reverse, paths, others }: LegendCardProps) {
  const lines: Line[] = LINKS.filter(
    (_, kind) => kinds.has(kind) && !layers.load && (kind === GSL ? layers.gsls : layers.isls),
  );
  lines.push([globeColours.path, paths > 1 ? 'primary' : 'path']);
  if (paths > 1) lines.push([globeColours.path, 'alternate', 'dashed']);
  if (reverse) lines.push([globeColours.path, 'way back', 'dotted']);
  if (others) lines.push([globeColours.path, 'other flows', 'faint']);
  return (
    <ul className="card legend" aria-label="Legend of the globe">
      {lines.map(([colour, words, look = 'solid']) => (
        <li key={words}>
          <svg viewBox="0 0 16 4" width="16" height="4" aria-hidden="true">
            <path
              d={WAYS[look]}
              stroke={colour}
              strokeWidth={look === 'faint' ? 1 : look === 'dotted' ? 1.5 : 3}
              opacity={look === 'faint' ? 0.55 : 1}
            />
          </svg>
          {words}
        </li>
      ))}
      {layers.packets ? <PacketSigns heartbeats={paths > 1} /> : null}
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

function PacketSigns({ heartbeats }: { readonly heartbeats: boolean }) {
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
      {heartbeats ? (
        <li>
          <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
            <path d="M5 1 9 5 5 9 1 5Z" fill="none" stroke={globeColours.path} strokeWidth="1.5" />
          </svg>
          heartbeat
        </li>
      ) : null}
      <li>
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="m2 2 6 6m0-6-6 6" stroke={globeColours.lost} strokeWidth="2" />
        </svg>
        lost
      </li>
    </>
  );
}
