/** What a film is to be: its span of the run, its speed, its frames, its size and what is in the picture. */
import { CHART_IDS, type ChartId } from '../../../charts/kinds/ids';
import { fixed } from '../../../words/numbers';
import { say } from '../../../words/say';

export const FORMATS = ['mp4', 'webm', 'gif'] as const;
export type Format = (typeof FORMATS)[number];

/** Width and height, pixels. */
export const SIZES = [
  [1280, 720],
  [1920, 1080],
  [1080, 1080],
  [1080, 1920],
  [640, 360],
] as const;
export type Size = (typeof SIZES)[number];

/** Frames in a second of the film. A GIF counts in hundredths of a second, and no viewer shows more than 50. */
export const RATES = [10, 25, 30, 60] as const;
export type Rate = (typeof RATES)[number];

export interface FilmPlan {
  readonly format: Format;
  /** The span of the run, seconds. */
  readonly from_s: number;
  readonly to_s: number;
  /** How long the film is, seconds. */
  readonly length_s: number;
  readonly rate: Rate;
  readonly size: Size;
  readonly globe: boolean;
  readonly charts: readonly ChartId[];
  readonly caption: boolean;
  readonly theme: 'dark' | 'light';
}

/** No picture has room for more charts. */
export const MOST_CHARTS = 4;
/** The longest film, and the most frames: all of it is in memory until it is saved. */
export const LONGEST_S = 600;
export const MOST_FRAMES = { mp4: 18_000, webm: 18_000, gif: 1500 } as const;

export const framesOf = ({ length_s, rate }: Pick<FilmPlan, 'length_s' | 'rate'>): number =>
  Math.max(1, Math.round(length_s * rate));

/** Seconds of the run in a second of the film. */
export function speedOf({ from_s, to_s, length_s }: FilmPlan): number {
  return (to_s - from_s) / length_s;
}

/** The instant of the run that a frame shows: the first that of the beginning, and each so much later. */
export function instantOf(plan: FilmPlan, frame: number): number {
  return plan.from_s + ((plan.to_s - plan.from_s) * frame) / framesOf(plan);
}

/** When a frame of a GIF begins, hundredths of a second: whole ones, which keep to the clock. */
export function beginOf(rate: Rate, frame: number): number {
  return Math.round((frame * 100) / rate);
}

/** Why there can be no such film, in a sentence; null if there can. `simulated_s` is how far the run is recorded. */
export function fault(plan: FilmPlan, simulated_s: number): string | null {
  const { from_s, to_s, length_s, rate, format, globe, charts } = plan;
  if (![from_s, to_s, length_s].every(Number.isFinite))
    return say('From, to and length are numbers.');
  if (from_s < 0) return say('The run begins at 0 s.');
  if (to_s <= from_s) return say('The end of the span lies after its beginning.');
  if (to_s > simulated_s) return say`The run is simulated up to ${fixed(simulated_s, 1)} s so far.`;
  if (length_s < 1 / rate || length_s > LONGEST_S) return say`A film is up to ${LONGEST_S} s long.`;
  if (framesOf(plan) > MOST_FRAMES[format]) {
    return say`A film of this format has up to ${MOST_FRAMES[format]} frames: make it shorter, or with fewer a second.`;
  }
  if (format === 'gif' && rate > 50) return say('A GIF has up to 50 frames a second.');
  if (!globe && charts.length === 0) return say('Choose the globe or a chart.');
  return null;
}

/** The charts of a plan in their usual order, as many as there is room for. */
export function chosenCharts(charts: Iterable<ChartId>): ChartId[] {
  const chosen = new Set(charts);
  return CHART_IDS.filter((id) => chosen.has(id)).slice(0, MOST_CHARTS);
}
