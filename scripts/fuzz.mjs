/**
 * `npm run fuzz -- [CASES] [SEED]`: mutated documents, read and run for a second each with every check on, and a tenth
 * as many mutated links. Ends with status 1 if anything was found; each fault is printed with its document.
 */
import { join } from 'node:path';
import { nodePackages, rust, wasmPackage } from './setup.mjs';
import { main, root, run, workspace } from './steps.mjs';

const [cases = '1000000', seed = '1'] = process.argv.slice(2);

await main(async () => {
  await nodePackages();
  await rust();
  await wasmPackage({ learned: false });
  const search = ['run', '--quiet', '--locked', '--profile', 'fuzz', '-p', 'skywindow-fuzz'];
  const documents = run(
    'cargo',
    [...search, '--', cases, seed],
    'documents were found that break a rule',
    {
      cwd: workspace,
    },
  );
  const links = run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'pages/lab/session/link.fuzz'],
    'a link was found that breaks a rule',
    { env: { FUZZ_LINKS: String(Math.ceil(Number(cases) / 10)), FUZZ_SEED: seed } },
  );
  const [first, second] = await Promise.allSettled([documents, links]);
  for (const { reason } of [first, second].filter(({ status }) => status === 'rejected')) {
    throw reason;
  }
});
