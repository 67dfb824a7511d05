/** The controls of the scenario, with the choices that need more than one field. */
import { type RefObject, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  choosePaths,
  exchangeConstellations,
  type PathOwner,
  readDocument,
  type ScenarioDocument,
} from '../../../document/document';
import { OFTEN } from '../../../document/fields';
import { canSplit, GATEWAYS, ownAtFirst } from '../../../document/gateways';
import { ControlsPanel } from '../../../panels/controls/ControlsPanel';
import { Lockable } from '../../../panels/controls/Lock';
import { Movement } from '../../../panels/controls/movement';
import { Places } from '../../../panels/controls/Places';
import { Refusal } from '../../../panels/controls/Refusal';
import { Reset } from '../../../panels/controls/Reset';
import { later } from '../../../panels/later';
import { say } from '../../../words/say';
import { useDocumentNow } from '../dated/documentNow';
import { setField } from '../dated/setField';
import { offer, pick } from '../session/edit';
import type { Lab } from '../session/lab';
import { placedGlobe } from './keptGlobe';
import { NetworkBrings } from './NetworkBrings';
import { placeEnd } from './picked';

const GatewayPicker = later(
  say('The gateways'),
  async () => (await import('../../../panels/controls/GatewayPicker')).GatewayPicker,
);

const PathPicker = later(
  say('The choice of paths'),
  async () => (await import('../../../panels/controls/PathPicker')).PathPicker,
);

export interface ControlsProps {
  readonly lab: NetworkProps['lab'] & Pick<Lab, 'playback' | 'fields' | 'cities' | 'globe'>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** The next click on the globe is meant: it must be in sight. */
  onPicking(): void;
}

export function Controls({ lab, searchRef, onPicking }: ControlsProps) {
  const { scenario, edit } = lab;
  const document = useStore(scenario.state, (state) => state.document);
  const now = useDocumentNow(lab);
  const problems = useStore(scenario.state, (state) => state.problems);
  const refused = useStore(scenario.state, (state) => state.refused);
  const picking = useStore(edit, (state) => state.picking);
  const sought = useStore(edit, (state) => state.sought);
  // Where there is no globe, none can be clicked.
  const canPick = useStore(lab.globe.state, placedGlobe) !== null;
  const preset = useStore(scenario.state, (state) => state.preset);
  const original = useMemo(() => readDocument(lab.core.preset(preset)), [lab, preset]);
  return (
    <Movement value={scenario.gesture}>
      <ControlsPanel
        fields={lab.fields}
        document={now}
        original={original}
        problems={problems}
        refused={refused}
        searchRef={searchRef}
        sought={sought}
        onSought={() => edit.setState({ sought: null })}
        onSet={(path, value) => setField(lab, path, ownAtFirst(document, path, value))}
        extras={{
          ...(document.stations?.length
            ? {
                Constellation: (
                  <Lockable path="constellations">
                    <Network lab={lab} original={original} />
                  </Lockable>
                ),
              }
            : {}),
          [OFTEN]: (
            <Lockable path="stations">
              <Places
                document={document}
                original={original}
                cities={lab.cities}
                problems={problems}
                picking={picking}
                canPick={canPick}
                onPlace={(end, city) => placeEnd(lab, end, city)}
                onPick={(end) => {
                  pick(edit, end);
                  if (end !== null) onPicking();
                }}
              />
            </Lockable>
          ),
          'Places and traffic': (
            <Lockable path="flows.*.paths">
              {owners(document).map((owner) => (
                <PathPicker
                  key={owner}
                  owner={owner}
                  document={document}
                  original={original}
                  problems={problems}
                  onPaths={(paths) =>
                    scenario.edit(say`paths of ${owner}`, (now) => choosePaths(now, owner, paths))
                  }
                />
              ))}
              {canSplit(document, lab.fields) ? (
                <GatewayPicker
                  document={document}
                  original={original}
                  problems={problems}
                  onGateways={(change) => scenario.edit(GATEWAYS, change)}
                />
              ) : null}
            </Lockable>
          ),
        }}
      />
    </Movement>
  );
}

/** Whose paths can be chosen: the flow's, and those of the background where there is one. */
function owners({ flows, background }: ScenarioDocument): PathOwner[] {
  const found: PathOwner[] = [];
  if ((flows?.length ?? 0) > 0) found.push('flow');
  if ((background?.associations ?? 0) > 0) found.push('background');
  return found;
}

interface NetworkProps {
  readonly lab: Pick<Lab, 'scenario' | 'core' | 'presets' | 'edit'>;
  /** The document as it was opened. */
  readonly original: ScenarioDocument;
}

/** Exchanges the constellations for those of a preset; flows and places stay. */
function Network({ lab, original }: NetworkProps) {
  const { scenario, core } = lab;
  const document = useStore(scenario.state, (state) => state.document);
  const problems = useStore(scenario.state, (state) => state.problems);
  const choices = lab.presets
    .map(({ id, title }) => ({ id, title, other: readDocument(core.preset(id)) }))
    .filter(({ other }) => (other.constellations?.length ?? 0) > 0);
  const same = (other: unknown) =>
    JSON.stringify(other) === JSON.stringify(document.constellations);
  const current = choices.find(({ other }) => same(other.constellations))?.id ?? '';
  const refused = problems.find(({ path }) => path === 'constellations');
  const [left, leave] = useState<{ before: ScenarioDocument; of: ScenarioDocument } | null>(null);
  return (
    <div className="control">
      <div className="control-line">
        <label htmlFor="controls-network">{say('Network')}</label>
        <span className="control-value">
          <select
            id="controls-network"
            className="select"
            value={current}
            onChange={(event) => {
              const choice = choices.find(({ id }) => id === event.target.value);
              if (!choice) return;
              leave({ before: document, of: original });
              scenario.edit('constellations', (now) => exchangeConstellations(now, choice.other));
            }}
          >
            {current === '' ? <option value="">{say('own settings')}</option> : null}
            {choices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title.split(':')[0]}
              </option>
            ))}
          </select>
        </span>
        {idsOf(document) === idsOf(original) ? null : (
          <Reset
            label={say('Network')}
            onReset={() => scenario.edit('constellations', (now) => networkOf(now, original))}
          />
        )}
      </div>
      {left?.of === original ? <NetworkBrings lab={lab} before={left.before} /> : null}
      <button type="button" className="plain" onClick={() => offer(lab.edit, '')}>
        {say('Real satellites from a file…')}
      </button>
      {refused ? <Refusal>{refused.message}</Refusal> : null}
    </div>
  );
}

/** What the constellations of a document are known by. */
function idsOf({ constellations }: ScenarioDocument): string {
  return JSON.stringify((constellations ?? []).map(({ id, kind }) => [id, kind]));
}

/** The document with the constellations and terminals of the original. */
function networkOf(now: ScenarioDocument, original: ScenarioDocument): ScenarioDocument {
  const changed = exchangeConstellations(now, original);
  for (const [number, station] of (changed.stations ?? []).entries()) {
    const terminals = original.stations?.[number]?.terminals;
    if (terminals) station.terminals = structuredClone(terminals);
    else delete station.terminals;
  }
  return changed;
}
