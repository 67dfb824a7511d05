/** All drawing modules in the order in which they lie over each other. */
import { Borders } from './draw/borders';
import { Footprints } from './draw/footprints';
import { Graticule } from './draw/graticule';
import { Handovers } from './draw/handovers';
import { Links } from './draw/links';
import { Orbits } from './draw/orbits';
import { OtherRunLines } from './draw/otherRuns';
import { Packets } from './draw/packets';
import { RouteLines } from './draw/route';
import { Satellites } from './draw/satellites';
import { Seam } from './draw/seam';
import type { Brushes, Shapes } from './draw/shapes';
import { Stations } from './draw/stationMarks';
import { Tracks } from './draw/tracks';
import type { Box } from './fit';
import { Labels } from './labels';
import { LinkLoad } from './load';
import type { Plot } from './mapping';
import type { Moment } from './moment';
import type { Stack } from './stage';

/** What draws one kind of thing; what it keeps from frame to frame lies below the rest. */
interface Part {
  readonly batch: Shapes;
  readonly kept?: Shapes;
  draw(moment: Moment): void;
}

export class Drawing implements Stack {
  readonly ground: readonly Shapes[];
  readonly resting: readonly Shapes[];
  readonly moving: readonly Shapes[];
  readonly stations: Stations;
  private readonly graticule: Graticule;
  private readonly borders: Borders;
  private readonly orbits: Orbits;
  private readonly perFrame: readonly Part[];
  private readonly brushes: Brushes;
  private readonly labels: Labels;
  private readonly load = new LinkLoad();

  /** Calls `more` when more can be drawn. */
  constructor(brushes: Brushes, container: HTMLElement, more: () => void) {
    this.brushes = brushes;
    this.graticule = new Graticule(brushes);
    this.borders = new Borders(brushes, more);
    this.orbits = new Orbits(brushes);
    this.stations = new Stations(brushes);
    this.labels = new Labels(container);
    const resting: readonly Part[] = [
      new Footprints(brushes),
      new Tracks(brushes),
      new Seam(brushes),
      this.orbits,
      new Links(brushes),
      new RouteLines(brushes),
      new OtherRunLines(brushes),
      this.stations,
      new Satellites(brushes),
    ];
    const moving: readonly Part[] = [new Packets(brushes), new Handovers(brushes)];
    this.perFrame = [...resting, ...moving];
    this.ground = [this.borders.batch, this.graticule.batch];
    this.resting = resting.flatMap(shapesOf);
    this.moving = moving.flatMap(shapesOf);
  }

  setRun(moment: Moment): void {
    this.orbits.setRun(moment);
    this.stations.setRun(moment);
    this.load.setRun();
    this.labels.setRun(moment);
  }

  /** What lies on the ground is drawn once for the globe and once for the flat map. */
  rebuild(plot: Plot): void {
    this.borders.rebuild(plot);
    this.graticule.rebuild(plot);
  }

  /** `panels` lie over the picture. */
  draw(moment: Moment, panels: readonly Box[]): void {
    this.brushes.takePlaces(moment.places.at);
    this.borders.show(moment.layers.borders);
    this.load.update(moment);
    for (const part of this.perFrame) part.draw(moment);
    this.labels.draw(moment, this.stations.stations, panels);
  }

  scaleNames(scale: number): void {
    this.labels.setScale(scale);
  }

  /** The names of the last frame on a canvas, in CSS pixels. */
  paintNames(context: CanvasRenderingContext2D): void {
    this.labels.paintOn(context);
  }

  /** Without a run only the Earth remains. */
  clear(): void {
    for (const shapes of [...this.resting, ...this.moving]) shapes.clear();
    this.labels.clear();
  }

  destroy(): void {
    this.labels.destroy();
  }
}

function shapesOf({ kept, batch }: Part): readonly Shapes[] {
  return kept ? [kept, batch] : [batch];
}
