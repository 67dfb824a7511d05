/** Checks that every style sheet but the app's holds inside pages it names, so that none reaches into another page. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root, say } from './steps.mjs';

const source = join(root, 'web/src');
const problems = [];

/** The preludes of the blocks that are inside no other: `a { b { } } c { }` has `a` and `c`. */
function outerBlocks(css) {
  const found = [];
  let depth = 0;
  let prelude = '';
  for (const part of css.replace(/\/\*.*?\*\//gs, '').split(/([{};])/)) {
    if (part === '{') {
      if (depth === 0) found.push(prelude.trim());
      depth += 1;
    } else if (part === '}') depth -= 1;
    prelude = part;
  }
  return found;
}

const files = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.css'));
const pages = readdirSync(join(source, 'pages'));
for (const name of files) {
  const folders = dirname(name).split(sep);
  if (folders[0] === 'app') continue;
  const file = relative(root, join(source, name));
  const blocks = outerBlocks(readFileSync(join(source, name), 'utf8'));
  const scope = /^:where\((\.[\w-]+(?:, \.[\w-]+)*)\)$/.exec(blocks[0] ?? '')?.[1];
  const named = scope?.split(', ').map((page) => page.slice(1)) ?? [];
  if (blocks.length !== 1 || !scope || named.some((page) => !pages.includes(page))) {
    problems.push(`${file} must be one block, ":where(.PAGE) { }", with a folder of web/src/pages`);
  } else if (folders[0] === 'pages' && scope !== `.${folders[1]}`) {
    problems.push(`${file} belongs to ${folders[1]} and must be inside :where(.${folders[1]})`);
  }
}

for (const problem of problems) {
  say(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
