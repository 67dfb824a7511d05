/** The lab: controls, globe, charts and timeline around one session. */

import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ChartsPlace } from '../../charts/ui/ChartsFrame';
import type { GlobeHandle } from '../../globe';
import { inNumbers } from '../../model/numberedWords';
import { ErrorBoundary } from '../../panels/ErrorBoundary';
import type { Explain } from '../../panels/events/eventBook';
import { LatestEvents } from '../../panels/events/LatestEvents';
import { later } from '../../panels/later';
import { TimelinePanel } from '../../panels/timeline/TimelinePanel';
import { takeFiles } from './dialogs/droppedFiles';
import { useMedia, useStore } from './hooks';
import { HeldKeys } from './keys/HeldKeys';
import { Controls } from './place/Controls';
import { useAbout, useEventWords } from './place/fileWords';
import { GlobeCards } from './place/GlobeCards';
import { GlobePanel } from './place/GlobePanel';
import { Actions, IconWord, ScenarioWords, useTitle } from './place/Header';
import { Icon } from './place/Icon';
import { keepAddress } from './session/addressBar';
import { keepState } from './session/autosave';
import { useFlowView } from './session/flowView';
import './lab.css';
import './place/small.css';
import './place/sheet.css';
import './dialogs/dialogs.css';
import { usePageTitle } from '../../base/pageTitle';
import { useLabKeys, watchRoundTrip } from './keys/useLabKeys';
import { LessonColumn } from './lesson/place';
import { Notices } from './place/Notices';
import { Sheet } from './place/Sheet';
import { SidePanel } from './place/SidePanel';
import { SkipLinks } from './place/SkipLinks';
import { SMALL } from './place/small';
import { useBeside } from './runs/useBeside';
import { followed } from './session/linkView';
import type { LabSession } from './session/session';
import { useCopyLink } from './session/useCopyLink';
import { Changes, openBreaking, WhatIf, WhatIfMarks } from './whatif/WhatIf';

const ChartsPanel = later(
  'The charts',
  async () => (await import('../../charts/ui/ChartsPanel')).ChartsPanel,
  (props) => ({ of: props.store, place: <ChartsPlace {...props} /> }),
);
ChartsPanel.prepare();
const OfferedFile = later(
  'The file',
  async () => (await import('./dialogs/OfferedFile')).OfferedFile,
);
const PacketPlace = later(
  'The packet',
  async () => (await import('./place/PacketPlace')).PacketPlace,
);
const Moments = later('The moments', async () => (await import('./place/Moments')).Moments);
const Compare = later('The runs', async () => (await import('./runs/Compare')).Compare);
const Present = later(
  'The presentation',
  async () => (await import('./place/Present')).Present,
  // The way out is there whatever becomes of it.
  ({ onLeave }) => ({
    above: (
      <>
        <HeldKeys />
        <button type="button" className="button" onClick={onLeave}>
          Leave
        </button>
      </>
    ),
  }),
);
const KeysDialog = later(
  'The list of keys',
  async () => (await import('./keys/KeysDialog')).KeysDialog,
);

/** What the left column is called. */
/** What stands beside their icons. */
const WORDS = { moments: 'Moments', runs: 'Compare', lesson: 'Lesson' } as const;

const NAMES = {
  controls: 'Controls',
  moments: 'Moments',
  runs: 'Compare runs',
  lesson: 'Lesson',
} as const;
type Left = keyof typeof NAMES;

const NO_ROOM =
  'The storage of this browser is full: a reload keeps only what the link in the address bar holds.';

interface LabPageProps {
  readonly session: LabSession;
  /** Name and pages, the same on every page. */
  readonly brand: ReactNode;
  readonly theme: ReactNode;
  /** The lesson that leads through the lab, or null. */
  readonly lesson: string | null;
}

