/** The plot of a run against time: steps for windows and counts, dots for single packets. */
import { DotLayer } from '../../charts/engine/dotLayer';
import { hatch } from '../../charts/engine/hatch';
import { LineLayer, type LineOptions } from '../../charts/engine/lineLayer';
import type { PlotFrame } from '../../charts/engine/plotFrame';
import type { Range } from '../../charts/engine/ranges';
import { RowIndex } from '../../reading/rowIndex';
import { say } from '../../words/say';
import { EVEN, plotAxes, roomFor } from './axes';
import { HostedPlot } from './hostedPlot';
import { drawMark, type SeriesStyle, seriesStyle } from './pointSigns';

/** Distance of the marks along a line, CSS pixels. */
const MARK_EVERY = 110;

/** What a plot against time has besides its lines. */
export interface TimeLook {
  readonly xLabel: string;
  /** Times that are hatched. */
  readonly bands: readonly Range[];
}

const PLAIN: TimeLook = { xLabel: say('Time, s'), bands: [] };

export interface TimeLine {
  readonly label: string;
  readonly form: 'steps' | 'dots';
  readonly t: Float64Array;
  readonly y: Float64Array;
  /** Whether values below zero are none. */
  readonly gaps?: boolean;
}

export class TimeChart extends HostedPlot {
  private readonly layers: readonly (LineLayer | DotLayer)[];
  private readonly bands: readonly Range[];

  constructor(
    host: HTMLElement,
    lines: readonly TimeLine[],
    hidden: ReadonlySet<number>,
    span: Range,
    yLabel: string,
    look = PLAIN,
  ) {
    super(host, plotAxes(EVEN, 0), { xLabel: look.xLabel, yLabel });
    this.bands = look.bands;
    this.layers = lines
      .map((line, number) => layerOf(line, number, lines.length))
      .filter((_, number) => !hidden.has(number));
    for (const layer of this.layers) layer.prepare(span, this.plot.canvas.width);
    const heights = this.layers.flatMap(({ min, max }) => [min, max]);
    this.draw({ x: span, left: roomFor(heights, false, true), right: null });
  }

  /** The time under a pointer. */
  timeAt(clientX: number): number {
    const { frame, area } = this.plot;
    return frame.t(frame.left + (clientX - area.getBoundingClientRect().left) * frame.ratio);
  }

  /** How far from the left of the plot an instant is, CSS pixels. */
  placeOf(t: number): number {
    const { left, width } = this.plot.box;
    const { from, to } = this.plot.frame.range;
    return left + (width * (t - from)) / (to - from);
  }

  /** The first lines lie in front. */
  protected fill(frame: PlotFrame): void {
    for (const band of this.bands) hatch(frame, band, frame.top, frame.height);
    for (const layer of [...this.layers].reverse()) {
      layer.prepare(frame.range, frame.width);
      layer.draw(frame);
    }
  }
}

/** A line with a few marks along it, so that its shape tells it apart besides its colour. */
class SignedLine extends LineLayer {
  private readonly style: SeriesStyle;
  /** Where its first mark is: those of several lines do not meet. */
  private readonly first: number;

  constructor(options: LineOptions, number: number, lines: number) {
    super(options);
    this.style = seriesStyle(number);
    this.first = ((number + 0.5) / lines) * MARK_EVERY;
  }

  override draw(frame: PlotFrame): void {
    super.draw(frame);
    const { left, width, ratio } = frame;
    for (let x = left + this.first * ratio; x < left + width; x += MARK_EVERY * ratio) {
      const row = this.index.rowAt(this.times(), frame.t(x));
      if (row >= 0) drawMark(frame, this.style, [x, frame.y('left', this.value(row))], 0.7 * ratio);
    }
  }
}

function layerOf({ label, form, t, y, gaps = false }: TimeLine, number: number, lines: number) {
  const index = new RowIndex();
  index.update(t.length, 0, () => true);
  const { color } = seriesStyle(number);
  const of = { key: label, label, unit: '', color, index, times: () => t, update: () => undefined };
  if (form === 'steps') {
    return new SignedLine({ ...of, gaps, values: () => y }, number, lines);
  }
  return new DotLayer({
    ...of,
    shape: 'dot',
    // Larger for the first line, so that two lines differ by size too.
    size: number === 0 ? 3 : 2,
    most: t.length,
    value: (row) => y[row] ?? 0,
    place: (value) => value,
  });
}
