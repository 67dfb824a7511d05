/** The left column, or the sheet that stands for it on a small screen: controls, moments, runs or a lesson. */
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { Stars } from '../../../panels/controls/Star';
import { ErrorBoundary } from '../../../panels/ErrorBoundary';
import type { Explain } from '../../../panels/events/eventBook';
import { later } from '../../../panels/later';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import { DatedList, FromWhen, type FromWhenProps } from '../dated/Dated';
import type { LessonColumnProps } from '../lesson/LessonColumn';
import { LessonColumn } from '../lesson/place';
import type { CompareProps } from '../runs/Compare';
import { Controls, type ControlsProps } from './Controls';
import { LeftButton } from './LeftButton';
import { LEFT_NAMES } from './layout';
import type { MomentsProps } from './Moments';
import { Sheet } from './Sheet';
import type { LayoutActs } from './useLayout';
import { useStars } from './useStars';

const Moments = later(say('The moments'), async () => (await import('./Moments')).Moments);
const Compare = later(say('The runs'), async () => (await import('../runs/Compare')).Compare);

interface LeftColumnProps {
  readonly lab: ControlsProps['lab'] &
    FromWhenProps['lab'] &
    MomentsProps['lab'] &
    CompareProps['lab'] &
    LessonColumnProps['lab'] &
    Parameters<typeof useStars>[0];
  readonly acts: LayoutActs;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** The lesson that leads through the lab, or null. */
  readonly lesson: string | null;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

export function LeftColumn(props: LeftColumnProps) {
  const { lab, acts } = props;
  const { left, sheet, hidden } = acts.layout;
  const number = useStore(lab.run, (state) => state.run.number);
  if (acts.narrow ? !sheet : hidden.controls) return null;
  const column = (
    <ErrorBoundary part={say`The ${left}`} of={number}>
      <Column {...props} />
    </ErrorBoundary>
  );
  return acts.narrow ? (
    <Sheet
      key={left}
      name={LEFT_NAMES[left]}
      more={left === 'runs' ? null : <LeftButton acts={acts} what="runs" />}
      onClose={() => acts.closeSheet()}
    >
      {column}
    </Sheet>
  ) : (
    <aside key={left} className="left" aria-label={LEFT_NAMES[left]} tabIndex={-1}>
      {column}
    </aside>
  );
}

function Column({ lab, acts, flow, explain, lesson, searchRef }: LeftColumnProps) {
  const { left } = acts.layout;
  const stars = useStars(lab);
  if (left === 'lesson' && lesson !== null) return <LessonColumn lab={lab} id={lesson} />;
  if (left === 'moments') {
    return (
      <Moments
        lab={lab}
        flow={flow}
        explain={explain}
        onShown={() => acts.closeSheet()}
        onPresent={() => acts.present(true)}
        onClose={() => acts.turnTo('moments')}
      />
    );
  }
  if (left === 'runs') return <Compare lab={lab} onClose={() => acts.turnTo('runs')} />;
  return (
    <>
      <FromWhen lab={lab} />
      <Stars value={stars}>
        <Controls lab={lab} searchRef={searchRef} onPicking={() => acts.closeSheet()} />
      </Stars>
      <DatedList lab={lab} folds={acts.narrow} />
    </>
  );
}
