/** Cesium's camera: the view of the share link, framing a run, steps by keyboard, the inertial view. */
import {
  Cartesian2,
  Cartesian3,
  Cartographic,
  Math as CesiumMath,
  Ellipsoid,
  Rectangle,
  type Scene,
} from '@cesium/engine';
import { poseOf, type Stand } from './fit';
import { EARTH_RADIUS } from './ground';
import type { MapStand } from './mapFit';
import type { Camera, Spot } from './stage';
import type { GlobePick, GlobeView } from './types';
import { cross, dot, groundAxes, normal, type Vector } from './vector';

type Attitude = Pick<GlobeView, 'heading_deg' | 'pitch_deg' | 'roll_deg'>;

/** The cosine of the angle below which a camera looks straight down. */
const STRAIGHT = Math.cos((0.02 * Math.PI) / 180);
const STEP = (5 * Math.PI) / 180;
const FLAT_STEP = 0.03;
const ZOOM_STEP = 0.15;
/** A place is brought back to the pointer in so many turns, of which each leaves little. */
const TURNS = 3;
/** The highest latitude that zooming leads over, radians: beyond it north has no side. */
const STEEPEST = CesiumMath.toRadians(88);
/** Where the globe is looked at from if it was never seen before the flat map. */
const START = { latitude_deg: 20, longitude_deg: -30, height_km: 22_000 };

/** What the camera is part of. */
interface Earth {
  readonly scene: Scene;
  readonly width: number;
  readonly flat: boolean;
  setFlat(flat: boolean): void;
}

export class EarthCamera implements Camera {
  private readonly earth: Earth;
  inertial = false;
  private angle: number | null = null;
  /** The globe's view while the flat map is shown, to come back to. */
  private before: GlobeView | null = null;

