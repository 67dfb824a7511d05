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
import { Stations } from './draw/stationMarks';
import type { Box } from './fit';
import type { Batch } from './gl/batch';
import { PlaceTexture } from './gl/placeTexture';
import { ShadeBatch } from './gl/shade';
import type { ShaderFrame } from './gl/shading';
import { Labels } from './labels';
import { LinkLoad } from './load';
import type { Plot } from './mapping';
import type { Moment } from './moment';

/** What draws one kind of thing; what it keeps from frame to frame lies below the rest. */
interface Part {
  readonly batch: Batch;
  readonly kept?: Batch;
  draw(moment: Moment): void;
}

export class Drawing {
  readonly batches: readonly Batch[];
  readonly stations: Stations;
  private readonly graticule: Graticule;
  private readonly borders: Borders;
  private readonly orbits: Orbits;
  private readonly perFrame: readonly Part[];
  private readonly places = new PlaceTexture();
  private readonly labels: Labels;
  private readonly load = new LinkLoad();

  /** Calls `more` when more can be drawn. */
  constructor(frame: ShaderFrame, container: HTMLElement, more: () => void) {
    this.graticule = new Graticule(frame);
    this.borders = new Borders(frame, more);
    this.orbits = new Orbits(frame);
    this.stations = new Stations(frame);
    this.labels = new Labels(container);
    const drawn: readonly Part[] = [
      new Footprints(frame),
      new Seam(frame),
      this.orbits,
      new Links(frame, this.places),
      new RouteLines(frame),
      new OtherRunLines(frame),
      this.stations,
      new Satellites(frame, this.places),
      new Packets(frame),
      new Handovers(frame),
    ];
    this.perFrame = drawn;
    this.batches = [
      new ShadeBatch(frame),
      this.borders.batch,
      this.graticule.batch,
      ...drawn.flatMap(({ kept, batch }) => (kept ? [kept, batch] : [batch])),
    ];
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
    this.places.take(moment.places.at);
    this.borders.show(moment.layers.borders);
    this.load.update(moment);
    for (const part of this.perFrame) part.draw(moment);
    this.labels.draw(moment, this.stations.stations, panels);
  }

  scaleNames(scale: number): void {
    this.labels.setScale(scale);
  }

  /** Without a run only the Earth remains. */
  clear(): void {
    for (const batch of this.batches.slice(3)) batch.clear();
    this.labels.clear();
  }

  destroy(): void {
    this.labels.destroy();
    this.places.destroy();
  }
}
