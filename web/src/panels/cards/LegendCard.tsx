/** What the colours and shapes on the globe mean: every sign that is drawn, and no other. */
import type { ReactNode } from 'react';
import { globeColours, type Layers } from '../../globe';
import { LinkKind } from '../../protocol/codes.gen';
import type { LossSign } from '../../reading/fates';
import { lossPath } from '../../reading/lossShapes';
import { say } from '../../words/say';
import './cards.css';

type Look = 'solid' | 'dashed' | 'dotted' | 'faint' | 'thin' | 'broken' | 'long';
type Line = readonly [colour: string, words: string, look?: Look];

const WAYS: Readonly<Record<Look, string>> = {
  solid: 'M0 2h16',
  dashed: 'M0 2h4M6 2h4M12 2h4',
  dotted: 'M0 2h2M4.5 2h2M9 2h2M13.5 2h2',
  broken: 'M0 2h7M9 2h7',
  long: 'M0 2h11M13 2h3',
  faint: 'M0 2h16',
  thin: 'M0 2h16',
};
const WIDTHS: Readonly<Record<Look, number>> = {
  solid: 3,
  dashed: 3,
  dotted: 1.5,
  broken: 1.5,
  long: 1.75,
  faint: 1,
  thin: 1.25,
};

interface LegendCardProps {
  readonly layers: Layers;
  /** The kinds of links that the run has. */
  readonly kinds: ReadonlySet<LinkKind>;
  /** Whether packets back take another way than those there. */
  readonly reverse: boolean;
  /** What the packets that acknowledge are called. */
  readonly acknowledgement: string;
  /** How many paths the flow on show has. */
  readonly paths: number;
  /** Whether the ways of other flows are drawn. */
  readonly others: boolean;
  /** The letter of the run on show, where there are several; else empty. */
  readonly run: string;
  /** The other runs, by their letters and their places among all. */
  readonly beside: readonly { readonly letter: string; readonly at: number }[];
  /** Whether the run has satellites. */
  readonly satellites: boolean;
  /** Whether there are stations where no flow in the foreground ends. */
  readonly quiet: boolean;
  /** Whether packets of the flow on show were sent again for being too big. */
  readonly resized: boolean;
  /** The shapes of the packets that were lost, with their causes. */
  readonly losses: readonly LossSign[];
  /** Whether somebody forged packets. */
  readonly forged: boolean;
  /** Whether links of the run have good and bad states. */
  readonly states: boolean;
  /** Whether a handover is drawn as a pulse. */
  readonly pulses: boolean;
}

/** The kinds of links between satellites and to the ground. */
const LINKS: readonly (readonly [LinkKind, Line])[] = [
  [LinkKind.intraplane, [globeColours.intraplane, say('intraplane')]],
  [LinkKind.interplane, [globeColours.interplane, say('interplane'), 'broken']],
  [LinkKind.crossSeam, [globeColours.crossSeam, say('cross-seam'), 'dashed']],
  [LinkKind.nearest, [globeColours.nearest, say('nearest satellites'), 'long']],
  [LinkKind.gsl, [globeColours.gsl, say('ground link'), 'dotted']],
];

