/** A lesson on paper: the worksheet with blanks, the teacher’s notes, or, apart from both, the key. */
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../base/assert';
import { usePageTitle } from '../../base/pageTitle';
import { answerWords, askedIn, rightChoice } from '../../links/lesson/answer';
import { loadLesson } from '../../links/lesson/library';
import { deviceShelf } from '../../links/lesson/progress';
import { openState } from '../../links/lesson/state';
import { type Lesson, problemWords, type Question, type Step } from '../../links/lesson/types';
import { later } from '../../panels/later';
import { Prose } from '../../panels/lesson/Prose';
import type { Core } from '../../protocol/core';
import { say } from '../../words/say';
import { compiledCore } from '../../worker/compiled';
import { loadCore } from '../../worker/loadCore';
import { Asking, type Found } from '../lab/lesson/asking';

const ClassAnswers = later(
  say('What collects answers'),
  async () => (await import('./ClassAnswers')).ClassAnswers,
);

const TITLES = {
  worksheet: say('Worksheet'),
  notes: say('Notes for the teacher'),
  key: say('Answer key'),
  answers: say('Answers of a class'),
} as const;
export type SheetName = keyof typeof TITLES;
const SHEETS: readonly SheetName[] = ['worksheet', 'notes', 'key', 'answers'];

interface LessonSheetProps {
  readonly id: string;
  readonly sheet: SheetName;
}

export function LessonSheet({ id, sheet }: LessonSheetProps) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    loadLesson(id, deviceShelf()).then(setLesson, (thrown) => setProblem(messageOf(thrown)));
  }, [id]);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (lesson === null) return;
    setSaving(true);
    setProblem(null);
    try {
      const { saveScorm } = await import('./saveScorm');
      await saveScorm(id, lesson);
    } catch (thrown) {
      setProblem(say`The package could not be made. ${messageOf(thrown)}`);
    }
    setSaving(false);
  };
  usePageTitle(lesson ? `${TITLES[sheet]}: ${lesson.title}` : TITLES[sheet]);
  const name = encodeURIComponent(id);
  return (
    <main className="lesson-sheet">
      <nav aria-label={say('This lesson')}>
        <a href={`#/lessons/${name}`}>{say('In the lab')}</a>
        {/* Who prints the worksheet may be to answer it: what is the teacher’s stands with notes and key. */}
        {(sheet === 'worksheet' ? (['worksheet'] as const) : SHEETS).map((one) => (
          <a
            key={one}
            href={`#/lessons/${name}/${one}`}
            aria-current={one === sheet ? 'page' : undefined}
          >
            {TITLES[one]}
          </a>
        ))}
        {sheet === 'worksheet' ? null : (
          <button
            type="button"
            className="button"
            disabled={lesson === null || saving}
            title={say('A zip for a learning platform: the whole site with this lesson')}
            onClick={() => void save()}
          >
            {saving ? say('The package is being made') : say('SCORM package')}
          </button>
        )}
        <button type="button" className="button" onClick={() => print()}>
          {say('Print')}
        </button>
      </nav>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {lesson === null ? null : (
        <article>
          <header>
            <p>{TITLES[sheet]}</p>
            <h2>{lesson.title}</h2>
          </header>
          {sheet === 'worksheet' ? (
            <Worksheet lesson={lesson} />
          ) : sheet === 'answers' ? (
            <ClassAnswers id={id} lesson={lesson} />
          ) : sheet === 'notes' ? (
            <Notes lesson={lesson} />
          ) : (
            <Key lesson={lesson} />
          )}
        </article>
      )}
    </main>
  );
}

/** The steps of a lesson, each with what `inside` makes of it and of the number of its first question. */
function steps(lesson: Lesson, inside: (step: Step, first: number) => ReactNode): ReactNode {
  let first = 1;
  return lesson.steps.map((step, at) => {
    const shown = inside(step, first);
    first += step.questions.length;
    return (
      <section key={step.title}>
        <h3>
          {at + 1}. {step.title}
        </h3>
        {shown}
      </section>
    );
  });
}

function Goals({ lesson }: { readonly lesson: Lesson }) {
  return (
    <ul>
      {lesson.goals.map((goal) => (
        <li key={goal}>{goal}</li>
      ))}
    </ul>
  );
}

