/** The paths of an association: a usual choice, or any order of constellations, the primary first. */
import { useId } from 'react';
import {
  type FlowPath,
  type PathOwner,
  pathsOf,
  type ScenarioDocument,
} from '../../document/document';
import { nameIn, properName } from '../../document/names';
import type { Problem } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { PickerButton } from './PickerButton';
import { Refusal } from './Refusal';
import { Reset } from './Reset';

interface PathPickerProps {
  readonly owner: PathOwner;
  readonly document: ScenarioDocument;
  /** The document as it was opened. */
  readonly original: ScenarioDocument;
  readonly problems: readonly Problem[];
  onPaths(paths: readonly FlowPath[]): void;
}

const MOST = 8;
const OWN = 'own';

export function PathPicker({ owner, document, original, problems, onPaths }: PathPickerProps) {
  const id = useId();
  const paths = pathsOf(document, owner);
  const before = pathsOf(original, owner);
  const ids = (document.constellations ?? []).map((constellation) => constellation.id);
  if (ids.length === 0 && paths.length === 0) return null;
  const called = (one: string) => nameIn(document.constellations, one);
  const choices = usualChoices(ids, called);
  const key = paths.map(({ via, from, to }) => (from || to ? '?' : (via ?? ''))).join('+');
  const chosen = choices.find((choice) => choice.vias.join('+') === key);
  const refused = problems.find(({ path }) => path === `paths of ${owner}`);
  const label = owner === 'flow' ? say('Paths') : say('Background paths');
  const set = (at: number, path: FlowPath) => onPaths(paths.with(at, path));
  const swap = (at: number) => {
    const [one, other] = [paths[at - 1], paths[at]];
    if (one && other) onPaths(paths.with(at - 1, other).with(at, one));
  };
  return (
    <fieldset className="path-picker" aria-label={label}>
      <div className="control-line">
        <label htmlFor={id}>{label}</label>
        <span className="control-value">
          <select
            id={id}
            className="select"
            value={chosen?.name ?? OWN}
            onChange={(event) => {
              const choice = choices.find(({ name }) => name === event.target.value);
              if (choice) onPaths(choice.vias.map((via) => ({ via })));
            }}
          >
            {chosen ? null : <option value={OWN}>{say('own order')}</option>}
            {choices.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </span>
        {JSON.stringify(paths) === JSON.stringify(before) ? null : (
          <Reset label={label} onReset={() => onPaths(before)} />
        )}
      </div>
      {paths.length > 0 ? (
        <ol className="path-rows">
          {paths.map((path, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a path is its place in the order
            <li key={at}>
              <svg viewBox="0 0 18 4" width="18" height="4" aria-hidden="true">
                <path d={at === 0 ? 'M0 2h18' : 'M0 2h5M7 2h4M13 2h5'} />
              </svg>
              <span>{at === 0 ? say('Primary') : say`Path ${at}`}</span>
              <Via
                path={path}
                at={at}
                ids={ids}
                called={called}
                onChange={(next) => set(at, next)}
              />
              <PickerButton
                label={say`Move path ${at} up`}
                off={at === 0}
                d="M8 12V4M4.5 7.5L8 4l3.5 3.5"
                press={() => swap(at)}
              />
              <PickerButton
                label={say`Remove path ${at}`}
                off={false}
                d="M4.5 4.5l7 7M11.5 4.5l-7 7"
                press={() => onPaths(paths.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {paths.length < MOST && ids.length > 0 ? (
        <button
          type="button"
          className="plain"
          onClick={() => onPaths([...paths, { via: nextVia(paths, ids) }])}
        >
          {say('Add a path')}
        </button>
      ) : null}
      {refused ? <Refusal>{refused.message}</Refusal> : null}
    </fieldset>
  );
}

interface ViaProps {
  readonly path: FlowPath;
  readonly at: number;
  readonly ids: readonly string[];
  called(id: string): string;
  onChange(path: FlowPath): void;
}

/** The constellation of a path, or the wired interfaces that it joins. */
function Via({ path, at, ids, called, onChange }: ViaProps) {
  const { via, from, to } = path;
  if (from || to)
    return (
      <span className="path-wired">{`${from ?? say('sender')} – ${to ?? say('receiver')}`}</span>
    );
  return (
    <select
      className="select"
      aria-label={say`Path ${at} goes by`}
      value={via ?? ''}
      onChange={(event) => onChange({ via: event.target.value || null })}
    >
      <option value="">{say('any')}</option>
      {ids.map((id) => (
        <option key={id} value={id}>
          {called(id)}
        </option>
      ))}
    </select>
  );
}

/** A constellation that no path uses yet, else the first. */
function nextVia(paths: readonly FlowPath[], ids: readonly string[]): string | null {
  const used = new Set(paths.map(({ via }) => via));
  return ids.find((id) => !used.has(id)) ?? ids[0] ?? null;
}

interface Usual {
  readonly name: string;
  readonly vias: readonly string[];
}

/** One path as the network gives it; each constellation alone, two in both orders, and each twice. */
export function usualChoices(
  ids: readonly string[],
  called: (id: string) => string = properName,
): readonly Usual[] {
  const alone = ids.map((id) => ({ name: say`${called(id)} only`, vias: [id] }));
  const pairs = ids.flatMap((one) =>
    ids
      .filter((other) => other !== one)
      .map((other) => ({ name: `${called(one)} + ${called(other)}`, vias: [one, other] })),
  );
  const twice = ids.map((id) => ({ name: say`${called(id)} twice`, vias: [id, id] }));
  return [{ name: say('one path'), vias: [] }, ...alone, ...pairs, ...twice];
}
