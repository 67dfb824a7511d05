/** What a text is that somebody hands to the page as a file, and where what is of no use here belongs. */
import { say } from '../words/say';

export type FileKind = keyof typeof KINDS | 'elements' | 'scenario' | 'run' | 'unknown';

/** Kinds that a place may refuse: what such a file is, and what opens it. */
const KINDS = {
  experiment: [
    'an experiment',
    say('The lab opens it, and the command runs it: skywindow sweep FILE.'),
  ],
  results: [
    'results of runs',
    say(
      'The gallery opens those that `skywindow merge` or `bundle` wrote; of others open the scenario or experiment.',
    ),
  ],
  trace: [
    say('a trace, which drives a link'),
    say(
      'Choose it in the controls of a scenario under Links and errors: Trace of a wired link, or Terminal traces of a station.',
    ),
  ],
  lesson: [say('a lesson'), say('Open it on the page Lessons.')],
  script: [say('a script'), say('The command runs it: skywindow script FILE.')],
  table: [say('a table of results'), say('A spreadsheet opens it.')],
  capture: [say('a capture of packets'), say('Wireshark opens it.')],
  link: [say('a link'), say('Put it into the address bar of the browser.')],
  page: [say('a web page'), say('The server that it is from may have answered with a refusal.')],
  binary: [
    say('no text'),
    say('The page opens scenarios, element sets of satellites, traces and lessons.'),
  ],
} as const;

const ELSEWHERE = {
  ...KINDS,
  elements: [
    'a file of element sets of satellites',
    'Drop it on the lab, or choose it there under Constellation, Real satellites from a file.',
  ],
  scenario: ['a scenario', 'Drop it on the lab.'],
  run: ['a run', 'Drop it on the lab.'],
} as const;

/** So much of a text is looked at where its beginning tells. */
const BEGINNING = 4096;
/** So many lines are looked at for a satellite's elements, as the core does. */
const FIRST_LINES = 9;

/** What a text is. JSON that breaks off or is damaged is what it began as. */
export function fileKind(text: string): FileKind {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  const head = body.slice(0, BEGINNING);
  if (head.startsWith('\n\r\r\n') || text.startsWith('\n\r\r\n')) return 'capture';
  if (head.includes('\0') || head.includes('\uFFFD')) return 'binary';
  if (head.startsWith('{') || head.startsWith('[')) return kindOfJson(body);
  if (head.startsWith('<')) return /<!doctype html|<html/i.test(head) ? 'page' : 'elements';
  if (/^\S*#v\d+\.\S*\s*$/.test(body)) return 'link';
  if (/^---\r?\n(?:\w+:.*\r?\n)*title:/.test(head)) return 'lesson';
  if (/^\s*protocol (sctp|tcp)\s*$/m.test(head)) return 'script';
  return kindOfLines(head.split(/\r?\n/).filter((line) => line.trim() !== ''));
}

function kindOfJson(body: string): FileKind {
  if (body.includes('"MEAN_MOTION"')) return 'elements';
  try {
    const read: unknown = JSON.parse(body);
    const one = Array.isArray(read) ? read[0] : read;
    const has = (key: string) => typeof one === 'object' && one !== null && Object.hasOwn(one, key);
    if (has('skywindow') && has('scenario')) return 'run';
    if (has('base') && (has('axes') || has('metrics'))) return 'experiment';
    if (has('replications') || (has('rows') && !has('title')) || has('hash')) return 'results';
  } catch {
    // The reader of scenarios says where it breaks off.
  }
  return 'scenario';
}

function kindOfLines(lines: readonly string[]): FileKind {
  const [first = ''] = lines;
  const columns = first.split(',').map((name) => name.trim());
  if (columns.includes('time_s') && columns.some((name) => TRACED.includes(name))) return 'trace';
  if (columns.includes('timestamp') && columns.includes('rtt')) return 'trace';
  if (columns.length > 1 && columns.includes('MEAN_MOTION')) return 'elements';
  const elements = (line: string) => /^[12] /.test(line);
  const said = lines.filter((line) => !line.startsWith('#'));
  if (said.slice(0, FIRST_LINES).some(elements)) return 'elements';
  // The last of these lines may be cut off.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  if (whole.length > 0 && whole.every((line) => /^\s*\d+(\.\d+)?\s*$/.test(line))) return 'trace';
  const cells = lines[1]?.split(',') ?? [];
  const numbered = cells.some((cell) => /^-?[\d.]+(e-?\d+)?$/i.test(cell.trim()));
  return columns.length > 1 && cells.length === columns.length && numbered ? 'table' : 'unknown';
}

const TRACED: readonly string[] = ['delay_ms', 'rate_bps', 'loss'];

/** Why a place has no use for a file: "orbit.csv is a trace, which drives a link. Choose it ..."; `takes` is for none. */
export function refusal(name: string, kind: FileKind, takes: string): string {
  if (kind === 'unknown') return say`${name} is not ${takes}.`;
  const [what, where] = ELSEWHERE[kind];
  return say`${name} is ${what}. ${where}`;
}
