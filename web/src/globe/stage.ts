/** What a globe is drawn on, with the camera over it: Cesium's scene, or a plain canvas that shows the flat map. */
import { say } from '../words/say';
import type { Brushes, Shapes } from './draw/shapes';
import type { Stand } from './fit';
import type { MapStand } from './mapFit';
import type { Screen } from './screen';
import type { GlobePick, GlobeView } from './types';
import type { Vector } from './vector';

/** More pixels in one of CSS than this are not seen. */
export const MAX_PIXEL_RATIO = 2;

/** A place of the picture, CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where things are looked at from. */
export interface Camera {
  view(): GlobeView;
  /** True if it says where the camera is, and not only how the Earth is drawn. */
  setView(view: Partial<GlobeView>): boolean;
  /** Whether it may stand where a frame wants it: not over a map, and not among the stars. */
  readonly mayLean: boolean;
  /** Whether it looks at the flat map. */
  readonly flat: boolean;
  /** Shows the flat map so. */
  frameMap(map: MapStand): void;
  /** Stands there, over the globe. */
  frame(stand: Stand): void;
  /** In the inertial view the camera stays with the stars while the Earth turns below. */
  follow(earthAngle: number, carried: boolean): void;
  /** Goes round the Earth by as much as lies between two directions; the flat map is moved to the second. */
  carry(from: Vector, to: Vector): void;
  forgetAngle(): void;
  /** One step by keyboard: the camera goes to the given side. */
  step(right: number, up: number): void;
  /** Nearer or farther; the ground at a place of the picture stays there. */
  zoom(steps: number, at?: Spot): void;
  /** The place on the ground at a place of the picture, or null beside the Earth. */
  placeAt(spot: Spot): (GlobePick & { readonly kind: 'place' }) | null;
}

/** What a stage tells the globe on it. */
export interface StageEvents {
  /** Something changed that is to be seen. */
  wake(): void;
  /** The camera is dragged or pinched. */
  moved(): void;
  /** Its pictures take so long, time and again, that another stage would serve better. */
  slow(): void;
  /** It cannot go on, with a sentence that says why. */
  fail(message: string): void;
}

/** What is to be drawn, from below: what lies on the ground, what mostly rests, and what moves in every frame. */
export interface Stack {
  readonly ground: readonly Shapes[];
  readonly resting: readonly Shapes[];
  readonly moving: readonly Shapes[];
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  readonly brushes: Brushes;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the container has a size; without one the picture stays as it was. */
  readonly inSight: boolean;
  readonly flat: boolean;
  /** How long a picture stays at least, in milliseconds: where pictures are dear, run, charts and controls need time too. */
  readonly breath_ms: number;
  /** Whether it is drawn coarser while something moves, unless `setSharp` says otherwise. */
  readonly mayBeCoarse: boolean;
  /** Whether more of the Earth's surface is on its way. */
  readonly loading: boolean;
  /** Takes what is to be drawn. */
  stack(stack: Stack): void;
  /** Resolves when the first picture can have an Earth in it. */
  arrive(): Promise<void>;
  /** Takes the container's size over; true if something else has to be drawn. */
  resize(): boolean;
  /** Says from where the picture is seen. */
  aim(screen: Screen): void;
  /** Darkens the night away from this direction, Earth-fixed; null for none. */
  shine(sun: Vector | null): void;
  setReducedMotion(reduced: boolean): void;
  /** Always as sharp as can be, also where that makes pictures dear. */
  setSharp(sharp: boolean): void;
  /** Whether nothing moves for now; true if the picture can be a sharper one then. */
  rest(resting: boolean): boolean;
  /** Tells what happens until the returned function is called. */
  watch(events: StageEvents): () => void;
  render(): void;
  /**
   * Draws the picture that was just rendered on another canvas, from its left and top, in CSS pixels: in the same turn,
   * for what a browser has shown may be gone.
   */
  paintOn(context: CanvasRenderingContext2D): void;
  /** Resolves when a picture has all of the Earth's surface in it that is in sight, or that will not come. */
  whole(): Promise<void>;
  destroy(): void;
}

export const LOST = say('The browser took the graphics context away: the flat map goes on in 2D.');
export const BROKEN = say('The globe met an error while drawing: its flat map goes on in 2D.');
