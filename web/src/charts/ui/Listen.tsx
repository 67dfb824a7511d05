/** A chart to be heard: what takes the keys, and the words of what sounds. */
import { useEffect, useRef, useState } from 'react';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import type { Range } from '../engine/ranges';
import { sound } from '../engine/sound';
import type { ChartSpec } from '../engine/spec';

interface ListenProps {
  readonly spec: ChartSpec;
  /** The range as it was when it was asked for. */
  readonly range: Range;
}

export function Listen({ spec, range }: ListenProps) {
  // What makes it sound gives it the focus and the role of an application, whose keys are its own.
  const element = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const { current: host } = element;
    if (!host || !words.current) return;
    setProblem(sound(spec, range, host, words.current));
    host.focus();
  }, [spec, range]);
  return (
    <div className="chart-listen">
      <section ref={element} aria-label={say`${spec.title}, as sound`} data-own-arrows>
        <Say>
          Left and right arrow: from note to note. Shift with them: play. Page Up and Page Down: the
          other lines. H: all keys.
        </Say>
      </section>
      <div ref={words} className="chart-listen-words" />
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
