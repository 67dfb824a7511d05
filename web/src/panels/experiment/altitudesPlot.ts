/** Orbits above the Earth, to scale: a line from perigee to apogee for each, the Earth with its radius at the left. */
import { plain } from '../../base/quantity';
import type { PlotFrame } from '../../charts/engine/plotFrame';
import { EARTH_RADIUS } from '../../globe/ground';
import { say } from '../../words/say';
import { plotAxes } from './axes';
import { HostedPlot } from './hostedPlot';

export interface OrbitBand {
  readonly label: string;
  readonly perigee_km: number;
  readonly apogee_km: number;
  readonly period_min: number;
}

const RADIUS_KM = EARTH_RADIUS / 1000;
const NAMES = 112;
const NAMES_NARROW = 88;
const NARROW = 480;
/** Where the altitude is marked, km. */
const MARKS = [0, 10_000, 20_000, 30_000, 40_000];

export class AltitudesPlot extends HostedPlot {
  private readonly bands: readonly OrbitBand[];

  constructor(host: HTMLElement, bands: readonly OrbitBand[]) {
    const farthest = Math.max(10_000, ...bands.map(({ apogee_km }) => apogee_km)) * 1.06;
    const ticks = MARKS.filter((mark) => mark < farthest);
    const axes = plotAxes({ logarithmic: false, words: null, ticks }, 0);
    const rows = bands.map((_, row) => bands.length - 1 - row);
    const left = {
      ...axes.left,
      size: host.clientWidth < NARROW ? NAMES_NARROW : NAMES,
      grid: false,
      at: rows,
      text: (values: readonly (number | null)[]) =>
        values.map((value) => bands[bands.length - 1 - (value ?? 0)]?.label ?? ''),
    };
    super(host, { ...axes, left }, { xLabel: say('Altitude, km'), yLabel: '' });
    this.bands = bands;
    this.draw({
      x: { from: -RADIUS_KM, to: farthest },
      left: { from: -0.7, to: bands.length - 0.3 },
      right: null,
    });
  }

  protected fill(frame: PlotFrame): void {
    const { context, colors, ratio, left, top, width, height } = frame;
    const bands = this.bands ?? [];
    // The Earth's disc, as far as it is in the picture: its middle is at the left edge.
    const ground = frame.x(0);
    const radius = ground - left;
    context.save();
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.beginPath();
    context.arc(left, top + height / 2, radius, 0, 2 * Math.PI);
    context.fillStyle = colors.accent;
    context.globalAlpha = 0.18;
    context.fill();
    context.globalAlpha = 0.6;
    context.strokeStyle = colors.accent;
    context.lineWidth = ratio;
    context.stroke();
    context.globalAlpha = 1;
    context.restore();
    context.font = `${11 * ratio}px 'Inter Variable', Inter, system-ui, sans-serif`;
    context.textBaseline = 'middle';
    for (const [row, band] of bands.entries()) {
      const y = frame.y('left', bands.length - 1 - row);
      const [from, to] = [frame.x(band.perigee_km), frame.x(band.apogee_km)];
      context.strokeStyle = colors.accent;
      context.lineCap = 'round';
      context.lineWidth = 7 * ratio;
      context.beginPath();
      context.moveTo(from, y);
      context.lineTo(to + 0.01, y);
      context.stroke();
      const words = bandWords(band);
      const long = context.measureText(words).width;
      const gap = 9 * ratio;
      context.fillStyle = colors.text;
      context.textAlign = to + gap + long < left + width ? 'left' : 'right';
      if (context.textAlign === 'left') context.fillText(words, to + gap, y);
      else if (from - gap - long > ground) context.fillText(words, from - gap, y);
      // A band without room on either side has its words above it.
      else context.fillText(words, to, y - 11 * ratio);
    }
    context.textAlign = 'left';
  }
}

/** "780 km, 1 h 40 min"; an ellipse has two heights. */
export function bandWords({ perigee_km, apogee_km, period_min }: OrbitBand): string {
  const near = Math.round(perigee_km);
  const far = Math.round(apogee_km);
  const heights = far - near > 1 ? say`${plain(near)} to ${plain(far)}` : plain(far);
  const hours = Math.floor(Math.round(period_min) / 60);
  const minutes = Math.round(period_min) % 60;
  return `${heights} km, ${hours} h ${String(minutes).padStart(2, '0')} min`;
}
