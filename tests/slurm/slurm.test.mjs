/** Sweeps on a real Slurm: as a job array without Python, and on Dask workers that are jobs. `scripts/slurm.mjs` starts it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const { SKYWINDOW_COMMAND: command, SKYWINDOW_FOLDER: folder } = process.env;
const study = ['ms-fig11', '--replications', '1200'];

function done(program, ...words) {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', cwd: folder });
  assert.equal(status, 0, `${program} ${words.join(' ')}: ${stderr}`);
  return stdout;
}

/** The states of a job's tasks, by their numbers. */
function states(job) {
  const lines = done('squeue', '-h', '-r', '-t', 'all', '-j', job, '-o', '%K %T')
    .trim()
    .split('\n');
  return Object.fromEntries(lines.map((line) => line.split(' ')));
}

async function until(job, held) {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await pause(200)) {
    const now = states(job);
    if (held(now)) return now;
  }
  return assert.fail(`after three minutes: ${JSON.stringify(states(job))}`);
}

const whole = () =>
  JSON.parse(
    done(
      command,
      'sweep',
      ...study,
      '--shard',
      '1/1',
      '--jobs',
      '2',
      '--out',
      join(folder, 'whole'),
    ),
  ).hash;
const hash = whole();

test('an array of eight, one task of which is cancelled and requeued, merges to the rows of one sweep', async () => {
  const out = join(folder, 'array');
  const line = `${command} sweep ${study.join(' ')} --shard $SLURM_ARRAY_TASK_ID/8 --jobs 1 --out ${out}`;
  const job = done(
    'sbatch',
    '--parsable',
    '--array=1-8%16',
    '--requeue',
    '-o',
    `${folder}/%A-%a.out`,
    '--wrap',
    line,
  ).trim();
  const running = await until(job, (now) => Object.values(now).includes('RUNNING'));
  const [task] = Object.entries(running).find(([, state]) => state === 'RUNNING');
  // Once it writes, so that it is ended in the middle.
  const parts = () =>
    readdirSync(join(out, readdirSync(out)[0])).filter((name) =>
      name.startsWith(`.shard-${task}-`),
    );
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      if (parts().length > 0) break;
    } catch {}
    await pause(20);
  }
  done('scancel', `${job}_${task}`);
  const cancelled = await until(job, (now) => now[task] === 'CANCELLED');
  assert.ok(
    !readdirSync(join(out, readdirSync(out)[0])).includes(`shard-${task}-of-8.jsonl`),
    JSON.stringify(cancelled),
  );
  const rest = await until(job, (now) =>
    Object.values(now).every((state) => /COMPLETED|CANCELLED/.test(state)),
  );
  assert.equal(Object.values(rest).filter((state) => state === 'COMPLETED').length, 7);
  const missing = spawnSync(command, ['merge', out], { encoding: 'utf8' });
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, new RegExp(`shard ${task}/8 is missing`));
  done('scontrol', 'requeue', `${job}_${task}`);
  await until(job, (now) => Object.values(now).every((state) => state === 'COMPLETED'));
  assert.equal(JSON.parse(done(command, 'merge', out)).hash, hash);
});

test('two workers of Dask that are jobs of Slurm make the same rows', () => {
  const script = fileURLToPath(new URL('jobqueue.py', import.meta.url));
  const { SKYWINDOW_PYTHON, SKYWINDOW_LIBRARIES } = process.env;
  const { status, stdout, stderr } = spawnSync(SKYWINDOW_PYTHON, [script, join(folder, 'dask')], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, PYTHONPATH: SKYWINDOW_LIBRARIES },
  });
  assert.equal(status, 0, stderr);
  const { workers, hash: own } = JSON.parse(stdout.trim().split('\n').at(-1));
  assert.deepEqual([workers, own], [2, hash]);
});
