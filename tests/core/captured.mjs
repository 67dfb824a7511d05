/** Captures of runs by the native command, as tshark, a reader that is not this project's, reads them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { skywindow } from './command.mjs';

const tshark = process.env.TSHARK_PATH;
/** Why what needs tshark is not tried; false where it is there. */
export const skip = tshark ? false : 'there is no tshark';
/** Where the captures lie, as long as the tests of a file last. */
export const folder = mkdtempSync(join(tmpdir(), 'captures-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with a packet, as tshark sees it, once it is asked to look at every checksum. */
export const WRONG = [
  '_ws.malformed',
  'sctp.checksum.status==0',
  'tcp.checksum.status==0',
  'ip.checksum.status==0',
  'icmp.checksum.status==0',
  '_ws.expert.severity==8388608',
].join(' or ');
const CHECKED = ['sctp.checksum:CRC 32c', 'tcp.check_checksum:TRUE', 'ip.check_checksum:TRUE'];

/** The recording, and with it the capture, begins with the run. */
export const FROM_START = ['--set', 'measurement.from_s=0'];

/** The fields of the packets of `file` that `filter` lets through, a packet a line. */
export function read(file, filter, fields) {
  const args = ['-r', file, ...CHECKED.flatMap((preference) => ['-o', preference]), '-T', 'fields'];
  args.push('-E', 'aggregator=|', ...(filter ? ['-Y', filter] : []));
  const { status, stdout, stderr } = spawnSync(
    tshark,
    [...args, ...fields.flatMap((field) => ['-e', field])],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  assert.equal(status, 0, stderr);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

/** Captures a run, and returns the file and the summary. */
export function capture(name, ...args) {
  const out = join(folder, name.replace(/\W+/g, '-'));
  const { status, stdout, stderr } = skywindow([
    'run',
    ...args,
    '--out',
    out,
    '--record',
    'pcapng',
  ]);
  assert.equal(status, 0, stderr);
  return { file: join(out, 'capture.pcapng'), summary: JSON.parse(stdout) };
}
