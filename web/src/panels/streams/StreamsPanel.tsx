/** Head of line and SACKs: what every stream waits for at the playhead, and what the last SACK says. */
import { useEffect, useId, useRef, useState } from 'react';
import { pointIn } from '../../base/enlarged';
import { capital } from '../../base/text';
import type { ChartAbout } from '../../charts/engine/picture';
import { onThemeChange } from '../../charts/engine/theme';
import { PictureMenu } from '../../charts/ui/PictureMenu';
import type { PlaybackSource } from '../../clock/playbackSource';
import { familyOf } from '../../families';
import { ChunkIndex } from '../../reading/chunkIndex';
import { type RecordingStore, rowsBefore } from '../../reading/recordingStore';
import type { FlowView } from '../../reading/source';
import { StreamResets } from '../../reading/streamResets';
import { Board, type Numbers, ROW_PX } from './board';
import { Carried } from './Carried';
import { ChunkKey } from './ChunkKey';
import { ChunkTable } from './ChunkTable';
import { Queue } from './Queue';
import { type SackRead, SackReader } from './SackReader';
import './streams.css';
import { NONE } from '../../reading/lists';
import { numberLocale } from '../../words/numbers';
import { formOf, say, several } from '../../words/say';
import type { Explain } from '../events/eventBook';
import { ProbingView } from '../probing/ProbingView';
import { headline, type NameNode, story, tallyWords } from './chunkWords';
import { resetWords } from './resetWords';

export interface StreamsPanelProps {
  readonly store: RecordingStore;
  readonly playback: PlaybackSource;
  readonly flow: FlowView | null;
  /** Names nodes in the words. */
  readonly name: NameNode;
  readonly explain: Explain;
  /** What a file says of the run. */
  readonly about: ChartAbout;
  /** Whether the whole queue of the stream that waits most is shown, too. */
  readonly queue?: boolean;
}

/** Rows shown without scrolling. */
const MOST_ROWS = 16;
/** Words are written this often while time passes, milliseconds. */
const WORDS_MS = 200;

export function StreamsPanel(props: StreamsPanelProps) {
  if (!props.flow) return <p className="streams-none">{say('This scenario has no flows.')}</p>;
  return <Streams key={props.flow.flow} {...props} flow={props.flow} />;
}

interface Parts {
  readonly board: Board;
  readonly index: ChunkIndex;
  readonly resets: StreamResets;
}

