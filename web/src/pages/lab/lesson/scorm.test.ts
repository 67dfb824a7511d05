/** A lesson in a learning platform, with the API of scorm-again: score, completion, progress, and the package. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { Scorm12API } from 'scorm-again';
import { expect, test, vi } from 'vitest';
import { parseLesson } from '../../../links/lesson/parse';
import { keepProgress, readProgress } from '../../../links/lesson/progress';
import { scormFiles, scormZip } from '../../../links/lesson/scormPackage';
import { findPlatform, type Platform, ScormReport } from './scorm';

const file = new URL('../../../../../public/lessons/slow-start.md', import.meta.url);
const lesson = parseLesson(readFileSync(file, 'utf8'));

function platform() {
  return new Scorm12API({ autocommit: false, logLevel: 5 }) as unknown as Platform & {
    cmi: {
      core: { lesson_status: string; score: { raw: string; max: string } };
      suspend_data: string;
    };
  };
}

test('score and completion are told as questions are answered', () => {
  const api = platform();
  let now = 0;
  const said = vi.spyOn(api, 'LMSSetValue');
  const report = new ScormReport(api, () => now);
  expect(api.cmi.core.lesson_status).toBe('incomplete');
  report.tell({ asked: 5, given: 2, right: 1 });
  expect([api.cmi.core.score.raw, api.cmi.core.lesson_status]).toEqual(['20', 'incomplete']);
  report.tell({ asked: 5, given: 5, right: 4 });
  expect([api.cmi.core.score.raw, api.cmi.core.score.max]).toEqual(['80', '100']);
  expect(api.cmi.core.lesson_status).toBe('completed');
  now = 3_725_500;
  report.end();
  expect(said).toHaveBeenLastCalledWith('cmi.core.session_time', '0001:02:05.50');
  expect(said).toHaveLastReturnedWith('true');
  report.tell({ asked: 5, given: 5, right: 5 });
  expect(api.cmi.core.score.raw).toBe('80');
});

test('every answer is told, a number as a number and a choice as its letter', () => {
  const api = platform();
  const report = new ScormReport(api);
  const value = (name: string) => api.LMSGetValue(`cmi.interactions.${name}`);
  const said = vi.spyOn(api, 'LMSSetValue');
  report.answer({ id: '0.1', said: { number: 5872 }, right: true });
  report.answer({ id: '2.0', said: { choice: 1 }, right: false });
  expect(said.mock.results.every((one) => one.value === 'true')).toBe(true);
  expect(value('_count')).toBe('2');
  const told = said.mock.calls.map(([name, text]) => [name.replace('cmi.interactions.', ''), text]);
  expect(told).toEqual([
    ['0.id', 'question-0-1'],
    ['0.type', 'numeric'],
    ['0.student_response', '5872'],
    ['0.result', 'correct'],
    ['1.id', 'question-2-0'],
    ['1.type', 'choice'],
    ['1.student_response', 'b'],
    ['1.result', 'wrong'],
  ]);
});

test('progress stays with the platform, and what it has no room for is said', () => {
  const api = platform();
  const { shelf } = new ScormReport(api);
  const progress = { step: 1, furthest: 1, given: { '0.0': { said: '5872', right: true } } };
  expect(keepProgress(shelf, 'slow-start', lesson.text, progress)).toBe(true);
  expect(readProgress(shelf, 'slow-start', lesson.text)).toMatchObject(progress);
  vi.spyOn(api, 'LMSSetValue').mockReturnValue('false');
  expect(keepProgress(shelf, 'slow-start', lesson.text, { ...progress, step: 2 })).toBe(false);
  expect(readProgress(shelf, 'slow-start', lesson.text)).toMatchObject(progress);
});

test('the platform is found in the frames above or where the page was opened from', () => {
  const API = platform();
  const top = { API };
  expect(findPlatform({ parent: { parent: top } })).toBe(API);
  expect(findPlatform({ opener: { parent: top } })).toBe(API);
  const alone: { parent?: unknown } = {};
  alone.parent = alone;
  expect(findPlatform(alone)).toBeNull();
  // Another page may call something of its own API.
  expect(findPlatform({ API: { version: 3 }, parent: { API: 'one', parent: top } })).toBe(API);
  expect(findPlatform({ API: { LMSInitialize: () => 'true' } })).toBeNull();
  const foreign = {
    get API(): unknown {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(findPlatform({ parent: foreign })).toBeNull();
});

test('the package has a manifest that names every file, a page that is launched, and the lesson', () => {
  const site = { 'index.html': new Uint8Array([1]), 'assets/a-1.js': new Uint8Array([2, 3]) };
  const zip = scormZip(scormFiles('own', { ...lesson, title: 'A & B' }, site));
  const files = unzipSync(zip);
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
  expect(manifest).toContain('<schemaversion>1.2</schemaversion>');
  expect(manifest).toContain('<title>A &amp; B</title>');
  expect(manifest).toContain('adlcp:scormtype="sco" href="launch.html"');
  const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
  expect([...listed, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
  expect(strFromU8(files['launch.html'] ?? new Uint8Array())).toContain(
    'url=index.html#/lessons/packaged',
  );
  expect(strFromU8(files['lessons/packaged.md'] ?? new Uint8Array())).toBe(lesson.text);
});
