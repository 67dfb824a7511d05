/** What the globe is given and what it gives: its whole outside, free of Cesium. */
import type { LinkKind } from '../protocol/codes.gen';
import type { SkyView } from '../protocol/core';
import type { Tables } from '../protocol/recording.gen';
import type { RunMeta } from '../protocol/runMeta';
import type { Box } from './fit';

/** Which things are drawn. */
export interface Layers {
  readonly orbits: boolean;
  readonly isls: boolean;
  readonly gsls: boolean;
  readonly packets: boolean;
  readonly footprints: boolean;
  /** The ways of the points below the satellites that serve the chosen flow, and below the chosen one. */
  readonly tracks: boolean;
  /** The half of the Earth where the Sun is below the horizon. */
  readonly night: boolean;
  /** The borders of countries. */
  readonly borders: boolean;
  /** Where the first and the last plane of a star fly opposite ways. */
  readonly seam: boolean;
  readonly labels: boolean;
  /** The names of all satellites, as far as there is room. */
  readonly names: boolean;
  /** The ways of the flows that are not chosen. */
  readonly others: boolean;
  /** Links coloured by their load in the current measurement interval instead of by kind. */
  readonly load: boolean;
}

export const defaultLayers: Layers = {
  orbits: true,
  isls: true,
  gsls: true,
  packets: true,
  footprints: false,
  tracks: false,
  night: false,
  borders: false,
  seam: false,
  labels: true,
  names: false,
  others: true,
  load: false,
};

/** Where the camera is; goes into the share link. */
export interface GlobeView {
  readonly flat: boolean;
  /** The sky stands still and the Earth turns. Has no effect on the flat map. */
  readonly inertial: boolean;
  readonly latitude_deg: number;
  readonly longitude_deg: number;
  readonly height_km: number;
  readonly heading_deg: number;
  readonly pitch_deg: number;
  /** About the line of sight; 0 without it. */
  readonly roll_deg?: number;
}

/** What is framed: the ways of the flows with the orbits that carry them, or every orbit as well. */
export type Extent = 'paths' | 'orbits';

/** What was clicked. A link without a kind is one by wire. A place is a point of the ground without anything on it. */
export type GlobePick =
  | { readonly kind: 'satellite'; readonly node: number }
  | { readonly kind: 'station'; readonly name: string; readonly node: number }
  | {
      readonly kind: 'link';
      readonly a: number;
      readonly b: number;
      readonly linkKind: LinkKind | null;
    }
  | { readonly kind: 'flow'; readonly flow: number }
  /** A packet, by its row of `segments`. */
  | { readonly kind: 'packet'; readonly segment: number }
  | { readonly kind: 'place'; readonly latitude_deg: number; readonly longitude_deg: number };

export type Selection = Exclude<GlobePick, { kind: 'place' | 'packet' }> | null;

/** The tables of the recording that the globe reads, each column as long as its table has rows. */
export interface Recording
  extends Pick<
    Tables,
    | 'segments'
    | 'hops'
    | 'fates'
    | 'windows'
    | 'routes'
    | 'route_nodes'
    | 'route_links'
    | 'topology'
    | 'queues'
    | 'error_states'
    | 'path_states'
    | 'forged'
  > {
  /** Grows with every block that arrives; without it every frame is drawn. */
  readonly version?: number;
  /** Everything before this time is recorded; without it every block is drawn. */
  readonly simulated_s?: number;
  readonly finished?: boolean;
  /** Grows when rows were removed and the rows left got other numbers. */
  readonly generation: number;
}

/** One run to draw. */
export interface GlobeRun {
  readonly meta: RunMeta;
  readonly sky: SkyView;
  readonly recording: Recording;
  /** Length of the bins of the table `queues`, in seconds. */
  readonly interval_s?: number;
  /** Rate of the link from one node to another in bit/s; without it load is relative to the busiest link. */
  readonly linkRate?: (from: number, to: number, linkKind: LinkKind) => number;
}

