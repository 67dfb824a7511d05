/** The lab in a frame of another page: the parts that the address names, and nothing around them. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePageTitle } from '../../base/pageTitle';
import { ChartsPanel } from '../../charts/ui/ChartsPanel';
import type { GlobeHandle } from '../../globe';
import { inWords } from '../../model/document';
import { isLocked, readEmbed, unknownLocks } from '../../model/embed';
import { inNumbers } from '../../model/numberedWords';
import { Locks } from '../../panels/controls/Lock';
import { ErrorBoundary } from '../../panels/ErrorBoundary';
import type { Explain } from '../../panels/events/eventBook';
import { later } from '../../panels/later';
import { TimelinePanel } from '../../panels/timeline/TimelinePanel';
import { hostOf, speakWith } from './embedMessages';
import { useStore } from './hooks';
import { useLabKeys, watchRoundTrip } from './keys/useLabKeys';
import { Controls } from './place/Controls';
import { useAbout, useEventWords } from './place/fileWords';
import { GlobePanel } from './place/GlobePanel';
import { useTitle } from './place/Header';
import { Notices } from './place/Notices';
import { useBeside } from './runs/useBeside';
import { useFlowView } from './session/flowView';
import type { LabSession } from './session/session';
import './embed.css';

/** The height that an embed asks for, CSS pixels: of each part, and of the line below them. */
const KeysDialog = later(
  'The list of keys',
  async () => (await import('./keys/KeysDialog')).KeysDialog,
);

const HEIGHTS = { globe: 320, charts: 320, timeline: 97, controls: 320 } as const;
const LINE_PX = 30;
/** The parts that stand beside each other where there is room. */
const BESIDE_PX = 700;

const NO_SEARCH = { current: null };

