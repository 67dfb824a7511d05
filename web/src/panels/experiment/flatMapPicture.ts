/** Draws the sky at one instant on a flat map: footprints, links by kind, satellites and the seam. */
import { below, circle, cut, type Polyline } from '../../experiments/flatMap';
import { surface } from '../../globe/map/surface';
import { globeColours } from '../../globe/palette';
import { LinkKind, readCode } from '../../protocol/codes.gen';
import type { SkyStill } from '../../protocol/experiment';
import { forms, say } from '../../words/say';

/** How links look; each kind differs by its dashes besides its colour. */
export const MAP_LINKS = [
  {
    kind: LinkKind.intraplane,
    name: say('intraplane ISL'),
    names: forms('intraplane ISL', 'intraplane ISLs'),
    colour: globeColours.intraplane,
    dash: [],
  },
  {
    kind: LinkKind.interplane,
    name: say('interplane ISL'),
    names: forms('interplane ISL', 'interplane ISLs'),
    colour: globeColours.interplane,
    dash: [5, 2],
  },
  {
    kind: LinkKind.crossSeam,
    name: say('cross-seam ISL'),
    names: forms('cross-seam ISL', 'cross-seam ISLs'),
    colour: globeColours.crossSeam,
    dash: [1.5, 2],
  },
  {
    kind: LinkKind.nearest,
    name: say('nearest ISL'),
    names: forms('nearest ISL', 'nearest ISLs'),
    colour: globeColours.nearest,
    dash: [9, 2],
  },
] as const;

/** All lines of a map, for its legend. */
export const MAP_SIGNS: readonly {
  readonly name: string;
  readonly colour: string;
  readonly dash: readonly number[];
}[] = [
  ...MAP_LINKS,
  { name: say('footprint'), colour: globeColours.footprint, dash: [] },
  { name: say('seam'), colour: globeColours.lost, dash: [9, 3, 2, 3] },
];

/** Draws on all of `canvas`, which is twice as wide as high; `ratio` of its pixels make a CSS pixel. */
export async function drawFlatMap(
  canvas: HTMLCanvasElement,
  { satellites, links, terminals, seams_deg }: SkyStill,
  ratio: number,
): Promise<void> {
  const ground = await surface(1);
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const x = (longitude: number) => ((longitude + 180) / 360) * width;
  const y = (latitude: number) => ((90 - latitude) / 180) * height;
  const stroke = (lines: readonly Polyline[]) => {
    context.beginPath();
    for (const line of lines) {
      for (const [number, { latitude, longitude }] of line.entries()) {
        context[number === 0 ? 'moveTo' : 'lineTo'](x(longitude), y(latitude));
      }
    }
    context.stroke();
  };
  const places = Array.from({ length: satellites.length / 3 }, (_, number) => ({
    latitude: satellites[3 * number] ?? 0,
    longitude: satellites[3 * number + 1] ?? 0,
    reach: satellites[3 * number + 2] ?? 0,
  }));
  const many = places.length > 60;
  context.drawImage(ground, 0, 0, width, height);

  context.setLineDash([]);
  context.strokeStyle = globeColours.footprint;
  context.globalAlpha = many ? 0.28 : 0.75;
  context.lineWidth = (many ? 0.75 : 1.25) * ratio;
  for (const { reach, ...centre } of places) stroke(circle(centre, reach));

  for (const { kind, colour, dash } of MAP_LINKS) {
    context.globalAlpha = many ? 0.75 : 1;
    context.strokeStyle = colour;
    context.lineWidth = (many ? 0.75 : 1.5) * ratio;
    context.setLineDash(dash.map((length) => length * ratio));
    const lines: Polyline[] = [];
    for (let at = 0; at < links.length; at += 3) {
      const [a, b] = [places[links[at] ?? 0], places[links[at + 1] ?? 0]];
      if (a && b && readCode(LinkKind, links[at + 2]) === kind) lines.push(...below(a, b));
    }
    stroke(lines);
  }

  context.globalAlpha = 1;
  context.setLineDash([9 * ratio, 3 * ratio, 2 * ratio, 3 * ratio]);
  context.strokeStyle = globeColours.lost;
  context.lineWidth = 2 * ratio;
  for (const seam of seams_deg) {
    for (const longitude of [seam, seam + 180]) {
      stroke(cut([-90, 90].map((latitude) => ({ latitude, longitude }))));
    }
  }

  context.setLineDash([]);
  context.fillStyle = globeColours.satellite;
  const size = (many ? 1.5 : 3.5) * ratio;
  for (const { latitude, longitude } of places) {
    context.beginPath();
    context.arc(x(longitude), y(latitude), size, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = globeColours.path;
  const half = 3.5 * ratio;
  for (let at = 0; at < terminals.length; at += 2) {
    const [latitude, longitude] = [terminals[at] ?? 0, terminals[at + 1] ?? 0];
    context.fillRect(x(longitude) - half, y(latitude) - half, 2 * half, 2 * half);
  }
}
