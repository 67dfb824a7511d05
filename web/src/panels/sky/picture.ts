/** A canvas that fills its box, at the density of the screen. */
import { densityOf } from '../../base/enlarged';
import { type Colors, readColors } from '../../charts/engine/theme';

export class Picture {
  width = 0;
  height = 0;
  colors: Colors = readColors();
  readonly context: CanvasRenderingContext2D | null;
  private readonly canvas: HTMLCanvasElement;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
  }

  /** Takes the size of its box over. */
  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.width = clientWidth;
    this.height = clientHeight;
    const density = densityOf(this.canvas);
    this.canvas.width = Math.round(clientWidth * density);
    this.canvas.height = Math.round(clientHeight * density);
  }

  recolor(): void {
    this.colors = readColors();
  }

  /** The colour of what is in use, that of the path on the globe. */
  get inUse(): string {
    return this.colors.series4;
  }

  /** An empty canvas to draw on in CSS pixels; null where there is none to see. */
  begin(): CanvasRenderingContext2D | null {
    const { context, width, height } = this;
    if (!context || width === 0 || height === 0) return null;
    const density = densityOf(this.canvas);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  }
}
