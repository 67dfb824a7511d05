/** Real satellites on the command line, and to the bit the same in WebAssembly. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { skywindow } from './command.mjs';
import { runInWasm } from './wasm.mjs';

const folder = mkdtempSync(join(tmpdir(), 'skywindow-elements-'));

/** Writes a file; gives its path. */
function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Invented satellites in six planes of eleven, as high as those of Iridium: OMM in CSV. */
function catalogue() {
  const header =
    'OBJECT_NAME,NORAD_CAT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,BSTAR';
  const rows = Array.from({ length: 66 }, (_, index) => {
    const [plane, slot] = [Math.floor(index / 11), index % 11];
    const anomaly = ((slot + (plane % 2) / 2) * 360) / 11;
    return `TESTSAT ${index + 1},${900_000 + index},2026-11-22T12:00:00.5,14.34216,.0002,86.4,${31.6 * plane},90,${anomaly},.1E-4`;
  });
  return [header, ...rows, ''].join('\n');
}

const csv = file('catalogue.csv', catalogue());
const verification = new URL('../reference/SGP4-VER.TLE', import.meta.url).pathname;

test('a file of element sets is a scenario, and its names and numbers are those of the file', () => {
  assert.deepEqual(skywindow(['check', csv]), { status: 0, stdout: 'ok\n', stderr: '' });
  const { status, stdout, stderr } = skywindow(['geometry', csv, '--handovers', 'London']);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^time_s,station,from,to,elevation_deg\n0,London,\d+,\d+,\d+\.\d+\n/);
});

test('real satellites come in place of those of a scenario', () => {
  const run = ['run', 'iridium-geo', '--elements', csv, '--duration', '20'];
  const { status, stdout, stderr } = skywindow(run);
  assert.equal(status, 0, stderr);
  assert.equal(JSON.parse(stdout).duration_s, 20);
});

test('what is wrong with a file is told line by line', () => {
  for (const args of [
    ['check', verification],
    ['run', verification],
    ['run', 'iridium', '--elements', verification],
  ]) {
    const { status, stdout, stderr } = skywindow(args);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^line 100: the checksum is `4`, but the line adds up to 2$/m);
    assert.match(
      stderr,
      /^line 38: 22312 has no orbit at 2006-06-26T\S+: its orbit has decayed: /m,
    );
  }
  const broken = file('broken.json', '[{"MEAN_MOTION": 14.3');
  assert.match(skywindow(['check', broken]).stderr, /^line 1: the JSON breaks off: /);
});

/** Invented satellites, some in turns of half a day, which SGP4 takes for deep space in resonance with the Earth. */
function sets(planes, places, orbit) {
  return JSON.stringify(
    Array.from({ length: planes * places }, (_, index) => {
      const [plane, place] = [Math.floor(index / places), index % places];
      return {
        OBJECT_NAME: `${plane} ${place}`,
        NORAD_CAT_ID: 90_001 + index,
        EPOCH: '2026-03-20T06:00:00',
        RA_OF_ASC_NODE: 30.7 * plane,
        ARG_OF_PERICENTER: 90,
        MEAN_ANOMALY: ((360 / places) * (place + (plane % 2) / 2)) % 360,
        ...orbit,
      };
    }),
  );
}

const LEO = { MEAN_MOTION: 14.34216, INCLINATION: 86.4, ECCENTRICITY: 0.0002, BSTAR: 1.2345e-5 };
const MEO = { MEAN_MOTION: 2.00561, INCLINATION: 55.1, ECCENTRICITY: 0.012, BSTAR: 0 };

test('native and WebAssembly move real satellites alike, to the bit', () => {
  const scenario = JSON.parse(
    readFileSync(new URL('../../public/presets/iridium.json', import.meta.url), 'utf8'),
  );
  Object.assign(scenario, { duration_s: 120 });
  scenario.constellations = [{ id: 'real', kind: 'elements', elements: catalogue() }];
  scenario.stations = [
    { name: 'A', latitude_deg: 51.51, longitude_deg: -0.13 },
    { name: 'B', latitude_deg: 52.4, longitude_deg: 4.9 },
  ];
  scenario.flows = [{ name: 'A to B', from: 'A', to: 'B' }];
  const { status, stdout, stderr } = skywindow(['run', '-'], JSON.stringify(scenario));
  assert.equal(status, 0, stderr);
  const native = JSON.parse(stdout);
  assert.ok(native.total.packets_sent > 20, 'the run carries traffic');
  for (const budget of [7, 4_000_000_000]) assert.deepEqual(runInWasm(scenario, budget), native);
});

test('the last bits of elevations at handovers are those of the page, whatever sines the platform has', () => {
  for (const [id, elements] of [
    ['iridium', sets(6, 11, LEO)],
    ['iridium-geo', sets(4, 5, LEO)],
    ['iridium', sets(6, 8, MEO)],
  ]) {
    const preset = new URL(`../../public/presets/${id}.json`, import.meta.url);
    const scenario = JSON.parse(readFileSync(preset, 'utf8'));
    scenario.duration_s = 20;
    scenario.constellations[0] = { id: scenario.constellations[0].id, kind: 'elements', elements };
    const { status, stdout, stderr } = skywindow(['run', '-'], JSON.stringify(scenario));
    assert.equal(status, 0, stderr);
    assert.equal(JSON.parse(stdout).hash, runInWasm(scenario, 1e6).hash, id);
  }
});
