/** `npm run release`: writes the site to dist/ and the command, both with what the benchmarks teach. */
import { site } from './build.mjs';
import { learnedCommand } from './learned.mjs';
import { main, say } from './steps.mjs';

await main(async () => {
  await site();
  say(`The command is ${await learnedCommand()}`);
});
