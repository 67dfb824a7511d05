/** The current step of a diagram in words. */
import { useSyncExternalStore } from 'react';
import { fixed, numberLocale } from '../../words/numbers';
import { say } from '../../words/say';
import { useTicking } from '../events/useTicking';
import type { Diagram } from './diagram';
import type { Stage } from './stage';
import { packetOfStep } from './steps';
import { type Change, stepWords } from './words';

interface StepCardProps {
  readonly stage: Stage;
  readonly diagram: Diagram;
  /** Shows the bytes of a packet, by its row of `segments`. */
  onPacket(row: number): void;
}

/** Written this often while time passes, milliseconds. */
const WORDS_MS = 200;

export function StepCard({ stage, diagram, onPacket }: StepCardProps) {
  const { view, playback } = stage;
  useTicking(diagram.packets.store, playback, WORDS_MS);
  useSyncExternalStore(view.subscribe, () => view.stepped);
  useSyncExternalStore(view.subscribe, () => view.numbers);
  diagram.packets.update();
  const step = stage.current(diagram, playback.t);
  if (!step)
    return <p className="sequence-muted">{say('Nothing has happened yet at this moment.')}</p>;
  const packet = packetOfStep(diagram.packets, step);
  const { t, title, detail, rule, changes, phase } = stepWords(diagram.telling, step);
  return (
    <>
      <h3>
        <span className="sequence-time">{fixed(t, 4)} s</span> {title}
      </h3>
      {packet < 0 ? null : (
        <button
          type="button"
          className="sequence-bytes"
          aria-label={say('Bytes of the packet')}
          onClick={() => onPacket(packet)}
        >
          {say('Bytes')}
        </button>
      )}
      <p>{detail}</p>
      <p className="sequence-changes">
        {changes.map((change) => (
          <ChangeWords key={change.name} change={change} />
        ))}
        {phase === '' ? null : <span>{phase}</span>}
        {rule === '' ? null : <span className="sequence-rule">{rule}</span>}
      </p>
    </>
  );
}

function ChangeWords({ change: { name, before, after } }: { readonly change: Change }) {
  const moved = before !== null && before !== after;
  return (
    <span data-moved={moved || undefined} data-of={name}>
      <i>{name}</i> {moved ? `${before.toLocaleString(numberLocale())} → ` : ''}
      <b>{after.toLocaleString(numberLocale())}</b>
    </span>
  );
}
