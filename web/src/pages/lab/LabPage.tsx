/** The lab: controls, globe, charts and timeline around one scenario, laid out. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { usePageTitle } from '../../base/pageTitle';
import { OPENING_PRESET } from '../../document/scenarioStore';
import { ErrorBoundary } from '../../panels/ErrorBoundary';
import { LatestEvents } from '../../panels/events/LatestEvents';
import { later } from '../../panels/later';
import { DatedMarks, openBreaking } from './dated/Dated';
import { type Dialog, Dialogs } from './dialogs/Dialogs';
import { takeFiles } from './dialogs/droppedFiles';
import { useMedia } from './hooks';
import { useLabKeys } from './keys/useLabKeys';
import { usePalette } from './palette/usePalette';
import { Charts } from './place/Charts';
import { GlobeCards } from './place/GlobeCards';
import { GlobePanel } from './place/GlobePanel';
import { useTitle } from './place/Header';
import { LabHeader } from './place/LabHeader';
import { LeftColumn } from './place/LeftColumn';
import { layoutMarks } from './place/layout';
import { NotesOnTimeline } from './place/NotesOnTimeline';
import { Notices } from './place/Notices';
import { Presentation } from './place/presentation';
import { SkipLinks } from './place/SkipLinks';
import { Timeline } from './place/Timeline';
import { useLarge, useLayout } from './place/useLayout';
import { showEvent, showPacket } from './session/chosen';
import { offer } from './session/edit';
import { useExplain } from './session/explain';
import { useFlowView } from './session/flowView';
import type { Lab } from './session/lab';
import { switchBreaking, turnStage, turnTo } from './session/stage';
import { useKept } from './session/useKept';
import { notify } from './session/view';
import { offersTour } from './tour/offer';
import { Tour, TourOffer } from './tour/place';
import './lab.css';
import './place/small.css';
import './place/sheet.css';
import './dialogs/dialogs.css';
import { say } from '../../words/say';
import { SidePanel } from './place/SidePanel';

// Its place is there from the first: nothing moves when it comes.
const Now = later(
  say('What is seen now'),
  async () => (await import('./place/Now')).Now,
  () => ({ place: <p className="now" /> }),
);
const OfferedFile = later(
  say('The file'),
  async () => (await import('./dialogs/OfferedFile')).OfferedFile,
);
const WhyDialog = later(
  say('The reasons'),
  async () => (await import('./dialogs/WhyDialog')).WhyDialog,
);
const PacketPlace = later(
  say('The packet'),
  async () => (await import('./place/PacketPlace')).PacketPlace,
);

interface LabPageProps {
  readonly lab: Lab;
  /** Name and pages, the same on every page. */
  readonly brand: ReactNode;
  readonly theme: ReactNode;
  /** The lesson that leads through the lab, or null. */
  readonly lesson: string | null;
}

/** Saves or opens a file by a key, as soon as what does it is loaded. */
async function filed(lab: Lab, title: string, what: 'save' | 'open'): Promise<void> {
  const acts = await import('./dialogs/fileActs').catch(() => null);
  if (acts === null) notify(lab.view, say('This could not be loaded. Reload the page.'));
  else acts[what](lab, title);
}

