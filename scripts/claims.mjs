/** `npm run claims`: writes docs/claims.md, every claim of every experiment beside what a full run measures. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, root, say } from './steps.mjs';

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

await main(() => {
  const folder = join(root, 'public/experiments');
  const lines = [
    '# Claims of the papers, measured here',
    '',
    'Written by `npm run claims` from full runs; ± is the half-width of the 95 % confidence interval. A claim holds or fails only if the interval lies on one side; else it is unclear.',
  ];
  for (const file of readdirSync(folder).sort()) {
    const { id, title, paper, figure } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    lines.push('', `## ${id}: ${title}`, '', `${paper ?? ''}${figure ? `, ${figure}` : ''}`, '');
    lines.push('| claim | measured | verdict |', '|---|---|---|');
    for (const { sentence, note, measured, verdict } of claims(id)) {
      const words = note ? `${sentence} *${note}*` : sentence;
      lines.push(`| ${cell(words)} | ${cell(measured)} | ${signs[verdict] ?? verdict} |`);
    }
  }
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/claims.md'), `${lines.join('\n')}\n`);
  say('docs/claims.md is written');
});
