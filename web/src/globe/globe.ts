/** The globe itself: puts scene, camera, drawing and input together and decides when to render. */
import { Bodies } from './bodies';
import { Camera } from './camera';
import { EARTH_RADIUS, unit } from './ground';
import { type InputTarget, listen } from './input';
import { Drawing } from './layers';
import { LinkState } from './link-state';
import type { Moment } from './moment';
import { type Pointer, placeAt, thingAt } from './picking';
import { Plot } from './plot';
import { reticle } from './reticle';
import { FORWARD, RouteState } from './route-state';
import { EarthScene } from './scene';
import { Screen } from './screen';
import { Span } from './span';
import {
  defaultLayers,
  type GlobeHandle,
  type GlobeOptions,
  type GlobeRun,
  type GlobeView,
  type Layers,
  type Selection,
} from './types';

/** How long the camera may still move after the last input, in milliseconds. */
const SETTLE_MS = 1500;
const START_DIRECTION = unit(20, -30);
const START_RADIUS = EARTH_RADIUS * 1.16;
const MARGIN = 1.035;
/** Without satellites the way between distant places may lead over a pole. */
const WIRED_STEEPEST_DEG = 65;
/** While `frame` is called at least this often, in milliseconds, it alone renders. */
const PLAYING_MS = 100;
const LOST =
  'The browser took the graphics context away, so the globe stopped; charts and controls go on.';

export class Globe implements GlobeHandle, InputTarget {
  readonly #earth: EarthScene;
  readonly #camera: Camera;
  readonly #drawing: Drawing;
  readonly #plot = new Plot();
  readonly #screen = new Screen();
  readonly #options: GlobeOptions;
  readonly #cleanUp: (() => void)[] = [];
  #moment: Moment | null = null;
  #layers: Layers;
  #flow: number | null = 0;
  #reduced: boolean;
  #hoverAt: { readonly x: number; readonly y: number } | null = null;
  #framed: boolean;
  #awakeUntil = 0;
  #request = 0;
  #framedAt = Number.NEGATIVE_INFINITY;
  #cursor = '';
  #lastView = '';
  #destroyed = false;

