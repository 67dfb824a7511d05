/** The globe itself: puts scene, camera, drawing and input together and decides when to render. */
import { BadLinks } from '../reading/badLinks';
import { LinkState } from '../reading/linkState';
import { PathStates } from '../reading/pathState';
import { Routes } from '../reading/routeState';
import { SpreadState } from '../reading/spreads';
import { Bodies } from './bodies';
import type { Box, Room } from './fit';
import { Flying } from './flying';
import { Following } from './following';
import { overhead, placesOf } from './framing';
import { type InputTarget, listen } from './input';
import { Keeping } from './keeping';
import { Drawing } from './layers';
import { Plot } from './mapping';
import type { Moment } from './moment';
import { prefersReducedMotion, prepare } from './mount';
import { News } from './news';
import { OtherPath } from './otherPath';
import { type Pointer, type Thing, thingAt } from './picking';
import { Places } from './places';
import { reticle } from './reticle';
import { Screen } from './screen';
import { Sight } from './sight';
import { Span } from './span';
import type { Camera, Spot, Stage } from './stage';
import { sunAt } from './sun';
import {
  defaultLayers,
  type Extent,
  type GlobeHandle,
  type GlobeOptions,
  type GlobeOther,
  type GlobeRun,
  type GlobeView,
  type Layers,
  type Selection,
} from './types';

/** How long the camera may still move after the last input, in milliseconds. */
const SETTLE_MS = 1500;
/** While `frame` is called at least this often, in milliseconds, it alone renders. */
const PLAYING_MS = 100;

export class Globe implements GlobeHandle, InputTarget {
  private readonly stage: Stage;
  readonly camera: Camera;
  private readonly drawing: Drawing;
  private readonly plot = new Plot();
  private readonly screen = new Screen();
  private readonly options: GlobeOptions;
  private readonly cleanUp: (() => void)[] = [];
  private moment: Moment | null = null;
  private layers: Layers;
  private flow: number | null = 0;
  private others: readonly GlobeOther[] = [];
  reduced: boolean;
  private hoverAt: Spot | null = null;
  /** What was looked at last: the orbits and places of a run; null before the first. */
  private places: string | null = null;
  /** Whether somebody has said where the next run is to be looked at from. */
  private viewGiven: boolean;
  private readonly keeping: Keeping;
  private readonly following: Following;
  private panels: () => readonly Box[] = () => [];
  private placeAsked = false;
  private t = 0;
  private still = true;
  private awakeUntil = 0;
  private request = 0;
  private framedAt = Number.NEGATIVE_INFINITY;
  private drawnAt = Number.NEGATIVE_INFINITY;
  /** A picture is due. */
  private owed = false;
  private readonly news = new News();
  private cursor = '';
  private lastView = '';
  private destroyed = false;
  /** The view at the end, for those who ask a destroyed globe. */
  private lastSeen: GlobeView | null = null;

  constructor(container: HTMLElement, stage: Stage, options: GlobeOptions) {
    this.options = options;
    this.layers = { ...defaultLayers, ...options.layers };
    this.reduced = options.reducedMotion ?? prefersReducedMotion();
    this.viewGiven = options.view !== undefined;
    prepare(container, stage.flat);
    this.stage = stage;
    this.camera = stage.camera;
    this.keeping = new Keeping(this);
    this.following = new Following(this.camera);
    this.drawing = new Drawing(stage.brushes, container, () => this.wake());
    stage.stack(this.drawing);
    this.plot.flat = stage.flat;
    this.frameRun();
    this.drawing.rebuild(this.plot);
    if (options.view) this.setView(options.view);
    this.setReducedMotion(this.reduced);
    stage.setSharp(options.sharp ?? false);
    this.attach(container);
    this.wake();
  }

  /** Resolves when the first picture can have an Earth in it. */
  arrive(): Promise<void> {
    return this.stage.arrive();
  }

