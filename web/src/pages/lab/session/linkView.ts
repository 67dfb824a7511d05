/** What the screen shows besides scenario and playhead, to a link and from it. */
import { defaultLayers, type GlobeView, type Selection } from '../../../globe';
import type { LinkView } from '../../../model/shareLink';
import { keptSky, readSky } from '../../../panels/sky/look';
import { STEP_CHOICES } from '../../../panels/timeline/stepping';
import { LinkKind, readCode } from '../../../protocol/codes.gen';
import type { RunMeta } from '../../../protocol/runMeta';
import { markOf } from '../../../reading/eventMark';
import type { Followed } from './addressBar';
import type { LabScreen } from './state';

/** What a link keeps of the screen, with the bookmarks. */
export function viewOf(session: LabScreen): LinkView {
  const { bookmarks } = session.state.getState();
  return { ...screenOf(session), ...(bookmarks.length === 0 ? {} : { bookmarks }) };
}

/** What a link or a bookmark keeps of the screen; what is as at the beginning is left out. */
export function screenOf(session: LabScreen): LinkView {
  const { run, flow, path, part, layers, event, selection, tracked, step, skyLook } =
    session.state.getState();
  const { playback } = session;
  const camera = session.view?.camera() ?? session.camera;
  const mark = session.awaited ?? (event === null ? null : markOf(run.store.events, event));
  const look = session.look.keep();
  const { kept: sequence } = session.sequence;
  const sky = keptSky(skyLook);
  return {
    flow,
    ...(path === null ? {} : { path }),
    ...(part === 'charts' ? {} : { part }),
    layers: { ...layers },
    paused: !playback.playing,
    ...(session.sought === null ? {} : { first: session.sought.kind }),
    ...(playback.speed === 1 ? {} : { speed: playback.speed }),
    ...(mark === null ? {} : { event: mark }),
    ...(selection === null ? {} : { selection }),
    ...(tracked === null ? {} : { tracked }),
    ...(step === 'any' ? {} : { step }),
    chart: session.charts.keep(),
    ...(look === null ? {} : { look }),
    ...(sequence === null ? {} : { sequence }),
    ...(sky === null ? {} : { sky }),
    ...(camera ? { camera } : {}),
  };
}

/** Shows what a link kept, on the run that it asked for. */
export function showView(session: LabScreen, view: LinkView): void {
  const { playback } = session;
  playback.setSpeed(view.speed ?? 1);
  session.camera = (view.camera as Partial<GlobeView> | undefined) ?? null;
  if (session.camera) session.view?.restore(session.camera);
  session.charts.restore(view.chart);
  session.look.restore(view.look);
  const { run, asked } = session.state.getState();
  const { meta } = run;
  session.sequence.restore(view.sequence);
  const flow = view.flow !== undefined && view.flow < meta.flows.length ? view.flow : 0;
  const paths = meta.flows[flow]?.paths.length ?? 0;
  session.state.setState({
    flow,
    path: view.path !== undefined && view.path < paths ? view.path : null,
    part: view.part ?? 'charts',
    asked: (view.part ?? 'charts') === 'charts' ? asked : asked + 1,
    skyLook: readSky(view.sky),
    layers: { ...defaultLayers, ...view.layers },
    selection: selectionOf(view.selection, meta),
    tracked:
      (view.tracked ?? Infinity) < meta.satellites.name.length ? (view.tracked ?? null) : null,
    step: STEP_CHOICES.find((choice) => choice === view.step) ?? 'any',
    event: null,
    packet: null,
  });
  session.awaited = view.event ?? null;
  session.sought = view.first ? { kind: view.first, from_s: playback.t } : null;
  if (view.paused) playback.pause();
  else session.playByItself();
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

/** The session as the address bar follows it. */
export function followed(session: LabScreen): Followed {
  const { scenario, playback, charts, look, sequence } = session;
  return {
    get addressed() {
      return session.addressed && !session.reading;
    },
    set addressed(addressed) {
      session.addressed = addressed;
    },
    get playing() {
      return playback.playing;
    },
    silent: () => JSON.stringify(session.view?.camera() ?? null),
    link: () => session.link(),
    watch: (changed) => {
      let range = JSON.stringify(charts.keep());
      const stops = [
        scenario.state.subscribe((now, before) => {
          if (now.text !== before.text || now.preset !== before.preset) changed();
        }),
        session.state.subscribe((now, before) => {
          if (KEPT.some((name) => now[name] !== before[name])) changed();
        }),
        playback.watch(changed),
        look.subscribe(changed),
        sequence.subscribe(changed),
        // The cursor is no part of a link.
        charts.subscribe(() => {
          const now = JSON.stringify(charts.keep());
          if (now !== range) changed();
          range = now;
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** What a link holds of the lab's state. */
const KEPT = [
  'flow',
  'path',
  'part',
  'skyLook',
  'layers',
  'event',
  'selection',
  'tracked',
  'step',
  'bookmarks',
  'runs',
  'live',
  'shown',
] as const;
