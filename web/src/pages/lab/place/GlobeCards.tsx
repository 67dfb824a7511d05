/** The quiet cards on the globe's place: path, layers, legend, and the event or thing that was chosen. */
import type { GlobeHandle, GlobeView } from '../../../globe';
import { PathCard } from '../../../panels/cards/PathCard';
import type { Explain } from '../../../panels/events/eventBook';
import { later } from '../../../panels/later';
import type { FlowView } from '../../../reading/source';
import { useMedia, useStore } from '../hooks';
import type { LabSession } from '../session/session';
import { LOW } from './small';

// The first three come with the globe, whose own code comes after that of the page.
const LayersCard = later(
  'The layers',
  async () => (await import('../../../panels/cards/LayersCard')).LayersCard,
);
const Legend = later('The legend', async () => (await import('./GlobeLegend')).Legend);
const ThingFinder = later(
  'The search',
  async () => (await import('../../../panels/cards/ThingFinder')).ThingFinder,
);
const ChosenCard = later('The card', async () => (await import('./ChosenCard')).ChosenCard);

interface GlobeCardsProps {
  readonly session: LabSession;
  readonly globe: GlobeHandle | null;
  /** The two switches of the globe's view, as the globe has them. */
  readonly view: Pick<GlobeView, 'flat' | 'inertial'>;
  onView(changed: Partial<GlobeView>): void;
  readonly flow: FlowView | null;
  readonly explain: Explain;
}

export function GlobeCards({ session, globe, view, onView, flow, explain }: GlobeCardsProps) {
  const { playback } = session;
  const { run, layers, selection, event, flow: number } = useStore(session.state, (state) => state);
  const several = run.meta.flows.filter(({ background }) => !background).length > 1;
  const low = useMedia(LOW);
  const path = (
    <div className="corner top-left">
      <PathCard
        meta={run.meta}
        store={run.store}
        playback={playback}
        flow={number}
        onMore={() => {
          session.showEvent(null);
          session.select({ kind: 'flow', flow: number });
        }}
      />
    </div>
  );
  const legend = globe ? (
    <div className="corner bottom-left">
      <Legend key={run.number} session={session} flow={number} others={several && layers.others} />
    </div>
  ) : null;
  return (
    <>
      {low ? null : path}
      {globe ? (
        <div className="corner top-right">
          <LayersCard
            layers={layers}
            several={several}
            satellites={run.meta.satellites.name.length > 0}
            view={view}
            onLayers={(changed) => session.setLayers(changed)}
            onView={onView}
            onFrame={(extent) => globe.frameRun(extent)}
            finder={
              <ThingFinder
                meta={run.meta}
                onFind={(thing) => {
                  session.showEvent(null);
                  session.select(thing);
                  globe.lookAt(thing.node);
                }}
              />
            }
          />
        </div>
      ) : null}
      {low ? (
        <details className="globe-fold">
          <summary>Path and legend</summary>
          {path}
          {legend}
        </details>
      ) : (
        legend
      )}
      <div className="corner bottom-right">
        {event !== null || selection !== null ? (
          <ChosenCard
            session={session}
            flow={flow}
            explain={explain}
            event={event}
            selection={selection}
          />
        ) : null}
      </div>
    </>
  );
}
