/**
 * Writes docs/rfc9260.md, a table of every section of RFC 9260 with where it is implemented and tested, from what the
 * code says of itself: "RFC 9260 7.2.1", and in the folders of SCTP also "section 7.2.1". With --check it only says
 * whether the table is current.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const SECTIONS = `
1 Introduction | explains
1.6 Serial Number Arithmetic
2 Conventions | explains
3 SCTP Packet Format
3.1 SCTP Common Header Field Descriptions
3.2 Chunk Field Descriptions
3.2.1 Optional/Variable-Length Parameter Format
3.2.2 Reporting of Unrecognized Parameters
3.3 SCTP Chunk Definitions
3.3.1 Payload Data (DATA)
3.3.2 Initiation (INIT)
3.3.2.1 Optional or Variable-Length Parameters in INIT
3.3.2.1.1 IPv4 Address Parameter
3.3.2.1.2 IPv6 Address Parameter
3.3.2.1.3 Cookie Preservative
3.3.2.1.4 Host Name Address
3.3.2.1.5 Supported Address Types
3.3.3 Initiation Acknowledgement (INIT ACK)
3.3.3.1 Optional or Variable-Length Parameters in INIT ACK
3.3.4 Selective Acknowledgement (SACK)
3.3.5 Heartbeat Request (HEARTBEAT)
3.3.6 Heartbeat Acknowledgement (HEARTBEAT ACK)
3.3.7 Abort Association (ABORT)
3.3.8 Shutdown Association (SHUTDOWN)
3.3.9 Shutdown Acknowledgement (SHUTDOWN ACK)
3.3.10 Operation Error (ERROR)
3.3.10.1 Invalid Stream Identifier
3.3.10.2 Missing Mandatory Parameter
3.3.10.3 Stale Cookie
3.3.10.4 Out of Resource
3.3.10.5 Unresolvable Address
3.3.10.6 Unrecognized Chunk Type
3.3.10.7 Invalid Mandatory Parameter
3.3.10.8 Unrecognized Parameters
3.3.10.9 No User Data
3.3.10.10 Cookie Received While Shutting Down
3.3.10.11 Restart of an Association with New Addresses
3.3.10.12 User-Initiated Abort
3.3.10.13 Protocol Violation
3.3.11 Cookie Echo (COOKIE ECHO)
3.3.12 Cookie Acknowledgement (COOKIE ACK)
3.3.13 Shutdown Complete (SHUTDOWN COMPLETE)
4 SCTP Association State Diagram
5 Association Initialization
5.1 Normal Establishment of an Association
5.1.1 Handle Stream Parameters
5.1.2 Handle Address Parameters
5.1.3 Generate State Cookie
5.1.4 State Cookie Processing
5.1.5 State Cookie Authentication
5.1.6 An Example of Normal Association Establishment | explains
5.2 Handle Duplicate or Unexpected INIT, INIT ACK, COOKIE ECHO, and COOKIE ACK Chunks
5.2.1 INIT Chunk Received in COOKIE-WAIT or COOKIE-ECHOED State
5.2.2 Unexpected INIT Chunk in Other States
5.2.3 Unexpected INIT ACK Chunk
5.2.4 Handle a COOKIE ECHO Chunk When a TCB Exists
5.2.5 Handle Duplicate COOKIE ACK Chunk
5.2.6 Handle Stale Cookie Error
5.3 Other Initialization Issues
5.3.1 Selection of Tag Value
5.4 Path Verification
6 User Data Transfer
6.1 Transmission of DATA Chunks
6.2 Acknowledgement on Reception of DATA Chunks
6.2.1 Processing a Received SACK Chunk
6.3 Management of Retransmission Timer
6.3.1 RTO Calculation
6.3.2 Retransmission Timer Rules
6.3.3 Handle T3-rtx Expiration
6.4 Multi-Homed SCTP Endpoints
6.4.1 Failover from an Inactive Destination Address
6.5 Stream Identifier and Stream Sequence Number
6.6 Ordered and Unordered Delivery
6.7 Report Gaps in Received DATA TSNs
6.8 CRC32c Checksum Calculation
6.9 Fragmentation and Reassembly
6.10 Bundling
7 Congestion Control
7.1 SCTP Differences from TCP Congestion Control | explains
7.2 SCTP Slow-Start and Congestion Avoidance
7.2.1 Slow-Start
7.2.2 Congestion Avoidance
7.2.3 Congestion Control
7.2.4 Fast Retransmit on Gap Reports
7.2.5 Reinitialization
7.3 PMTU Discovery
8 Fault Management
8.1 Endpoint Failure Detection
8.2 Path Failure Detection
8.3 Path Heartbeat
8.4 Handle "Out of the Blue" Packets
8.5 Verification Tag
8.5.1 Exceptions in Verification Tag Rules
9 Termination of Association
9.1 Abort of an Association
9.2 Shutdown of an Association
10 ICMP Handling
11 Interface with Upper Layer | explains
12 Security Considerations | explains
13 Network Management Considerations | explains
14 Recommended Transmission Control Block (TCB) Parameters | explains
15 IANA Considerations | explains
16 Suggested SCTP Protocol Parameter Values
A CRC32c Checksum Calculation (appendix)
`
  .trim()
  .split('\n')
  .map(
    (line) => /^(?<number>\S+) (?<title>.*?)(?<explains> \| explains)?$/.exec(line)?.groups ?? {},
  );

const crates = join(root, 'sim-wasm/crates');
const files = readdirSync(crates, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.rs'))
  .sort();
const known = new Set(SECTIONS.map(({ number }) => number));

/** The sections that a text names: of the RFC, or in the folders of SCTP without naming it. */
function named(text, alone) {
  const found = new Set();
  const list = String.raw`((?:\d+|appendix A)(?:\.\d+)*(?:(?:,? and |, | to )\d+(?:\.\d+)+)*)`;
  const ofRfc = new RegExp(String.raw`RFC 9260,?\s+(?:sections?\s+)?${list}`, 'g');
  const bare = new RegExp(String.raw`(?<!RFC \d+ )(?<!RFC \d+, )\b[Ss]ections?\s+${list}`, 'g');
  const names = /fn (?:rfc_9260|section)_(\d+(?:_\d+)*)/g;
  const take = (sections) => {
    const range = /(\d+(?:\.\d+)*)\.(\d+) to \1\.(\d+)/.exec(sections);
    if (range) {
      for (let last = Number(range[2]); last <= Number(range[3]); last += 1)
        found.add(`${range[1]}.${last}`);
    }
    for (const [number] of sections.matchAll(/\d+(?:\.\d+)*|appendix A/g))
      found.add(number.replace('appendix ', ''));
  };
  // A comment goes on from line to line.
  const flowing = text.replace(/\n\s*\/\/[/!]? ?/g, ' ');
  for (const [, sections = ''] of flowing.matchAll(ofRfc)) take(sections);
  for (const [, sections = ''] of alone ? flowing.matchAll(bare) : []) take(sections);
  for (const [, number = ''] of alone ? text.matchAll(names) : []) {
    // The words of a test may begin with a number.
    let parts = number.split('_');
    while (parts.length && !known.has(parts.join('.'))) parts = parts.slice(0, -1);
    if (parts.length) found.add(parts.join('.'));
  }
  return found;
}