  constructor(earth: Earth) {
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
      ...(this.earth.flat ? flatAttitude(camera.heading) : attitude(camera)),
    };
  }

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
    const wanted = {
      ...now,
      roll_deg: 0,
      ...(turned && !flat ? (this.before ?? START) : {}),
      ...view,
    };
    this.look(
      finite(wanted.longitude_deg, 0),
      CesiumMath.clamp(finite(wanted.latitude_deg, 0), -90, 90),
      CesiumMath.clamp(finite(wanted.height_km, 20_000), 100, 300_000) * 1000,
      finite(wanted.heading_deg, 0),
      CesiumMath.clamp(finite(wanted.pitch_deg, -90), -90, 90),
      finite(wanted.roll_deg ?? 0, 0),
    );
    return placed;
  }

  get mayLean(): boolean {
    return !this.earth.flat && !this.inertial;
  }

  get flat(): boolean {
    return this.earth.flat;
  }

  frameMap({ scale, right, above }: MapStand): void {
    const destination = new Cartesian3(-right * scale, -above * scale, scale * this.earth.width);
    this.earth.scene.camera.setView({ destination, convert: false });
  }

  frame(stand: Stand): void {
    const { camera } = this.earth.scene;
    const { position, direction, right, up } = poseOf(stand);
    camera.setView({ destination: Cartesian3.fromArray([...position]) });
    // Not as setView's orientation: of a direction that leans less than 2.6° from straight down
    // Cesium takes the heading from `up`, and every lean becomes one to the north.
    Cartesian3.fromArray([...direction], 0, camera.direction);
    Cartesian3.fromArray([...right], 0, camera.right);
    Cartesian3.fromArray([...up], 0, camera.up);
  }

  follow(earthAngle: number, carried: boolean): void {
    const before = this.angle;
    this.angle = earthAngle;
    // One that goes with a satellite stays with that.
    if (carried || !this.inertial || before === null || this.earth.flat) return;
    if (earthAngle !== before) {
      this.earth.scene.camera.rotate(Cartesian3.UNIT_Z, earthAngle - before);
    }
  }

  carry(from: Vector, to: Vector): void {
    const { camera } = this.earth.scene;
    if (this.earth.flat) {
      const { height } = camera.positionCartographic;
      const [longitude, latitude] = [Math.atan2(to[1], to[0]), Math.asin(to[2])];
      camera.setView({ destination: Cartesian3.fromRadians(longitude, latitude, height) });
      return;
    }
    const axis = Cartesian3.fromArray([...normal(cross(from, to))]);
    // Cesium turns the other way round.
    camera.rotate(axis, -Math.acos(Math.min(1, dot(from, to))));
  }

  forgetAngle(): void {
    this.angle = null;
  }

  step(right: number, up: number): void {
    const { camera } = this.earth.scene;
    if (this.earth.flat) {
      const reach = camera.positionCartographic.height * FLAT_STEP;
      camera.moveRight(right * reach);
      camera.moveUp(up * reach);
    } else {
      const near = Math.min(1, camera.positionCartographic.height / EARTH_RADIUS);
      camera.rotateRight(right * STEP * near);
      camera.rotateUp(-up * STEP * near);
    }
  }

  zoom(steps: number, at?: Spot): void {
    const held = at && this.groundAt(at);
    this.approach(steps);
    if (!at || !held) return;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const now = this.groundAt(at);
      if (now) this.shift(held, now);
    }
  }

  placeAt(spot: Spot): (GlobePick & { readonly kind: 'place' }) | null {
    const place = this.groundAt(spot);
    return place
      ? {
          kind: 'place',
          latitude_deg: CesiumMath.toDegrees(place.latitude),
          longitude_deg: CesiumMath.toDegrees(place.longitude),
        }
      : null;
  }

  /** The ground that is seen at a place of the picture; undefined beside the Earth. */
  private groundAt({ x, y }: Spot): Cartographic | undefined {
    const ground = this.earth.scene.camera.pickEllipsoid(new Cartesian2(x, y), Ellipsoid.default);
    return ground && Cartographic.fromCartesian(ground);
  }

  /** Goes along the ground from one place to another, with north and its attitude kept. */
  private shift(to: Cartographic, from: Cartographic): void {
    const { camera } = this.earth.scene;
    const east = CesiumMath.negativePiToPi(to.longitude - from.longitude);
    const north = to.latitude - from.latitude;
    if (this.earth.flat) {
      const { maximumRadius } = Ellipsoid.default;
      camera.moveRight(east * maximumRadius);
      camera.moveUp(north * maximumRadius);
      return;
    }
    const { longitude, latitude, height } = camera.positionCartographic;
    const { heading_deg, pitch_deg, roll_deg = 0 } = attitude(camera);
    const bounded = CesiumMath.clamp(latitude + north, -STEEPEST, STEEPEST);
    this.look(
      CesiumMath.toDegrees(longitude + east),
      CesiumMath.toDegrees(bounded),
      height,
      heading_deg,
      pitch_deg,
      roll_deg,
    );
  }

  private approach(steps: number): void {
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
    roll: number,
  ): void {
    this.earth.scene.camera.setView({
      destination: Cartesian3.fromDegrees(longitude, latitude, height),
      orientation: {
        heading: CesiumMath.toRadians(heading),
        pitch: CesiumMath.toRadians(pitch),
        roll: CesiumMath.toRadians(roll),
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

/** How the flat map is turned. */
function flatAttitude(heading: number): Attitude {
  return { heading_deg: round(CesiumMath.toDegrees(heading), 2) % 360, pitch_deg: -90 };
}

/**
 * How the camera is turned against the ground below it. Cesium's own angles take a camera that looks down to within
 * 2.5 degrees for one that looks straight down.
 */
function attitude(camera: Scene['camera']): Attitude {
  const [direction, up, right] = [camera.directionWC, camera.upWC, camera.rightWC].map(
    ({ x, y, z }): Vector => [x, y, z],
  ) as [Vector, Vector, Vector];
  const { x, y, z } = camera.positionWC;
  const above = normal([x, y, z]);
  const { east, north } = groundAxes(above);
  const sink = -dot(direction, above);
  const straight = sink > STRAIGHT;
  const ahead = straight ? up : direction;
  const heading = CesiumMath.toDegrees(Math.atan2(dot(ahead, east), dot(ahead, north)));
  const roll = straight ? 0 : Math.atan2(-dot(right, above), dot(up, above));
  const roll_deg = round(CesiumMath.toDegrees(roll), 2) % 360;
  return {
    heading_deg: round((heading + 360) % 360, 2) % 360,
    pitch_deg: round(CesiumMath.toDegrees(-Math.asin(Math.min(1, sink))), 2),
    ...(roll_deg === 0 ? {} : { roll_deg }),
  };
}

/** A number from a link may be anything. */
function finite(value: number, instead: number): number {
  return Number.isFinite(value) ? value : instead;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
