/** Which layers the globe draws, how the world is seen, and where a thing is in it. */
import type { ReactNode } from 'react';
import type { Extent, GlobeView, Layers, Means } from '../../globe';
import { say } from '../../words/say';
import './cards.css';

const NIGHT = say(
  'The Sun stands where it does at the scenario’s epoch; without one a run begins at noon UTC of the equinox in March.',
);

const TRACKS = say(
  'Where the satellites that serve the chosen flow, and the chosen one, pass overhead: the last half hour dashed, the next 90 minutes solid.',
);

/** A layer, its name, and what has to be said of it. */
const LAYERS: readonly (readonly [name: keyof Layers, label: string, help?: string])[] = [
  ['isls', 'ISLs'],
  ['gsls', 'GSLs'],
  ['orbits', say('Orbits')],
  ['packets', say('Packets')],
  ['others', say('Other flows')],
  ['footprints', say('Footprints')],
  ['tracks', say('Ground tracks'), TRACKS],
  ['seam', say('Seam')],
  ['night', say('Day and night'), NIGHT],
  ['borders', say('Borders')],
  ['labels', say('Labels')],
  ['names', say('All satellite names')],
  ['load', say('Link load')],
];

interface LayersCardProps {
  readonly layers: Layers;
  /** Whether several flows are recorded. */
  readonly several: boolean;
  /** Whether the run has satellites at all. */
  readonly satellites: boolean;
  readonly view: Pick<GlobeView, 'flat' | 'inertial'>;
  /** How it is drawn, and whether that was chosen. */
  readonly drawn: { readonly means: Means; readonly plain: boolean };
  onLayers(layers: Partial<Layers>): void;
  onView(view: Partial<GlobeView>): void;
  /** Whether it is drawn coarser while something moves; null where there is no need. */
  readonly coarse: boolean | null;
  onSharp(sharp: boolean): void;
  /** Draws the flat map on a plain canvas, or the globe. */
  onPlain(plain: boolean): void;
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
  'tracks',
  'seam',
  'names',
]);

export function LayersCard(props: LayersCardProps) {
  const { layers, several, satellites, finder, onLayers, onFrame } = props;
  const shown = LAYERS.filter(
    ([name]) => (several || name !== 'others') && (satellites || !OF_SATELLITES.has(name)),
  );
  return (
    <details className="card layers" open={innerWidth > 1100}>
      <summary>{say('Layers')}</summary>
      <fieldset aria-label={say('Layers')}>
        {shown.map(([name, label, help]) => (
          <Switch
            key={name}
            label={label}
            title={help}
            checked={layers[name]}
            onChange={(checked) => onLayers({ [name]: checked })}
          />
        ))}
        <ViewSwitches {...props} />
        <button
          type="button"
          className="plain"
          title={say('All ends and paths in sight beside the cards (F)')}
          onClick={() => onFrame('paths')}
        >
          {say('Frame all paths')}
        </button>
        {satellites ? (
          <button
            type="button"
            className="plain"
            title={say('The highest orbits in sight, too (Shift F)')}
            onClick={() => onFrame('orbits')}
          >
            {say('Frame all orbits')}
          </button>
        ) : null}
        {finder}
      </fieldset>
    </details>
  );
}

const IN_2D = say(
  'On a plain canvas, without WebGL: the same things for less work, as for a machine without a graphics card. Kept on this device.',
);

const SHARP = say(
  'There is no graphics card here, so the globe is drawn coarser and without air while something moves. Sharp, it may stutter. Kept on this device.',
);

/** How the world is seen, and how the flat map is drawn. */
function ViewSwitches({ view, drawn, coarse, onView, onPlain, onSharp }: LayersCardProps) {
  if (drawn.means === 'canvas' && !drawn.plain) {
    return (
      <button type="button" className="plain" onClick={() => onPlain(false)}>
        {say('Try the globe again')}
      </button>
    );
  }
  return (
    <>
      {drawn.means === 'canvas' ? null : (
        <Switch
          label={say('Inertial view')}
          checked={view.inertial}
          onChange={(inertial) => onView({ inertial })}
        />
      )}
      {coarse === null ? null : (
        <Switch label={say('Always sharp')} title={SHARP} checked={!coarse} onChange={onSharp} />
      )}
      <Switch label={say('Flat map')} checked={view.flat} onChange={(flat) => onView({ flat })} />
      {view.flat ? (
        <Switch
          label={say('Drawn in 2D')}
          title={IN_2D}
          checked={drawn.means === 'canvas'}
          onChange={onPlain}
        />
      ) : null}
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly title?: string | undefined;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

function Switch({ label, title, checked, onChange }: SwitchProps) {
  return (
    <label title={title}>
      <input
        type="checkbox"
        className="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