const implemented = new Map();
const tested = new Map();
for (const file of files) {
  const name = file.replaceAll('\\', '/');
  const text = readFileSync(join(crates, file), 'utf8');
  const alone = /transport\/(src|tests)\/sctp\b|transport\/src\/wire\//.test(name);
  const cut = /tests?(\/|\.rs$)/.test(name)
    ? 0
    : text.search(/#\[cfg\(test\)\]\s*(pub\S* )?mod tests \{/);
  const at = cut < 0 ? text.length : cut;
  for (const [part, into] of [
    [text.slice(0, at), implemented],
    [text.slice(at), tested],
  ]) {
    for (const section of named(part, alone))
      into.set(section, [...(into.get(section) ?? []), name]);
  }
}

const cell = (names) =>
  (names ?? [])
    .map(
      (name) =>
        `[${name.replace(/^transport\/(src\/)?(sctp\/)?/, '')}](../sim-wasm/crates/${name})`,
    )
    .join(', ');
const rows = SECTIONS.map(({ number = '', title, explains }) => {
  const parts = SECTIONS.some((other) => other.number?.startsWith(`${number}.`));
  const silent = explains ? 'explains, and asks for nothing' : parts ? 'see its parts' : '–';
  const where = cell(implemented.get(number)) || silent;
  return `| ${number} | ${title} | ${where} | ${cell(tested.get(number)) || '–'} |`;
});
const table = `# RFC 9260, section by section

Where each section is implemented and tested, by what the code says of itself next to its rules ("RFC 9260 7.2.1"). \`npm run rfc9260\` writes this table, and \`npm run lint\` says when it is not current. A dash: no code names the section.

| section | title | implemented in | tested in |
|---|---|---|---|
${rows.join('\n')}
`;

const path = join(root, 'docs/rfc9260.md');
if (!process.argv.includes('--check')) {
  writeFileSync(path, table);
} else if (readFileSync(path, 'utf8') !== table) {
  process.stderr.write(`${relative(root, path)} is not current: run \`npm run rfc9260\`\n`);
  process.exitCode = 1;
}
