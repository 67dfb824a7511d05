/** What is done with the runs beside each other: pinned, followed, swapped, replaced, named, removed, compared with a link. */
import { messageOf } from '../../../base/assert';
import { readDocument } from '../../../document/document';
import { letterOf, MOST_RUNS, TOO_MANY } from '../../../document/runLetters';
import { isLink, MOST_NAME, readLink } from '../../../links/shareLink';
import { say } from '../../../words/say';
import type { Run } from '../session/run';
import type { RunsHost } from './host';

/** What still draws a run in this frame may use its sky. */
const SKY_MS = 2000;

/** Lets a run's sky go. */
export function freed({ sky }: Run): void {
  setTimeout(() => sky.free(), SKY_MS);
}

/** Keeps the run as it is, and goes on with another of the same document that the controls change. */
export function pinRun(host: RunsHost): void {
  const { runs } = host;
  if (runs.full) {
    host.notify(TOO_MANY);
    return;
  }
  const kept = runs.live;
  const fresh = freshRun(host);
  if (!fresh) return;
  runs.add(fresh, true);
  if (!kept.underway) kept.rest();
  fresh.begin();
  host.showRuns();
}

/** Pins the run that the controls change in the place of another. */
export function replaceRun(host: RunsHost, at: number): void {
  const { runs } = host;
  const old = runs.all[at];
  const kept = runs.live;
  const fresh = old && old !== kept ? freshRun(host) : null;
  if (!old || !fresh) return;
  runs.replace(at, fresh);
  freed(old.run);
  if (!kept.underway) kept.rest();
  fresh.begin();
  host.showRuns();
}

/** Has globe, timeline and cards follow another run, the next one unless said. */
export function followRun(host: RunsHost, at?: number): void {
  const { runs } = host;
  if (runs.all.length < 2) return;
  runs.follow(at ?? (runs.shownAt + 1) % runs.all.length);
  host.showRuns();
}

/** Lets a run and the one that the controls change trade places, with all that is recorded of them. */
export function swapRuns(host: RunsHost, at?: number): void {
  const { runs } = host;
  const other = at ?? runs.all.findIndex((_, index) => index !== runs.liveAt);
  const before = runs.live;
  if (other < 0 || other === runs.liveAt) return;
  runs.swap(other);
  if (!before.underway) before.rest();
  adopt(host);
}

export function removeRun(host: RunsHost, at: number): void {
  const { runs } = host;
  const old = runs.all[at];
  if (!old || runs.all.length < 2) return;
  const wasLive = at === runs.liveAt;
  runs.remove(at);
  freed(old.run);
  if (wasLive) adopt(host);
  else host.showRuns();
}

export function nameRun(host: RunsHost, at: number, name: string): void {
  const work = host.runs.all[at];
  if (!work) return;
  work.name = name.trim().slice(0, MOST_NAME);
  host.showRuns();
}

/** Puts the runs of a link beside those that are here; a sentence if that cannot be done, else null. */
export async function compareWith(host: RunsHost, text: string): Promise<string | null> {
  const fragment = fragmentOf(text);
  if (fragment === null)
    return say('This is no link of Skywindow: it has no part that begins with #v1. or #V2.');
  const { runs } = host;
  if (runs.full) return TOO_MANY;
  try {
    const { preset, scenario, beside } = await readLink(host.core, fragment);
    const own = { preset, scenario, name: beside?.name ?? '' };
    const wanted = [...(beside?.others ?? [])];
    wanted.splice(beside?.at ?? 0, 0, own);
    const room = MOST_RUNS - runs.all.length;
    for (const { preset, scenario: text, name } of wanted.slice(0, room)) {
      const work = host.makeWork({ preset, text, document: readDocument(text) });
      work.name = name;
      runs.add(work, false);
      work.begin();
    }
    host.showRuns();
    host.notify(
      wanted.length > room
        ? say`That link holds ${wanted.length} runs; there was room for ${room}: at most ${MOST_RUNS} can stand beside each other.`
        : beside?.problems.join(' ') || null,
    );
    return null;
  } catch (thrown) {
    return messageOf(thrown);
  }
}

/** A name for a run that has none of its own: that of its letter. */
export function shownName(name: string, at: number): string {
  return name === '' ? say`Run ${letterOf(at)}` : name;
}

/** The controls take over the document of the run that they change now; its recording stays. */
function adopt(host: RunsHost): void {
  const { preset, run } = host.runs.live;
  host.scenario.replace({ preset, text: run.text });
  host.showRuns();
}

function freshRun(host: RunsHost) {
  try {
    const { preset, run } = host.runs.live;
    return host.makeWork({ preset, text: run.text, document: run.document });
  } catch (thrown) {
    host.notify(messageOf(thrown));
    return null;
  }
}

/** The part of an address that is a link, or null. */
function fragmentOf(text: string): string | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  const fragment = hash < 0 ? trimmed : trimmed.slice(hash);
  return isLink(fragment) ? fragment : null;
}
