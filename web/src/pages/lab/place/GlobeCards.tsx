/** The quiet cards on the globe's place: path, layers, legend, and the event or thing that was chosen. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { drawingChosen } from '../../../base/drawing';
import { PathCard } from '../../../panels/cards/PathCard';
import type { Explain } from '../../../panels/events/eventBook';
import { later } from '../../../panels/later';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import type { BreakingHere } from '../dated/Breaking';
import { useMedia } from '../hooks';
import { showThing } from '../session/chosen';
import type { Lab } from '../session/lab';
import { setLayers } from '../session/view';
import { placedGlobe } from './keptGlobe';
import { LOW } from './small';

// The first three come with the globe, whose own code comes after that of the page.
const LayersCard = later(
  say('The layers'),
  async () => (await import('../../../panels/cards/LayersCard')).LayersCard,
);
const Legend = later(say('The legend'), async () => (await import('./GlobeLegend')).Legend);
const ThingFinder = later(
  say('The search'),
  async () => (await import('../../../panels/cards/ThingFinder')).ThingFinder,
);
const ChosenCard = later(say('The card'), async () => (await import('./ChosenCard')).ChosenCard);

interface GlobeCardsProps {
  readonly lab: BreakingHere & Pick<Lab, 'chosen' | 'edit' | 'globe'>;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Stands below the card of the path, or by itself where that is folded away. */
  readonly offer?: ReactNode;
}

export function GlobeCards({ lab, flow, explain, offer }: GlobeCardsProps) {
  const { playback, chosen } = lab;
  const run = useStore(lab.run, (state) => state.run);
  const layers = useStore(lab.view, (state) => state.layers);
  const number = useStore(lab.view, (state) => state.flow);
  const selection = useStore(chosen, (state) => state.selection);
  const event = useStore(chosen, (state) => state.event);
  const globe = useStore(lab.globe.state, placedGlobe);
  const switches = useStore(lab.globe.state, (state) => state.switches);
  const means = useStore(lab.globe.state, (state) => state.means);
  const coarse = useStore(lab.globe.state, (state) => state.coarse);
  const several = run.meta.flows.filter(({ background }) => !background).length > 1;
  const low = useMedia(LOW);
  const path = (
    <div className="corner top-left">
      <PathCard
        meta={run.meta}
        store={run.store}
        playback={playback}
        flow={number}
        onMore={() => showThing(chosen, { kind: 'flow', flow: number })}
      />
      {low ? null : offer}
    </div>
  );
  const legend = globe ? (
    <div className="corner bottom-left">
      <Legend key={run.number} lab={lab} flow={number} others={several && layers.others} />
    </div>
  ) : null;
  return (
    <>
      {low ? offer : path}
      {globe ? (
        <div className="corner top-right">
          <LayersCard
            layers={layers}
            several={several}
            satellites={run.meta.satellites.name.length > 0}
            view={switches}
            drawn={{ means, plain: drawingChosen().plain }}
            coarse={coarse}
            onSharp={(sharp) => lab.globe.sharpen(sharp)}
            onPlain={(plain) => lab.globe.choose(plain)}
            onLayers={(changed) => setLayers(lab.view, changed)}
            onView={(changed) => lab.globe.turn(changed)}
            onFrame={(extent) => lab.globe.frame(extent)}
            finder={
              <ThingFinder
                meta={run.meta}
                onFind={(thing) => {
                  showThing(chosen, thing);
                  lab.globe.look(thing.node);
                }}
              />
            }
          />
        </div>
      ) : null}
      {low ? (
        <details className="globe-fold">
          <summary>{say('Path and legend')}</summary>
          {path}
          {legend}
        </details>
      ) : (
        legend
      )}
      <div className="corner bottom-right">
        {event !== null || selection !== null ? (
          <ChosenCard lab={lab} flow={flow} explain={explain} event={event} selection={selection} />
        ) : null}
      </div>
    </>
  );
}
