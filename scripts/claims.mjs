/**
 * `npm run claims`: writes docs/claims.md, every claim of every experiment beside what a full run measures.
 * `npm run claims -- ID..` does it for these experiments and keeps what is written of the others.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, root, say } from './steps.mjs';

const folder = join(root, 'public/experiments');
const page = join(root, 'docs/claims.md');
const head = `# Claims of the papers, measured here

Written by \`npm run claims\` from full runs; ± is the half-width of the 95 % confidence interval. A claim holds or fails only if the interval lies on one side; else it is unclear.`;
const signs = { holds: '✓ holds', fails: '✗ fails', unclear: '? unclear' };

function claims(id) {
  say(`Running ${id}`);
  const run = spawnSync(process.execPath, ['scripts/cli.mjs', 'claims', id], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) throw new Failure(`The claims of ${id} could not be measured.`);
  return JSON.parse(run.stdout);
}

/** Table cells hold no bars and no line breaks. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The section of an experiment. */
function section(file) {
  const { id, title, paper, figure } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const lines = [`## ${id}: ${title}`, '', `${paper ?? ''}${figure ? `, ${figure}` : ''}`, ''];
  lines.push('| claim | measured | verdict |', '|---|---|---|');
  for (const { sentence, note, measured, verdict } of claims(id)) {
    const words = note ? `${sentence} *${note}*` : sentence;
    lines.push(`| ${cell(words)} | ${cell(measured)} | ${signs[verdict] ?? verdict} |`);
  }
  return lines.join('\n');
}

/** The sections that are written already, by experiment. */
function written() {
  if (!existsSync(page)) return new Map();
  const [, ...sections] = readFileSync(page, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/);
  return new Map(sections.map((text) => [text.slice(3, text.indexOf(':')), text]));
}

await main(() => {
  const wanted = process.argv.slice(2);
  const before = wanted.length > 0 ? written() : new Map();
  const files = readdirSync(folder).sort();
  const unknown = wanted.find((id) => !files.includes(`${id}.json`));
  if (unknown !== undefined) throw new Failure(`There is no experiment ${unknown}.`);
  const sections = files.flatMap((file) => {
    const id = file.replace('.json', '');
    if (wanted.length === 0 || wanted.includes(id)) return [section(file)];
    return before.has(id) ? [before.get(id)] : [];
  });
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(page, `${[head, ...sections].join('\n\n')}\n`);
  say('docs/claims.md is written');
});