  constructor(container: HTMLElement, options: GlobeOptions) {
    this.#options = options;
    this.#layers = { ...defaultLayers, ...options.layers };
    this.#reduced = options.reducedMotion ?? prefersReducedMotion();
    this.#framed = options.view !== undefined;
    prepare(container);
    this.#earth = new EarthScene(container);
    this.#camera = new Camera(this.#earth);
    this.#drawing = new Drawing(this.#earth.shader, container);
    for (const batch of this.#drawing.batches) this.#earth.scene.primitives.add(batch);
    this.#camera.frame(START_DIRECTION, START_RADIUS);
    this.#drawing.rebuild(this.#plot);
    if (options.view) this.setView(options.view);
    this.setReducedMotion(this.#reduced);
    this.#attach(container);
    this.wake();
  }

  setRun(run: GlobeRun | null): void {
    this.#camera.forgetAngle();
    if (!run) {
      this.#moment = null;
      this.#drawing.clear();
      this.wake();
      return;
    }
    if (this.#flow !== null && this.#flow >= run.meta.flows.length) this.#flow = 0;
    const bodies = new Bodies(run);
    this.#moment = {
      run,
      bodies,
      span: new Span(bodies),
      links: new LinkState(),
      route: new RouteState(this.#flow ?? -1),
      plot: this.#plot,
      screen: this.#screen,
      t: 0,
      pace: 1,
      layers: this.#layers,
      flow: this.#flow,
      selection: null,
      hover: null,
      reduced: this.#reduced,
    };
    this.#drawing.setRun(this.#moment);
    if (!this.#framed) this.frameRun();
    this.#framed = true;
    this.wake();
  }

  frame(t: number, speed = 1): void {
    if (this.#destroyed) return;
    if (this.#moment) {
      this.#moment.t = t;
      this.#moment.pace = Math.max(0.02, Math.min(20, Math.abs(speed)));
    }
    this.#framedAt = performance.now();
    this.#render();
  }

  setLayers(layers: Partial<Layers>): void {
    this.#layers = { ...this.#layers, ...layers };
    if (this.#moment) this.#moment.layers = this.#layers;
    this.wake();
  }

  setFlow(flow: number | null): void {
    this.#flow = flow;
    if (this.#moment) {
      this.#moment = { ...this.#moment, flow, route: new RouteState(flow ?? -1) };
    }
    this.wake();
  }

  setView(view: Partial<GlobeView>): void {
    this.#framed = true;
    this.#camera.setView(view);
    if (this.#plot.flat !== this.#earth.flat) {
      this.#plot.flat = this.#earth.flat;
      this.#drawing.rebuild(this.#plot);
    }
    this.wake();
  }

  view(): GlobeView {
    return this.#camera.view();
  }

  frameRun(): void {
    const ends = this.#moment ? this.#ends(this.#moment) : [];
    let [x, y, z] = [0, 0, 0];
    for (const node of ends) {
      const { xyz } = (this.#moment as Moment).bodies;
      x += xyz[3 * node] ?? 0;
      y += xyz[3 * node + 1] ?? 0;
      z += xyz[3 * node + 2] ?? 0;
    }
    const apart = Math.hypot(x, y, z) > 1000;
    const steepest = this.#moment?.bodies.satellites === 0 ? WIRED_STEEPEST_DEG : undefined;
    this.#camera.frame(apart ? [x, y, z] : START_DIRECTION, this.#extent(), steepest);
    this.wake();
  }

  select(selection: Selection): void {
    if (this.#moment) this.#moment.selection = selection;
    this.wake();
  }

  setReducedMotion(reduced: boolean): void {
    this.#reduced = reduced;
    if (this.#moment) this.#moment.reduced = reduced;
    const controller = this.#earth.scene.screenSpaceCameraController;
    controller.inertiaSpin = reduced ? 0 : 0.9;
    controller.inertiaTranslate = reduced ? 0 : 0.9;
    controller.inertiaZoom = reduced ? 0 : 0.8;
    this.wake();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    cancelAnimationFrame(this.#request);
    for (const end of this.#cleanUp) end();
    this.#drawing.destroy();
    this.#earth.destroy();
    this.#moment = null;
  }

  // What input asks for.

  wake(): void {
    this.#awakeUntil = performance.now() + SETTLE_MS;
    if (this.#request === 0 && !this.#destroyed) {
      this.#request = requestAnimationFrame((now) => this.#tick(now));
    }
  }

  pick(x: number, y: number, pointer: Pointer): void {
    const thing = this.#thingAt(x, y, pointer);
    this.select(thing);
    const pick = thing ?? placeAt(this.#earth, x, y);
    if (pick) this.#options.onPick?.(pick);
  }

  hover(at: { readonly x: number; readonly y: number } | null): void {
    if (at === null && this.#hoverAt === null) return;
    this.#hoverAt = at;
    this.wake();
  }

  step(right: number, up: number): void {
    this.#camera.step(right, up);
  }

  zoom(steps: number): void {
    this.#camera.zoom(steps);
  }

  home(): void {
    this.frameRun();
  }

  pickCentre(): void {
    this.pick(this.#earth.width / 2, this.#earth.height / 2, 'touch');
  }

  clearSelection(): void {
    this.select(null);
  }

  #thingAt(x: number, y: number, pointer: Pointer): Selection {
    return this.#moment && thingAt(this.#moment, this.#drawing.stations.stations, x, y, pointer);
  }

  #ends(moment: Moment): number[] {
    const { meta } = moment.run;
    if (meta.satellites.length === 0) return [...Array(meta.nodes).keys()];
    const path = meta.flows[moment.flow ?? 0]?.paths[0];
    return path ? [path.from_node, path.to_node] : [];
  }

  /** Radius of the sphere to frame: the orbits that the path uses, or else the lowest there are. */
  #extent(): number {
    const moment = this.#moment;
    if (!moment) return START_RADIUS;
    const { bodies, route } = moment;
    const { nodes, length } = route.current[FORWARD];
    let highest = 0;
    for (let i = 0; i < length; i += 1) highest = Math.max(highest, bodies.radius(nodes[i] ?? 0));
    if (highest > EARTH_RADIUS * 1.01) return highest * MARGIN;
    const radii = moment.run.meta.constellations
      .filter((constellation) => constellation.count > 0)
      .map((constellation) => bodies.radius(constellation.first));
    return radii.length > 0 ? Math.min(...radii) * MARGIN : START_RADIUS;
  }

  #attach(container: HTMLElement): void {
    const { canvas, scene } = this.#earth;
    const cross = reticle(container);
    const fit = () => {
      if (this.#earth.resize()) this.#render();
    };
    const sized = new ResizeObserver(fit);
    sized.observe(container);
    // The pixel ratio may change without the size, as when the window moves to another screen.
    window.addEventListener('resize', fit);
    const lost = (event: Event) => {
      event.preventDefault();
      this.destroy();
      this.#options.onLost?.(LOST);
    };
    canvas.addEventListener('webglcontextlost', lost);
    this.#cleanUp.push(
      listen(container, canvas, this),
      () => sized.disconnect(),
      () => window.removeEventListener('resize', fit),
      () => cross.remove(),
      () => canvas.removeEventListener('webglcontextlost', lost),
      scene.globe.tileLoadProgressEvent.addEventListener(() => this.wake()),
    );
  }

  /** Renders while something moves besides the run, unless `frame` has just done so. */
  #tick(now: number): void {
    this.#request = 0;
    if (this.#destroyed) return;
    if (now - this.#framedAt > PLAYING_MS) this.#render();
    const loading = !this.#earth.scene.globe.tilesLoaded;
    if (loading || now < this.#awakeUntil) {
      this.#request = requestAnimationFrame((next) => this.#tick(next));
    } else {
      this.#reportView();
    }
  }

  #render(): void {
    if (this.#destroyed) return;
    this.#screen.update(this.#earth);
    if (this.#moment) this.#draw(this.#moment);
    this.#earth.render();
  }

  #draw(moment: Moment): void {
    const { bodies, links, route, run, t } = moment;
    bodies.advance(t);
    this.#camera.follow(bodies.earthAngle);
    this.#screen.update(this.#earth);
    bodies.fade(this.#screen.distance, this.#plot.flat);
    links.advance(run.recording, t);
    route.advance(run.recording, t);
    moment.hover = this.#hoverAt && this.#thingAt(this.#hoverAt.x, this.#hoverAt.y, 'mouse');
    this.#pointAt(moment.hover);
    this.#drawing.draw(moment);
  }

  #pointAt(thing: Selection): void {
    const cursor = thing ? 'pointer' : 'grab';
    if (cursor === this.#cursor) return;
    this.#cursor = cursor;
    this.#earth.canvas.style.cursor = cursor;
  }

  #reportView(): void {
    const view = this.#camera.view();
    const text = JSON.stringify(view);
    if (text === this.#lastView) return;
    this.#lastView = text;
    this.#options.onView?.(view);
  }
}

function prepare(container: HTMLElement): void {
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
  container.tabIndex = 0;
  container.setAttribute('role', 'application');
  container.setAttribute(
    'aria-label',
    'Globe. Arrow keys turn it, plus and minus zoom, Home shows all, Enter picks what is in the middle.',
  );
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