  setRun(run: GlobeRun | null): void {
    if (this.destroyed) return;
    this.camera.forgetAngle();
    if (!run) {
      this.moment = null;
      this.drawing.clear();
      this.wake();
      return;
    }
    // A run that forks looks as it did: where pictures are dear, its rows come first.
    if (run.meta === this.moment?.run.meta) this.drawnAt = performance.now();
    if (this.flow !== null && this.flow >= run.meta.flows.length) this.flow = 0;
    const bodies = new Bodies(run);
    const routes = new Routes(
      run.meta.flows.map(({ background, paths }) => (background ? 0 : paths.length)),
    );
    this.moment = {
      run,
      bodies,
      span: new Span(bodies),
      flying: new Flying(),
      places: new Places(run.meta.nodes),
      links: new LinkState(),
      bad: new BadLinks(),
      routes,
      spreads: new SpreadState(),
      ...this.chosen(run, routes),
      others: this.others.map((other) => new OtherPath(other, run, bodies)),
      plot: this.plot,
      screen: this.screen,
      sight: new Sight(),
      t: this.t,
      pace: 1,
      still: this.still,
      layers: this.layers,
      flow: this.flow,
      selection: null,
      hover: null,
      reduced: this.reduced,
    };
    this.drawing.setRun(this.moment);
    this.look(run);
    this.wake();
  }

  setOthers(others: readonly GlobeOther[]): void {
    this.others = others;
    if (this.moment) {
      const { run, bodies } = this.moment;
      const paths = others.map((other) => new OtherPath(other, run, bodies));
      this.moment = { ...this.moment, others: paths };
    }
    this.wake();
  }

  frame(t: number, speed = 1, playing = true): void {
    if (this.destroyed) return;
    const same = t === this.t && playing !== this.still;
    // What stands still is drawn again only when something wakes the globe, or more is known of its instant.
    if (same && this.moment && !this.isNews(this.moment, t)) return;
    this.t = t;
    this.still = !playing;
    if (this.moment) this.news.drawn(this.moment.run, t);
    if (this.moment) {
      this.moment.t = t;
      this.moment.still = !playing;
      this.moment.pace = paceOf(speed);
    }
    this.framedAt = performance.now();
    this.renderInTurn();
  }

  setLayers(layers: Partial<Layers>): void {
    if (this.destroyed) return;
    this.layers = { ...this.layers, ...layers };
    if (this.moment) this.moment.layers = this.layers;
    this.wake();
  }

  setFlow(flow: number | null): void {
    this.flow = flow;
    if (this.moment) {
      const { run, routes } = this.moment;
      this.moment = { ...this.moment, flow, ...this.chosen(run, routes) };
    }
    this.wake();
  }

  setView(view: Partial<GlobeView>): void {
    if (this.destroyed) return;
    if (this.camera.setView(view)) {
      this.viewGiven = true;
      this.keeping.release();
    }
    if (this.plot.flat !== this.stage.flat) {
      this.plot.flat = this.stage.flat;
      this.drawing.rebuild(this.plot);
    }
    this.wake();
  }

  get framing(): boolean {
    return this.keeping.active;
  }

  view(): GlobeView {
    return this.lastSeen ?? this.camera.view();
  }

  frameRun(extent: Extent = 'paths'): void {
    if (this.destroyed) return;
    this.unfollow();
    this.keeping.frame(this.moment, extent);
    this.wake();
  }

  follow(node: number | null): void {
    if (this.destroyed) return;
    this.following.begin(null);
    if (node === null) return;
    this.lookAt(node);
    this.following.begin(node);
    this.wake();
  }

  avoid(panels: () => readonly Box[]): void {
    this.panels = panels;
    this.panelsChanged();
  }

  panelsChanged(): void {
    this.keeping.lookSoon();
    this.wake();
  }

  get size(): Pick<Room, 'width' | 'height'> {
    return this.stage;
  }

  room(): Room {
    const { width, height } = this.stage;
    return { width, height, panels: this.panels() };
  }

  frameNext(): void {
    this.places = null;
    this.viewGiven = false;
  }

  lookAt(node: number): void {
    if (this.destroyed || !this.moment) return;
    const { bodies } = this.moment;
    bodies.advance(this.t);
    this.setView(overhead(bodies, node, this.camera.view().height_km));
  }

