/** The camera: the view of the share link, framing a run, steps by keyboard, the inertial view. */
import { Cartesian3, Math as CesiumMath, Rectangle } from '@cesium/engine';
import type { Framing } from './framing';
import type { EarthScene } from './scene';
import type { GlobeView } from './types';

const STEP = (5 * Math.PI) / 180;
const FLAT_STEP = 0.03;
const ZOOM_STEP = 0.15;
/** Where the globe is looked at from if it was never seen before the flat map. */
const START = { latitude_deg: 20, longitude_deg: -30, height_km: 22_000 };

export class Camera {
  private readonly earth: EarthScene;
  inertial = false;
  private angle: number | null = null;
  /** The globe's view while the flat map is shown, to come back to. */
  private before: GlobeView | null = null;

  constructor(earth: EarthScene) {
    this.earth = earth;
    // North stays up however the globe is turned.
    earth.scene.camera.constrainedAxis = Cartesian3.UNIT_Z;
  }

  view(): GlobeView {
    const { camera } = this.earth.scene;
    const place = camera.positionCartographic;
    return {
      flat: this.earth.flat,
      inertial: this.inertial,
      latitude_deg: round(CesiumMath.toDegrees(place.latitude), 3),
      longitude_deg: round(CesiumMath.toDegrees(place.longitude), 3),
      height_km: round(place.height / 1000, 0),
      heading_deg: round(CesiumMath.toDegrees(camera.heading), 2) % 360,
      pitch_deg: round(CesiumMath.toDegrees(camera.pitch), 2),
    };
  }

  /** True if it says where the camera is, and not only how the Earth is drawn. */
  setView(view: Partial<GlobeView>): boolean {
    const flat = view.flat ?? this.earth.flat;
    const turned = flat !== this.earth.flat;
    const now = this.view();
    if (turned) {
      if (flat) this.before = now;
      this.earth.setFlat(flat);
    }
    this.inertial = view.inertial ?? this.inertial;
    if (turned && flat && view.height_km === undefined) {
      this.earth.scene.camera.setView({ destination: Rectangle.MAX_VALUE });
      return false;
    }
    const placed = moves(view);
    if (!turned && !placed) return false;
    const wanted = { ...now, ...(turned && !flat ? (this.before ?? START) : {}), ...view };
    this.look(
      finite(wanted.longitude_deg, 0),
      CesiumMath.clamp(finite(wanted.latitude_deg, 0), -90, 90),
      CesiumMath.clamp(finite(wanted.height_km, 20_000), 100, 300_000) * 1000,
      finite(wanted.heading_deg, 0),
      CesiumMath.clamp(finite(wanted.pitch_deg, -90), -90, 90),
    );
    return placed;
  }

  /** Looks straight down from there; the flat map shows everything. */
  frame({ longitude_deg, latitude_deg, distance }: Framing): void {
    if (this.earth.flat) {
      this.earth.scene.camera.setView({ destination: Rectangle.MAX_VALUE });
      return;
    }
    this.look(longitude_deg, latitude_deg, distance - this.earth.shader.radius, 0, -90);
  }

  /** In the inertial view the camera stays with the stars while the Earth turns below. */
  follow(earthAngle: number): void {
    const before = this.angle;
    this.angle = earthAngle;
    if (!this.inertial || before === null || this.earth.flat) return;
    if (earthAngle !== before) {
      this.earth.scene.camera.rotate(Cartesian3.UNIT_Z, earthAngle - before);
    }
  }

  forgetAngle(): void {
    this.angle = null;
  }

  /** One step by keyboard: the camera goes to the given side. */
  step(right: number, up: number): void {
    const { camera } = this.earth.scene;
    if (this.earth.flat) {
      const reach = camera.positionCartographic.height * FLAT_STEP;
      camera.moveRight(right * reach);
      camera.moveUp(up * reach);
    } else {
      const near = Math.min(1, camera.positionCartographic.height / this.earth.shader.radius);
      camera.rotateRight(right * STEP * near);
      camera.rotateUp(-up * STEP * near);
    }
  }

  zoom(steps: number): void {
    const { camera, screenSpaceCameraController: limits } = this.earth.scene;
    const { height } = camera.positionCartographic;
    const wanted = height * (1 - ZOOM_STEP) ** steps;
    const bounded = CesiumMath.clamp(
      wanted,
      limits.minimumZoomDistance,
      limits.maximumZoomDistance,
    );
    camera.zoomIn(height - bounded);
  }

  private look(
    longitude: number,
    latitude: number,
    height: number,
    heading: number,
    pitch: number,
  ): void {
    this.earth.scene.camera.setView({
      destination: Cartesian3.fromDegrees(longitude, latitude, height),
      orientation: {
        heading: CesiumMath.toRadians(heading),
        pitch: CesiumMath.toRadians(pitch),
        roll: 0,
      },
    });
  }
}

function moves(view: Partial<GlobeView>): boolean {
  return (
    view.latitude_deg !== undefined ||
    view.longitude_deg !== undefined ||
    view.height_km !== undefined ||
    view.heading_deg !== undefined ||
    view.pitch_deg !== undefined
  );
}

/** A number from a link may be anything. */
function finite(value: number, instead: number): number {
  return Number.isFinite(value) ? value : instead;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