export function EmbedPage({ session }: { readonly session: LabSession }) {
  const embed = useMemo(() => readEmbed(location.search), []);
  const { parts } = embed;
  const { playback } = session;
  const run = useStore(session.state, (state) => state.run);
  const flowNumber = useStore(session.state, (state) => state.flow);
  const path = useStore(session.state, (state) => state.path);
  const step = useStore(session.state, (state) => state.step);
  const flow = useFlowView(session);
  const [globe, setGlobe] = useState<GlobeHandle | null>(null);
  const explain = useCallback<Explain>(
    (...event) => inNumbers(run.sky.explain(...event), run.meta.flows[event[1]], 'both'),
    [run],
  );
  const beside = useBeside(session);
  const about = useAbout(session, flow);
  const events = useEventWords(run.store, explain);
  const onGlobe = useCallback(
    (made: GlobeHandle | null) => {
      setGlobe(made);
      session.view = made && {
        camera: () => made.view(),
        restore: (camera) => made.setView(camera),
        renew: () => made.frameNext(),
        look: (node) => (node === null ? made.frameRun() : made.lookAt(node)),
        frame: (extent) => made.frameRun(extent),
      };
    },
    [session],
  );
  const [keys, setKeys] = useState(false);
  usePageTitle(useTitle(session));
  useLabKeys(session, flow, {
    search: () => undefined,
    keys: () => setKeys(true),
    moments: () => undefined,
    present: () => undefined,
    runs: () => undefined,
    scenarios: () => undefined,
    glossary: () => undefined,
    breakIt: () => undefined,
    roundTrip: () => watchRoundTrip(session),
  });
  useEffect(() => {
    const host = hostOf(embed.origin);
    return host ? speakWith(host, playback, { parts, height: heightOf(parts) }) : undefined;
  }, [embed, parts, playback]);
  useEffect(() => {
    const paths = session.fields.map((field) => field.path);
    const unknown = unknownLocks(embed.lock, paths).map((one) => `"${one.slice(0, 60)}"`);
    const locks =
      unknown.length === 0 ? [] : [`lock names ${unknown.join(' and ')}, which no scenario has.`];
    const said = [...embed.problems, ...locks];
    if (said.length > 0) session.notify(said.join(' '));
  }, [embed, session]);
  const locked = useCallback((one: string) => isLocked(embed, one), [embed]);
  // Without a globe nothing else would tell the simulation that it may go on.
  const showsGlobe = parts.includes('globe');
  useEffect(() => {
    if (!showsGlobe) session.opened();
  }, [showsGlobe, session]);

  return (
    <div className="lab embed" data-parts={parts.join(' ')}>
      <main className="embed-parts" aria-label="Lab">
        <h1 className="sr-only">Skywindow</h1>
        {parts.includes('controls') ? (
          <aside className="left" aria-label="Controls">
            <ErrorBoundary part="The controls" of={run.number}>
              <Locks value={locked}>
                <Controls
                  session={session}
                  searchRef={NO_SEARCH}
                  canPick={globe !== null}
                  onPicking={() => undefined}
                />
              </Locks>
            </ErrorBoundary>
          </aside>
        ) : null}
        {showsGlobe ? (
          <section className="middle on-globe" aria-label="Globe">
            <ErrorBoundary part="The globe" of={run.number}>
              <GlobePanel session={session} covered={false} onGlobe={onGlobe} />
            </ErrorBoundary>
          </section>
        ) : null}
        {parts.includes('charts') ? (
          <section className="right" aria-label="Charts">
            <ErrorBoundary part="The charts" of={run.number}>
              <div className="embed-charts">
                <ChartsPanel
                  store={run.store}
                  playback={playback}
                  flow={flow}
                  view={session.charts}
                  path={path}
                  about={about}
                  events={events}
                  onPath={(chosen) => session.showPath(chosen)}
                  onEvent={(row) => session.showEvent(row)}
                  look={session.look}
                  beside={beside}
                />
              </div>
            </ErrorBoundary>
          </section>
        ) : null}
        <Notices session={session} />
        {keys ? <KeysDialog open={keys} onClose={() => setKeys(false)} /> : null}
      </main>
      {parts.includes('timeline') ? (
        <footer className="bottom">
          <ErrorBoundary part="The timeline" of={run.number}>
            <TimelinePanel
              key={`${run.number}.${flowNumber}`}
              store={run.store}
              range={session.timeline}
              begins_d={run.meta.begins_d}
              playback={playback}
              flow={flow}
              step={step}
              onStep={(choice) => session.chooseStep(choice)}
              onEvent={(row) => session.showEvent(row)}
            />
          </ErrorBoundary>
        </footer>
      ) : null}
      <WholeLab session={session} />
    </div>
  );
}

/** What the frame shows, and the way to all of it; the address is made when it is asked for. */
function WholeLab({ session }: { readonly session: LabSession }) {
  const document = useStore(session.scenario.state, (state) => state.document);
  const { subject, rest } = inWords(document);
  const open = async (target: HTMLAnchorElement) => {
    const link = await session.link().catch(() => null);
    if (link === null) return;
    const url = new URL(link);
    url.search = '';
    target.href = url.href;
  };
  return (
    <p className="embed-line">
      <span>
        {subject} · {rest}
      </span>
      <a
        href={location.pathname}
        target="_blank"
        rel="noreferrer"
        onPointerEnter={(event) => void open(event.currentTarget)}
        onFocus={(event) => void open(event.currentTarget)}
      >
        Open in Skywindow
      </a>
    </p>
  );
}

/** How high an embed of these parts would best be. */
function heightOf(parts: readonly (keyof typeof HEIGHTS)[]): number {
  const stacked = parts.filter((part) => part !== 'timeline').map((part) => HEIGHTS[part]);
  const beside = innerWidth >= BESIDE_PX;
  const above = beside ? Math.max(0, ...stacked) : stacked.reduce((sum, one) => sum + one, 0);
  return above + (parts.includes('timeline') ? HEIGHTS.timeline : 0) + LINE_PX;
}