  paint(context: CanvasRenderingContext2D, t: number, speed: number): void {
    if (this.destroyed) return;
    this.t = t;
    this.still = false;
    if (this.moment) Object.assign(this.moment, { t, still: false, pace: paceOf(speed) });
    this.stage.rest(true);
    this.render();
    this.stage.paintOn(context);
    this.drawing.paintNames(context);
  }

  whole(): Promise<void> {
    return this.stage.whole();
  }

  select(selection: Selection): void {
    if (this.moment) this.moment.selection = selection;
    this.wake();
  }

  askForPlace(asked: boolean): void {
    this.placeAsked = asked;
    this.wake();
  }

  setReducedMotion(reduced: boolean): void {
    if (this.destroyed) return;
    this.reduced = reduced;
    if (this.moment) this.moment.reduced = reduced;
    this.stage.setReducedMotion(reduced);
    this.wake();
  }

  get mayBeCoarse(): boolean {
    return this.stage.mayBeCoarse;
  }

  setSharp(sharp: boolean): void {
    if (this.destroyed) return;
    this.stage.setSharp(sharp);
    this.wake();
  }

  scaleNames(scale: number): void {
    if (this.destroyed) return;
    this.drawing.scaleNames(scale);
    this.wake();
  }

  destroy(): void {
    if (this.destroyed) return;
    this.lastSeen = this.camera.view();
    this.destroyed = true;
    cancelAnimationFrame(this.request);
    for (const end of this.cleanUp) end();
    this.drawing.destroy();
    this.stage.destroy();
    this.moment = null;
  }

  // What input asks for.

  wake(): void {
    this.awakeUntil = performance.now() + SETTLE_MS;
    if (!this.destroyed) this.tickSoon();
  }

  pick(x: number, y: number, pointer: Pointer): void {
    if (this.placeAsked) {
      this.options.onPick?.(this.camera.placeAt({ x, y }));
      return;
    }
    const thing = this.thingAt(x, y, pointer);
    // A packet is on its way: it is looked at, and what was marked stays so.
    if (thing?.kind !== 'packet') this.select(thing);
    this.options.onPick?.(thing ?? this.camera.placeAt({ x, y }));
  }

  hover(at: Spot | null): void {
    if (at === null && this.hoverAt === null) return;
    this.hoverAt = at;
    this.wake();
  }

  moved(): void {
    this.keeping.release();
    this.unfollow();
    this.wake();
  }

  step(right: number, up: number): void {
    this.keeping.release();
    this.unfollow();
    this.camera.step(right, up);
  }

  zoom(steps: number, at?: Spot): void {
    this.keeping.release();
    // What goes along with a satellite keeps that in its middle.
    this.camera.zoom(steps, this.following.active ? undefined : at);
  }

  home(): void {
    this.frameRun();
  }

  pickCentre(): void {
    this.pick(this.stage.width / 2, this.stage.height / 2, 'touch');
  }

  clearSelection(): void {
    if (this.placeAsked) return;
    if (this.following.active) {
      this.unfollow();
      return;
    }
    this.select(null);
    this.options.onPick?.(null);
  }

  /** Whether there is more to draw of an instant that was drawn. */
  private isNews({ run, others }: Moment, t: number): boolean {
    return this.news.of(run, t) || others.some(({ news }) => news);
  }

  private chosen(run: GlobeRun, routes: Routes): Pick<Moment, 'paths' | 'states'> {
    const flow = this.flow;
    const count = flow === null ? 0 : (run.meta.flows[flow]?.paths.length ?? 0);
    return { paths: routes.of(flow), states: new PathStates(flow ?? -1, count) };
  }

  /** Frames a run that is somewhere else than the one before, unless a view was given for it. */
  private look(run: GlobeRun): void {
    const places = placesOf(run.meta);
    const elsewhere = places !== this.places;
    this.places = places;
    if (elsewhere && !this.viewGiven) this.frameRun();
    this.viewGiven = false;
  }

  private thingAt(x: number, y: number, pointer: Pointer): Thing | null {
    return this.moment && thingAt(this.moment, this.drawing.stations.stations, x, y, pointer);
  }

