/** What a release is made of, as a CycloneDX 1.6 document: crates and packages of npm that are in it, tools of pip. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linked } from '../notices.mjs';
import { root } from '../steps.mjs';
import { packages } from './packages.mjs';

/** The core of the page is for no machine but this. */
const WASM = 'wasm32-unknown-unknown';

/** What is built of crates: the part of the release it is, and how Cargo is told of it. */
export const BUILDS = [
  { part: 'command', manifest: 'crates/cli/Cargo.toml' },
  { part: 'wheel', manifest: '../python/Cargo.toml' },
  { part: 'site', manifest: 'crates/wasm/Cargo.toml', target: WASM },
  { part: 'site', manifest: 'crates/packets/Cargo.toml', target: WASM },
];

/** The document for `version`, committed at `timestamp`. */
export function sbom(version, timestamp) {
  const reference = `pkg:generic/skywindow@${version}`;
  const components = [...crates(), ...packages().map(ofNpm), ...tools()];
  components.sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const used = components.filter(({ scope }) => scope === 'required');
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp,
      component: {
        type: 'application',
        'bom-ref': reference,
        name: 'skywindow',
        version,
        licenses: [{ expression: 'Apache-2.0' }],
        purl: reference,
      },
    },
    components,
    dependencies: [
      { ref: reference, dependsOn: used.map((one) => one['bom-ref']) },
      ...components.map((one) => ({ ref: one['bom-ref'] })),
    ],
  };
  return { ...document, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(document))}` };
}

/** Every crate once, with the parts that it is in. */
function crates() {
  const checksums = new Map(
    ['sim-wasm', 'python'].flatMap((folder) => locked(join(root, folder, 'Cargo.lock'))),
  );
  const found = new Map();
  for (const build of BUILDS) {
    for (const { name, version, license } of linked(build)) {
      const purl = `pkg:cargo/${name}@${version}`;
      const parts = found.get(purl)?.parts ?? new Set();
      found.set(purl, { name, version, license, parts: parts.add(build.part) });
    }
  }
  return [...found].map(([purl, { parts, ...one }]) => ({
    ...component(purl, one, 'required', [...parts]),
    hashes: [{ alg: 'SHA-256', content: checksums.get(`${one.name} ${one.version}`) }],
  }));
}

/** The checksums of a lock file of Cargo, by name and version. */
function locked(file) {
  const pattern = /name = "([^"]+)"\nversion = "([^"]+)"\nsource = "[^"]+"\nchecksum = "([^"]+)"/g;
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(pattern)].map(([, name, version, sum]) => [`${name} ${version}`, sum]);
}

function ofNpm(one) {
  const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`;
  const [, base64] = one.integrity.split('sha512-');
  return {
    ...component(purl, one, 'required', ['site']),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }],
  };
}

/** What the wheel is built with; it needs no package when it is used. */
function tools() {
  const lines = readFileSync(join(root, 'python/requirements/build.txt'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [name, version] = line.split('==');
    return component(`pkg:pypi/${name}@${version}`, { name, version }, 'excluded', ['wheel']);
  });
}

function component(purl, { name, version, license }, scope, parts) {
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope,
    // Older crates write a slash for "or".
    ...(license ? { licenses: [{ expression: license.replaceAll(/ ?\/ ?/g, ' OR ') }] } : {}),
    purl,
    properties: parts.map((value) => ({ name: 'skywindow:part', value })),
  };
}

/** A UUID that is the same for the same text: version 8 of RFC 9562. */
function uuidOf(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
