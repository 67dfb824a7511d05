/** From where to where: two cities, or places picked on the globe, and a change of direction. */
import type { ScenarioDocument } from '../../document/document';
import type { City, Problem } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { CitySearch } from './CitySearch';
import { Refusal } from './Refusal';
import { Reset } from './Reset';

export type End = 'from' | 'to';

interface PlacesProps {
  readonly document: ScenarioDocument;
  /** The document as it was opened. */
  readonly original: ScenarioDocument;
  readonly cities: readonly City[];
  readonly problems: readonly Problem[];
  /** The end that the next click on the globe places. */
  readonly picking: End | null;
  /** Without a globe nothing can be picked on it. */
  readonly canPick: boolean;
  onPlace(end: End, place: Omit<City, 'country'>): void;
  onPick(end: End | null): void;
}

const LABELS: Readonly<Record<End, string>> = { from: say('From'), to: say('To') };

export function Places({
  document,
  original,
  cities,
  problems,
  picking,
  canPick,
  onPlace,
  onPick,
}: PlacesProps) {
  const flow = document.flows?.[0];
  if (!flow) return null;
  const refused = problems.find(({ path }) => path === 'places');
  const placed = (end: End) => document.stations?.some(({ name }) => name === flow[end]) ?? false;
  const before = (end: End) => {
    const station = original.stations?.find(({ name }) => name === original.flows?.[0]?.[end]);
    return station && station.name !== flow[end] ? station : null;
  };
  return (
    <div className="places">
      {(['from', 'to'] as const).map((end) =>
        placed(end) ? (
          <div key={end} className="place">
            <CitySearch
              label={LABELS[end]}
              value={flow[end]}
              cities={cities}
              onChoose={(city) => onPlace(end, city)}
            />
            <button
              type="button"
              className="button icon"
              aria-label={say`Pick ${LABELS[end]} on the globe`}
              title={say('Pick on the globe')}
              aria-pressed={picking === end}
              disabled={!canPick}
              onClick={() => onPick(picking === end ? null : end)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="4.5" />
                <path d="M8 1v3M8 12v3M1 8h3M12 8h3" />
              </svg>
            </button>
            <PlaceReset
              label={LABELS[end]}
              before={before(end)}
              onPlace={(place) => onPlace(end, place)}
            />
          </div>
        ) : (
          <div key={end} className="control">
            <div className="control-line">
              <span>{LABELS[end]}</span>
              <span className="control-value">{flow[end]}</span>
            </div>
          </div>
        ),
      )}
      {refused ? <Refusal>{refused.message}</Refusal> : null}
    </div>
  );
}

type Station = NonNullable<ScenarioDocument['stations']>[number];

interface PlaceResetProps {
  readonly label: string;
  /** The place that was there, if it is another one now. */
  readonly before: Station | null;
  onPlace(place: Omit<City, 'country'>): void;
}

function PlaceReset({ label, before, onPlace }: PlaceResetProps) {
  if (!before) return null;
  const { name, latitude_deg, longitude_deg } = before;
  if (typeof latitude_deg !== 'number' || typeof longitude_deg !== 'number') return null;
  return (
    <Reset
      label={label}
      before={name}
      onReset={() => onPlace({ name, latitude_deg, longitude_deg })}
    />
  );
}