  private attach(container: HTMLElement): void {
    const { stage } = this;
    const cross = reticle(container);
    const fit = () => {
      if (stage.resize()) this.render();
    };
    const sized = new ResizeObserver(fit);
    sized.observe(container);
    // The pixel ratio may change without the size, as when the window moves to another screen.
    window.addEventListener('resize', fit);
    this.cleanUp.push(
      listen(container, stage.canvas, this),
      stage.watch({
        wake: () => this.wake(),
        moved: () => this.moved(),
        slow: () => this.options.onSlow?.(),
        fail: (message) => this.fail(message),
      }),
      () => sized.disconnect(),
      () => window.removeEventListener('resize', fit),
      () => cross.remove(),
    );
  }

  private tickSoon(): void {
    if (this.request === 0) this.request = requestAnimationFrame((now) => this.tick(now));
  }

  /** Renders while something moves besides the run, unless `frame` has just done so. */
  private tick(now: number): void {
    this.request = 0;
    if (this.destroyed) return;
    if (this.owed || now - this.framedAt > PLAYING_MS) this.renderInTurn();
    const { inSight, loading } = this.stage;
    if (inSight && (loading || this.owed || now < this.awakeUntil)) {
      this.tickSoon();
    } else {
      if (now - this.framedAt > PLAYING_MS && this.stage.rest(true)) this.render();
      this.reportView();
    }
  }

  /** Renders now, or a little later where pictures are dear. */
  private renderInTurn(): void {
    this.stage.rest(false);
    this.owed = performance.now() - this.drawnAt < this.stage.breath_ms;
    if (this.owed) this.tickSoon();
    else this.render();
  }

  private render(): void {
    if (this.destroyed || !this.stage.inSight) return;
    this.drawnAt = performance.now();
    this.stage.aim(this.screen);
    if (this.moment) this.draw(this.moment);
    this.stage.render();
  }

  private draw(moment: Moment): void {
    const { bodies, links, routes, states, run, t } = moment;
    bodies.advance(t);
    this.camera.follow(bodies.earthAngle, this.following.active);
    if (this.following.active) this.following.step(bodies);
    routes.advance(run.recording, t);
    if (this.keeping.keep(moment, performance.now())) this.wake();
    this.stage.aim(this.screen);
    bodies.fade(this.screen.distance, this.plot.flat);
    moment.places.update(bodies, this.plot);
    this.shine(moment);
    links.advance(run.recording, t);
    moment.bad.advance(run.recording, t);
    states.advance(run.recording, t);
    const at = this.placeAsked ? null : this.hoverAt;
    const under = at && this.thingAt(at.x, at.y, 'mouse');
    moment.hover = under?.kind === 'packet' ? null : under;
    this.pointAt(under);
    this.drawing.draw(moment, this.keeping.panels);
  }

  private unfollow(): void {
    if (!this.following.active) return;
    this.following.begin(null);
    this.options.onUnfollow?.();
  }

  /** Puts the Sun where it stands; it stands still with a sky that does. */
  private shine({ bodies, layers, run: { meta }, t }: Moment): void {
    if (!layers.night) {
      this.stage.shine(null);
      return;
    }
    const { begins_d, frozen_at_s } = meta;
    const seen = Math.min(t, frozen_at_s ?? t);
    sunAt({ begins_d, earthAngle: bodies.earthAngle }, seen, (x, y, z) =>
      this.stage.shine([x, y, z]),
    );
  }

  private pointAt(thing: Thing | null): void {
    const cursor = this.placeAsked ? 'crosshair' : thing ? 'pointer' : 'grab';
    if (cursor === this.cursor) return;
    this.cursor = cursor;
    this.stage.canvas.style.cursor = cursor;
  }

  private fail(message: string): void {
    if (this.destroyed) return;
    this.destroy();
    this.options.onLost?.(message);
  }

  private reportView(): void {
    const view = this.camera.view();
    const text = JSON.stringify(view);
    if (text === this.lastView) return;
    this.lastView = text;
    this.options.onView?.(view);
  }
}

/** The speed by which fades last half a second on screen. */
function paceOf(speed: number): number {
  return Math.max(0.02, Math.min(20, Math.abs(speed)));
}
