/** `npm run claims`: writes docs/claims.md, every claim of every experiment beside what the full runs in public/results/ measure. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say } from './steps.mjs';

const folder = join(root, 'public/experiments');
const results = join(root, 'public/results');
const head = `# Claims of the papers, measured here

Written by \`npm run claims\` from the full runs of \`npm run results\`; ± is the half-width of the 95 % confidence interval. A claim holds or fails only if the interval lies on one side; else it is unclear.`;
const signs = { holds: '✓ holds', fails: '✗ fails', unclear: '? unclear' };

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Table cells hold no bars and no line breaks. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The section of an experiment. */
function section(file) {
  const { id, title, paper, figure } = read(join(folder, file));
  const lines = [`## ${id}: ${title}`, '', `${paper ?? ''}${figure ? `, ${figure}` : ''}`, ''];
  lines.push('| claim | measured | verdict |', '|---|---|---|');
  for (const { sentence, note, measured, verdict } of read(join(results, file)).claims) {
    const words = note ? `${sentence} *${note}*` : sentence;
    lines.push(`| ${cell(words)} | ${cell(measured)} | ${signs[verdict] ?? verdict} |`);
  }
  return lines.join('\n');
}

await main(() => {
  const sections = readdirSync(folder).sort().map(section);
  writeFileSync(join(root, 'docs/claims.md'), `${[head, ...sections].join('\n\n')}\n`);
  say('docs/claims.md is written');
});
