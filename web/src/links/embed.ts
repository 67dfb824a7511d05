/** What an address says of the lab in a frame of another page: which parts it shows, and what can be changed there. */
import { listed } from '../words/lists';
import { formOf, say } from '../words/say';

export const EMBED_PARTS = ['globe', 'charts', 'timeline', 'controls'] as const;
export type EmbedPart = (typeof EMBED_PARTS)[number];

/** Whether the controls can be used, seen, or neither. */
export const EMBED_CONTROLS = ['shown', 'locked', 'hidden'] as const;
export type EmbedControls = (typeof EMBED_CONTROLS)[number];

export interface Embed {
  /** In the order of `EMBED_PARTS`. */
  readonly parts: readonly EmbedPart[];
  readonly controls: EmbedControls;
  /** Paths of fields whose controls are locked, and all that is below them. */
  readonly lock: readonly string[];
  /** The only origin that is told anything and listened to; any embedding page without it. */
  readonly origin: string | null;
}

export interface ReadEmbed extends Embed {
  /** Whether the embedding page tells the scenario, and is told of its changes. */
  readonly told: boolean;
  /** What of the address means nothing here, a sentence each. */
  readonly problems: readonly string[];
}

/** What an embed shows that says nothing of its parts. */
const USUAL: readonly EmbedPart[] = ['globe', 'charts', 'timeline'];
/** Longest word of an address that is said again. */
const MOST_SAID = 40;

/** Reads what stands behind the question mark. What is not known is said, and the rest holds. */
export function readEmbed(search: string): ReadEmbed {
  const given = new URLSearchParams(search);
  const problems: string[] = [];
  const controls = readControls(given, problems);
  const parts = readParts(given, controls, problems);
  const origin = readOrigin(given.get('origin'), problems);
  return {
    parts,
    controls: controls ?? 'shown',
    lock: listOf(given.get('lock')),
    origin,
    told: readTold(given.get('scenario'), origin, problems),
    problems,
  };
}

/** The address of an embed of the state that a link holds. */
export function embedAddress(link: string, { parts, controls, lock, origin }: Embed): string {
  const url = new URL(link);
  const query = ['embed=1', `parts=${parts.join(',')}`];
  if (parts.includes('controls') && controls !== 'shown') query.push(`controls=${controls}`);
  if (lock.length > 0) query.push(`lock=${lock.map(encodeURIComponent).join(',')}`);
  if (origin !== null) query.push(`origin=${encodeURIComponent(origin)}`);
  url.search = query.join('&');
  return url.href;
}

/** The element that another page shows the embed in; `height` is CSS pixels. */
export function embedCode(address: string, title: string, height: number): string {
  const [src, name] = [address, title].map(escaped);
  return `<iframe src="${src}" title="${name}" width="100%" height="${height}" style="border:0" allow="fullscreen; clipboard-write"></iframe>`;
}

/** Whether the control of a field is locked, by its path with or without numbers of list elements. */
export function isLocked({ controls, lock }: Embed, path: string): boolean {
  if (controls !== 'shown') return true;
  const plain = wildcards(path);
  return lock.some((one) => [path, plain].some((own) => isWithin(own, one)));
}

/** The paths of `lock` that are no field's, and above none. */
export function unknownLocks(lock: readonly string[], paths: readonly string[]): string[] {
  return lock.filter((one) => !paths.some((path) => isWithin(path, wildcards(one))));
}

function wildcards(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '.*');
}

function isWithin(path: string, of: string): boolean {
  return path === of || path.startsWith(`${of}.`) || path.startsWith(`${of}[`);
}

function readControls(given: URLSearchParams, problems: string[]): EmbedControls | null {
  const said = given.get('controls');
  if (said === null) return null;
  const known = EMBED_CONTROLS.find((one) => one === said);
  if (!known) problems.push(say`controls=${short(said)} means nothing: ${words(EMBED_CONTROLS)}.`);
  return known ?? null;
}

function readParts(
  given: URLSearchParams,
  controls: EmbedControls | null,
  problems: string[],
): readonly EmbedPart[] {
  const said = listOf(given.get('parts'));
  const unknown = said.filter((one) => !EMBED_PARTS.some((part) => part === one));
  const known = EMBED_PARTS.filter((part) => said.includes(part));
  if (unknown.length > 0) {
    const names = listed(unknown.map((one) => `"${short(one)}"`));
    const parts = formOf(unknown.length, ['is no part', 'are no parts']);
    problems.push(say`${names} ${parts} of the lab that can be embedded: ${words(EMBED_PARTS)}.`);
  }
  const shown = known.length > 0 ? known : USUAL;
  // Controls that are asked for by their word alone are shown, too.
  const wanted = EMBED_PARTS.filter(
    (part) =>
      shown.includes(part) || (part === 'controls' && controls !== null && controls !== 'hidden'),
  );
  return controls === 'hidden' ? wanted.filter((part) => part !== 'controls') : wanted;
}

function readOrigin(said: string | null, problems: string[]): string | null {
  if (said === null) return null;
  try {
    const { origin } = new URL(said);
    if (origin !== 'null') return origin;
  } catch {
    // Said below: what is no address and what has no origin are the same here.
  }
  problems.push(say`origin=${short(said)} is no address of a page, so no page is told anything.`);
  return 'null';
}

/** A scenario goes to no page that the address does not name, and comes from none. */
function readTold(said: string | null, origin: string | null, problems: string[]): boolean {
  if (said === null) return false;
  if (said !== 'told') problems.push(say`scenario=${short(said)} means nothing: there is told.`);
  else if (origin === null)
    problems.push(say('scenario=told needs origin, the page that tells it.'));
  else return origin !== 'null';
  return false;
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}

function words(choices: readonly string[]): string {
  return say`there are ${choices.slice(0, -1).join(', ')} and ${choices.at(-1)}`;
}

function short(said: string): string {
  return said.length > MOST_SAID ? `${said.slice(0, MOST_SAID)}…` : said;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
