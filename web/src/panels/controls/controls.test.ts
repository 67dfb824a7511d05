/** Sliders, typed values and the search for cities. */
import { describe, expect, test } from 'vitest';
import { plain, readQuantity, scaleFor, span, wait, withUnit } from '../../base/quantity';
import { choosePaths, pathsOf, type ScenarioDocument } from '../../document/document';
import { controlGroups, originalValue } from '../../document/fields';
import type { Field } from '../../protocol/core.gen';
import { exactly } from '../../words/typedNumbers';
import { findableCities } from './CitySearch';
import { wordsOf } from './ListControl';
import { numbersOf, numbersText } from './NumbersControl';
import { usualChoices } from './PathPicker';
import { refusalWords } from './Refusal';
import { sliderScale } from './slider';
import { fieldScale, fieldWords, readTyped } from './typed';

const field = (change: Partial<Field>): Field => ({
  path: 'x',
  group: 'Links and errors',
  label: 'X',
  kind: 'number',
  nullable: false,
  required: false,
  default: 0,
  help: '',
  ...change,
});
const ber = field({ min: 0, max: 1, slider: [1e-9, 1e-4], scale: 'log' });
const rate = field({ unit: 'bit/s', min: 1, max: 1e12, slider: [1e4, 1e8], scale: 'log' });
const streams = field({ kind: 'integer', min: 1, max: 1024, slider: [1, 16] });

test('a list of numbers is typed with commas or blanks, and what is no number is left to be refused', () => {
  expect(numbersOf(' -90, 30.5;150° 7')).toEqual([-90, 30.5, 150, 7]);
  expect(numbersOf('−90')).toEqual([-90]);
  expect(numbersOf('')).toEqual([]);
  expect(numbersOf('1, two')).toEqual([1, 'two']);
  expect(numbersText([-90, 30.5])).toBe('-90, 30.5');
  expect(numbersText(null)).toBe('');
});

