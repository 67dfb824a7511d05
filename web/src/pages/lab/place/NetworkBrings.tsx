/** Says what another network has changed beside the satellites, and offers to keep what was there. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ScenarioDocument } from '../../../document/document';
import { keepLinks } from '../../../document/networkChange';
import './networkBrings.css';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';

interface NetworkBringsProps {
  readonly lab: Pick<Lab, 'core' | 'scenario'>;
  /** The document before the network became another one. */
  readonly before: ScenarioDocument;
}

export function NetworkBrings({ lab: { core, scenario }, before }: NetworkBringsProps) {
  const document = useStore(scenario.state, (state) => state.document);
  const moved = useMemo(() => {
    const kept = JSON.stringify(keepLinks(document, before));
    const valid = core.check(kept).length === 0;
    return valid ? core.differences(kept, JSON.stringify(document)) : [];
  }, [core, document, before]);
  return (
    <div role="status">
      {moved.length === 0 ? null : (
        <div className="network-brings">
          <p>{say('This network brings links of its own:')}</p>
          <dl>
            {moved.map(({ path, of, label, before: was, after: is }) => (
              <div key={path}>
                <dt>{of === '' ? label : `${of}: ${label}`}</dt>
                <dd>
                  {was} <span aria-hidden="true">→</span>
                  <span className="sr-only">{say('to')}</span> <b>{is}</b>
                </dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className="button"
            onClick={() => scenario.edit('constellations', (now) => keepLinks(now, before))}
          >
            {say('Keep the links as they were')}
          </button>
        </div>
      )}
    </div>
  );
}
