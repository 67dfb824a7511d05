/** What the screen shows besides scenario and playhead, to a link and from it. */
import { defaultLayers, type GlobeView, type Selection } from '../../../globe';
import type { LinkView } from '../../../links/shareLink';
import { keptStage } from '../../../links/stage';
import { keptSky, readSky } from '../../../panels/sky/look';
import { STEP_CHOICES } from '../../../panels/timeline/stepping';
import { LinkKind, readCode } from '../../../protocol/codes.gen';
import type { RunMeta } from '../../../protocol/runMeta';
import { markOf } from '../../../reading/eventMark';
import { playByItself } from './playByItself';
import type { LabScreen } from './screen';

/** What a link keeps of the screen, with the bookmarks and what stands at hand for all of them. */
export function viewOf(lab: LabScreen): LinkView {
  const { bookmarks } = lab.view.getState();
  const stage = keptStage(lab.stage.getState().controls);
  return {
    ...screenOf(lab),
    ...(stage === null ? {} : { stage }),
    ...(bookmarks.length === 0 ? {} : { bookmarks }),
  };
}

/** The same with nothing that can be left out, for a code that is scanned: layers as usual, digits that nobody sees. */
export function leanViewOf(lab: LabScreen): LinkView {
  const { layers, camera, flow, paused, ...rest } = viewOf(lab);
  const usual: Readonly<Record<string, boolean>> = { ...defaultLayers };
  const changed = Object.entries(layers ?? {}).filter(([name, on]) => usual[name] !== on);
  return {
    ...(flow ? { flow } : {}),
    ...(paused ? { paused } : {}),
    ...rest,
    ...(changed.length === 0 ? {} : { layers: Object.fromEntries(changed) }),
    ...(camera ? { camera: coarse(camera) } : {}),
  };
}

/** Numbers in as many digits as make a difference on a screen. */
function coarse(value: object): object {
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [
    name,
    typeof one === 'number' ? Math.round(one * 10) / 10 : one,
  ]);
  return Object.fromEntries(entries) as object;
}

/** What a link or a note keeps of the screen; what is as at the beginning is left out. */
export function screenOf(lab: LabScreen): LinkView {
  const { run } = lab.run.getState();
  const { flow, path, part, layers, step, skyLook } = lab.view.getState();
  const { event, awaited, selection, tracked } = lab.chosen.getState();
  const { sought } = lab.awaited;
  const { playback } = lab;
  const camera = lab.globe.camera();
  const mark = awaited ?? (event === null ? null : markOf(run.store.events, event));
  const look = lab.look.keep();
  const { kept: sequence } = lab.sequence;
  const sky = keptSky(skyLook);
  return {
    flow,
    ...(path === null ? {} : { path }),
    ...(part === 'charts' ? {} : { part }),
    layers: { ...layers },
    paused: !playback.playing,
    ...(playback.hidesAhead ? { hidden: true } : {}),
    ...(sought === null ? {} : { first: sought.kind }),
    ...(playback.speed === 1 ? {} : { speed: playback.speed }),
    ...(mark === null ? {} : { event: mark }),
    ...(selection === null ? {} : { selection }),
    ...(tracked === null ? {} : { tracked }),
    ...(step === 'any' ? {} : { step }),
    chart: lab.charts.keep(),
    ...(look === null ? {} : { look }),
    ...(sequence === null ? {} : { sequence }),
    ...(sky === null ? {} : { sky }),
    ...(camera ? { camera } : {}),
  };
}

/** Shows what a link kept, on the run that it asked for. */
export function showView(lab: LabScreen, view: LinkView): void {
  const { playback } = lab;
  playback.setSpeed(view.speed ?? 1);
  playback.hideAhead(view.hidden === true);
  lab.globe.restore((view.camera as Partial<GlobeView> | undefined) ?? null);
  lab.charts.restore(view.chart);
  lab.look.restore(view.look);
  const { meta } = lab.run.getState().run;
  lab.sequence.restore(view.sequence);
  const flow = view.flow !== undefined && view.flow < meta.flows.length ? view.flow : 0;
  const paths = meta.flows[flow]?.paths.length ?? 0;
  const part = view.part ?? 'charts';
  const { asked } = lab.view.getState();
  lab.view.setState({
    flow,
    path: view.path !== undefined && view.path < paths ? view.path : null,
    part,
    asked: part === 'charts' ? asked : asked + 1,
    skyLook: readSky(view.sky),
    layers: { ...defaultLayers, ...view.layers },
    step: STEP_CHOICES.find((choice) => choice === view.step) ?? 'any',
  });
  lab.chosen.setState({
    selection: selectionOf(view.selection, meta),
    tracked:
      (view.tracked ?? Infinity) < meta.satellites.name.length ? (view.tracked ?? null) : null,
    event: null,
    awaited: view.event ?? null,
    packet: null,
  });
  lab.awaited.sought = view.first ? { kind: view.first, from_s: playback.t } : null;
  if (view.paused) playback.pause();
  else playByItself(playback);
}

/** A thing of the run that a link names, or null. */
export function selectionOf(value: unknown, meta: RunMeta): Selection {
  const { kind, node, name, a, b, linkKind, flow } = (value ?? {}) as Record<string, unknown>;
  const within = (one: unknown, count: number): one is number =>
    Number.isInteger(one) && (one as number) >= 0 && (one as number) < count;
  if (kind === 'satellite' && within(node, meta.satellites.name.length)) return { kind, node };
  if (kind === 'flow' && within(flow, meta.flows.length)) return { kind, flow };
  if (kind === 'station' && typeof name === 'string' && within(node, meta.nodes)) {
    return node < meta.satellites.name.length ? null : { kind, name, node };
  }
  if (kind === 'link' && within(a, meta.nodes) && within(b, meta.nodes)) {
    // A wire has none; links of before have a number of their own for it.
    return { kind, a, b, linkKind: readCode(LinkKind, linkKind) ?? null };
  }
  return null;
}
