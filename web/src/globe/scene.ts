/** The Cesium scene: a sober Earth without sky, sun, credits or any request to another origin. */
import {
  CameraEventType,
  Cartesian3,
  Color,
  Credit,
  CreditDisplay,
  Ellipsoid,
  EllipsoidTerrainProvider,
  Globe,
  HeightmapTerrainData,
  ImageryLayer,
  JulianDate,
  MapMode2D,
  Matrix4,
  PerspectiveFrustum,
  Scene,
  SceneMode,
  type TerrainMesh,
} from '@cesium/engine';
import { contextAttributes, drawnByProcessor, letGo } from './context';
import { EarthCamera } from './earthCamera';
import { Batch } from './gl/batch';
import { GlBrushes } from './gl/brushes';
import { Quality } from './gl/quality';
import { ShadeBatch } from './gl/shade';
import type { ShaderFrame } from './gl/shading';
import { Timing } from './gl/timing';
import { EARTH_RADIUS } from './ground';
import { earthImagery } from './imagery';
import { globeColours } from './palette';
import type { Screen } from './screen';
import { BROKEN, LOST, MAX_PIXEL_RATIO, type Stack, type Stage, type StageEvents } from './stage';
import { VIEW_ANGLE } from './vantage';
import type { Vector } from './vector';

/** The imagery has few levels; finer tiles of a smooth sphere would only cost time. */
const DETAIL = 4;
const TILE_GRID = 48;
/** How long the first picture waits for the Earth, milliseconds, and the side of its buffer meanwhile, pixels. */
const ARRIVAL_MS = 3000;
const ARRIVAL_PX = 16;
/** How long a picture that is to be whole waits for its tiles, milliseconds. */
const WHOLE_MS = 8000;

/**
 * A moment of no meaning: the Sun is not drawn, and the run has a clock of its own. It lies before Cesium's tables of the
 * Earth's pole begin, so that none of them is fetched.
 */
const someTime = JulianDate.fromIso8601('1970-01-01T12:00:00Z');

export class EarthScene implements Stage {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  readonly camera: EarthCamera;
  /** Where the processor draws for want of a graphics card. */
  private readonly quality: Quality | null;
  private readonly timing: Timing;
  /** Told that the processor is too slow for a globe. */
  private slow: () => void = () => undefined;
  private readonly shade: ShadeBatch;
  private readonly shader: ShaderFrame = {
    radius: EARTH_RADIUS,
    flat: 0,
    scale: 1,
    sun: new Cartesian3(1, 0, 0),
    night: 0,
    halfWidth: Math.PI * EARTH_RADIUS,
  };
  width = 1;
  height = 1;
  readonly brushes = new GlBrushes(this.shader);
  inSight = false;
  /** Whether the buffer has the container's size. */
  private fitted = false;
  private readonly container: HTMLElement;
  /** Pixels in one of CSS where that is not the screen's. */
  private readonly pixelRatio: number | undefined;
  private readonly matrix = new Matrix4();
  private readonly m = new Float64Array(16);

  /** `canvas` has its context already. */
  constructor(container: HTMLElement, canvas: HTMLCanvasElement, pixelRatio?: number) {
    this.container = container;
    this.pixelRatio = pixelRatio;
    this.canvas = canvas;
    this.canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none';
    container.append(this.canvas);
    Ellipsoid.default = new Ellipsoid(EARTH_RADIUS, EARTH_RADIUS, EARTH_RADIUS);
    // The credit is a picture of a service that is not used here.
    CreditDisplay.cesiumCredit = new Credit('');
    this.scene = this.makeScene();
    this.quality = drawnByProcessor(this.canvas) ? new Quality() : null;
    this.timing = new Timing(this.canvas, (ms) => {
      if (this.quality?.took(ms)) this.regrade();
      if (this.quality?.tooSlow) this.slow();
    });
    this.soberLook();
    this.controls();
    this.camera = new EarthCamera(this);
    this.shade = new ShadeBatch(this.shader);
    this.scene.primitives.add(this.shade);
    this.resize();
  }

  get flat(): boolean {
    return this.scene.mode === SceneMode.SCENE2D;
  }

