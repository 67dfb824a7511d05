/** What the palette finds in the lab: its actions, the controls, the moments, and what flies and stands in the run on show. */
import type { PaletteEntry, PaletteGroup } from '../../../base/palette';
import { controlGroups } from '../../../document/fields';
import { thingsOf } from '../../../panels/cards/ThingFinder';
import { momentName } from '../../../panels/moments/momentWords';
import { MomentIndex } from '../../../reading/moments';
import { keyWords } from '../../../words/keyWords';
import { fixed } from '../../../words/numbers';
import { say, translated } from '../../../words/say';
import { showBookmark, showMoment } from '../place/momentActs';
import { pinRun, swapRuns } from '../runs/runActs';
import { showThing } from '../session/chosen';
import { flowView } from '../session/flowView';
import type { Lab } from '../session/lab';
import { redo, undo } from '../session/notes';
import type { LabScreen } from '../session/screen';
import { askWhy, whyOf } from '../session/why';

/** What the page around the lab does. */
export interface PaletteActs {
  keys(): void;
  tour(): void;
  moments(): void;
  runs(): void;
  present(): void;
  breakIt(): void;
  save(): void;
  open(): void;
  film(): void;
  scan(): void;
  mine(): void;
  control(label: string): void;
}

type Parts = LabScreen & Pick<Lab, 'fields' | 'simulations' | 'edit'>;

export function labEntries(lab: Parts, acts: PaletteActs): readonly PaletteEntry[] {
  return [
    ...actions(lab, acts),
    ...controls(lab, acts),
    ...moments(lab),
    ...notes(lab),
    ...things(lab),
  ];
}

function entry(group: PaletteGroup, name: string, detail: string, act: () => void): PaletteEntry {
  return { group, name, detail, act };
}

function actions(lab: Parts, acts: PaletteActs): readonly PaletteEntry[] {
  const { playback, simulations, globe } = lab;
  const all: readonly (readonly [name: string, keys: string, act: () => void])[] = [
    [playback.playing ? say('Pause') : say('Play'), 'Space', () => playback.toggle()],
    [say('Go to the start'), 'Home', () => playback.seek(0)],
    [say('Go to the end of what is simulated'), 'End', () => playback.seek(playback.limit_s)],
    [say('Run again from the start'), '', () => simulations.rerun()],
    [say('Undo'), 'Ctrl Z', () => undo(lab)],
    [say('Redo'), 'Ctrl Shift Z', () => redo(lab)],
    [say('Moments'), 'M', acts.moments],
    [say('Compare runs'), 'C', acts.runs],
    [say('Pin this run'), 'K', () => pinRun(simulations)],
    [say('Swap pinned and changed run'), 'X', () => swapRuns(simulations)],
    [say('Break something'), 'B', acts.breakIt],
    [say('Measure between two instants'), 'I', () => measure(lab)],
    [say('Present'), 'P', acts.present],
    [say('Why this satellite, or why not'), 'Y', () => whyMarked(lab)],
    [say('Frame all paths'), 'F', () => globe.frame('paths')],
    [say('Frame all orbits'), 'Shift F', () => globe.frame('orbits')],
    [say('Save the run as a file'), 'Ctrl S', acts.save],
    [say('Open a file'), 'Ctrl O', acts.open],
    [say('Save and open'), '', acts.mine],
    [say('Film of a span of the run'), 'E', acts.film],
    [say('QR code of what is on the screen'), 'Q', acts.scan],
    [say('Keyboard shortcuts'), '?', acts.keys],
    [say('Tour of the opening run'), '', acts.tour],
  ];
  return all.map(([name, keys, act]) => entry('Actions', name, keyWords(keys).join(' '), act));
}

/** Why the marked satellite is used, or that of the flow on show. */
function whyMarked({ run, chosen, edit }: Parts): void {
  const marked = whyOf(run.getState().run.meta, chosen.getState().selection);
  askWhy(edit, marked ?? { terminal: null, satellite: null });
}

/** The charts say what happens from the beginning of what they show up to the playhead. */
function measure({ charts, view }: Parts): void {
  if (charts.measuring === null) charts.turnMeasuring();
  view.setState({ part: 'charts' });
}

/** Those that the document on the screen has, each once. */
function controls({ fields, scenario }: Parts, acts: PaletteActs): readonly PaletteEntry[] {
  const { document } = scenario.state.getState();
  const found = new Map<string, PaletteEntry>();
  for (const { title, controls: some } of controlGroups(fields, document, 0)) {
    for (const { label } of some) {
      if (found.has(label)) continue;
      found.set(
        label,
        entry('Controls', label, translated(title), () => acts.control(label)),
      );
    }
  }
  return [...found.values()];
}

function moments(lab: Parts): readonly PaletteEntry[] {
  const { run } = lab.run.getState();
  const flow = flowView(run, lab.view.getState().flow);
  if (flow === null) return [];
  const index = new MomentIndex(run.store, flow, run.meta);
  index.update();
  return index.list.map((moment) =>
    entry('Moments', momentName(moment), `${fixed(moment.t, 3)} s`, () => showMoment(lab, moment)),
  );
}

function notes(lab: Parts): readonly PaletteEntry[] {
  return lab.view
    .getState()
    .bookmarks.map((bookmark) =>
      entry('Moments', bookmark.name, say`note, ${fixed(bookmark.t, 3)} s`, () =>
        showBookmark(lab, bookmark),
      ),
    );
}

function things(lab: Parts): readonly PaletteEntry[] {
  return thingsOf(lab.run.getState().run.meta).map(({ name, detail, value }) =>
    entry('Satellites and stations', name, detail, () => {
      showThing(lab.chosen, value);
      lab.globe.look(value.node);
    }),
  );
}
