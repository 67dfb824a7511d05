/** Draws the frames of a film: globe, charts and caption as they are at an instant of the run. */
import type { Chart } from '../../../charts/engine/chart';
import { seconds } from '../../../charts/engine/format';
import type { Paper } from '../../../charts/engine/paper';
import { chartKeys, drawKeys } from '../../../charts/engine/picture';
import { colorsOf, FONT } from '../../../charts/engine/theme';
import { SharedView } from '../../../charts/engine/view';
import type { Beside } from '../../../charts/ui/beside';
import { ChartGroup } from '../../../charts/ui/group';
import { ChartLook } from '../../../charts/ui/look';
import type { PlaybackSource } from '../../../clock/playbackSource';
import { isAtHand, placeOf } from '../../../panels/moments/course';
import { momentName } from '../../../panels/moments/momentWords';
import type { useMoments } from '../../../panels/moments/useMoments';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import { type Apart, globeApart } from './globeApart';
import { type Box, type FilmLayout, layoutOf } from './layout';
import { type FilmPlan, speedOf } from './plan';

export interface Filmed {
  readonly lab: Pick<Lab, 'globe' | 'run' | 'view' | 'chosen' | 'charts' | 'look'>;
  readonly flow: FlowView | null;
  readonly beside: Beside | null;
  /** The scenario in words. */
  readonly scenario: string;
  readonly moments: ReturnType<typeof useMoments>;
}

/** Around what is in a picture, pixels of the drawing. */
const PADDING = 14;
const TITLE = 20;
const KEYS = 18;

export class FilmScene {
  readonly canvas = document.createElement('canvas');
  private readonly context: CanvasRenderingContext2D;
  private readonly filmed: Filmed;
  private readonly plan: FilmPlan;
  private readonly layout: FilmLayout;
  private readonly paper: Paper;
  private readonly view = new SharedView();
  private readonly clock: StillClock;
  private readonly group: ChartGroup | null;
  private readonly charts: readonly Chart[];
  private readonly apart: Apart | null;

  private constructor(filmed: Filmed, plan: FilmPlan, apart: Apart | null) {
    const context = this.canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error(say('this browser gives no canvas to draw on'));
    [this.canvas.width, this.canvas.height] = plan.size;
    this.context = context;
    this.filmed = filmed;
    this.plan = plan;
    this.apart = apart;
    this.layout = layoutOf(plan);
    this.paper = { colors: colorsOf(plan.theme), density: this.layout.scale };
    const { lab, flow, beside } = filmed;
    this.view.restore(lab.charts.keep());
    if (this.view.zoomed) this.view.setFollow(lab.charts.follow);
    this.clock = new StillClock(plan.from_s);
    const look = new ChartLook();
    look.restore(lab.look.keep());
    this.group = flow
      ? new ChartGroup({
          source: lab.run.getState().run.store,
          playback: this.clock,
          flow,
          path: lab.view.getState().path,
          view: this.view,
          look,
          beside,
        })
      : null;
    this.charts = plan.charts.flatMap((id) => this.group?.add(id, hosts()) ?? []);
  }

  static async make(filmed: Filmed, plan: FilmPlan): Promise<FilmScene> {
    const { globe, scale } = layoutOf(plan);
    const { lab, beside } = filmed;
    const { means } = lab.globe.state.getState();
    const view = lab.globe.cameraPut();
    const wanted = { ratio: scale, means, beside, view, t: plan.from_s };
    const apart = globe ? await globeApart(lab, { ...globe, ...wanted }) : null;
    await document.fonts.ready;
    return new FilmScene(filmed, plan, apart);
  }

  /** Draws the instant. */
  async draw(t: number): Promise<void> {
    const { context, layout, paper, apart } = this;
    const { store } = this.filmed.lab.run.getState().run;
    this.clock.t = t;
    this.view.place(t, store.simulated_s);
    // A camera that moves along sees other parts of the Earth.
    await apart?.globe.whole();
    context.setTransform(layout.scale, 0, 0, layout.scale, 0, 0);
    context.fillStyle = paper.colors.surface;
    context.fillRect(0, 0, layout.width, layout.height);
    if (layout.globe && apart) {
      context.save();
      apart.globe.paint(context, t, speedOf(this.plan));
      context.restore();
    }
    layout.charts.forEach((box, at) => {
      const chart = this.charts[at];
      if (chart) this.drawChart(chart, box);
    });
    if (layout.caption) this.drawCaption(layout.caption, t);
  }

