/** The chart of a radio channel: who sends when, which frames collide, and slots in which a station waits. */
import { RADIO_USE_WORDS, RadioUse, readCode, wordsOf } from '../../protocol/codes.gen';
import type { FlowRows } from '../../reading/flowRows';
import { RowIndex } from '../../reading/rowIndex';
import { generationOf, type RecordingSource } from '../../reading/source';
import { say } from '../../words/say';
import type { Layer } from '../engine/layer';
import type { PlotFrame } from '../engine/plotFrame';
import type { Range } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { FONT } from '../engine/theme';

/** More frames and slots than this in view are not told apart. */
const MOST = 20_000;
/** Stations: the two ends of the flow, and all others. */
const LANES = 3;
/** Half the height of a frame and of a slot, CSS pixels. */
const FRAME = 6;
const SLOT = 2;
/** The names of the lanes, above what happens in them, CSS pixels. */
const NAME = { font: 10, apart: 4, rim: 3 };

/** What a station does, or all that are no end of the flow. */
class StationLayer implements Layer {
  readonly key: string;
  readonly label: string;
  readonly unit = '';
  readonly color: Layer['color'];
  readonly swatch = 'bar';
  readonly side = 'left';
  readonly min = Number.POSITIVE_INFINITY;
  readonly max = Number.NEGATIVE_INFINITY;
  readonly index = new RowIndex();
  visible = true;
  private readonly source: RecordingSource;
  private readonly lane: number;
  private readonly ends: readonly number[];
  private start = 0;
  private end = 0;

  constructor(rows: FlowRows, lane: number) {
    this.source = rows.source;
    this.ends = rows.view.terminals;
    this.lane = lane;
    this.label = rows.view.ends[lane] ?? say('other stations');
    this.key = `station.${lane}`;
    this.color = lane === 0 ? 'cwnd' : lane === 1 ? 'rwnd' : 'muted';
  }

  times() {
    return this.source.radio.t;
  }

  value(row: number): number {
    return Number(this.source.radio.used[row]);
  }

  words(row: number): string {
    return wordsOf(RADIO_USE_WORDS, this.source.radio.used[row]);
  }

  update(): void {
    const { node, t } = this.source.radio;
    this.index.update(t.length, generationOf(this.source, 'radio'), (row) => {
      const end = this.ends.indexOf(node[row] ?? -1);
      return (end < 0 ? 2 : Math.min(end, 1)) === this.lane;
    });
  }

  prepare(range: Range): void {
    this.start = this.index.at(this.times(), range.from);
    // What ends behind the range may begin in it: a station does one thing at a time.
    this.end = Math.min(this.index.count, this.index.at(this.times(), range.to) + 1);
    this.start = Math.max(this.start, this.end - MOST);
  }

  draw(frame: PlotFrame): void {
    const { context, ratio, colors } = frame;
    const { t, start, used } = this.source.radio;
    const y = frame.y('left', this.lane + 1);
    for (let position = this.start; position < this.end; position += 1) {
      const row = this.index.rows[position] ?? 0;
      const [from, to] = [frame.x(start[row] ?? 0), frame.x(t[row] ?? 0)];
      const slot = used[row] === RadioUse.idleSlot;
      const half = (slot ? SLOT : FRAME) * ratio;
      const width = Math.max(to - from, ratio);
      context.fillStyle = used[row] === RadioUse.collision ? colors.loss : colors[this.color];
      context.globalAlpha = slot ? 0.45 : 1;
      if (used[row] === RadioUse.collision) {
        // Broken in the middle, so that a collision is no colour alone.
        context.fillRect(from, y - half, width, (2 * half) / 3);
        context.fillRect(from, y + half / 3, width, (2 * half) / 3);
      } else context.fillRect(from, y - half, width, 2 * half);
      context.globalAlpha = 1;
    }
    if (this.index.count > 0) this.write(frame, y);
  }

  /** Which station it is, where its lane begins. */
  private write({ context, ratio, colors, left }: PlotFrame, y: number): void {
    context.font = `${NAME.font * ratio}px ${FONT}`;
    context.textBaseline = 'bottom';
    context.textAlign = 'left';
    context.lineJoin = 'round';
    context.lineWidth = NAME.rim * ratio;
    context.strokeStyle = colors.surface;
    context.fillStyle = colors.text;
    const at = [left + NAME.apart * ratio, y - (FRAME + 1) * ratio] as const;
    context.strokeText(this.label, ...at);
    context.fillText(this.label, ...at);
  }
}

export function radio(rows: FlowRows): ChartSpec {
  return {
    id: 'radio',
    title: say('Radio channel'),
    unit: '',
    lanes: Array.from({ length: LANES }, (_, lane) => lane + 1),
    layers: [2, 1, 0].map((lane) => new StationLayer(rows, lane)),
    help: say(
      'The sender of the data has the lowest lane, their receiver the next. Frames are high bars, from keying the transmitter to the last bit; broken ones collide, and low bars are slots in which a station waits on a clear channel.',
    ),
    empty: say('No radio channel has been used yet.'),
    limits: () => ({ from: 0.4, to: LANES + 0.9 }),
    text: (_layer, value) => wordsOf(RADIO_USE_WORDS, readCode(RadioUse, value)),
  };
}
