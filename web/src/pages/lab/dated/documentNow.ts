/** The document as the controls show it: with the changes that have happened at the playhead. */
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { asChanged, type DatedChange, happened } from '../../../document/datedChanges';
import { readDocument, type ScenarioDocument } from '../../../document/document';
import type { Lab } from '../session/lab';

/** The document as its changes have made it at the playhead. */
export function useDocumentNow({
  scenario,
  playback,
  core,
}: Pick<Lab, 'scenario' | 'playback' | 'core'>): ScenarioDocument {
  const { text, document } = useStore(scenario.state, (state) => state);
  const count = useSyncExternalStore(
    (changed) => {
      const stops = [playback.subscribe(changed), playback.watch(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => happened(document, playback.t).length,
  );
  if (count === 0) return document;
  const made = happened(document, playback.t).slice(0, count);
  return documentAfter(text, made, () => readDocument(asChanged(core, text, made)));
}

/** The last one that was made: every rendering asks for the same. */
let kept: { readonly key: string; readonly document: ScenarioDocument } | null = null;

function documentAfter(
  text: string,
  changes: readonly DatedChange[],
  make: () => ScenarioDocument,
): ScenarioDocument {
  const key = `${JSON.stringify(changes)}${text}`;
  if (kept?.key !== key) kept = { key, document: make() };
  return kept.document;
}
