/** What the core tells as JSON is declared in Rust and generated: no hand writes its shape a second time. */
import { describe, expect, it } from 'vitest';

const GENERATED = import.meta.glob<string>('./*.gen.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.gen.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const FACE = import.meta.glob<string>('../../../sim-wasm/crates/wasm/{Cargo.toml,src/*.rs}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Objects with fewer fields than these say little about where they are from. */
const TELLING = 3;

/** The fields of every object type in a text that says their names: methods are none. */
function objects(text: string): string[][] {
  const bodies = text.matchAll(/(?:\binterface \w+[^{]*|\btype \w+[^;{]*= )\{\n([\s\S]*?)^\}/gm);
  return [...bodies].map(([, body]) =>
    [...(body ?? '').matchAll(/^ {2}(?:readonly )?(\w+)\??: /gm)].map(([, name]) => name ?? ''),
  );
}

const told = Object.values(GENERATED)
  .flatMap(objects)
  .filter((fields) => fields.length >= TELLING);

/** The generated types whose fields a text lists again, all of them. */
function copies(text: string): string[] {
  const written = objects(text);
  const again = told.filter((fields) =>
    written.some((mine) => fields.every((field) => mine.includes(field))),
  );
  return again.map((fields) => fields.join(', '));
}

describe('no source declares again what the core tells', () => {
  it.each(
    Object.entries(SOURCES)
      .filter(([, text]) => copies(text).length > 0)
      .map(([name]) => name),
  )('%s', (name) => expect(copies(SOURCES[name] ?? '')).toEqual([]));

  it('and what did would be found', () => {
    expect(told.length).toBeGreaterThan(40);
    for (const copy of [
      'export interface Place {\n  readonly name: string;\n  readonly country: string;\n  readonly latitude_deg: number;\n  readonly longitude_deg: number;\n}',
      'type Words = {\n  title: string;\n  detail: string;\n  rule?: string;\n}',
    ]) {
      expect(copies(copy), copy).not.toEqual([]);
    }
    expect(copies('interface Door {\n  readonly title: string;\n  open(): void;\n}')).toEqual([]);
  });
});

it('the face of the core writes no JSON of its own, only what is declared', () => {
  expect(Object.keys(FACE).length).toBeGreaterThan(4);
  for (const [name, text] of Object.entries(FACE)) expect(text, name).not.toMatch(/json!|serde/);
});
