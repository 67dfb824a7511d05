/**
 * `npm run claims`: writes docs/claims.md, every claim of every experiment beside what the full runs in public/results/
 * measure, and their numbers by whose they are, there and in README.md; and docs/papers.md, the same paper by paper.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faTables } from './fa-tables.mjs';
import { leftOut, ours, papers } from './left-out.mjs';
import { Failure, main, root, say } from './steps.mjs';

const folder = join(root, 'public/experiments');
const results = join(root, 'public/results');
const readme = join(root, 'README.md');
const head = `# Claims of the papers, measured here

Written by \`npm run claims\` from the full runs of \`npm run results\`; ± is the half-width of the 95 % confidence interval. A claim holds or fails only if the interval lies on one side; else it is unclear. It is the paper's sentence, a value that is printed there or read from a figure, or a check of our own; beside one that does not hold stands why, where runs show it.`;
const papersHead = `# The five papers, item by item

Written by \`npm run claims\`: what each paper says, where, the experiment that runs it, what full runs measure, and what of it is not here and why. Why a claim does not hold, and our own checks, are in [claims.md](claims.md).`;
const signs = { holds: '✓ holds', fails: '✗ fails', unclear: '? unclear' };
const kinds = {
  sentence: { one: "the paper's sentence", several: 'sentences of the papers' },
  value: { one: 'a value of the paper', several: 'values of the papers' },
  check: { one: 'own check', several: 'checks of our own' },
};
/** What stands between these in README.md is written anew. */
const marks = ['<!-- claims -->', '<!-- end of claims -->'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Table cells hold no bars and no line breaks. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The section of an experiment. */
function section({ document: { id, title, paper, figure }, claims }) {
  const lines = [`## ${id}: ${title}`, '', `${paper ?? ''}${figure ? `, ${figure}` : ''}`, ''];
  lines.push('| claim | whose | measured | verdict |', '|---|---|---|---|');
  for (const { sentence, kind, place, note, reason, measured, verdict } of claims) {
    const words = note ? `${sentence} *${note}*` : sentence;
    const whose = place ? `${kinds[kind].one}: ${place}` : kinds[kind].one;
    const said = reason ? `${signs[verdict]}. ${reason}` : signs[verdict];
    lines.push(`| ${[words, whose, measured, said].map(cell).join(' | ')} |`);
  }
  return lines.join('\n');
}

/** The section of a paper: its sentences and values by their places, and what of it is not here. */
function paperSection([id, title], experiments) {
  const rows = experiments
    .filter(({ document }) => document.paper === id)
    .flatMap(({ document, claims }) => claims.map((claim) => ({ ...claim, in: document.id })))
    .filter(({ kind }) => kind !== 'check');
  const lines = [`## ${title}`, '', '| place | what it says | document | measured | verdict |'];
  lines.push('|---|---|---|---|---|');
  for (const { place, sentence, in: document, measured, verdict } of rows) {
    const words = [place, sentence, `\`${document}\``, measured, signs[verdict]];
    lines.push(`| ${words.map(cell).join(' | ')} |`);
  }
  for (const [place, said, document, why] of ours[id]) {
    const words = [place, said, `\`${document}\``, '', `checks of our own: ${why}`];
    lines.push(`| ${words.map(cell).join(' | ')} |`);
  }
  for (const [place, said, why] of leftOut[id]) {
    lines.push(`| ${[place, said, '', '', `not here: ${why}`].map(cell).join(' | ')} |`);
  }
  if (id === 'fa')
    lines.push(
      '',
      faTables((name) => read(join(results, `${name}.json`))),
    );
  return lines.join('\n');
}

/** How many claims of each kind came to each verdict. */
function numbers(claims) {
  const lines = ['| claims | hold | fail | unclear |', '|---|---|---|---|'];
  for (const [kind, { several }] of Object.entries(kinds)) {
    const own = claims.filter((claim) => claim.kind === kind);
    const of = Object.keys(signs).map(
      (verdict) => own.filter((claim) => claim.verdict === verdict).length,
    );
    lines.push(`| ${[several, ...of].join(' | ')} |`);
  }
  return lines.join('\n');
}

/** The text with what stands between the marks replaced. */
function between(text, replacement) {
  const [from, to] = marks.map((mark) => text.indexOf(mark));
  if (from < 0 || to < from) throw new Failure(`README.md has no ${marks.join(' and ')}.`);
  return `${text.slice(0, from + marks[0].length)}\n${replacement}\n${text.slice(to)}`;
}

await main(() => {
  const experiments = readdirSync(folder)
    .sort()
    .map((file) => ({
      document: read(join(folder, file)),
      claims: read(join(results, file)).claims,
    }));
  const counted = numbers(experiments.flatMap(({ claims }) => claims));
  const sections = experiments.map(section);
  writeFileSync(join(root, 'docs/claims.md'), `${[head, counted, ...sections].join('\n\n')}\n`);
  const byPaper = Object.entries(papers).map((paper) => paperSection(paper, experiments));
  writeFileSync(join(root, 'docs/papers.md'), `${[papersHead, ...byPaper].join('\n\n')}\n`);
  writeFileSync(readme, between(readFileSync(readme, 'utf8'), counted));
  say('docs/claims.md, docs/papers.md and the numbers in README.md are written');
});