export function LabPage({ lab, brand, theme, lesson }: LabPageProps) {
  const { number, store } = useStore(lab.run, (state) => state.run);
  const packet = useStore(lab.chosen, (state) => state.packet);
  const offered = useStore(lab.edit, (state) => state.offered);
  const why = useStore(lab.edit, (state) => state.why);
  const whole = useStore(lab.stage, (state) => state.whole);
  const acts = useLayout(lab, lesson);
  const { narrow, layout } = acts;
  const { presenting } = layout;
  const large = useLarge(lab);
  const wide = useMedia('(min-width: 1101px)');
  const [dialog, ask] = useState<Dialog | null>(null);
  const [tour, setTour] = useState<'offered' | 'led' | null>(() =>
    lesson === null && offersTour(lab, location.hash) ? 'offered' : null,
  );
  const opening = useStore(lab.scenario.state, ({ preset }) => preset === OPENING_PRESET);
  const lead = () => {
    ask(null);
    setTour('led');
  };
  const search = useRef<HTMLInputElement>(null);
  const flow = useFlowView(lab);
  const explain = useExplain(lab);
  useKept(lab, lesson);
  useEffect(
    () =>
      takeFiles({
        offer: (text) => offer(lab.edit, text),
        notify: (notice) => notify(lab.view, notice),
      }),
    [lab],
  );
  const title = useTitle(lab);
  usePageTitle(layout.left === 'lesson' && lesson !== null ? null : title);
  const findControl = () => {
    search.current?.focus();
    if (search.current) return;
    acts.showControls();
    requestAnimationFrame(() => search.current?.focus());
  };
  const breakIt = () => {
    acts.showControls();
    requestAnimationFrame(openBreaking);
  };
  usePalette(lab, presenting, {
    keys: () => ask('keys'),
    tour: lead,
    moments: () => acts.turnTo('moments'),
    runs: () => acts.turnTo('runs'),
    present: () => acts.present(true),
    breakIt,
    save: () => void filed(lab, title, 'save'),
    open: () => void filed(lab, title, 'open'),
    film: () => ask('film'),
    scan: () => ask('scan'),
    mine: () => ask('mine'),
    control: (label) => {
      acts.showControls();
      lab.edit.setState({ sought: label });
    },
  });
  useLabKeys(lab, flow, {
    search: () => presenting || findControl(),
    keys: () => ask('keys'),
    moments: () => (presenting ? turnStage(lab, 'moments') : acts.turnTo('moments')),
    runs: () => (presenting ? turnStage(lab, 'runs') : acts.turnTo('runs')),
    scenarios: () => presenting || location.assign('#/scenarios'),
    glossary: () => presenting || location.assign('#/glossary'),
    scan: () => ask('scan'),
    present: () => acts.present(!presenting),
    film: () => presenting || ask('film'),
    place: (number) => turnTo(lab, number, presenting),
    breakIt: () => (presenting ? switchBreaking(lab) : breakIt()),
    save: () => void filed(lab, title, 'save'),
    open: () => void filed(lab, title, 'open'),
  });
  return (
    <div className="lab" {...layoutMarks(layout, narrow, large)}>
      {presenting ? null : (
        <>
          <SkipLinks />
          <LabHeader
            lab={lab}
            acts={acts}
            taught={lesson !== null}
            brand={brand}
            theme={theme}
            onKeys={() => ask('keys')}
            onMine={() => ask('mine')}
            onTour={lead}
            onFilm={() => ask('film')}
          />
        </>
      )}
      <main className="middle on-globe" aria-label={say('Globe')} tabIndex={-1}>
        <ErrorBoundary part={say('The globe')} of={number}>
          <GlobePanel
            lab={lab}
            covered={presenting ? whole : !narrow && !layout.hidden.side && large !== null}
          />
          {presenting ? null : (
            <GlobeCards
              lab={lab}
              flow={flow}
              explain={explain}
              offer={
                tour === 'offered' && opening && lesson === null ? (
                  <TourOffer onTake={lead} onDecline={() => setTour(null)} />
                ) : null
              }
            />
          )}
        </ErrorBoundary>
        <Notices lab={lab} />
      </main>
      {presenting || (layout.hidden.side && !narrow) ? null : (
        <aside className="right" aria-label={say('Charts and events')}>
          <ErrorBoundary part={say('The charts')} of={number}>
            <SidePanel
              lab={lab}
              flow={flow}
              explain={explain}
              wide={large === 'sequence'}
              charts={
                <Charts
                  lab={lab}
                  flow={flow}
                  explain={explain}
                  onPacket={(row) => showPacket(lab, row)}
                  onBreak={(breaking) => lab.edit.setState({ breaking })}
                />
              }
            />
          </ErrorBoundary>
        </aside>
      )}
      {presenting ? null : (
        <footer className="bottom" tabIndex={-1}>
          <ErrorBoundary part={say('The timeline')} of={number}>
            <Timeline
              lab={lab}
              flow={flow}
              marks={
                <>
                  <DatedMarks lab={lab} />
                  <NotesOnTimeline lab={lab} />
                </>
              }
              now={flow ? <Now lab={lab} flow={flow} explain={explain} /> : null}
            >
              {wide ? (
                <LatestEvents
                  store={store}
                  playback={lab.playback}
                  flow={flow}
                  explain={explain}
                  onSelect={(row) => showEvent(lab.chosen, row)}
                />
              ) : undefined}
            </Timeline>
          </ErrorBoundary>
        </footer>
      )}
      {presenting ? (
        <ErrorBoundary part={say('The presentation')} of={number}>
          <Presentation
            lab={lab}
            flow={flow}
            explain={explain}
            onScan={() => ask('scan')}
            onLeave={() => acts.present(false)}
          />
        </ErrorBoundary>
      ) : (
        <LeftColumn
          lab={lab}
          acts={acts}
          flow={flow}
          explain={explain}
          lesson={lesson}
          searchRef={search}
        />
      )}
      {presenting || packet === null ? null : (
        <PacketPlace key={number} lab={lab} packet={packet} />
      )}
      {tour === 'led' && !presenting ? (
        <ErrorBoundary part={say('The tour')} of={number}>
          <Tour lab={lab} acts={acts} flow={flow} explain={explain} onLeave={() => setTour(null)} />
        </ErrorBoundary>
      ) : null}
      {offered === null ? null : <OfferedFile lab={lab} text={offered} />}
      {why === null ? null : <WhyDialog lab={lab} asked={why} />}
      <Dialogs lab={lab} open={dialog} onClose={() => ask(null)} onTour={lead} />
    </div>
  );
}