export function LegendCard(props: LegendCardProps) {
  const { layers } = props;
  return (
    <ul className="card legend" aria-label={say('Legend of the globe')}>
      {linesOf(props).map((line) => (
        <LineSign key={line[1]} line={line} />
      ))}
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
          {say('load, idle to full')}
        </li>
      ) : null}
      {marksOf(props).map(([sign, words]) => (
        <li key={words}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            {sign}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}

/** How the ways of other runs look, by their places. */
const RUN_LOOKS: readonly Look[] = ['thin', 'dashed', 'dotted', 'long'];

/** What is drawn as lines. */
function linesOf(props: LegendCardProps): readonly Line[] {
  const { layers, kinds, reverse, paths, others, satellites, states, run, beside } = props;
  const lines: Line[] = LINKS.filter(
    ([kind]) =>
      kinds.has(kind) && !layers.load && (kind === LinkKind.gsl ? layers.gsls : layers.isls),
  ).map(([, line]) => line);
  if (satellites && layers.orbits) lines.push([globeColours.orbit, say('orbit'), 'faint']);
  if (satellites && layers.footprints)
    lines.push([globeColours.footprint, say('footprint'), 'thin']);
  if (satellites && layers.tracks) lines.push([globeColours.track, say('ground track'), 'thin']);
  if (satellites && layers.seam) lines.push([globeColours.lost, say('seam'), 'broken']);
  const of = run === '' ? '' : say` of ${run}`;
  lines.push([globeColours.path, `${paths > 1 ? say('primary') : say('path')}${of}`]);
  if (paths > 1) lines.push([globeColours.path, say('alternate'), 'dashed']);
  if (reverse) lines.push([globeColours.path, say('way back'), 'dotted']);
  if (states) lines.push([globeColours.lost, say('bad state'), 'dotted']);
  if (others) lines.push([globeColours.path, say('other flows'), 'faint']);
  for (const { letter, at } of beside) {
    lines.push([globeColours.otherRun, say`path of ${letter}`, RUN_LOOKS[at] ?? 'thin']);
  }
  return lines;
}

function LineSign({ line: [colour, words, look = 'solid'] }: { readonly line: Line }) {
  return (
    <li>
      <svg viewBox="0 0 16 4" width="16" height="4" aria-hidden="true">
        <path
          d={WAYS[look]}
          stroke={colour}
          strokeWidth={WIDTHS[look]}
          opacity={look === 'faint' ? 0.55 : 1}
        />
      </svg>
      {words}
    </li>
  );
}

type Mark = readonly [sign: ReactNode, words: string];

/** What is drawn as points: packets, then satellites and stations. */
function marksOf(props: LegendCardProps): readonly Mark[] {
  const { layers, acknowledgement, paths, satellites, quiet, pulses, resized, forged, losses } =
    props;
  const marks: Mark[] = [];
  if (layers.packets) {
    marks.push(
      [<circle key="data" cx="6" cy="6" r="3.5" fill={DATA} />, say('data')],
      [<path key="fast" d={TRIANGLE} fill={DATA} {...RIM} />, say('fast retransmission')],
      [<path key="late" d={DIAMOND} fill={DATA} {...RIM} />, say('after a timeout')],
      ...(resized
        ? [[<path key="smaller" d={SQUARE} fill={DATA} {...RIM} />, say('too big before')] as const]
        : []),
      [<circle key="sack" cx="6" cy="6" r="3" {...HOLLOW} stroke={WHITE} />, acknowledgement],
    );
    if (paths > 1) {
      marks.push([<path key="beat" d={DIAMOND} {...HOLLOW} stroke={PATH} />, say('heartbeat')]);
    }
    if (forged) marks.push([<path key="forged" d={BOW} fill={FORGED} {...RIM} />, say('forged')]);
    marks.push([<circle key="control" cx="6" cy="6" r="2.5" fill={WHITE} />, say('control')]);
  }
  if (satellites) {
    marks.push(
      [
        <circle key="satellite" cx="6" cy="6" r="2.75" fill={globeColours.satellite} />,
        say('satellite'),
      ],
      [
        <g key="serving">
          <circle cx="6" cy="6" r="2.5" fill={PATH} />
          <circle cx="6" cy="6" r="5" {...HOLLOW} stroke={PATH} />
        </g>,
        say('serving satellite'),
      ],
    );
    if (pulses) {
      const ring = <circle key="pulse" cx="6" cy="6" r="4.5" {...HOLLOW} stroke={HANDOVER} />;
      marks.push([ring, say('handover')]);
    }
  }
  marks.push([
    <g key="end">
      <circle cx="6" cy="6" r="2.5" fill={WHITE} />
      <circle cx="6" cy="6" r="5" {...HOLLOW} strokeWidth="1.25" stroke={WHITE} />
    </g>,
    say('flow endpoint'),
  ]);
  if (layers.borders) {
    const land = (
      <g key="border">
        <rect width="12" height="12" rx="2" fill={globeColours.land} />
        <path d="M0 9 12 3" stroke={globeColours.border} strokeWidth="1.5" />
      </g>
    );
    marks.push([land, say('border')]);
  }
  if (layers.night) {
    const half = (
      <g key="night">
        <circle cx="6" cy="6" r="5" fill={globeColours.land} />
        <path d="M6 1a5 5 0 0 1 0 10Z" fill={globeColours.background} />
      </g>
    );
    marks.push([half, say('day and night')]);
  }
  if (quiet) {
    const dot = (
      <circle key="quiet" cx="6" cy="6" r="2" fill={globeColours.station} opacity="0.7" />
    );
    marks.push([dot, say('station without a flow')]);
  }
  if (layers.packets) {
    // Last, for they grow while the run goes on, and the globe makes room for a legend that is higher.
    for (const { mark, words } of losses.length > 0 ? losses : NO_LOSS_YET) {
      marks.push([<path key={mark} d={lossPath(mark, 6, 6, 4.5)} {...LOSS} />, words]);
    }
  }
  return marks;
}

const WHITE = '#fff';
const DATA = globeColours.data;
const PATH = globeColours.path;
const LOSS = { fill: 'none', stroke: globeColours.lost, strokeWidth: 2 } as const;
/** What stands in the place of the causes until the first loss, so that the legend is no higher after it. */
const NO_LOSS_YET: readonly LossSign[] = [{ mark: 'cross', words: say('lost') }];
const FORGED = globeColours.forged;
const HANDOVER = globeColours.handover;
const HOLLOW = { fill: 'none', strokeWidth: 1.5 } as const;
const RIM = { stroke: WHITE, strokeWidth: 1.25 } as const;
const TRIANGLE = 'M1.5 2h9L6 10.5Z';
const DIAMOND = 'M6 1 11 6 6 11 1 6Z';
const SQUARE = 'M2.5 2.5h7v7h-7Z';
const BOW = 'M1.5 2 6 5 10.5 2v8L6 7 1.5 10Z';
