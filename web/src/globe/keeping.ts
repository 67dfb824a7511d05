/** Keeps what was framed in sight beside the panels, until somebody moves the camera. */
import { type Box, hidden, type Room, type Stand } from './fit';
import { type Framed, framing, pointsOf } from './framing';
import { fitMap, hiddenOnMap, type MapStand, mapPointsOf } from './mapFit';
import type { Camera } from './stage';
import type { Extent } from './types';
import { normal, plus } from './vector';

/** How often panels and paths are looked at, and how long the camera takes to make room, milliseconds. */
const LOOK_MS = 500;
const GLIDE_MS = 450;
/** The flat map comes nearer again when it can be so many times as large. */
const MUCH = 1.1;

/** How the picture is made. */
export interface Frames {
  readonly camera: Camera;
  readonly reduced: boolean;
  /** The picture's size; with its panels, which the page has to be asked for. */
  readonly size: Pick<Room, 'width' | 'height'>;
  room(): Room;
}

interface Glide {
  readonly from: Stand;
  readonly to: Stand;
  readonly since: number;
}

export class Keeping {
  private extent: Extent | null = null;
  private stand: Stand | null = null;
  /** How the flat map lies; null while the globe is shown. */
  private map: MapStand | null = null;
  private glide: Glide | null = null;
  private readonly frames: Frames;
  private lookedAt = Number.NEGATIVE_INFINITY;
  /** The instant of the run that was looked at. */
  private lookedFor = Number.NaN;
  /** The room that the stand was made for, whether ways were known, and how many places it could not keep clear. */
  private madeFor = '';
  private size = '';
  private asked: Room | null = null;
  private known = false;
  private lost = 0;

  constructor(frames: Frames) {
    this.frames = frames;
  }

  /** Frames a moment now. */
  frame(moment: Framed | null, extent: Extent): void {
    this.extent = extent;
    this.glide = null;
    const { camera } = this.frames;
    this.asked = null;
    this.stand = this.standFor(moment, extent, this.roomNow());
    if (!camera.flat) {
      camera.frame(this.stand);
      return;
    }
    const points = moment ? mapPointsOf(moment) : new Float64Array();
    this.spread(fitMap(points, this.roomNow()), points, this.roomNow());
  }

  /** Whether nobody has moved the camera. */
  get active(): boolean {
    return this.extent !== null;
  }

  /** Somebody moves the camera. */
  release(): void {
    this.extent = null;
    this.glide = null;
  }

  /** The panels may have changed: they are looked at with the next picture. */
  lookSoon(): void {
    this.lookedAt = Number.NEGATIVE_INFINITY;
    this.asked = null;
  }

  /** Called for every picture; true while another one is due, for the camera moves, or will have to. */
  keep(moment: Framed, now: number): boolean {
    const { camera } = this.frames;
    if (this.extent === null || !this.stand) return false;
    if (camera.flat) {
      this.lookAtMap(moment, now);
      return moment.t !== this.lookedFor;
    }
    if (this.map) {
      this.map = null;
      this.madeFor = '';
    }
    if (!camera.mayLean) return false;
    if (now - this.lookedAt > LOOK_MS) {
      this.lookedAt = now;
      this.lookedFor = moment.t;
      this.look(moment, this.extent, this.stand, now);
    }
    // A run that stopped elsewhere just after a look would not be looked at again.
    if (!this.glide) return moment.t !== this.lookedFor;
    const share = Math.min(1, (now - this.glide.since) / GLIDE_MS);
    camera.frame(between(this.glide, share * share * (3 - 2 * share)));
    if (share === 1) this.glide = null;
    return true;
  }

  private look(moment: Framed, extent: Extent, before: Stand, now: number): void {
    const room = this.roomNow();
    const sized = sizeOf(room) !== this.size;
    // A run that begins anew knows its satellites a moment later, and the card of its path comes back with them.
    if (this.known && !isKnown(moment) && !sized) return;
    const first = !this.known && isKnown(moment);
    if (!first && shapeOf(room) === this.madeFor) {
      if (hidden(pointsOf(moment, extent), before, room, this.lost + 1) <= this.lost) return;
    }
    const after = this.standFor(moment, extent, room);
    this.stand = after;
    if (first || sized || this.frames.reduced) this.frames.camera.frame(after);
    else this.glide = { from: before, to: after, since: now };
  }

  /** Moves the flat map where panels or routes are others, unless it would hide no less and be hardly larger. */
  private lookAtMap(moment: Framed, now: number): void {
    if (now - this.lookedAt <= LOOK_MS) return;
    this.lookedAt = now;
    this.lookedFor = moment.t;
    const room = this.roomNow();
    const points = mapPointsOf(moment);
    const after = fitMap(points, room);
    if (this.map && shapeOf(room) === this.madeFor && this.map.scale < after.scale * MUCH) {
      if (hiddenOnMap(points, this.map, room, this.lost + 1) <= this.lost) return;
    }
    this.spread(after, points, room);
  }

  private spread(map: MapStand, points: Float64Array, room: Room): void {
    this.map = map;
    this.madeFor = shapeOf(room);
    this.lost = hiddenOnMap(points, map, room, Number.POSITIVE_INFINITY);
    this.frames.camera.frameMap(map);
  }

  /** What lies over the picture. */
  get panels(): readonly Box[] {
    return this.roomNow().panels;
  }

  /** The room as it was asked for last, unless panels or size have changed since. */
  private roomNow(): Room {
    const { width, height } = this.frames.size;
    if (this.asked?.width !== width || this.asked.height !== height) this.asked = null;
    this.asked ??= this.frames.room();
    return this.asked;
  }

  private standFor(moment: Framed | null, extent: Extent, room: Room): Stand {
    const stand = framing(moment, room, extent);
    this.madeFor = shapeOf(room);
    this.size = sizeOf(room);
    this.known = moment !== null && isKnown(moment);
    this.lost = moment
      ? hidden(pointsOf(moment, extent), stand, room, Number.POSITIVE_INFINITY)
      : 0;
    return stand;
  }
}

/** Whether the satellites in use are known: they come with the first routes. */
function isKnown({ run }: Framed): boolean {
  return run.recording.routes.t.length > 0;
}

function sizeOf({ width, height }: Room): string {
  return `${width} ${height}`;
}

/** Size and number of panels: one that grows by a word moves nothing, unless it covers a path. */
function shapeOf(room: Room): string {
  return `${sizeOf(room)} ${room.panels.length}`;
}

/** A stand on the way from one to another. */
function between({ from, to }: Glide, share: number): Stand {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    axis: normal(plus(plus([0, 0, 0], 1 - share, from.axis), share, to.axis)),
    distance: from.distance * (to.distance / from.distance) ** share,
    right: mix(from.right, to.right),
    above: mix(from.above, to.above),
  };
}
