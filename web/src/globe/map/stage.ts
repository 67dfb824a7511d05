/**
 * The flat map on a plain canvas, for machines without WebGL. What rests is painted on sheets of its own: one for the
 * ground and one for what lies over it, and a frame paints what moves on top.
 */
import { say } from '../../words/say';
import type { Shapes } from '../draw/shapes';
import { EARTH_RADIUS } from '../ground';
import { globeColours } from '../palette';
import type { Screen } from '../screen';
import { MAX_PIXEL_RATIO, type Stack, type Stage, type StageEvents } from '../stage';
import type { Vector } from '../vector';
import { MapCamera } from './camera';
import { drag } from './drag';
import { Ink, InkBrushes } from './ink';
import { Night } from './night';
import { aimAt, type Lie, paint } from './paint';
import { surface } from './surface';

/** What moves by less, in pixels, is not painted anew. */
const STILL_PX = 0.3;
const HALF_WIDTH = Math.PI * EARTH_RADIUS;
const LEVEL = 2;

type Context = CanvasRenderingContext2D;

export class MapStage implements Stage {
  readonly canvas = document.createElement('canvas');
  readonly brushes = new InkBrushes();
  readonly flat = true;
  readonly breath_ms = 0;
  readonly mayBeCoarse = false;
  width = 1;
  height = 1;
  inSight = false;
  readonly camera: MapCamera;
  private readonly container: HTMLElement;
  /** Pixels in one of CSS where that is not the screen's. */
  private readonly pixelRatio: number | undefined;
  private readonly context = contextOf(this.canvas);
  private readonly ground = contextOf(document.createElement('canvas'));
  private readonly between = contextOf(document.createElement('canvas'));
  private readonly night = new Night();
  private ratio = 1;
  private stacked: Record<keyof Stack, readonly Ink[]> = { ground: [], resting: [], moving: [] };
  private surface: HTMLCanvasElement | null = null;
  private readonly coming: Promise<void>;
  /** For what the sheets were painted: where the map lay, and whether its surface was there. */
  private painted = '';
  private wake: () => void = () => undefined;
  private destroyed = false;

  constructor(container: HTMLElement, pixelRatio?: number) {
    this.container = container;
    this.pixelRatio = pixelRatio;
    this.canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none';
    container.append(this.canvas);
    this.resize();
    this.camera = new MapCamera(this);
    this.coming = this.fetchSurface();
  }

  get loading(): boolean {
    return false;
  }

  stack({ ground, resting, moving }: Stack): void {
    this.stacked = { ground: inks(ground), resting: inks(resting), moving: inks(moving) };
  }

  /** The map needs nothing that is not here; its surface comes when it comes. */
  arrive(): Promise<void> {
    return Promise.resolve();
  }

  resize(): boolean {
    const { clientWidth: width, clientHeight: height } = this.container;
    const ratio = this.pixelRatio ?? Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
    const hidden = !this.inSight;
    this.inSight = width > 0 && height > 0;
    if (!this.inSight) return false;
    if (width === this.width && height === this.height && ratio === this.ratio) return hidden;
    this.width = width;
    this.height = height;
    this.ratio = ratio;
    for (const { canvas } of [this.context, this.ground, this.between]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.painted = '';
    return true;
  }

  aim(screen: Screen): void {
    screen.update(aimAt(this.camera.lie));
  }

  shine(sun: Vector | null): void {
    this.night.set(sun);
  }

  /** Nothing of the map goes on by itself. */
  setReducedMotion(): void {}

  /** It is always sharp. */
  setSharp(): void {}

  rest(): boolean {
    return false;
  }

  watch({ wake, moved }: StageEvents): () => void {
    this.wake = wake;
    return drag(this.canvas, this.camera, moved);
  }

  render(): void {
    const { lie } = this.camera;
    const reach = STILL_PX * lie.scale;
    const moved = (ink: Ink) => ink.hasMoved(reach);
    const { ground, resting, moving } = this.stacked;
    const lies = JSON.stringify([lie, this.ratio, this.surface !== null]);
    const below =
      lies !== this.painted || ground.some(moved) || this.night.hasMoved(reach / EARTH_RADIUS);
    if (below) this.paintGround(lie);
    this.painted = lies;
    const over = below || resting.some(moved);
    if (over) this.paintOver(this.between, this.ground, resting, lie);
    if (over || moving.some(moved)) this.paintOver(this.context, this.between, moving, lie);
  }

  paintOn(context: Context): void {
    const { lie } = this.camera;
    const { ground, resting, moving } = this.stacked;
    const all = [...ground, ...resting, ...moving];
    for (const ink of all) ink.settle();
    context.save();
    context.beginPath();
    context.rect(0, 0, lie.width, lie.height);
    context.clip();
    this.paintEarth(context, lie);
    this.paintInks(context, all, lie);
    context.restore();
    // What is known to be painted is so elsewhere.
    this.painted = '';
  }

  whole(): Promise<void> {
    return this.coming;
  }

  destroy(): void {
    this.destroyed = true;
    this.canvas.remove();
  }

  private paintGround(lie: Lie): void {
    const { ground: context, ratio } = this;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.paintEarth(context, lie);
    this.paintInks(context, this.stacked.ground, lie);
  }

  private paintEarth(context: Context, lie: Lie): void {
    context.fillStyle = globeColours.background;
    context.fillRect(0, 0, lie.width, lie.height);
    const { left, top, width, height } = mapBox(lie);
    context.fillStyle = globeColours.ocean;
    context.fillRect(left, top, width, height);
    context.imageSmoothingQuality = 'high';
    for (const picture of [this.surface, this.night.picture()]) {
      if (picture) context.drawImage(picture, left, top, width, height);
    }
  }

  /** Paints shapes over a copy of the sheet below. */
  private paintOver(context: Context, below: Context, shapes: readonly Ink[], lie: Lie): void {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(below.canvas, 0, 0);
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    this.paintInks(context, shapes, lie);
  }

  /** A line that passes the map's edge is drawn from both sides: what lies beyond is cut off. */
  private paintInks(context: Context, shapes: readonly Ink[], lie: Lie): void {
    const { left, width } = mapBox(lie);
    context.save();
    context.beginPath();
    context.rect(left, 0, width, lie.height);
    context.clip();
    for (const ink of shapes) paint(context, ink, lie);
    context.restore();
  }

  private async fetchSurface(): Promise<void> {
    this.surface = await surface(LEVEL);
    if (!this.destroyed) this.wake();
  }
}

function contextOf(canvas: HTMLCanvasElement): Context {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error(say('this browser gives no canvas to draw on'));
  return context;
}

function inks(shapes: readonly Shapes[]): Ink[] {
  return shapes.filter((one) => one instanceof Ink);
}

/** Where all of the map lies in the picture, pixels. */
function mapBox({ east, north, scale, width, height }: Lie) {
  return {
    left: width / 2 - (HALF_WIDTH + east) / scale,
    top: height / 2 - (HALF_WIDTH / 2 - north) / scale,
    width: (2 * HALF_WIDTH) / scale,
    height: HALF_WIDTH / scale,
  };
}
