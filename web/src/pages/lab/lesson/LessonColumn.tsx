/** A lesson beside the lab: its step, the questions, and the way through it. Loaded when a lesson is opened. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../../base/assert';
import { usePageTitle } from '../../../base/pageTitle';
import { isInEnglishOnly, loadLesson } from '../../../links/lesson/library';
import { deviceShelf } from '../../../links/lesson/progress';
import { Loading } from '../../../panels/Loading';
import { Prose } from '../../../panels/lesson/Prose';
import { QuestionForm } from '../../../panels/lesson/QuestionForm';
import type { Lab } from '../session/lab';
import './lesson.css';
import { later } from '../../../panels/later';
import { Say, v } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { platformReport } from './scorm';
import { type Led, LessonWalk } from './walk';

const HandIn = later(say('The code'), async () => (await import('./HandIn')).HandIn);

export interface LessonColumnProps {
  readonly lab: Led & Pick<Lab, 'guides'>;
  /** The name of the lesson. */
  readonly id: string;
}

export function LessonColumn({ lab, id }: LessonColumnProps) {
  const [walk, setWalk] = useState(() => walkOf(lab, id));
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    const here = walkOf(lab, id);
    setWalk(here);
    if (here) return;
    const report = platformReport();
    const shelf = report?.shelf ?? deviceShelf();
    loadLesson(id, deviceShelf()).then(
      (lesson) => {
        const made = new LessonWalk(lab, id, lesson, shelf, report);
        lab.guides.follow(made);
        void made.open(made.state.getState().progress.step);
        setWalk(made);
      },
      (thrown: unknown) => setProblem(messageOf(thrown)),
    );
  }, [lab, id]);
  useEffect(load, [load]);
  if (walk) return <Walked key={id} walk={walk} />;
  return (
    <section className="lesson" aria-label={say('Lesson')}>
      <Loading what={say('The lesson')} problem={problem} onRetry={load} />
      <p className="lesson-all">
        <a href="#/lessons">{say('All lessons')}</a>
      </p>
    </section>
  );
}

/** The way through this lesson that the lab is on already, or null. */
function walkOf({ guides }: Pick<Lab, 'guides'>, id: string): LessonWalk | null {
  const { now } = guides;
  return now instanceof LessonWalk && now.id === id ? now : null;
}

interface WalkedProps {
  readonly walk: LessonWalk;
}

function Walked({ walk }: WalkedProps) {
  const { lesson } = walk;
  const { progress, found, seen, there, problem } = useStore(walk.state, (state) => state);
  const { step: number } = progress;
  const { step } = walk;
  const heading = useRef<HTMLHeadingElement>(null);
  const [explained, explain] = useState(false);
  usePageTitle(say`Lesson: ${lesson.title}`);
  const turn = (to: number) => {
    explain(false);
    void walk.open(to);
    heading.current?.focus();
  };
  const answered = walk.answered();
  const lang = isInEnglishOnly(walk.id) ? 'en' : undefined;
  const name = encodeURIComponent(walk.id);
  const last = number === lesson.steps.length - 1;
  const before = lesson.steps
    .slice(0, number)
    .reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <section className="lesson" aria-label={say('Lesson')}>
      <header className="lesson-bar">
        <h2 lang={lang}>{lesson.title}</h2>
        <a href="#/lessons">{say('All lessons')}</a>
      </header>
      <nav className="lesson-steps" aria-label={say('Steps')}>
        {lesson.steps.map(({ title }, at) => (
          <button
            key={title}
            type="button"
            aria-current={at === number ? 'step' : undefined}
            aria-label={say`Step ${at + 1}: ${title}`}
            title={title}
            disabled={at > progress.furthest}
            onClick={() => turn(at)}
          >
            {at + 1}
          </button>
        ))}
      </nav>
      {number === 0 && lang ? <p className="lesson-language">{say('In English only')}</p> : null}
      <div className="lesson-text" lang={lang}>
        {number === 0 ? <Prose text={lesson.opening} /> : null}
        <h3 ref={heading} tabIndex={-1}>
          {step.title}
        </h3>
        {problem === null ? null : (
          <p role="alert" className="question-refusal">
            {problem}
          </p>
        )}
        {there ? null : (
          <p className="lesson-strayed">
            {say('The lab shows something else than this step.')}{' '}
            <button type="button" className="button" onClick={() => walk.back()}>
              {say('Back to the step')}
            </button>
          </p>
        )}
        <Prose text={step.predict} />
        {step.questions.map((question, at) => {
          const one = found[at];
          return (
            <QuestionForm
              key={`${number}.${question.line}`}
              question={question}
              number={before + at + 1}
              given={walk.given(at)}
              value={one?.kind === 'answer' ? one.answer.value : null}
              because={one?.kind === 'answer' ? one.because : null}
              problem={one?.kind === 'problem' ? one.message : null}
              onGive={(said) => walk.give(at, said)}
              onShow={() => walk.showChanged(question)}
            />
          );
        })}
        {answered ? (
          <>
            {step.observe.length === 0 ? null : (
              <>
                <h4>{say('Observe')}</h4>
                <Prose text={step.observe} />
              </>
            )}
            <div className="lesson-acts">
              <button type="button" className="button" onClick={() => walk.play()}>
                {seen ? say('Run once more') : say('Run')}
              </button>
              {seen || explained || step.explain.length === 0 ? null : (
                <button type="button" className="button" onClick={() => explain(true)}>
                  {say('Explain')}
                </button>
              )}
            </div>
            {seen || explained ? (
              <>
                <h4>{say('Explain')}</h4>
                <Prose text={step.explain} />
              </>
            ) : null}
          </>
        ) : (
          <p className="lesson-held">
            {say('The run goes on when you have said what you expect.')}
          </p>
        )}
        {last && answered ? <Score walk={walk} /> : null}
        <p className="lesson-paper">
          <Say>
            On paper: <a href={`#/lessons/${name}/worksheet`}>worksheet</a>.
          </Say>
        </p>
      </div>
      <footer className="lesson-way">
        <button
          type="button"
          className="button"
          disabled={number === 0}
          onClick={() => turn(number - 1)}
        >
          {say('Back')}
        </button>
        <button type="button" className="button" onClick={() => walk.restart()}>
          {say('Start again')}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={last || !answered}
          onClick={() => turn(number + 1)}
        >
          {say('Next step')}
        </button>
      </footer>
    </section>
  );
}

function Score({ walk }: { readonly walk: LessonWalk }) {
  const { asked, right } = walk.score;
  const [handing, handIn] = useState(false);
  return (
    <>
      <p className="lesson-score" role="status">
        <Say>
          <b>
            {v(right)} of {v(asked)} right.
          </b>{' '}
          The settings are yours now: change one in the controls and see what it does.
        </Say>
      </p>
      <button
        type="button"
        className="button"
        aria-expanded={handing}
        onClick={() => handIn(!handing)}
      >
        {say('Hand in')}
      </button>
      {handing ? (
        <HandIn id={walk.id} lesson={walk.lesson} progress={walk.state.getState().progress} />
      ) : null}
    </>
  );
}
