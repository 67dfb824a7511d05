/** `npm test`: sets up what is missing and runs every test, the fast ones first; ends with a line of totals. */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { buildPage } from './build.mjs';
import { firefox } from './firefox.mjs';
import { generate, nodePackages, packer, rust, wasmPackage } from './setup.mjs';
import { main, root, run, say, workspace } from './steps.mjs';
import { tryWheel } from './try-wheel.mjs';
import { tshark } from './tshark.mjs';
import { lacking, manifest, python } from './wheel.mjs';

const totals = { passed: 0, failed: 0, skipped: 0 };
const reasons = [];

/** What a step gives that cannot be taken here; whoever found that out has said why. */
const LEFT_OUT = Symbol('left out');

const sum = (text, pattern) =>
  [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
// Runners colour their output; the colour codes stand between a number and its word.
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape code begins with a control character
const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');

/** How each kind of runner reports its counts. */
const counts = {
  check: () => [1, 0],
  cargo: (text) => [sum(text, /(\d+) passed;/g), sum(text, /(\d+) failed;/g)],
  node: (text) => [sum(text, /^. pass (\d+)$/gm), sum(text, /^. fail (\d+)$/gm)],
  vitest: (text) => [sum(text, /Tests .*?(\d+) passed/g), sum(text, /Tests .*?(\d+) failed/g)],
  unittest: (text) => {
    const bad = sum(text, /(?:failures|errors|unexpected successes)=(\d+)/g);
    return [sum(text, /^Ran (\d+) tests?/gm) - bad - sum(text, /skipped=(\d+)/g), bad];
  },
  recipes: (text) =>
    [counts.cargo(text), counts.vitest(text)].reduce(([a, b], [c, d]) => [a + c, b + d]),
  playwright: (text) => [
    sum(text, /^\s+(\d+) (?:passed|flaky)/gm),
    sum(text, /^\s+(\d+) failed/gm),
  ],
};

async function step(title, kind, task) {
  say(`\n== ${title}`);
  const start = Date.now();
  try {
    const output = await task();
    if (output === LEFT_OUT) {
      totals.skipped += 1;
      return;
    }
    const [passed, failed] = counts[kind](plain(output ?? ''));
    totals.passed += passed;
    totals.failed += failed;
    if (passed === 0) {
      throw new Error('no test ran');
    }
  } catch (error) {
    const [passed, failed] = kind === 'check' ? [0, 1] : counts[kind](plain(error.output ?? ''));
    totals.passed += passed;
    totals.failed += Math.max(1, failed);
    reasons.push(`${title}: ${error.message}`);
  }
  say(`   ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

const node = (args, failure, env) => run(process.execPath, args, failure, { env });
const bin = (name) => join(root, 'node_modules', name);
const cargo = (args, failure, env) => run('cargo', args, failure, { cwd: workspace, env });

const lints = [
  ['Rust is formatted', () => cargo(['fmt', '--all', '--check'], 'run `cargo fmt` in sim-wasm/')],
  [
    'Rust of the Python package is formatted',
    () =>
      cargo(
        ['fmt', '--manifest-path', manifest, '--check', '--', '--config-path', '.'],
        'run `cargo fmt --manifest-path ../python/Cargo.toml -- --config-path .` in sim-wasm/',
      ),
  ],
  [
    'Rust has no warnings',
    () =>
      cargo(
        ['clippy', '--workspace', '--all-targets', '--locked', '--quiet', '--', '-D', 'warnings'],
        'clippy complains',
      ),
  ],
  [
    // Clippy itself would compile once more everything that writes the package only to look at the few lines that call
    // it. As Cargo's wrapper it looks at them while they are built, on what is built of the rest already.
    'What builds the WebAssembly package has no warnings',
    () =>
      cargo([...'build --quiet --locked'.split(' '), ...packer], 'clippy complains', {
        RUSTC_WORKSPACE_WRAPPER: 'clippy-driver',
        CLIPPY_ARGS: '-Dwarnings',
      }),
  ],
  ['Generated files are current', () => generate(['--check'], 'run `npm run generate`')],
  [
    'TypeScript is formatted and has no warnings',
    () =>
      node(
        [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
        'run `npx biome check --write`',
      ),
  ],
  [
    'TypeScript types agree',
    () => node([bin('typescript/bin/tsc'), '--noEmit', '-p', '.'], 'tsc complains'),
  ],
  [
    'Imports run one way',
    () => node(['scripts/check-imports.mjs'], 'an import runs against the layers'),
  ],
  [
    'The picture of the architecture is current',
    () => node(['scripts/map.mjs', '--check'], 'run `npm run map`'),
  ],
  [
    'The table of RFC 9260 is current',
    () => node(['scripts/rfc9260.mjs', '--check'], 'run `npm run rfc9260`'),
  ],
  [
    'The texts of the page are current',
    () => node(['scripts/words.mjs', '--check'], 'run `npm run words`'),
  ],
  [
    'Styles stay on their page',
    () => node(['scripts/check-styles.mjs'], 'a style sheet reaches beyond its page'),
  ],
];

async function lint() {
  for (const [title, task] of lints) {
    await step(title, 'check', task);
  }
}

async function test() {
  await lint();
  await step('Rust tests', 'cargo', () =>
    cargo(['test', '--workspace', '--locked', '--quiet'], 'a Rust test fails'),
  );
  await step('Page units', 'vitest', () =>
    node([bin('vitest/vitest.mjs'), 'run'], 'a unit test of the page fails'),
  );
  await step('What is added by the recipes works', 'recipes', () =>
    node(['scripts/recipes.mjs'], 'a recipe of CONTRIBUTING.md is not true'),
  );
  const core = readdirSync(join(root, 'tests/core')).filter((name) => name.endsWith('.test.mjs'));
  await step('Command line, native equals WebAssembly', 'node', async () => {
    await node(['scripts/cli.mjs', 'list'], 'the command cannot be built');
    return node(
      [
        '--test',
        '--test-reporter=spec',
        // Node leaves one processor idle else.
        `--test-concurrency=${availableParallelism()}`,
        ...core.map((name) => `tests/core/${name}`),
      ],
      'a test of the core fails',
      { TSHARK_PATH: await tshark() },
    );
  });
  await step('The site builds', 'check', () => buildPage({ forHost: true }));
  // It has the page in it.
  await step('The Python package', 'unittest', () => {
    if (python()) {
      return tryWheel();
    }
    say(lacking);
    return LEFT_OUT;
  });
  await step('End to end in a browser', 'playwright', async () =>
    node([bin('@playwright/test/cli.js'), 'test', '-c', 'tests/e2e'], 'a browser test fails', {
      CHROME_PATH: await browser(),
      FORCE_COLOR: '0',
    }),
  );
  await step('The main ways through the page in Firefox', 'node', async () => {
    const path = await firefox();
    return path
      ? node(
          ['--test', '--test-reporter=spec', 'tests/firefox/firefox.test.mjs'],
          'a test in Firefox fails',
          { FIREFOX_PATH: path },
        )
      : LEFT_OUT;
  });
}

await main(async () => {
  await nodePackages();
  await rust();
  await wasmPackage({ learned: true });
  await (process.argv[2] === 'lint' ? lint() : test());
  say('');
  for (const reason of reasons) {
    say(`failed: ${reason}`);
  }
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
});
