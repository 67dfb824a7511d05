/** Which layers the globe draws, how the world is seen, and where a thing is in it. */
import type { ReactNode } from 'react';
import type { Extent, GlobeView, Layers } from '../../globe';
import './cards.css';

const NIGHT =
  'The Sun stands where it does at the scenario’s epoch; without one a run begins at noon UTC of the equinox in March.';

/** A layer, its name, and what has to be said of it. */
const LAYERS: readonly (readonly [name: keyof Layers, label: string, help?: string])[] = [
  ['isls', 'ISLs'],
  ['gsls', 'GSLs'],
  ['orbits', 'Orbits'],
  ['packets', 'Packets'],
  ['others', 'Other flows'],
  ['footprints', 'Footprints'],
  ['seam', 'Seam'],
  ['night', 'Day and night', NIGHT],
  ['borders', 'Borders'],
  ['labels', 'Labels'],
  ['load', 'Link load'],
];

interface LayersCardProps {
  readonly layers: Layers;
  /** Whether several flows are recorded. */
  readonly several: boolean;
  /** Whether the run has satellites at all. */
  readonly satellites: boolean;
  readonly view: Pick<GlobeView, 'flat' | 'inertial'>;
  onLayers(layers: Partial<Layers>): void;
  onView(view: Partial<GlobeView>): void;
  /** A field that finds things on the globe. */
  readonly finder: ReactNode;
  /** Shows the whole globe with all paths in sight, or all orbits as well. */
  onFrame(extent: Extent): void;
}

/** Layers that show nothing without satellites. */
const OF_SATELLITES: ReadonlySet<keyof Layers> = new Set([
  'isls',
  'gsls',
  'orbits',
  'footprints',
  'seam',
]);

export function LayersCard(props: LayersCardProps) {
  const { layers, several, satellites, view, finder, onLayers, onView, onFrame } = props;
  const shown = LAYERS.filter(
    ([name]) => (several || name !== 'others') && (satellites || !OF_SATELLITES.has(name)),
  );
  return (
    <details className="card layers" open={innerWidth > 1100}>
      <summary>Layers</summary>
      <fieldset aria-label="Layers">
        {shown.map(([name, label, help]) => (
          <label key={name} title={help}>
            <input
              type="checkbox"
              className="switch"
              checked={layers[name]}
              onChange={(event) => onLayers({ [name]: event.target.checked })}
            />
            {label}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            className="switch"
            checked={view.inertial}
            onChange={(event) => onView({ inertial: event.target.checked })}
          />
          Inertial view
        </label>
        <label>
          <input
            type="checkbox"
            className="switch"
            checked={view.flat}
            onChange={(event) => onView({ flat: event.target.checked })}
          />
          Flat map
        </label>
        <button
          type="button"
          className="plain"
          title="All ends and paths in sight beside the cards (F)"
          onClick={() => onFrame('paths')}
        >
          Frame all paths
        </button>
        {satellites ? (
          <button
            type="button"
            className="plain"
            title="The highest orbits in sight, too (Shift F)"
            onClick={() => onFrame('orbits')}
          >
            Frame all orbits
          </button>
        ) : null}
        {finder}
      </fieldset>
    </details>
  );
}
