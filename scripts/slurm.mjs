/** `npm run slurm`: tries sweeps as job arrays, and on workers of Dask, on a Slurm of this machine's own. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { command } from './command.mjs';
import { Failure, main, outputOf, root, run, say, works } from './steps.mjs';
import { installed, lacking, python, wheel } from './wheel.mjs';

const PROGRAMS = ['munged', 'slurmctld', 'slurmd', 'sbatch'];
const INSTALL = 'apt-get install --no-install-recommends slurmctld slurmd slurm-client munge';

/** Why Slurm cannot be had here; empty if it can. Installs it where that can be done. */
async function slurmIsMissing() {
  if (process.getuid?.() !== 0) return 'its daemons are started as root, and this is not root';
  const missing = () => PROGRAMS.filter((name) => !outputOf('which', [name]).trim());
  if (missing().length > 0 && works('apt-get')) {
    say('No Slurm found: installing it');
    const words = `apt-get update -qq && ${INSTALL.replace('install', 'install -y -qq')}`;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('sh', ['-c', words], '', { quiet: true, env }).catch(() =>
      say('apt-get could not install it'),
    );
  }
  const names = missing();
  return names.length > 0 ? `${names.join(', ')} are not there (Debian: ${INSTALL})` : '';
}

/** A port of this machine that nobody uses. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What slurmctld and slurmd are told: everything that they keep lies in `folder`. */
async function configuration(folder) {
  const memory = Math.floor(
    Number(/MemTotal:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))[1]) / 1024,
  );
  return [
    'ClusterName=skywindow',
    `SlurmctldHost=${hostname()}(127.0.0.1)`,
    'SlurmUser=root',
    'AuthType=auth/munge',
    // A task that is requeued waits as long as credentials last.
    `AuthInfo=socket=${folder}/munge.socket,cred_expire=5`,
    'CredType=cred/munge',
    'ProctrackType=proctrack/pgid',
    'TaskPlugin=task/none',
    'SelectType=select/cons_tres',
    'SelectTypeParameters=CR_CPU',
    'MpiDefault=none',
    'ReturnToService=2',
    'KillWait=2',
    'SchedulerParameters=sched_interval=2,bf_interval=2',
    `StateSaveLocation=${folder}/state`,
    `SlurmdSpoolDir=${folder}/spool`,
    `SlurmctldLogFile=${folder}/slurmctld.log`,
    `SlurmdLogFile=${folder}/slurmd.log`,
    `SlurmctldPidFile=${folder}/slurmctld.pid`,
    `SlurmdPidFile=${folder}/slurmd.pid`,
    `SlurmctldPort=${await freePort()}`,
    `SlurmdPort=${await freePort()}`,
    `NodeName=${hostname()} NodeAddr=127.0.0.1 CPUs=${availableParallelism()} RealMemory=${memory} State=UNKNOWN`,
    `PartitionName=all Nodes=${hostname()} Default=YES MaxTime=INFINITE State=UP`,
    '',
  ].join('\n');
}

/** Starts the daemons in the foreground; resolves with their processes when the node is ready. */
async function started(folder) {
  for (const name of ['state', 'spool']) mkdirSync(join(folder, name));
  // Everybody may ask munged, so everybody must get to where its socket is.
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, 'munge.key'), randomBytes(128), { mode: 0o400 });
  const conf = join(folder, 'slurm.conf');
  writeFileSync(conf, await configuration(folder));
  const file = (kind) => `--${kind}-file=${folder}/munge.${kind}`;
  const daemons = [
    ['munged', '-F', `--socket=${folder}/munge.socket`, ...['key', 'pid', 'log', 'seed'].map(file)],
    ['slurmctld', '-D', '-f', conf],
    ['slurmd', '-D', '-f', conf],
  ];
  const processes = [];
  for (const [program, ...words] of daemons) {
    processes.push(spawn(program, words, { stdio: 'ignore' }));
    await pause(500);
  }
  const env = { ...process.env, SLURM_CONF: conf };
  for (let tries = 0; tries < 60; tries += 1) {
    if (/^idle/m.test(await told('sinfo', ['-h', '-o', '%T'], env))) return { processes, env };
    await pause(500);
  }
  await ended(processes, env);
  throw new Failure(`Slurm does not start: see ${folder}`);
}

/** What a command prints in this environment, or an empty text. */
function told(name, words, env) {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(name, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.on('close', () => resolve(text));
    child.on('error', () => resolve(''));
  });
}

/** Ends the jobs that are left, and the daemons, the last one first. */
async function ended(processes, env) {
  // Nobody would end a job whose daemons are gone.
  await told('scancel', ['--user=root'], env);
  for (let tries = 0; tries < 60 && (await told('squeue', ['-h'], env)).trim(); tries += 1) {
    await pause(500);
  }
  for (const process of processes.reverse()) {
    const gone = new Promise((resolve) => process.once('exit', resolve));
    if (process.exitCode === null && process.kill('SIGTERM'))
      await Promise.race([gone, pause(5000)]);
  }
}

/** Where skywindow, Dask and dask-jobqueue are: an environment that a job can use as well. */
async function environment(folder) {
  const file = await wheel();
  const libraries = await installed('jobqueue');
  const venv = join(folder, 'venv');
  await run(python(), ['-m', 'venv', venv], 'No environment can be made.');
  const within = join(venv, 'bin', 'python');
  const words = '-m pip install --quiet --disable-pip-version-check --no-index'.split(' ');
  await run(within, [...words, file], 'The Python package cannot be installed.');
  return { SKYWINDOW_PYTHON: within, SKYWINDOW_LIBRARIES: libraries };
}

/** Runs the tests; what they print. Empty, after saying why, if Slurm cannot be had. */
export async function trySlurm() {
  const reason = (await slurmIsMissing()) || (python() ? '' : lacking);
  if (reason) {
    say(`skipped: sweeps on Slurm are not tried: ${reason}`);
    return '';
  }
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-slurm-'));
  const dask = await environment(folder);
  const { processes, env } = await started(folder);
  try {
    const text = await run(
      process.execPath,
      ['--test', '--test-reporter=spec', 'tests/slurm/slurm.test.mjs'],
      'a test on Slurm fails',
      { env: { ...env, ...dask, SKYWINDOW_COMMAND: command, SKYWINDOW_FOLDER: folder } },
    );
    await ended(processes, env);
    rmSync(folder, { recursive: true, force: true });
    return text;
  } catch (error) {
    await ended(processes, env);
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await run(
      process.execPath,
      [join(root, 'scripts/cli.mjs'), 'list'],
      'The command cannot be built.',
      { quiet: true },
    );
    await trySlurm();
  });
}
