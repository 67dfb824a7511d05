/** The runs beside each other, to a link and from it. */
import { messageOf } from '../../../base/assert';
import { readDocument } from '../../../document/document';
import { letterOf } from '../../../document/runLetters';
import type { Beside } from '../../../links/shareLink';
import { say } from '../../../words/say';
import type { RunState } from '../session/run';
import type { RunsHost } from './host';
import { freed } from './runActs';

/** What a link keeps of the other runs; null while there is one alone. */
export function besideOf({ runs, live, shown }: RunState): Omit<Beside, 'problems'> | null {
  if (runs.length < 2) return null;
  return {
    at: live,
    shown,
    name: runs[live]?.name ?? '',
    others: runs
      .filter((_, at) => at !== live)
      .map(({ preset, run, name }) => ({ preset, scenario: run.text, name })),
  };
}

/** Leaves the run alone that the controls change. */
export function dropOthers({ runs }: RunsHost): void {
  for (let at = runs.all.length - 1; at >= 0; at -= 1) {
    if (at === runs.liveAt) continue;
    const old = runs.all[at];
    runs.remove(at);
    if (old) freed(old.run);
  }
  runs.live.name = '';
}

/** Puts the runs of a link about the one that is there. What cannot run is left out, and told among the problems. */
export function putBeside(host: RunsHost, beside: Beside): void {
  const { runs } = host;
  runs.live.name = beside.name;
  beside.others.forEach(({ preset, scenario: text, name }, index) => {
    try {
      const work = host.makeWork({ preset, text, document: readDocument(text) });
      work.name = name;
      runs.add(work, false);
      work.begin();
    } catch (thrown) {
      const letter = letterOf(index < beside.at ? index : index + 1);
      beside.problems.push(say`Run ${letter} of this link cannot run: ${messageOf(thrown)}`);
    }
  });
  runs.moveLive(Math.min(beside.at, runs.all.length - 1));
  runs.follow(Math.min(beside.shown, runs.all.length - 1));
  host.showRuns();
}