function Worksheet({ lesson }: { readonly lesson: Lesson }) {
  return (
    <>
      <p className="sheet-name">
        <span>{say('Name')}</span>
        <span>{say('Date')}</span>
      </p>
      <Goals lesson={lesson} />
      <Prose text={lesson.opening} />
      {steps(lesson, (step, first) => (
        <>
          <Prose text={step.predict} />
          {step.questions.map((question, at) => (
            <div key={question.line} className="sheet-question">
              <p>
                <b>{say`Question ${first + at}.`}</b> {question.ask}
              </p>
              <Blank question={question} />
            </div>
          ))}
          {step.observe.length === 0 ? null : (
            <>
              <h4>{say('Observe')}</h4>
              <Prose text={step.observe} />
              <p className="sheet-lines">{say('What I saw, and why I think it was so')}</p>
            </>
          )}
        </>
      ))}
    </>
  );
}

/** Where an answer is written. */
function Blank({ question }: { readonly question: Question }) {
  if (question.choices.length === 0) {
    return (
      <p className="sheet-blank">
        <span>{say('I predict')}</span> {askedIn(question).unit}
      </p>
    );
  }
  return (
    <ul className="sheet-choices">
      {question.choices.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Notes({ lesson }: { readonly lesson: Lesson }) {
  return (
    <>
      <p>{say`${lesson.minutes} minutes. ${lesson.summary}`}</p>
      <Goals lesson={lesson} />
      <Prose text={lesson.notes} />
      {steps(lesson, ({ notes, explain }) => (
        <>
          <Prose text={notes} />
          <Prose text={explain} />
        </>
      ))}
    </>
  );
}

function Key({ lesson }: { readonly lesson: Lesson }) {
  const found = useKey(lesson);
  return (
    <>
      <p>{say('Worked out just now by runs of the steps’ states, on this device.')}</p>
      {steps(lesson, (step, first) =>
        step.questions.map((question, at) => (
          <div key={question.line} className="sheet-question">
            <p>
              <b>{say`Question ${first + at}.`}</b> {question.ask}
            </p>
            <Solution question={question} found={found[first + at - 1]} />
          </div>
        )),
      )}
    </>
  );
}

interface SolutionProps {
  readonly question: Question;
  readonly found: Found | undefined;
}

function Solution({ question, found }: SolutionProps) {
  if (found === undefined || found.kind === 'working')
    return <p role="status">{say('Being worked out.')}</p>;
  if (found.kind === 'problem') return <p role="alert">{found.message}</p>;
  const { value } = found.answer;
  const chosen = question.choices.length > 0 && typeof value === 'number';
  const number = chosen ? answerWords({ ...question, choices: [] }, value) : null;
  return (
    <>
      <p className="sheet-answer">
        {chosen ? rightWords(question, value) : answerWords(question, value)}
        {number === null ? null : ` (${number})`}
      </p>
      {found.because === null ? null : (
        <p className="sheet-rule">
          {found.because.title}. {found.because.detail} {found.because.rule}
        </p>
      )}
    </>
  );
}

function rightWords({ choices }: Question, value: number): string {
  return choices[rightChoice(choices, value)]?.text ?? say('None of the choices');
}

/** The answers to the questions of a lesson, one after the other as their runs are made. */
function useKey(lesson: Lesson): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let asking: Asking | null = null;
    let left = false;
    const work = async () => {
      const core = await loadCore(compiledCore());
      const all: Found[] = [];
      for (const step of lesson.steps) {
        if (left) return;
        asking = new Asking(core);
        for (const question of step.questions) {
          all.push(await answered(core, asking, question, step));
          if (!left) setFound([...all]);
        }
        asking.stop();
      }
    };
    work().catch(() => undefined);
    return () => {
      left = true;
      asking?.stop();
    };
  }, [lesson]);
  return found;
}

async function answered(
  core: Core,
  asking: Asking,
  question: Question,
  step: Step,
): Promise<Found> {
  try {
    return await asking.ask(question, step, await openState(core, step.state));
  } catch (thrown) {
    return { kind: 'problem', message: problemWords(thrown) };
  }
}
