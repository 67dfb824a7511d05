/**
 * Puts the lab together, apart from React: scenario, clock, runs and what is shown of them. It outlives the page, so
 * that a look at another page does not end a run.
 */
import { createStore } from 'zustand/vanilla';
import { SharedView } from '../../../charts/engine/view';
import { ChartLook } from '../../../charts/ui/look';
import { Playback } from '../../../clock/playback';
import { ScenarioStore } from '../../../document/scenarioStore';
import { SequenceLook } from '../../../panels/sequence/look';
import { TimelineRange } from '../../../panels/timeline/range';
import type { Core } from '../../../protocol/core';
import { KeptGlobe } from '../place/keptGlobe';
import { picked } from '../place/picked';
import { Simulations } from '../runs/simulations';
import { Awaited } from './awaited';
import { type ChosenState, chosenAtFirst, chosenIn } from './chosen';
import { type EditState, editAtFirst } from './edit';
import { Guides } from './guide';
import type { Lab } from './lab';
import { Opening } from './opening';
import { type StageState, stageAtFirst } from './stage';
import { notify, type ViewState, viewAtFirst } from './view';

export function makeLab(core: Core): Lab {
  const playback = new Playback();
  const scenario = new ScenarioStore(core);
  const view = createStore<ViewState>(() => viewAtFirst);
  const chosen = createStore<ChosenState>(() => chosenAtFirst);
  const edit = createStore<EditState>(() => editAtFirst);
  const stage = createStore<StageState>(() => stageAtFirst);
  const guides = new Guides(() => simulations.goOn());
  const simulations = new Simulations(core, scenario, playback, {
    held_s: () => guides.now?.held_s ?? null,
    grew: () => awaited.look(),
    turned: (run, before) => {
      chosen.setState(chosenIn(chosen.getState(), run, before));
      if (view.getState().flow >= run.meta.flows.length) view.setState({ flow: 0 });
    },
    notify: (notice) => notify(view, notice),
  });
  const { state: run } = simulations;
  const awaited = new Awaited({ run, chosen, playback });
  const cities = core.cities();
  const globe = new KeptGlobe({
    layers: () => view.getState().layers,
    picked: (pick) => picked({ run, view, chosen, edit, scenario, cities }, pick),
    unfollowed: () => chosen.setState({ tracked: null }),
    opened: () => simulations.opened(),
  });
  const screen = {
    ...{ scenario, playback, run, view, chosen, stage, globe, awaited },
    charts: new SharedView(),
    look: new ChartLook(),
    sequence: new SequenceLook(),
  };
  view.subscribe(({ bookmarks }) => screen.charts.setNotes(bookmarks.map(({ t }) => t)));
  const timeline = new TimelineRange();
  return {
    ...screen,
    ...{ core, cities, edit, timeline, simulations, guides },
    fields: core.fields(),
    presets: core.presets(),
    opening: new Opening({ ...screen, core, timeline, simulations }),
  };
}