function Streams(props: StreamsPanelProps & { flow: FlowView }) {
  const { store, playback, flow, name, explain, about, queue = false } = props;
  const read = useRef<SackRead | null>(null);
  const [numbers, setNumbers] = useState<Numbers>('ssn');
  const [table, setTable] = useState(false);
  const [rows, setRows] = useState(0);
  const [begins, setBegins] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const counted = useRef<HTMLParagraphElement>(null);
  const anew = useRef<HTMLParagraphElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const detail = useId();
  const { flow: number, numbering } = flow;
  const family = familyOf(flow.protocol);
  const piece = formOf(1, family.piece);
  const hint = say`Point at a ${piece}, or move with the arrow keys, for its story.`;

  useEffect(() => {
    const [area, drawing] = [scroller.current, canvas.current];
    if (!area || !drawing) return;
    const index = new ChunkIndex(store, number, numbering, family.firstPiece);
    const resets = new StreamResets(store, index, family.reading.resets);
    const board = new Board(store, index, resets, area, drawing);
    setParts({ board, index, resets });
    const resizing = new ResizeObserver(() => board.resize());
    resizing.observe(area);
    const stopTheme = onThemeChange(() => board.recolor());
    let at = Number.NaN;
    let version = -1;
    let wrote = Number.NEGATIVE_INFINITY;
    let unsaid = true;
    const stopFrames = playback.subscribe((t) => {
      index.update();
      resets.update();
      const moved = t !== at || store.version !== version;
      if (moved) {
        at = t;
        version = store.version;
        unsaid = true;
        board.read(t);
        setRows(board.rows);
        setBegins(resets.any);
      }
      board.draw(t);
      const now = performance.now();
      const focused = board.focused();
      if (!unsaid || now - wrote < WORDS_MS) return;
      wrote = now;
      unsaid = false;
      write(said.current, headline(store, index, board.views, t, name, family));
      write(counted.current, countWords(store, board, number, t));
      write(anew.current, resetWords(resets, t));
      if (focused === NONE) return;
      const since = board.focusedAnew(t);
      write(told.current, story(store, index, focused, t, name, family, since));
    });
    return () => {
      stopFrames();
      stopTheme();
      resizing.disconnect();
    };
  }, [store, playback, number, numbering, name, family]);

  useEffect(() => {
    // Its line is there from now on, while time may stand still.
    if (begins && parts) write(anew.current, resetWords(parts.resets, playback.t));
  }, [begins, parts, playback]);

  useEffect(() => {
    if (!parts) return;
    parts.board.numbers = numbers;
    parts.board.touch();
  }, [parts, numbers]);

  const tell = () => {
    if (!parts) return;
    const position = parts.board.focused();
    const { t } = playback;
    const since = parts.board.focusedAnew(t);
    const words =
      position === NONE ? hint : story(store, parts.index, position, t, name, family, since);
    write(told.current, words);
  };
  const point = (event: React.PointerEvent) => {
    if (!parts || !canvas.current) return;
    const { x, y } = pointIn(canvas.current, event);
    parts.board.focus = parts.board.placeAt(x, y);
    tell();
  };
  const key = (event: React.KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by || !parts) return;
    event.preventDefault();
    event.stopPropagation();
    parts.board.move(by[0], by[1]);
    tell();
  };

  return (
    <section className="streams" aria-label={family.streams.holds}>
      {family.probes !== 'never' ? (
        <ProbingView store={store} playback={playback} flow={flow} explain={explain} />
      ) : null}
      <Carried flow={flow} />
      <div className="streams-part">
        <header>
          <h3>{say('Head of line')}</h3>
          {family.numbers.ssn === family.numbers.tsn ? null : (
            <fieldset className="streams-choice" aria-label={say('Number in each cell')}>
              {(['ssn', 'tsn'] as const).map((choice) => (
                <button
                  key={choice}
                  type="button"
                  aria-pressed={numbers === choice}
                  onClick={() => setNumbers(choice)}
                >
                  {family.numbers[choice]}
                </button>
              ))}
            </fieldset>
          )}
          <button
            type="button"
            className="streams-table-switch"
            aria-pressed={table}
            onClick={() => setTable(!table)}
          >
            {say('Table')}
          </button>
          <PictureMenu
            label={say('Head of line: save')}
            take={async () => {
              if (!parts || parts.board.rows === 0) return null;
              const { board, index, resets } = parts;
              const { t } = playback;
              board.read(t);
              const words = headline(store, index, board.views, t, name, family);
              const out = await import('./takeOut');
              const moment = { t, board, family, words, sack: read.current, anew: resets.any };
              return out.streamsPicture(moment, about);
            }}
          />
        </header>
        <p ref={said} className="streams-said" />
        {/* biome-ignore lint/a11y/useSemanticElements: a picture that arrows move in, described in words */}
        <div
          ref={scroller}
          className="streams-board"
          style={{ height: Math.max(2, Math.min(rows, MOST_ROWS)) * ROW_PX }}
          role="group"
          aria-label={say`${capital(several(family.piece))} of every stream; arrows move from one to the next`}
          aria-describedby={detail}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its chunks are reached by arrow keys
          tabIndex={0}
          data-own-arrows
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={(event) => {
            if (!parts || event.currentTarget.matches(':focus')) return;
            parts.board.focus = null;
            tell();
          }}
          onKeyDown={key}
        >
          <canvas ref={canvas} />
          <div style={{ height: rows * ROW_PX }} />
          {rows === 0 ? (
            <p className="streams-empty">
              {say`Every ${piece} appears here by its stream as soon as the ${family.connection} sends.`}
            </p>
          ) : null}
        </div>
        {queue && parts ? (
          <Queue board={parts.board} playback={playback} piece={family.piece} />
        ) : null}
        <p id={detail} ref={told} className="streams-detail" aria-live="polite">
          {hint}
        </p>
        <ChunkKey piece={piece} resets={begins} />
        {begins ? <p ref={anew} className="streams-anew" /> : null}
        <p ref={counted} className="streams-count" />
        {table && parts ? (
          <ChunkTable
            store={store}
            playback={playback}
            index={parts.index}
            resets={parts.resets}
            board={parts.board}
            family={family}
          />
        ) : null}
      </div>
      <SackReader store={store} playback={playback} flow={flow} read={read} />
    </section>
  );
}

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function write(element: HTMLElement | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}

/** Counts of the open chunks, and what they take of the receiver's buffer. */
function countWords(store: RecordingStore, board: Board, flow: number, t: number): string {
  const { receivers } = store;
  let row = rowsBefore(receivers.t, t) - 1;
  while (row >= 0 && receivers.flow[row] !== flow) row -= 1;
  const held = (receivers.buffered[row] ?? 0).toLocaleString(numberLocale());
  const words = tallyWords(board.tally(t));
  return say`${capital(words)}; ${held} bytes in the receiver's buffer.`;
}
