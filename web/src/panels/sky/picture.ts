/** What the sky is drawn on: a canvas that fills its box, at the density of the screen, or a sheet of paper. */
import { densityOf } from '../../base/enlarged';
import { type Paper, sheetOf } from '../../charts/engine/paper';
import { type Colors, readColors } from '../../charts/engine/theme';

/** Something to draw on, in its own pixels. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly colors: Colors;
  /** The colour of what is in use, that of the path on the globe. */
  readonly inUse: string;
  /** The empty ground; null where there is none to see. */
  begin(): CanvasRenderingContext2D | null;
}

/** A sheet of paper of that size. */
export function sheetGround(
  paper: Paper,
  width: number,
  height: number,
): Ground & { readonly sheet: HTMLCanvasElement } {
  const sheet = sheetOf(paper, width, height);
  const { colors, density } = paper;
  const begin = () => {
    const context = sheet.getContext('2d');
    context?.setTransform(density, 0, 0, density, 0, 0);
    return context;
  };
  return { width, height, colors, inUse: colors.series4, begin, sheet };
}

export class Picture implements Ground {
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

  get inUse(): string {
    return this.colors.series4;
  }

  begin(): CanvasRenderingContext2D | null {
    const { context, width, height } = this;
    if (!context || width === 0 || height === 0) return null;
    const density = densityOf(this.canvas);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  }
}
