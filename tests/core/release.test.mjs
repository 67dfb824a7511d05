/** What a release is packed with: its version, archives, list of parts and checksums. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { notices } from '../../scripts/notices.mjs';
import { archive, filesBelow } from '../../scripts/release/archive.mjs';
import { packages } from '../../scripts/release/packages.mjs';
import { BUILDS, sbom } from '../../scripts/release/sbom.mjs';
import { SUMS, sums } from '../../scripts/release/sums.mjs';
import { mustBeRecorded, releasedVersion, unreleased } from '../../scripts/release/version.mjs';
import { root } from '../../scripts/steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const own = (file) => readFileSync(join(root, file), 'utf8');

test('all manifests have the version that the changelog tells of first', () => {
  const { version } = JSON.parse(own('package.json'));
  assert.equal(releasedVersion(), version);
  const altered = (changed, alter) => () =>
    releasedVersion((file) => (file === changed ? alter(own(file)) : own(file)));
  const other = (text) => text.replace(`version = "${version}"`, 'version = "9.9.9"');
  assert.throws(altered('sim-wasm/Cargo.toml', other), {
    message: `package.json has the version ${version}, and sim-wasm/Cargo.toml has 9.9.9.`,
  });
  assert.throws(altered('python/Cargo.toml', other), /and python\/Cargo\.toml has 9\.9\.9\.$/);
  const older = (text) => text.replace(/^## \[\d+\.\d+\.\d+\]/m, '## [0.0.1]');
  assert.throws(altered('CHANGELOG.md', older), /^Error: CHANGELOG\.md has 0\.0\.1 as its newest/);
});

test('changes that are in no version are counted', () => {
  const log = (changes) => () =>
    `# Changelog\n\n## [Unreleased]\n${changes}\n## [0.1.0] - 2026-11-24\n\n- Older.\n`;
  assert.equal(unreleased(log('')), 0);
  assert.equal(
    unreleased(log('\n### Added\n\n- One.\n- Two\n  lines.\n\n### Fixed\n\n- Three.\n')),
    3,
  );
});

test('a version is released with its links recorded', () => {
  mustBeRecorded(releasedVersion());
  assert.throws(() => mustBeRecorded('0.0.1'), /has no links of version 0\.0\.1: record them/);
});

test('the same files are the same archive, whenever and in whatever order they were written', () => {
  const entries = [
    ['b/program', Buffer.from('#!/bin/sh\n')],
    ['a.txt', Buffer.from('text')],
  ];
  const [one, two] = ['one.zip', 'two.zip'].map((name) => join(folder, name));
  archive(one, 'top', entries, ['b/program']);
  archive(two, 'top', entries.toReversed(), ['b/program']);
  assert.deepEqual(readFileSync(one), readFileSync(two));
  const unpacked = unzipSync(readFileSync(one));
  assert.deepEqual(Object.keys(unpacked), ['top/a.txt', 'top/b/program']);
  assert.equal(strFromU8(unpacked['top/a.txt']), 'text');
  const python = `import sys, zipfile; print([oct(one.external_attr >> 16) for one in zipfile.ZipFile(sys.argv[1]).infolist()])`;
  const told = spawnSync('python3', ['-c', python, one], { encoding: 'utf8' });
  if (told.status === 0) assert.equal(told.stdout.trim(), "['0o100644', '0o100755']");
});

test('the checksums are those that sha256sum finds, until a file is another', () => {
  writeFileSync(join(folder, 'x'), 'x');
  utimesSync(join(folder, 'x'), 0, 0);
  const names = filesBelow(folder).map(([name]) => name);
  sums(folder, names);
  assert.ok(statSync(join(folder, SUMS)).size > 64 * names.length);
  const check = () => spawnSync('sha256sum', ['-c', SUMS], { cwd: folder, encoding: 'utf8' });
  const sound = check();
  if (sound.error) return; // It is not everywhere.
  assert.equal(sound.status, 0, sound.stderr);
  writeFileSync(join(folder, 'x'), 'y');
  assert.match(check().stdout, /^x: FAILED$/m);
});

test('the parts of a release are crates, packages of npm and tools of pip, each with its hash or as a tool', () => {
  const { components, dependencies, serialNumber } = sbom('1.2.3', '2026-01-01T00:00:00.000Z');
  const named = new Map(components.map((one) => [one.purl, one]));
  assert.equal(named.size, components.length, 'each once');
  const partsOf = (start) => {
    const found = components.find(({ purl }) => purl.startsWith(start));
    return found?.properties.map(({ value }) => value);
  };
  assert.deepEqual(partsOf('pkg:cargo/sgp4@'), ['command', 'wheel', 'site']);
  assert.deepEqual(partsOf('pkg:cargo/parquet@'), ['wheel']);
  assert.deepEqual(partsOf('pkg:cargo/clap@'), ['command', 'wheel']);
  assert.deepEqual(partsOf('pkg:npm/react@'), ['site']);
  assert.equal(partsOf('pkg:npm/vite@'), undefined, 'what is for development is in none');
  for (const { purl, scope, hashes, licenses } of components) {
    if (scope === 'excluded') assert.match(purl, /^pkg:pypi\//);
    else {
      assert.match(hashes[0].content, /^([0-9a-f]{64}|[0-9a-f]{128})$/, purl);
      assert.match(licenses[0].expression, /^[\w.()+ -]+$/, purl);
    }
  }
  assert.equal(dependencies.length, components.length + 1);
  assert.match(serialNumber, /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
});

test('the notices of site and wheel have the words of every licence, or say where they are', () => {
  const crates = BUILDS.filter(({ part }) => part !== 'command');
  const [, ...told] = notices(crates, packages()).split('='.repeat(80));
  const parts = sbom('1.2.3', '2026-01-01T00:00:00.000Z').components.filter(
    ({ scope, properties }) =>
      scope === 'required' && properties.some(({ value }) => value !== 'command'),
  );
  const heads = told.map((text) => text.trim().split(':')[0]);
  assert.deepEqual(new Set(heads), new Set(parts.map((one) => `${one.name} ${one.version}`)));
  const cesium = told.find((text) => text.trim().startsWith('@cesium/engine '));
  for (const text of told.filter((one) => one.includes('comes without the words'))) {
    const [, name, licence] = /^(\S+) \S+: (.+)$/m.exec(text);
    assert.ok(licence === 'Apache-2.0' || cesium.includes(`### ${name}`), `${name}: ${licence}`);
  }
  for (const text of told) assert.ok(text.length > 100, text);
});
