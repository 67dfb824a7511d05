/** How a run or an experiment is cited: as text, BibTeX and CITATION.cff, with all that makes it again. */

/** What is cited. */
export interface Cited {
  readonly title: string;
  /** Version and hash of the core: "0.1.0+a0d0cd12be9aa2d4". */
  readonly core: string;
  /** The seed, or the first and the last of several. */
  readonly seeds: string;
  /** What names the document: a hash of its text. */
  readonly document: string;
  /** Where it is opened again; empty where no link holds it. */
  readonly link: string;
  /** The day, ISO 8601. */
  readonly date: string;
}

const AUTHORS = 'The Skywindow contributors';

/** A sentence for a list of references. */
export function citedText({ title, core, seeds, document, link, date }: Cited): string {
  const where = link === '' ? '' : ` ${link}`;
  return `${AUTHORS}. Skywindow, version ${versionOf(core)} (core ${core}). “${title}”, ${seedWords(seeds)}, document ${document}, ${date}.${where}`;
}

/** An entry of BibTeX. */
export function citedBibtex({ title, core, seeds, document, link, date }: Cited): string {
  const lines = [
    ['author', `{${AUTHORS}}`],
    ['title', `Skywindow: ${texed(title)}`],
    ['year', date.slice(0, 4)],
    ['version', versionOf(core)],
    ['note', `Core ${core}, ${seedWords(seeds)}, document ${document}, ${date}`],
    ...(link === '' ? [] : [['url', link]]),
  ];
  const fields = lines.map(([name, value]) => `  ${name} = {${value}}`).join(',\n');
  return `@software{skywindow-${document},\n${fields}\n}\n`;
}

/** A file CITATION.cff (Citation File Format 1.2.0). */
export function citedCff({ title, core, seeds, document, link, date }: Cited): string {
  // A string of JSON is one of YAML.
  const lines = [
    'cff-version: 1.2.0',
    'message: "If you use this run, please cite it as below."',
    'type: software',
    `title: ${JSON.stringify(`Skywindow: ${title}`)}`,
    'authors:',
    `  - name: ${JSON.stringify(AUTHORS)}`,
    `version: ${JSON.stringify(versionOf(core))}`,
    `date-released: ${date}`,
    'license: Apache-2.0',
    `abstract: ${JSON.stringify(`Core ${core}, ${seedWords(seeds)}, document ${document}.`)}`,
    ...(link === '' ? [] : [`url: ${JSON.stringify(link)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** A short name of a text: the first 12 hexadecimal digits of its SHA-256. */
export async function nameOfText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, DIGITS);
}

const DIGITS = 12;

function versionOf(core: string): string {
  return core.split('+')[0] ?? core;
}

function seedWords(seeds: string): string {
  return seeds.includes('to') ? `seeds ${seeds}` : `seed ${seeds}`;
}

/** Text without what TeX takes for its own. */
function texed(text: string): string {
  return text.replaceAll(/[\\{}]/g, '').replaceAll(/[&%$#_]/g, '\\$&');
}