export function LabPage({ session, brand, theme, lesson }: LabPageProps) {
  const { playback } = session;
  const run = useStore(session.state, (state) => state.run);
  const flowNumber = useStore(session.state, (state) => state.flow);
  const path = useStore(session.state, (state) => state.path);
  const flow = useFlowView(session);
  const wide = useMedia('(min-width: 1101px)');
  const narrow = useMedia(SMALL);
  const [globe, setGlobe] = useState<GlobeHandle | null>(null);
  const [view, setView] = useState({ flat: false, inertial: false });
  /** Whether the keys are listed; null until somebody asks. */
  const [keys, setKeys] = useState<boolean | null>(null);
  const [sheet, openSheet] = useState(false);
  /** What stands in the left column. */
  const [left, setLeft] = useState<Left>('controls');
  const [hidden, setHidden] = useState({ controls: false, side: false });
  const [presenting, present] = useState(false);
  const part = useStore(session.state, (state) => state.part);
  const step = useStore(session.state, (state) => state.step);
  const packet = useStore(session.state, (state) => state.packet);
  const offered = useStore(session.state, (state) => state.offered);
  const large = useSyncExternalStore(session.look.subscribe, () => session.look.large !== null);
  const wideSequence = useSyncExternalStore(
    session.sequence.subscribe,
    () => session.sequence.wide,
  );
  const epoch = useSyncExternalStore(session.look.subscribe, () => session.look.epoch);
  const search = useRef<HTMLInputElement>(null);
  const [copied, copy] = useCopyLink(session);
  // The address of a lesson stays, and its state is its own.
  useEffect(
    () => (lesson === null ? keepAddress(followed(session)) : undefined),
    [session, lesson],
  );
  useEffect(
    () => (lesson === null ? keepState(session, () => session.notify(NO_ROOM)) : undefined),
    [session, lesson],
  );
  useEffect(() => takeFiles(session), [session]);
  useEffect(() => {
    if (lesson === null) return undefined;
    setLeft('lesson');
    openSheet(true);
    return () => {
      session.follow(null);
      setLeft('controls');
    };
  }, [session, lesson]);

  const largeCharts = large && part === 'charts';
  const largeSequence = wideSequence && part === 'sequence';
  const covered = !presenting && !narrow && !hidden.side && (largeCharts || largeSequence);
  const explain = useCallback<Explain>(
    (...event) => inNumbers(run.sky.explain(...event), run.meta.flows[event[1]], 'both'),
    [run],
  );
  const beside = useBeside(session);
  const about = useAbout(session, flow);
  const events = useEventWords(run.store, explain);
  const shows = (what: Left) => left === what && (narrow ? sheet : !hidden.controls);
  const turnTo = (what: 'moments' | 'runs' | 'lesson') => {
    const shown = shows(what);
    setLeft(shown ? 'controls' : what);
    openSheet(narrow && !shown);
    setHidden((now) => ({ ...now, controls: false }));
  };
  const turnMoments = () => turnTo('moments');
  const showControls = () => {
    setLeft('controls');
    openSheet(narrow);
    setHidden((now) => ({ ...now, controls: false }));
  };
  const findControl = () => {
    search.current?.focus();
    if (search.current) return;
    showControls();
    requestAnimationFrame(() => search.current?.focus());
  };
  const breakIt = () => {
    showControls();
    requestAnimationFrame(openBreaking);
  };
  const title = useTitle(session);
  usePageTitle(left === 'lesson' && lesson !== null ? null : title);
  useLabKeys(session, flow, {
    search: () => presenting || findControl(),
    keys: () => setKeys(true),
    moments: () => presenting || turnMoments(),
    runs: () => presenting || turnTo('runs'),
    scenarios: () => presenting || location.assign('#/scenarios'),
    glossary: () => presenting || location.assign('#/glossary'),
    present: () => present(!presenting),
    breakIt: () => presenting || breakIt(),
    roundTrip: () => watchRoundTrip(session),
  });
  const onGlobe = useCallback(
    (made: GlobeHandle | null) => {
      setGlobe(made);
      if (made) setView(made.view());
      session.view = made && {
        camera: () => made.view(),
        restore: (camera) => {
          made.setView(camera);
          setView(made.view());
        },
        renew: () => made.frameNext(),
        look: (node) => (node === null ? made.frameRun() : made.lookAt(node)),
        frame: (extent) => made.frameRun(extent),
      };
    },
    [session],
  );
  const column =
    left === 'lesson' && lesson !== null ? (
      <LessonColumn session={session} id={lesson} />
    ) : left === 'moments' ? (
      <Moments
        session={session}
        flow={flow}
        explain={explain}
        onShown={() => openSheet(false)}
        onPresent={() => present(true)}
        onClose={turnMoments}
      />
    ) : left === 'runs' ? (
      <Compare session={session} onClose={() => turnTo('runs')} />
    ) : (
      <>
        <WhatIf session={session} />
        <Controls
          session={session}
          searchRef={search}
          canPick={globe !== null}
          onPicking={() => openSheet(false)}
        />
        <Changes session={session} />
      </>
    );

  const leftButton = (what: 'moments' | 'runs' | 'lesson') => (
    <button
      type="button"
      className="button icon"
      aria-label={NAMES[what]}
      title={NAMES[what]}
      aria-expanded={shows(what)}
      onClick={() => turnTo(what)}
    >
      <Icon name={what} />
      <IconWord>{WORDS[what]}</IconWord>
    </button>
  );

  return (
    <div
      className="lab"
      data-large={(!presenting && largeCharts) || undefined}
      data-sequence={(!presenting && largeSequence) || undefined}
      data-present={presenting || undefined}
      data-no-controls={(!presenting && !narrow && hidden.controls) || undefined}
      data-no-side={(!presenting && !narrow && hidden.side) || undefined}
      data-sheet={(!presenting && narrow && sheet) || undefined}
      data-lesson={left === 'lesson' || undefined}
    >
      {presenting ? null : (
        <>
          <SkipLinks />
          <header className="header">
            {brand}
            <ScenarioWords session={session} />
            <div className="panel-switches">
              <button
                type="button"
                className="button icon"
                aria-label="Controls"
                title="Controls"
                aria-expanded={shows('controls')}
                onClick={() => {
                  setLeft('controls');
                  if (narrow) openSheet(left !== 'controls' || !sheet);
                  else setHidden({ ...hidden, controls: left === 'controls' && !hidden.controls });
                }}
              >
                <Icon name="controls" />
                <IconWord>Controls</IconWord>
              </button>
              {narrow ? null : leftButton('moments')}
              {narrow ? null : leftButton('runs')}
              {lesson === null ? null : leftButton('lesson')}
              {narrow ? null : (
                <button
                  type="button"
                  className="button icon"
                  aria-label="Charts and events"
                  title="Charts and events"
                  aria-expanded={!hidden.side}
                  onClick={() => setHidden({ ...hidden, side: !hidden.side })}
                >
                  <Icon name="charts" />
                  <IconWord>Charts</IconWord>
                </button>
              )}
            </div>
            <Actions
              session={session}
              copied={copied}
              onCopy={copy}
              onKeys={() => setKeys(true)}
              more={narrow ? leftButton('moments') : null}
              theme={theme}
            />
          </header>
        </>
      )}
      <main className="middle on-globe" aria-label="Globe" tabIndex={-1}>
        <ErrorBoundary part="The globe" of={run.number}>
          <GlobePanel session={session} covered={covered} onGlobe={onGlobe} />
          {presenting ? null : (
            <GlobeCards
              session={session}
              globe={globe}
              view={view}
              onView={(changed) => {
                globe?.setView(changed);
                setView({ ...view, ...changed });
              }}
              flow={flow}
              explain={explain}
            />
          )}
        </ErrorBoundary>
        <Notices session={session} />
      </main>
      {presenting || (hidden.side && !narrow) ? null : (
        <aside className="right" aria-label="Charts and events">
          <ErrorBoundary part="The charts" of={run.number}>
            <SidePanel
              session={session}
              flow={flow}
              explain={explain}
              about={about}
              charts={
                <ChartsPanel
                  key={epoch}
                  store={run.store}
                  playback={playback}
                  flow={flow}
                  view={session.charts}
                  path={path}
                  about={about}
                  events={events}
                  onPath={(chosen) => session.showPath(chosen)}
                  onEvent={(row) => session.showEvent(row)}
                  onPacket={(row) => session.showPacket(row)}
                  onBreak={(breaking) => session.state.setState({ breaking })}
                  look={session.look}
                  beside={beside}
                />
              }
            />
          </ErrorBoundary>
        </aside>
      )}
      {presenting ? null : (
        <footer className="bottom" tabIndex={-1}>
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
              marks={<WhatIfMarks session={session} />}
            >
              {wide ? (
                <LatestEvents
                  store={run.store}
                  playback={playback}
                  flow={flow}
                  explain={explain}
                  onSelect={(row) => session.showEvent(row)}
                />
              ) : undefined}
            </TimelinePanel>
          </ErrorBoundary>
        </footer>
      )}
      {presenting ? (
        <ErrorBoundary part="The presentation" of={run.number}>
          <Present
            session={session}
            flow={flow}
            explain={explain}
            globe={globe}
            onLeave={() => present(false)}
          />
        </ErrorBoundary>
      ) : narrow ? (
        sheet ? (
          <Sheet
            key={left}
            name={NAMES[left]}
            more={left === 'runs' ? null : leftButton('runs')}
            onClose={() => openSheet(false)}
          >
            <ErrorBoundary part={`The ${left}`} of={run.number}>
              {column}
            </ErrorBoundary>
          </Sheet>
        ) : null
      ) : hidden.controls ? null : (
        <aside key={left} className="left" aria-label={NAMES[left]} tabIndex={-1}>
          <ErrorBoundary part={`The ${left}`} of={run.number}>
            {column}
          </ErrorBoundary>
        </aside>
      )}
      {presenting || packet === null ? null : (
        <PacketPlace key={run.number} session={session} packet={packet} />
      )}
      {offered === null ? null : <OfferedFile session={session} text={offered} />}
      {keys === null ? null : (
        <div className="keys-place">
          <KeysDialog open={keys} onClose={() => setKeys(false)} />
        </div>
      )}
    </div>
  );
}