  setFlat(flat: boolean): void {
    if (flat === this.flat) return;
    if (flat) this.scene.morphTo2D(0);
    else this.scene.morphTo3D(0);
    this.shader.flat = flat ? 1 : 0;
    this.fitFrustum();
  }

  get breath_ms(): number {
    return this.quality?.breath_ms ?? 0;
  }

  get mayBeCoarse(): boolean {
    return this.quality !== null;
  }

  setSharp(sharp: boolean): void {
    if (this.quality) this.quality.sharp = sharp;
    this.regrade();
  }

  rest(resting: boolean): boolean {
    if (!this.quality || this.quality.resting === resting) return false;
    this.quality.resting = resting;
    return this.regrade();
  }

  get loading(): boolean {
    return !this.scene.globe.tilesLoaded;
  }

  stack({ ground, resting, moving }: Stack): void {
    for (const shapes of [...ground, ...resting, ...moving]) {
      if (shapes instanceof Batch) this.scene.primitives.add(shapes);
    }
  }

  resize(): boolean {
    const { scale } = this.quality?.level ?? { scale: 1 };
    const own = this.pixelRatio ?? Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
    const ratio = scale * own;
    const { clientWidth: width, clientHeight: height } = this.container;
    const hidden = !this.inSight;
    this.inSight = width > 0 && height > 0;
    if (!this.inSight) return false;
    const same = width === this.width && height === this.height;
    if (this.fitted && same && ratio === this.scene.pixelRatio) return hidden;
    this.fitted = true;
    this.width = width;
    this.height = height;
    this.scene.pixelRatio = ratio;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.fitFrustum();
    return true;
  }

  /**
   * Fetches the coarsest tiles and builds their shaders before anything is shown: on a buffer of a few pixels
   * the passes that Cesium needs for it cost next to nothing. What does not arrive soon comes later.
   */
  async arrive(): Promise<void> {
    const until = performance.now() + ARRIVAL_MS;
    const { globe, primitives } = this.scene;
    // Lines cost their corners on any buffer.
    primitives.show = false;
    this.canvas.style.visibility = 'hidden';
    this.canvas.width = ARRIVAL_PX;
    this.canvas.height = ARRIVAL_PX;
    do {
      this.render();
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (this.scene.isDestroyed()) return;
    } while (!globe.tilesLoaded && performance.now() < until);
    primitives.show = true;
    // The globe may be out of sight by now: it keeps the size by which its camera is aimed.
    this.fitted = false;
    this.resize();
    this.canvas.style.visibility = '';
  }

  aim(screen: Screen): void {
    const { camera } = this.scene;
    Matrix4.multiply(camera.frustum.projectionMatrix, camera.viewMatrix, this.matrix);
    for (let at = 0; at < 16; at += 1) this.m[at] = this.matrix[at] ?? 0;
    const { x, y, z } = camera.positionWC;
    const { width, height, flat } = this;
    screen.update({ matrix: this.m, eye: [x, y, z], width, height, flat });
    this.shader.scale = screen.markScale;
  }

  shine(sun: Vector | null): void {
    this.shader.night = sun ? 1 : 0;
    if (sun) [this.shader.sun.x, this.shader.sun.y, this.shader.sun.z] = sun;
  }

  setReducedMotion(reduced: boolean): void {
    const controller = this.scene.screenSpaceCameraController;
    controller.inertiaSpin = reduced ? 0 : 0.9;
    controller.inertiaTranslate = reduced ? 0 : 0.9;
    controller.inertiaZoom = reduced ? 0 : 0.8;
  }

