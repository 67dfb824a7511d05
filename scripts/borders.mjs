/**
 * `npm run borders`: writes `web/src/globe/borders.gen.ts`, the borders between countries, from Natural Earth at 1:110
 * million (public domain) as the package world-atlas has it. Coasts are left out: the map has its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './steps.mjs';

/** Coordinates are whole multiples of this part of a degree, 5 km. */
const PER_DEGREE = 20;

const file = join(root, 'web/src/globe/borders.gen.ts');

/** The module's text. */
export function bordersModule() {
  const atlas = join(root, 'node_modules/world-atlas/countries-110m.json');
  const lines = shared(JSON.parse(readFileSync(atlas, 'utf8'))).map(steps);
  return [
    '// Written by `npm run borders` from Natural Earth (public domain); do not edit.',
    '/** The borders between countries at 1:110 million: longitude and latitude of a line, then steps of both. */',
    `export const PER_DEGREE = ${PER_DEGREE};`,
    'export const BORDERS: readonly (readonly number[])[] = [',
    ...lines.map((line) => `[${line.join()}],`),
    '];',
    '',
  ].join('\n');
}

/** The arcs that two countries have in common, as places in degrees. */
function shared({ arcs, transform, objects }) {
  const uses = new Map();
  const count = (arc) => {
    if (Array.isArray(arc)) arc.forEach(count);
    // The complement is the same arc the other way round.
    else uses.set(arc < 0 ? ~arc : arc, (uses.get(arc < 0 ? ~arc : arc) ?? 0) + 1);
  };
  for (const { arcs } of objects.countries.geometries) count(arcs ?? []);
  const { scale, translate } = transform;
  return [...uses]
    .filter(([, count]) => count > 1)
    .map(([arc]) => {
      let [x, y] = [0, 0];
      return arcs[arc].map(([dx, dy]) => {
        x += dx;
        y += dy;
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      });
    });
}

/** A line as its first place and the steps from place to place; places that fall together are one. */
function steps(line) {
  let [x, y] = [0, 0];
  return line.flatMap(([longitude, latitude], at) => {
    const [toX, toY] = [Math.round(longitude * PER_DEGREE), Math.round(latitude * PER_DEGREE)];
    const step = [toX - x, toY - y];
    if (at > 0 && step[0] === 0 && step[1] === 0) return [];
    [x, y] = [toX, toY];
    return step;
  });
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => writeFileSync(file, bordersModule()));
}