describe('sliders', () => {
  test('reach both ends', () => {
    for (const one of [rate, streams]) {
      const scale = sliderScale(one);
      expect([scale?.toValue(0), scale?.toValue(scale.steps)]).toEqual(one.slider);
    }
  });

  test('have a place for zero on a logarithmic scale', () => {
    const scale = sliderScale(ber);
    expect([scale?.toValue(0), scale?.toValue(1)]).toEqual([0, 1e-9]);
    expect([scale?.toPosition(0), scale?.toPosition(1e-4)]).toEqual([0, scale?.steps]);
  });

  test('stay where they were put', () => {
    for (const one of [ber, rate, streams, field({ unit: '°', slider: [0, 45] })]) {
      const scale = sliderScale(one);
      for (const position of [0, 7, Math.floor((scale?.steps ?? 0) / 2)]) {
        const value = scale?.toValue(position) ?? 0;
        expect(Math.abs((scale?.toPosition(value) ?? 0) - position)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('of whole numbers give whole numbers', () => {
    const scale = sliderScale(field({ kind: 'integer', slider: [1, 1000], scale: 'log' }));
    for (let position = 0; position <= (scale?.steps ?? 0); position += 1) {
      expect(Number.isInteger(scale?.toValue(position))).toBe(true);
    }
  });
});

describe('typed values', () => {
  const shown = fieldScale(rate);

  test('are in the unit shown', () => {
    expect(shown.unit).toBe('Mbit/s');
    expect(readTyped('2.5', rate, shown)).toBe(2.5e6);
    expect(readTyped('1,024', streams, { factor: 1, unit: '' })).toBe(1024);
  });

  test('keep their unit, however small or large the number: 8 and then 50 are kilobytes', () => {
    const buffer = field({
      label: 'Receiver buffer',
      unit: 'bytes',
      kind: 'integer',
      min: 1500,
      max: 2 ** 30,
      slider: [1500, 2 ** 20],
      scale: 'log',
    });
    const scaled = fieldScale(buffer);
    expect(scaled).toEqual({ factor: 1000, unit: 'kB' });
    expect(['8', '50', '65.536', '0.5'].map((text) => readTyped(text, buffer, scaled))).toEqual([
      8000, 50_000, 65_536, 500,
    ]);
    expect([8000, 21_120, 1_048_576, 65_537].map((value) => fieldWords(value, buffer))).toEqual([
      '8 kB',
      '21.12 kB',
      '1,048.576 kB',
      '65.537 kB',
    ]);
    const said = '500 is below 1500 bytes';
    expect(refusalWords(said, 500, buffer)).toBe('0.5 kB is below 1.5 kB, the least');
    expect(refusalWords(said, 'abc', buffer)).toBe(said);
  });

  test('of small fields are in bytes', () => {
    const mtu = field({ unit: 'bytes', slider: [256, 9000], scale: 'log' });
    expect([fieldScale(mtu).unit, fieldWords(65_535, mtu)]).toEqual(['bytes', '65,535 bytes']);
  });

  test('may bring a unit of their own', () => {
    expect(readTyped('800 kbit/s', rate, shown)).toBe(800_000);
    expect(readTyped('many', rate, shown)).toBe('many');
  });

  test('are left to be refused where they are no number that can be meant', () => {
    for (const text of ['1,5', '1,02,4', '1e999', '-Infinity', 'NaN']) {
      expect(readTyped(text, streams, { factor: 1, unit: '' })).toBe(text);
    }
    expect(readTyped('−1,024.5', streams, { factor: 1, unit: '' })).toBe(-1024.5);
  });

  test('that are empty mean the default where there is one to mean', () => {
    expect(readTyped(' ', field({ nullable: true }), shown)).toBeNull();
    expect(readTyped(' ', rate, shown)).toBe('');
  });
});

describe('quantities', () => {
  test('are written with the unit that suits them', () => {
    expect(withUnit(25e6, 'bit/s')).toBe('25 Mbit/s');
    expect(withUnit(21_120, 'bytes')).toBe('21.12 kB');
    expect(withUnit(8.2, '°')).toBe('8.2°');
    expect(scaleFor(65_536, 'bytes').unit).toBe('bytes');
  });

  test('keep the digits that matter', () => {
    expect([1e-6, 2.5e-7, 0, 24_936, 0.18, 1 / 3].map(plain)).toEqual([
      '1e-6',
      '2.5e-7',
      '0',
      '24,936',
      '0.18',
      '0.3333',
    ]);
  });

  test('that are edited lose no digit', () => {
    const values = [1_048_576.25, 1.2345e-7, 0.1 + 0.2, 25, 0, -78.51, 31.600001, 2 ** 53];
    const texts = values.map(exactly);
    expect(texts.slice(0, 4)).toEqual(['1,048,576.25', '1.2345e-7', '0.3', '25']);
    const numbers = texts.map((text) => Number(text.replaceAll(',', '')));
    expect(numbers).toEqual(values.map((value) => Number(value.toPrecision(15))));
  });

  test('are read with their unit', () => {
    expect(readQuantity('50 ms', 's')).toBe(0.05);
    expect(readQuantity('64 KiB', 'bytes')).toBe(65_536);
    expect([readQuantity('50 apples', 's'), readQuantity('ms', 's')]).toEqual([null, null]);
  });

  test('spans of simulated time are whole seconds, however many', () => {
    expect([span(192), span(3605.2), span(-1)]).toEqual(['192 s', '3605 s', '0 s']);
  });

  test('what somebody waits for is rounded up, to minutes and hours where seconds say little', () => {
    expect([wait(0.2), wait(90), wait(120), wait(121)]).toEqual(['1 s', '90 s', '120 s', '3 min']);
    expect([wait(5400), wait(7200), wait(7201), wait(10_800)]).toEqual([
      '90 min',
      '120 min',
      '2 h 1 min',
      '3 h',
    ]);
  });
});

describe('cities', () => {
  const city = (name: string, country: string) => ({
    name,
    country,
    latitude_deg: 0,
    longitude_deg: 0,
  });
  const cities = [
    city('São Paulo', 'Brazil'),
    city('Apaolo', 'X'),
    city('Paolo', 'X'),
    city('Rio', 'Brazil'),
  ];
  const names = (typed: string) =>
    findableCities(cities)
      .find(typed, 40)
      .map(({ name }) => name);

  test('are found without accents, those that begin with it first', () => {
    expect(names('sao')).toEqual(['São Paulo']);
    expect(names('paolo')).toEqual(['Paolo', 'Apaolo']);
  });

  test('are found by their country', () => {
    expect(names('braz')).toEqual(['Rio', 'São Paulo']);
  });
});

describe('paths', () => {
  test('are offered alone, in both orders and twice', () => {
    expect(usualChoices(['iridium', 'geo']).map(({ name }) => name)).toEqual([
      'one path',
      'Iridium only',
      'GEO only',
      'Iridium + GEO',
      'GEO + Iridium',
      'Iridium twice',
      'GEO twice',
    ]);
  });

  test('bring the terminals that their stations need', () => {
    const document = {
      stations: [
        { name: 'Quito', latitude_deg: 0, longitude_deg: 0, terminals: ['iridium'] },
        { name: 'London', latitude_deg: 51, longitude_deg: 0 },
        { name: 'Oslo', latitude_deg: 60, longitude_deg: 10, terminals: ['iridium'] },
      ],
      flows: [{ name: 'f', from: 'Quito', to: 'London' }],
    };
    const changed = choosePaths(document, 'flow', [{ via: 'iridium' }, { via: 'geo' }]);
    expect(pathsOf(changed, 'flow')).toHaveLength(2);
    expect(changed.stations?.map(({ terminals }) => terminals)).toEqual([
      ['iridium', 'geo'],
      undefined,
      ['iridium'],
    ]);
    expect(pathsOf(document, 'flow')).toEqual([]);
  });
});

describe('the way back', () => {
  const ber = field({ path: 'constellations.*.gsl.ber', label: 'BER', default: 0 });
  const over = (id: string, value: number): ScenarioDocument => ({
    constellations: [{ id, kind: 'walker-star', gsl: { ber: value } }],
  });
  const back = (document: ScenarioDocument) => {
    const [control] = controlGroups([ber], document, 0).flatMap(({ controls }) => controls);
    return control && originalValue(control, document, over('iridium', 1e-7));
  };

  test('is to what the scenario had when it was opened', () => {
    expect(back(over('iridium', 1e-5))).toBe(1e-7);
  });

  test('is to the default where another constellation has taken the place', () => {
    expect(back(over('teledesic', 1e-5))).toBe(0);
  });
});

describe('a part that can be left out', () => {
  const red = field({
    path: 'constellations.*.gsl.red',
    label: 'GSL RED',
    kind: 'part',
    nullable: true,
    default: null,
  });
  const least = field({ path: 'constellations.*.gsl.red.min_packets', label: 'RED minimum' });
  const labels = (gsl: object) =>
    controlGroups([red, least], { constellations: [{ id: 'geo', kind: 'geostationary', gsl }] }, 0)
      .flatMap(({ controls }) => controls)
      .map(({ label }) => label);

  test('has only its switch while it is off', () => {
    expect(labels({ red: null })).toEqual(['GSL RED']);
    expect(labels({})).toEqual(['GSL RED']);
    expect(labels({ red: { min_packets: 5 } })).toEqual(['GSL RED', 'RED minimum']);
  });
});

test('an entry of a list says how many lines a file has, and not what they are', () => {
  const own = (path: string, label: string): Field => ({
    path: `stations.*.traces.*.${path}`,
    group: 'Links and errors',
    label,
    kind: 'text',
    nullable: true,
    required: false,
    default: null,
    help: '',
  });
  const fields = [
    own('trace', 'Trace'),
    own('delays', 'Trace of delays'),
    own('via', 'Terminal for'),
  ];
  expect(wordsOf({ trace: '8\n20\n40\n', via: 'iridium' }, fields)).toBe(
    'Trace 3 lines, terminal for iridium',
  );
});
