/** The states of error processes on the path of the flow, behind every chart: hatched while bad, and the added delay. */
import { CHANNEL_STATE_WORDS, ChannelState, numberOf, wordsOf } from '../../protocol/codes.gen';
import type { FlowRows } from '../../reading/flowRows';
import { RowIndex } from '../../reading/rowIndex';
import { generationOf, type RecordingSource } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { hatch } from '../engine/hatch';
import type { Layer } from '../engine/layer';
import type { PlotFrame } from '../engine/plotFrame';
import type { Range } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';

/** More stays than this in view are not told apart. */
const MOST = 5000;
/** Height of the line of the added delay at the foot of the plot, CSS pixels. */
const FOOT = 9;

abstract class StateLayer implements Layer {
  abstract readonly key: string;
  abstract readonly label: string;
  abstract readonly name: string;
  abstract readonly unit: string;
  abstract readonly color: Layer['color'];
  abstract readonly swatch: Layer['swatch'];
  readonly side = null;
  readonly rare = true;
  readonly background = true;
  readonly min = Number.POSITIVE_INFINITY;
  readonly max = Number.NEGATIVE_INFINITY;
  readonly index: RowIndex;
  visible = true;
  protected readonly source: RecordingSource;
  private readonly rows: FlowRows;
  private start = 0;
  private end = 0;

  constructor(rows: FlowRows, index: RowIndex) {
    this.rows = rows;
    this.source = rows.source;
    this.index = index;
  }

  times() {
    return this.source.path_states.t;
  }

  abstract value(row: number): number;
  abstract text(value: number): string;
  abstract draw(frame: PlotFrame): void;

  update(): void {
    const { flow, path, t } = this.source.path_states;
    const { view, paths } = this.rows;
    const first = paths[0] ?? 0;
    this.index.update(
      t.length,
      generationOf(this.source, 'path_states'),
      (row) => flow[row] === view.flow && path[row] === first,
    );
  }

  prepare(range: Range): void {
    this.end = this.index.at(this.times(), range.to);
    this.start = Math.max(0, this.index.at(this.times(), range.from) - 1, this.end - MOST);
  }

  /** Tells of every stay in view: its row, and from when to when it is there. */
  protected each(frame: PlotFrame, tell: (row: number, stay: Range) => void): void {
    const times = this.times();
    for (let position = this.start; position < this.end; position += 1) {
      const row = this.index.rows[position] ?? 0;
      const next = this.index.rows[position + 1];
      const last = position + 1 >= this.index.count;
      const to = last ? frame.simulated_s : (times[next ?? 0] ?? frame.simulated_s);
      tell(row, { from: times[row] ?? 0, to });
    }
  }
}

/** Hatched while a link of the path is in its bad state. */
class BadLayer extends StateLayer {
  readonly key = 'state';
  readonly label = say('state');
  readonly name = say('state of the links, hatched while bad');
  readonly unit = '';
  readonly color = 'loss';
  readonly swatch = 'hatched';

  value(row: number): number {
    return numberOf(this.state(row));
  }

  words(row: number): string {
    return wordsOf(CHANNEL_STATE_WORDS, this.state(row));
  }

  text(value: number): string {
    return value === numberOf(ChannelState.bad) ? say('bad') : say('good');
  }

  draw(frame: PlotFrame): void {
    this.each(frame, (row, stay) => {
      if (this.state(row) === ChannelState.bad) {
        hatch(frame, stay, frame.top, frame.height, 'loss');
      }
    });
  }

  private state(row: number): ChannelState | undefined {
    return this.source.path_states.state[row];
  }
}

/** What the states add to the delay of the path: a line at the foot, high or low. */
class AddedDelayLayer extends StateLayer {
  readonly key = 'added_delay';
  readonly label = say('added delay');
  readonly name = say('delay that the states of the links add');
  readonly unit = 'ms';
  readonly color = 'muted';
  readonly swatch = 'line';

  value(row: number): number {
    return this.source.path_states.delay_ms[row] ?? Number.NaN;
  }

  text(value: number): string {
    return fixed(value, 0);
  }

  draw(frame: PlotFrame): void {
    let most = 0;
    this.each(frame, (row) => {
      most = Math.max(most, this.value(row));
    });
    if (most === 0) return;
    const { context, ratio, top, height } = frame;
    const [foot, rise] = [top + height - 1.5 * ratio, FOOT * ratio];
    context.beginPath();
    context.setLineDash([]);
    let begun = false;
    this.each(frame, (row, { from, to }) => {
      const y = foot - (this.value(row) / most) * rise;
      if (begun) context.lineTo(frame.x(from), y);
      else context.moveTo(frame.x(from), y);
      context.lineTo(frame.x(Math.min(to, frame.range.to)), y);
      begun = true;
    });
    context.strokeStyle = frame.colors.muted;
    context.lineWidth = 1.5 * ratio;
    context.stroke();
  }
}

/** A chart with the states of the path behind it. */
export function withStates(spec: ChartSpec, rows: FlowRows): ChartSpec {
  const index = new RowIndex();
  const bad = new BadLayer(rows, index);
  const delay = new AddedDelayLayer(rows, index);
  return {
    ...spec,
    layers: [bad, delay, ...spec.layers],
    text: (layer, value) =>
      layer instanceof StateLayer ? layer.text(value) : spec.text(layer, value),
  };
}
