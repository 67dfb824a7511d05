/** The controls of the session's scenario, with the choices that need more than one field. */
import { type RefObject, useMemo, useState } from 'react';
import {
  choosePaths,
  exchangeConstellations,
  type PathOwner,
  readDocument,
  type ScenarioDocument,
} from '../../../model/document';
import { OFTEN } from '../../../model/fields';
import { canSplit, GATEWAYS, ownAtFirst } from '../../../model/gateways';
import { ControlsPanel } from '../../../panels/controls/ControlsPanel';
import { Lockable } from '../../../panels/controls/Lock';
import { Movement } from '../../../panels/controls/movement';
import { Places } from '../../../panels/controls/Places';
import { Refusal } from '../../../panels/controls/Refusal';
import { Reset } from '../../../panels/controls/Reset';
import { later } from '../../../panels/later';
import { useStore } from '../hooks';
import type { LabSession } from '../session/session';
import { setField, useDocumentNow } from '../whatif/WhatIf';
import { NetworkBrings } from './NetworkBrings';

const GatewayPicker = later(
  'The gateways',
  async () => (await import('../../../panels/controls/GatewayPicker')).GatewayPicker,
);

const PathPicker = later(
  'The choice of paths',
  async () => (await import('../../../panels/controls/PathPicker')).PathPicker,
);

interface ControlsProps {
  readonly session: LabSession;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly canPick: boolean;
  /** The next click on the globe is meant: it must be in sight. */
  onPicking(): void;
}

export function Controls({ session, searchRef, canPick, onPicking }: ControlsProps) {
  const { scenario } = session;
  const document = useStore(scenario.state, (state) => state.document);
  const now = useDocumentNow(session);
  const problems = useStore(scenario.state, (state) => state.problems);
  const refused = useStore(scenario.state, (state) => state.refused);
  const picking = useStore(session.state, (state) => state.picking);
  const preset = useStore(scenario.state, (state) => state.preset);
  const original = useMemo(() => readDocument(session.core.preset(preset)), [session, preset]);
  return (
    <Movement value={scenario.gesture}>
      <ControlsPanel
        fields={session.fields}
        document={now}
        original={original}
        problems={problems}
        refused={refused}
        searchRef={searchRef}
        onSet={(path, value) => setField(session, path, ownAtFirst(document, path, value))}
        extras={{
          ...(document.stations?.length
            ? {
                Constellation: (
                  <Lockable path="constellations">
                    <Network session={session} original={original} />
                  </Lockable>
                ),
              }
            : {}),
          [OFTEN]: (
            <Lockable path="stations">
              <Places
                document={document}
                original={original}
                cities={session.cities}
                problems={problems}
                picking={picking}
                canPick={canPick}
                onPlace={(end, city) => session.place(end, city)}
                onPick={(end) => {
                  session.pick(end);
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
                    scenario.edit(`paths of ${owner}`, (now) => choosePaths(now, owner, paths))
                  }
                />
              ))}
              {canSplit(document, session.fields) ? (
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
  readonly session: LabSession;
  /** The document as it was opened. */
  readonly original: ScenarioDocument;
}

/** Exchanges the constellations for those of a preset; flows and places stay. */
function Network({ session, original }: NetworkProps) {
  const { scenario, core } = session;
  const document = useStore(scenario.state, (state) => state.document);
  const problems = useStore(scenario.state, (state) => state.problems);
  const choices = session.presets
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
        <label htmlFor="controls-network">Network</label>
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
            {current === '' ? <option value="">own settings</option> : null}
            {choices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title.split(':')[0]}
              </option>
            ))}
          </select>
        </span>
        {idsOf(document) === idsOf(original) ? null : (
          <Reset
            label="Network"
            onReset={() => scenario.edit('constellations', (now) => networkOf(now, original))}
          />
        )}
      </div>
      {left?.of === original ? <NetworkBrings session={session} before={left.before} /> : null}
      <button type="button" className="plain" onClick={() => session.offer('')}>
        Real satellites from a file…
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