  watch({ wake, slow, fail }: StageEvents): () => void {
    const { canvas, scene } = this;
    this.slow = slow;
    const lost = (event: Event) => {
      event.preventDefault();
      fail(LOST);
    };
    canvas.addEventListener('webglcontextlost', lost);
    const ends = [
      () => canvas.removeEventListener('webglcontextlost', lost),
      // Not while the scene is still in the frame that failed.
      scene.renderError.addEventListener(() =>
        queueMicrotask(() => fail(contextLost(canvas) ? LOST : BROKEN)),
      ),
      scene.globe.tileLoadProgressEvent.addEventListener(wake),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  render(): void {
    const begun = performance.now();
    // Night is drawn with the air, and is not left out.
    this.shade.show = (this.quality?.level.air ?? true) || this.shader.night === 1;
    this.scene.initializeFrame();
    this.scene.render(someTime);
    if (this.quality) this.timing.follow(begun);
  }

  paintOn(context: CanvasRenderingContext2D): void {
    context.drawImage(this.canvas, 0, 0, this.width, this.height);
  }

  async whole(): Promise<void> {
    const until = performance.now() + WHOLE_MS;
    while (this.loading && performance.now() < until) {
      this.render();
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (this.scene.isDestroyed()) return;
    }
  }

  destroy(): void {
    this.timing.end();
    this.brushes.destroy();
    this.scene.destroy();
    letGo(this.canvas);
  }

  /** Takes the present level over; true if that makes another picture. */
  private regrade(): boolean {
    return this.fitted && this.resize();
  }

  private makeScene(): Scene {
    try {
      return new Scene({
        canvas: this.canvas,
        ...noCredits(),
        contextOptions: { webgl: contextAttributes },
        mapMode2D: MapMode2D.ROTATE,
        orderIndependentTranslucency: false,
      });
    } catch (thrown) {
      letGo(this.canvas);
      throw thrown;
    }
  }

  private soberLook(): void {
    const { scene } = this;
    const globe = new Globe(Ellipsoid.default);
    globe.terrainProvider = smoothSphere();
    globe.baseColor = Color.fromCssColorString(globeColours.ocean);
    globe.showGroundAtmosphere = false;
    globe.enableLighting = false;
    globe.maximumScreenSpaceError = DETAIL;
    scene.globe = globe;
    scene.backgroundColor = Color.fromCssColorString(globeColours.background);
    scene.fog.enabled = false;
    // Nothing stands on the ground, so the camera needs no depth read back from the GPU.
    scene.useDepthPicking = false;
    scene.highDynamicRange = false;
    scene.imageryLayers.add(new ImageryLayer(earthImagery()));
  }

  private controls(): void {
    const controller = this.scene.screenSpaceCameraController;
    controller.minimumZoomDistance = 250_000;
    controller.maximumZoomDistance = 300_000_000;
    controller.enableLook = false;
    // The wheel is the globe's own: Cesium's loses what is under the pointer where that is beside the Earth's middle.
    controller.zoomEventTypes = [CameraEventType.PINCH];
  }

  /** Cesium's angle is that of the longer side; this keeps the shorter one constant. */
  private fitFrustum(): void {
    const { frustum } = this.scene.camera;
    if (!(frustum instanceof PerspectiveFrustum)) return;
    const aspect = this.width / this.height;
    const longer = Math.max(aspect, 1 / aspect);
    frustum.aspectRatio = aspect;
    frustum.fov = 2 * Math.atan(Math.tan(VIEW_ANGLE / 2) * longer);
  }
}

/** Few tiles, each with enough corners to keep the Earth's outline round. */
function smoothSphere(): EllipsoidTerrainProvider {
  const provider = new EllipsoidTerrainProvider();
  const tile = { buffer: new Uint8Array(TILE_GRID ** 2), width: TILE_GRID, height: TILE_GRID };
  provider.requestTileGeometry = () => Promise.resolve(new SmoothTile(tile));
  return provider;
}

/** A tile that is built on the spot: a worker and its twenty files would come later than the Earth. */
class SmoothTile extends HeightmapTerrainData {
  createMesh(options: object): Promise<TerrainMesh> {
    return Promise.resolve(this._createMeshSync(options));
  }
}

/** Places for credits outside the page, with a tree of their own: their style would not pass the page's policy. */
function noCredits(): { creditContainer: HTMLElement; creditViewport: HTMLElement } {
  const creditContainer = document.createElement('div');
  creditContainer.attachShadow({ mode: 'open' });
  return { creditContainer, creditViewport: document.createElement('div') };
}

/** A lost context shows first as an error in drawing, then as an event. */
function contextLost(canvas: HTMLCanvasElement): boolean {
  return canvas.getContext('webgl2')?.isContextLost() ?? true;
}
