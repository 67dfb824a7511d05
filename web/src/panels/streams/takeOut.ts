/** The streams as a picture: the board, and the acknowledgement that is read below it. Loaded when first asked for. */
import { capital } from '../../base/text';
import { fileName } from '../../charts/engine/download';
import { seconds } from '../../charts/engine/format';
import { type Paper, sheetOf, stacked } from '../../charts/engine/paper';
import { type ChartAbout, captions, framed, type Key } from '../../charts/engine/picture';
import type { Takable } from '../../charts/ui/PictureMenu';
import type { FamilyWords } from '../../families';
import { type ChunkState, STATE_WORDS } from '../../reading/chunkState';
import { formOf, say } from '../../words/say';
import type { Board } from './board';
import { CellPen } from './cells';
import { FIRST_ANEW } from './resetWords';
import type { SackRead } from './SackReader';
import { SackPen, STRIP_PX } from './sackStrip';

const WIDTH = 860;
/** Rows of a picture at most: more would not be read. */
const MOST_ROWS = 100;
const STATES: readonly ChunkState[] = ['delivered', 'waiting', 'missing', 'lost', 'flying'];

export interface StreamsMoment {
  readonly t: number;
  readonly board: Board;
  readonly family: FamilyWords;
  /** What the board says, in a sentence. */
  readonly words: string;
  readonly sack: SackRead | null;
  /** Whether streams of the flow begin anew. */
  readonly anew: boolean;
}

export function streamsPicture(moment: StreamsMoment, about: ChartAbout): Takable {
  const { t, board, family, words, sack, anew } = moment;
  const title = say('Head of line');
  const left = board.rows - MOST_ROWS;
  const cut = left > 0 ? ` ${say`${left} more ${formOf(left, ['stream', 'streams'])}.`}` : '';
  const draw = async (paper: Paper) => {
    const told = await captions(about, `${say`Flow ${about.flow}, ${seconds(t)}.`} ${words}${cut}`);
    const framedBoard = framed({
      plot: board.picture(paper, WIDTH, MOST_ROWS, t),
      paper,
      title,
      words: told.words,
      keys: anew ? [...STATES.map(stateKey), ANEW] : STATES.map(stateKey),
      source: sack ? '' : told.source,
      background: 'surface',
    });
    if (!sack) return framedBoard;
    const [one] = family.acknowledgement;
    const framedSack = framed({
      plot: strip(paper, sack),
      paper,
      title: capital(one),
      words: [sack.when, sack.words],
      source: told.source,
      background: 'surface',
    });
    return stacked(paper, [framedBoard, framedSack]);
  };
  return { name: fileName(title, t, t), title, words: `${about.scenario}. ${words}`, draw };
}

function strip(paper: Paper, { sack, step }: SackRead): HTMLCanvasElement {
  const sheet = sheetOf(paper, WIDTH, STRIP_PX);
  const context = sheet.getContext('2d');
  if (!context) return sheet;
  context.scale(paper.density, paper.density);
  new SackPen(context, paper.colors, WIDTH, step).draw(sack);
  return sheet;
}

const ANEW: Key = {
  label: FIRST_ANEW,
  sign: (context, colors) => {
    const pen = new CellPen(context, colors, 14, 14);
    pen.cell('delivered', '', 0, -1, false);
    pen.anew(0, -1);
  },
};

function stateKey(state: ChunkState): Key {
  return {
    label: STATE_WORDS[state],
    sign: (context, colors) => new CellPen(context, colors, 14, 14).cell(state, '', 0, -1, false),
  };
}
