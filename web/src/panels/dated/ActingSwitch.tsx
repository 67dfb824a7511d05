/** When changes of controls take effect: from the start of the run, or from the playhead on as a dated change. */
import { useSyncExternalStore } from 'react';
import type { Playback } from '../../clock/playback';
import { type Acting, actsHere, tidyInstant } from '../../document/datedChanges';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import './changes.css';

interface ActingSwitchProps {
  readonly playback: Playback;
  readonly acts: Acting;
  onChoose(acts: Acting): void;
}

export function ActingSwitch({ playback, acts, onChoose }: ActingSwitchProps) {
  const t = useTenths(playback);
  const here = useSyncExternalStore(
    (changed) => playback.watch(changed),
    () => actsHere(acts, playback),
  );
  return (
    <fieldset className="acting">
      <legend>{say('Changes take effect')}</legend>
      <div className="acting-choices">
        <label>
          <input type="radio" name="acting" checked={!here} onChange={() => onChoose('start')} />
          <span>{say('from the start')}</span>
        </label>
        <label>
          <input type="radio" name="acting" checked={here} onChange={() => onChoose('here')} />
          <span>{say`from here on (${fixed(t, 1)} s)`}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** The playhead in tenths of a second, as often as it can be read. */
function useTenths(playback: Playback): number {
  return useSyncExternalStore(
    (changed) => {
      let waited_ms = 0;
      const stops = [
        playback.subscribe((_, dt_ms) => {
          waited_ms += dt_ms;
          if (waited_ms < 200) return;
          waited_ms = 0;
          changed();
        }),
        playback.watch(changed),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => Math.floor(tidyInstant(playback.t) * 10) / 10,
  );
}