/** Another run beside the one that is drawn: the way of one of its flows is drawn as well. */
export interface GlobeOther {
  readonly letter: string;
  /** Its place among the runs, which says how its lines are drawn. */
  readonly at: number;
  readonly run: GlobeRun;
  readonly flow: number;
}

export interface GlobeOptions {
  /** The layers at the beginning. */
  readonly layers?: Partial<Layers>;
  /** The view at the beginning; without it the first run is framed. */
  readonly view?: Partial<GlobeView>;
  /** Pixels in one of CSS, whatever the screen has: for pictures that are to be the same everywhere. */
  readonly pixelRatio?: number;
  /** Steps instead of motion: no inertia, no fading, no pulse. Default: what the system asks for. */
  readonly reducedMotion?: boolean;
  /** Always as sharp as can be, also where there is no graphics card and pictures are dear. */
  readonly sharp?: boolean;
  /** Called when something, or the ground, is clicked, tapped, or chosen with Enter; null: beside the globe, or Escape. */
  readonly onPick?: (pick: GlobePick | null) => void;
  /** Called when somebody has turned away from the satellite that was followed. */
  readonly onUnfollow?: () => void;
  /** Called when the view has come to rest after it was moved. */
  readonly onView?: (view: GlobeView) => void;
  /** Called with a sentence when the graphics context is lost; destroy and create the globe again. */
  readonly onLost?: (message: string) => void;
  /** Told, time and again, that pictures take too long to follow a run. */
  readonly onSlow?: () => void;
}

export interface GlobeHandle {
  /** Whether it is drawn coarser while something moves, for want of a graphics card, unless it is to be sharp. */
  readonly mayBeCoarse: boolean;
  setSharp(sharp: boolean): void;
  /** Draws another run from now on; `null` leaves the bare Earth. */
  setRun(run: GlobeRun | null): void;
  /** Draws the ways of other runs as well, until told otherwise; `setRun` keeps them. */
  setOthers(others: readonly GlobeOther[]): void;
  /**
   * Draws the moment `t` of the run, in seconds. `speed` keeps fades half a second long on screen;
   * without `playing` a change is shown as done, with a ghost of what was there before.
   */
  frame(t: number, speed?: number, playing?: boolean): void;
  setLayers(layers: Partial<Layers>): void;
  /** While true, a click means the ground, whatever is in front of it. */
  askForPlace(asked: boolean): void;
  /** The flow whose path is highlighted, by its index in the run; `null` for none. */
  setFlow(flow: number | null): void;
  /** Whether it frames the run by itself: nobody has moved the camera. */
  readonly framing: boolean;
  setView(view: Partial<GlobeView>): void;
  view(): GlobeView;
  /**
   * Looks at the whole globe with all paths in sight, or all orbits as well, and keeps the paths beside the panels until
   * somebody moves the camera.
   */
  frameRun(extent?: Extent): void;
  /** What lies over the globe from now on, asked for whenever it matters. */
  avoid(panels: () => readonly Box[]): void;
  /** The panels may have changed. */
  panelsChanged(): void;
  /** Looks straight down at a node, from no nearer than now and well above it. */
  lookAt(node: number): void;
  /** Goes along with a satellite until told otherwise, or until somebody turns the globe; null ends it. */
  follow(node: number | null): void;
  /** Looks so at the next run too, unless `setView` is called before. */
  frameNext(): void;
  /** Marks a satellite, station or link. */
  select(selection: Selection): void;
  setReducedMotion(reduced: boolean): void;
  /**
   * Draws the moment `t` on a canvas, from its left and top, in CSS pixels: names and all, at once and sharp, whatever
   * that costs.
   */
  paint(context: CanvasRenderingContext2D, t: number, speed: number): void;
  /** Resolves when a picture has all of the Earth's surface in it that is in sight, or that will not come. */
  whole(): Promise<void>;
  /** Writes names so many times as large as usual. */
  scaleNames(scale: number): void;
  destroy(): void;
}
