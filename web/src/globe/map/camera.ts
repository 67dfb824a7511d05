/** The camera of the flat map on a canvas: north is up, and the map is moved and made larger. */
import { EARTH_RADIUS } from '../ground';
import type { MapStand } from '../mapFit';
import type { Camera, Spot } from '../stage';
import type { GlobePick, GlobeView } from '../types';
import type { Vector } from '../vector';
import type { Lie } from './paint';

const DEGREE = (Math.PI / 180) * EARTH_RADIUS;
const HALF_WIDTH = 180 * DEGREE;
const HALF_HEIGHT = 90 * DEGREE;
/** The narrowest and the widest part of the map that fills a picture, metres, as the globe's camera has them. */
const NARROWEST = 250_000;
/** The map is at most so many times as small as one that is whole in the picture. */
const SMALLEST = 2;
/** One step by keyboard, as a share of the picture's width, and one of zooming. */
const STEP = 0.03;
const ZOOM_STEP = 0.15;

export class MapCamera implements Camera {
  readonly flat = true;
  readonly mayLean = false;
  private readonly size: Pick<Lie, 'width' | 'height'>;
  /** The place in the picture's middle, metres east and north of the map's. */
  private east = 0;
  private north = 0;
  /** Metres of the map in a pixel. */
  private scale: number;

  constructor(size: Pick<Lie, 'width' | 'height'>) {
    this.size = size;
    this.scale = this.whole;
  }

  get lie(): Lie {
    const { east, north, scale } = this;
    return { east, north, scale, width: this.size.width, height: this.size.height };
  }

  view(): GlobeView {
    return {
      flat: true,
      inertial: false,
      latitude_deg: round(this.north / DEGREE, 3),
      longitude_deg: round(this.east / DEGREE, 3),
      height_km: round((this.scale * this.size.width) / 1000, 0),
      heading_deg: 0,
      pitch_deg: -90,
    };
  }

  setView(view: Partial<GlobeView>): boolean {
    // What the globe is looked at from says nothing of a map.
    if (view.flat === false) return false;
    const { latitude_deg, longitude_deg, height_km } = view;
    if (latitude_deg === undefined && longitude_deg === undefined && height_km === undefined) {
      return false;
    }
    const now = this.view();
    this.stand(
      finite(longitude_deg, now.longitude_deg) * DEGREE,
      finite(latitude_deg, now.latitude_deg) * DEGREE,
      (finite(height_km, now.height_km) * 1000) / this.size.width,
    );
    return true;
  }

  frameMap({ scale, right, above }: MapStand): void {
    this.stand(-right * scale, -above * scale, scale);
  }

  /** A stand over a globe says nothing of a map. */
  frame(): void {}

  follow(): void {}

  forgetAngle(): void {}

  carry(_from: Vector, [x, y, z]: Vector): void {
    this.stand(Math.atan2(y, x) * EARTH_RADIUS, Math.asin(z) * EARTH_RADIUS, this.scale);
  }

  step(right: number, up: number): void {
    const reach = this.size.width * STEP;
    this.pan(-right * reach, up * reach);
  }

  zoom(steps: number, at?: Spot): void {
    this.enlarge((1 - ZOOM_STEP) ** -steps, at);
  }

  /** Moves the map by so many pixels, right and down. */
  pan(right: number, down: number): void {
    this.stand(this.east - right * this.scale, this.north + down * this.scale, this.scale);
  }

  /** Makes the map so many times as large; what is seen at `at` stays there. */
  enlarge(times: number, at?: Spot): void {
    const { width, height } = this.size;
    const [right, down] = at ? [at.x - width / 2, at.y - height / 2] : [0, 0];
    const scale = this.bounded(this.scale / times);
    const change = this.scale - scale;
    this.stand(this.east + right * change, this.north - down * change, scale);
  }

  placeAt({ x, y }: Spot): (GlobePick & { readonly kind: 'place' }) | null {
    const { width, height } = this.size;
    const east = this.east + (x - width / 2) * this.scale;
    const north = this.north - (y - height / 2) * this.scale;
    if (Math.abs(east) > HALF_WIDTH || Math.abs(north) > HALF_HEIGHT) return null;
    return { kind: 'place', latitude_deg: north / DEGREE, longitude_deg: east / DEGREE };
  }

  /** The scale at which all of the map is seen. */
  private get whole(): number {
    return Math.max((2 * HALF_WIDTH) / this.size.width, (2 * HALF_HEIGHT) / this.size.height);
  }

  private bounded(scale: number): number {
    return clamp(scale, NARROWEST / this.size.width, SMALLEST * this.whole);
  }

  /** The middle of the picture stays on the map. */
  private stand(east: number, north: number, scale: number): void {
    this.scale = this.bounded(scale);
    this.east = clamp(east, -HALF_WIDTH, HALF_WIDTH);
    this.north = clamp(north, -HALF_HEIGHT, HALF_HEIGHT);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** A number from a link may be anything. */
function finite(value: number | undefined, instead: number): number {
  return Number.isFinite(value) ? (value as number) : instead;
}

function round(value: number, digits: number): number {
  // Without a negative zero.
  return Number(value.toFixed(digits)) + 0;
}
