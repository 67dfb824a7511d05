/** The right column: charts, streams, the list of events or the sky, and which flow they are about. */
import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { letterOf } from '../../../document/runLetters';
import { PARTS } from '../../../links/shareLink';
import { RunSign } from '../../../panels/compare/RunSign';
import { later } from '../../../panels/later';
import { say } from '../../../words/say';
import type { Breakable } from '../dated/changeActs';
import { followRun } from '../runs/runActs';
import type { Lab } from '../session/lab';
import { FlowChoice } from './FlowChoice';
import { PartPanel, type PartPanelProps, partName } from './PartPanel';
import './side.css';

const BreakAt = later(
  say('The list'),
  async () => (await import('../dated/Breaking')).BreakAt,
  () => ({ place: <span /> }),
);
/** The width up to which everything stands in one column. */
const STACKED = '(max-width: 700px)';

type SidePanelProps = PartPanelProps & {
  readonly lab: Breakable & Pick<Lab, 'edit' | 'simulations'>;
};

export function SidePanel({ lab, flow, explain, charts, wide }: SidePanelProps) {
  const shown = useStore(lab.view, (state) => state.part);
  const breaking = useStore(lab.edit, (state) => state.breaking);
  const bar = useRef<HTMLDivElement>(null);
  useShownWhenAsked(
    bar,
    useStore(lab.view, (state) => state.asked),
  );
  return (
    <>
      <h2 className="sr-only">{say('Charts and events')}</h2>
      <div ref={bar} className="side-bar" tabIndex={-1}>
        <fieldset
          className="side-choice"
          aria-label={say('Charts, streams, sequence, events or sky')}
        >
          {PARTS.map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={shown === part}
              onClick={() => lab.view.setState({ part })}
            >
              {partName(part, flow)}
            </button>
          ))}
        </fieldset>
        <FlowChoice lab={lab} flow={flow} />
      </div>
      <RunChips lab={lab} />
      <div className="side-body">
        <PartPanel lab={lab} flow={flow} explain={explain} charts={charts} wide={wide} />
      </div>
      {breaking === null ? null : (
        <BreakAt key={`${breaking.t} ${breaking.x}`} lab={lab} at={breaking} />
      )}
    </>
  );
}

/** Which of several runs globe, timeline and cards follow. */
function RunChips({ lab }: { readonly lab: Pick<Lab, 'run' | 'simulations'> }) {
  const runs = useStore(lab.run, (state) => state.runs);
  const shown = useStore(lab.run, (state) => state.shown);
  if (runs.length < 2) return null;
  return (
    <fieldset className="run-chips" aria-label={say('Run on show')}>
      {runs.map(({ run, name }, at) => (
        <button
          key={run.number}
          type="button"
          aria-pressed={at === shown}
          title={say`Follow run ${letterOf(at)}`}
          onClick={() => followRun(lab.simulations, at)}
        >
          <RunSign at={at} />
          {name === '' ? null : <span>{name}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** What a person does to look elsewhere. */
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** A link that asks for diagrams, streams or events shows them also where they stand below the globe. */
function useShownWhenAsked(bar: RefObject<HTMLDivElement | null>, asked: number): void {
  useEffect(() => {
    const { current: element } = bar;
    const body = element?.nextElementSibling;
    if (asked === 0 || !body || !matchMedia(STACKED).matches) return;
    element.focus({ preventScroll: true });
    // What is shown is loaded now, and the page is not long enough to scroll before it is there.
    const growing = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }));
    growing.observe(body);
    const stop = new AbortController();
    stop.signal.addEventListener('abort', () => growing.disconnect());
    for (const act of ACTS) addEventListener(act, () => stop.abort(), { signal: stop.signal });
    return () => stop.abort();
  }, [bar, asked]);
}
