/** The flat map's camera, by what the screen says of the same places. */
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS } from '../ground';
import { fitMap } from '../mapFit';
import { Plot } from '../mapping';
import { Screen } from '../screen';
import { MapCamera } from './camera';
import { aimAt } from './paint';

const size = { width: 800, height: 500 };
const plot = new Plot();
plot.flat = true;

/** Where a place of the ground is on the screen. */
function seen(camera: MapCamera, latitude_deg: number, longitude_deg: number) {
  const screen = new Screen();
  screen.update(aimAt(camera.lie));
  const [latitude, longitude] = [latitude_deg, longitude_deg].map(
    (angle) => (angle * Math.PI) / 180,
  );
  const across = Math.cos(latitude ?? 0) * EARTH_RADIUS;
  plot.place(
    across * Math.cos(longitude ?? 0),
    across * Math.sin(longitude ?? 0),
    Math.sin(latitude ?? 0) * EARTH_RADIUS,
  );
  expect(screen.project(plot.x, plot.y, plot.z)).toBe(true);
  return { x: screen.x, y: screen.y };
}

describe('the camera of the flat map', () => {
  it('finds the place that the screen shows at a point, and none beside the map', () => {
    const camera = new MapCamera(size);
    camera.setView({ latitude_deg: 20, longitude_deg: -40, height_km: 12_000 });
    const place = camera.placeAt(seen(camera, 51.5, -0.1));
    expect(place?.latitude_deg).toBeCloseTo(51.5, 6);
    expect(place?.longitude_deg).toBeCloseTo(-0.1, 6);
    camera.setView({ latitude_deg: 85, longitude_deg: 0, height_km: 12_000 });
    expect(camera.placeAt({ x: 400, y: 0 })).toBeNull();
  });

  it('keeps what is under the pointer there when the map grows, and under the hand when it is dragged', () => {
    const camera = new MapCamera(size);
    const before = seen(camera, 30, 60);
    camera.zoom(4, before);
    expect(seen(camera, 30, 60).x).toBeCloseTo(before.x, 6);
    expect(seen(camera, 30, 60).y).toBeCloseTo(before.y, 6);
    camera.pan(25, -10);
    expect(seen(camera, 30, 60).x).toBeCloseTo(before.x + 25, 6);
    expect(seen(camera, 30, 60).y).toBeCloseTo(before.y - 10, 6);
  });

  it('gives back the view that it was given, and takes none of a globe', () => {
    const camera = new MapCamera(size);
    expect(
      camera.setView({ flat: true, latitude_deg: 10, longitude_deg: 20, height_km: 9000 }),
    ).toBe(true);
    const view = camera.view();
    expect(view).toMatchObject({
      flat: true,
      latitude_deg: 10,
      longitude_deg: 20,
      height_km: 9000,
    });
    expect(
      camera.setView({ flat: false, latitude_deg: 50, longitude_deg: 0, height_km: 300 }),
    ).toBe(false);
    expect(camera.view()).toEqual(view);
    camera.setView({ latitude_deg: Number.NaN, longitude_deg: 500, height_km: -1 });
    expect(camera.view()).toMatchObject({ latitude_deg: 10, longitude_deg: 180, height_km: 250 });
  });

  it('lies as a frame wants it', () => {
    const camera = new MapCamera(size);
    const points = Float64Array.of(2e6, 3e6, 6e6, 5e6);
    const panels = [{ left: 0, top: 0, right: 500, bottom: 500 }];
    const stand = fitMap(points, { ...size, panels });
    camera.frameMap(stand);
    const { east, north, scale } = camera.lie;
    expect(scale).toBeCloseTo(stand.scale, 6);
    expect(-east / scale).toBeCloseTo(stand.right, 6);
    expect(-north / scale).toBeCloseTo(stand.above, 6);
  });
});
