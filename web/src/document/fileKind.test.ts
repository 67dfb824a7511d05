/** What is handed to the page as a file is known for what it is, and told where it belongs. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileKind, refusal } from './fileKind';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const all = (folder: string, end: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(end) && name !== 'index.json')
    .map((name) => read(`${folder}/${name}`));

test('every file that comes with the page is known for what it is', () => {
  for (const text of all('public/presets', '.json')) expect(fileKind(text)).toBe('scenario');
  for (const text of all('public/experiments', '.json')) expect(fileKind(text)).toBe('experiment');
  for (const text of all('public/results', '.json')) expect(fileKind(text)).toBe('results');
  for (const text of all('public/lessons', '.md')) expect(fileKind(text)).toBe('lesson');
  for (const text of all('tests/scripts/sctp', '.script')) expect(fileKind(text)).toBe('script');
  for (const text of all('tests/scripts/tcp', '.script')) expect(fileKind(text)).toBe('script');
  expect(fileKind(read('tests/reference/SGP4-VER.TLE'))).toBe('elements');
  expect(fileKind(read('tests/reference/fa_tables.csv'))).toBe('table');
});

test('traces of all forms are no element sets', () => {
  expect(fileKind('time_s,delay_ms\n0,20\n15,40\n')).toBe('trace');
  expect(fileKind('\uFEFFtime_s, rate_bps, loss\r\n0, 1e6, 0\r\n')).toBe('trace');
  expect(fileKind('\n0\n4\n4\n13\n')).toBe('trace');
  expect(fileKind('timestamp,rtt,uplink,downlink\n1705000000000000000,0,0,-1\n')).toBe('trace');
  expect(fileKind('timestamp,rtt\n1705000000.5,91.8\n')).toBe('trace');
  expect(fileKind('24.5\n18\n')).toBe('trace');
  expect(fileKind(`${Array.from({ length: 9000 }, (_, at) => at * 7).join('\n')}\n`)).toBe('trace');
});

test('JSON that breaks off or is damaged is what it began as', () => {
  expect(fileKind('{"title": "one", "flows": [')).toBe('scenario');
  expect(fileKind('\uFEFF {"flows": nothing}')).toBe('scenario');
  expect(fileKind('{}')).toBe('scenario');
  expect(fileKind('null'.repeat(2))).toBe('unknown');
  expect(fileKind('[{"OBJECT_NAME": "A", "MEAN_MOTION": 14')).toBe('elements');
});

test('element sets are known in each of their formats', () => {
  const line = '1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753';
  expect(fileKind(`VANGUARD 1\n${line}\n2 00005`)).toBe('elements');
  expect(fileKind('OBJECT_NAME,MEAN_MOTION\nA,14.3\n')).toBe('elements');
  expect(fileKind('<?xml version="1.0"?>\n<ndm><omm id="a"/></ndm>')).toBe('elements');
});

test('what no page opens is named', () => {
  expect(fileKind('<!DOCTYPE html>\n<title>403 Forbidden</title>')).toBe('page');
  expect(fileKind('\n\r\r\n\u001c\0\0\0')).toBe('capture');
  expect(fileKind('\uFFFDPNG\r\n\u001a\n\0\0')).toBe('binary');
  expect(fileKind('http://localhost:4173/#v1.opening.q1YqSSwpLVayUvJIzcnJVyjPL8pJUVIAAA\n')).toBe(
    'link',
  );
  expect(fileKind('time (s),cwnd (kB)\r\n0.5,12\r\n')).toBe('table');
  expect(fileKind('Dear all, please find\nthe files, below')).toBe('unknown');
});

test('a refusal says what the file is and where it belongs', () => {
  expect(refusal('link.csv', 'trace', 'a lesson')).toBe(
    'link.csv is a trace, which drives a link. Choose it in the controls of a scenario under Links and errors: Trace of a wired link, or Terminal traces of a station.',
  );
  expect(refusal('a.json', 'scenario', 'a lesson')).toBe(
    'a.json is a scenario. Drop it on the lab.',
  );
  expect(refusal('a.txt', 'unknown', 'a lesson')).toBe('a.txt is not a lesson.');
});