  end(): void {
    this.group?.destroy();
    this.apart?.end();
  }

  private drawChart(chart: Chart, { left, top, width, height }: Box): void {
    const { context, paper } = this;
    const { colors } = paper;
    context.fillStyle = colors.raised;
    context.fillRect(left, top, width, height);
    const { spec } = chart;
    const inner = width - 2 * PADDING;
    write(context, `600 15px ${FONT}`, colors.text, 'left', () =>
      context.fillText(
        spec.unit === '' ? spec.title : `${spec.title}, ${spec.unit}`,
        left + PADDING,
        top + PADDING / 2 + TITLE / 2,
      ),
    );
    const keysTop = top + PADDING / 2 + TITLE;
    const used = drawKeys(
      context,
      chartKeys(spec),
      colors,
      { left: left + PADDING, top: keysTop, width: inner },
      2,
    );
    const plotTop = keysTop + Math.max(KEYS, used) + 4;
    const plot = chart.picture(inner, Math.max(60, top + height - plotTop - 6), paper, true);
    context.drawImage(
      plot,
      left + PADDING,
      plotTop,
      plot.width / paper.density,
      plot.height / paper.density,
    );
  }

  private drawCaption({ left, top, width, height }: Box, t: number): void {
    const { context, paper, filmed, plan } = this;
    const { colors } = paper;
    context.fillStyle = colors.surface;
    context.fillRect(left, top, width, height);
    context.fillStyle = colors.line;
    context.fillRect(left, top, width, 1);
    const clock = seconds(t);
    let clockWidth = 0;
    write(context, `600 26px ${FONT}`, colors.text, 'right', () => {
      context.fillText(clock, left + width - PADDING, top + 32);
      clockWidth = context.measureText('0000.000 s').width;
    });
    const room = width - 3 * PADDING - clockWidth;
    filmed.moments?.index.update();
    const list = filmed.moments?.index.list ?? [];
    const moment = list[placeOf(list, t, null)];
    const now = moment && isAtHand(moment, t, speedOf(plan)) ? moment : null;
    const head = now ? say`${momentName(now)}, at ${seconds(now.t)}` : filmed.scenario;
    const words = now ? (filmed.moments?.words(now) ?? '') : '';
    write(context, `600 18px ${FONT}`, colors.text, 'left', () =>
      context.fillText(fitting(context, head, room), left + PADDING, top + 30),
    );
    write(context, `14px ${FONT}`, colors.text, 'left', () =>
      context.fillText(fitting(context, words, width - 2 * PADDING), left + PADDING, top + 60),
    );
    if (now === null) return;
    write(context, `13px ${FONT}`, colors.muted, 'left', () =>
      context.fillText(
        fitting(context, filmed.scenario, width - 2 * PADDING),
        left + PADDING,
        top + 84,
      ),
    );
  }
}

/** The clock of a film: it stands at the instant of a frame. */
class StillClock implements PlaybackSource {
  t: number;
  readonly playing = false;
  readonly speed = 1;
  readonly waiting = false;
  readonly duration_s = Number.POSITIVE_INFINITY;
  readonly hidesAhead = false;
  constructor(t: number) {
    this.t = t;
  }
  hideAhead(): void {}
  pause(): void {}
  toggle(): void {}
  seek(): void {}
  setSpeed(): void {}
  subscribe = () => () => undefined;
  watch = () => () => undefined;
}

/** A chart of a film stands nowhere on the page. */
function hosts() {
  const [plot, lines, marks] = [0, 1, 2].map(() => document.createElement('div'));
  return { plot, lines, marks } as Record<'plot' | 'lines' | 'marks', HTMLElement>;
}

function write(
  context: CanvasRenderingContext2D,
  font: string,
  color: string,
  align: CanvasTextAlign,
  draw: () => void,
): void {
  context.font = font;
  context.fillStyle = color;
  context.textAlign = align;
  context.textBaseline = 'middle';
  draw();
}

/** As much of a text as has room, with an ellipsis where it is cut. */
function fitting(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
