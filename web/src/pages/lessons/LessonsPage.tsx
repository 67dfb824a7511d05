/** The page of lessons: those beside the page, and one that somebody opens from a file. Loaded when first opened. */
import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { messageOf } from '../../base/assert';
import { counted } from '../../base/text';
import { fileKind, refusal } from '../../document/fileKind';
import {
  isInEnglishOnly,
  lessonNames,
  loadLesson,
  OWN,
  ownLesson,
  takeOwn,
} from '../../links/lesson/library';
import { deviceShelf, readProgress } from '../../links/lesson/progress';
import type { Lesson } from '../../links/lesson/types';
import { keep } from '../../links/shelf/shelf';
import { Loading } from '../../panels/Loading';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { LessonSheet, type SheetName } from './LessonSheet';
import './lessons.css';

interface LessonsPageProps {
  readonly header: ReactNode;
  /** The lesson of which something is printed, or null for all of them. */
  readonly lesson: string | null;
  readonly sheet: SheetName | null;
}

/** A lesson by its name, or why it cannot be opened. */
type Shelved =
  | { readonly id: string; readonly lesson: Lesson }
  | { readonly id: string; readonly problem: string };

/** No lesson is this long. */
const MOST_BYTES = 2 ** 20;

export function LessonsPage({ header, lesson, sheet }: LessonsPageProps) {
  return (
    <div className="lessons">
      {header}
      {lesson === null || sheet === null ? (
        <Lessons />
      ) : (
        <LessonSheet key={`${lesson} ${sheet}`} id={lesson} sheet={sheet} />
      )}
    </div>
  );
}

function Lessons() {
  const [shelved, setShelved] = useState<readonly Shelved[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    shelf().then(setShelved, (thrown: unknown) =>
      setProblem(say`The lessons could not be loaded: ${messageOf(thrown)}`),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <main className="lessons-main">
      <h2>{say('Lessons')}</h2>
      <p className="lessons-lead">
        <Say>
          Each takes 5 to 15 minutes beside the lab: predict what a run will do, let it run,
          observe, and read why. The answers come from the run itself. Your progress stays on this
          device.
        </Say>
      </p>
      {shelved === null ? (
        <Loading what={say('The list of lessons')} problem={problem} onRetry={load} />
      ) : (
        <ol className="lessons-cards">
          {shelved.map((one, at) => (
            <li key={one.id}>
              {'lesson' in one ? (
                <Card id={one.id} number={at + 1} lesson={one.lesson} />
              ) : (
                <p role="alert">
                  {one.id}: {one.problem}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      <ForTeachers shelved={shelved ?? []} />
      <OwnLesson />
    </main>
  );
}

/** What is printed for a class, and what only its teacher should see. */
function ForTeachers({ shelved }: { readonly shelved: readonly Shelved[] }) {
  const sheets = (id: string) => `#/lessons/${encodeURIComponent(id)}`;
  return (
    <details className="lessons-teachers">
      <summary>{say('For teachers')}</summary>
      <p>
        <Say>
          A lesson on paper, with what to say beside it and its answers, which the simulation gives;
          and what a class has answered, from the codes that the lesson ends with.
        </Say>
      </p>
      <ul>
        {shelved.map((one) =>
          'lesson' in one ? (
            <li key={one.id}>
              <span lang={isInEnglishOnly(one.id) ? 'en' : undefined}>{one.lesson.title}</span>:{' '}
              <a href={`${sheets(one.id)}/worksheet`}>{say('worksheet')}</a>,{' '}
              <a href={`${sheets(one.id)}/notes`}>{say('notes for the teacher')}</a>,{' '}
              <a href={`${sheets(one.id)}/key`}>{say('answer key')}</a>,{' '}
              <a href={`${sheets(one.id)}/answers`}>{say('answers of a class')}</a>
            </li>
          ) : null,
        )}
      </ul>
    </details>
  );
}

async function shelf(): Promise<readonly Shelved[]> {
  const names = await lessonNames();
  return Promise.all(
    names.map(async (id) => {
      try {
        return { id, lesson: await loadLesson(id, null) };
      } catch (thrown) {
        return { id, problem: messageOf(thrown) };
      }
    }),
  );
}

interface CardProps {
  readonly id: string;
  readonly number: number;
  readonly lesson: Lesson;
}

function Card({ id, number, lesson }: CardProps) {
  const { given, furthest } = readProgress(deviceShelf(), id, lesson.text);
  const asked = lesson.steps.reduce((sum, { questions }) => sum + questions.length, 0);
  const done = Object.keys(given).length;
  const lang = isInEnglishOnly(id) ? 'en' : undefined;
  return (
    <a className="lessons-card" href={`#/lessons/${encodeURIComponent(id)}`}>
      <span className="lessons-number">{say`Lesson ${number} · ${lesson.minutes} minutes`}</span>
      <span className="lessons-title" lang={lang}>
        {lesson.title}
      </span>
      <span className="lessons-words" lang={lang}>
        {lesson.summary}
      </span>
      {isInEnglishOnly(id) ? <span className="lessons-far">{say('In English only')}</span> : null}
      <span className="lessons-far">
        {done === 0 && furthest === 0
          ? counted(lesson.steps.length, ['step', 'steps'])
          : say`${done} of ${counted(asked, ['question', 'questions'])} answered`}
      </span>
    </a>
  );
}

/** Opens a lesson from a file that is chosen or dropped. */
function OwnLesson() {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      if (file.size > MOST_BYTES) throw new Error(say('It is too large for a lesson.'));
      const text = await file.text();
      const kind = fileKind(text);
      if (kind !== 'lesson' && kind !== 'unknown') {
        setProblem(refusal(file.name, kind, say('a lesson')));
        return;
      }
      await takeOwn(text, deviceShelf());
      location.hash = `#/lessons/${OWN}`;
    } catch (thrown) {
      setProblem(say`${file.name} is no lesson that can be opened. ${messageOf(thrown)}`);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section
      className="lessons-own"
      aria-label={say('A lesson of your own')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h3>{say('A lesson of your own')}</h3>
      <p>
        <Say>
          A lesson is a text file whose steps are states of the lab. “Freeze this state as a step”,
          below the moments of the lab under “For teachers”, writes one.
        </Say>
      </p>
      <label className="button">
        {say('Open a lesson from a file')}
        <input
          type="file"
          className="sr-only"
          accept=".md,text/markdown,text/plain"
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <KeepLesson />
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}

/** Puts the lesson that was opened last into the library of this device: the next one takes its place here. */
function KeepLesson() {
  const [said, setSaid] = useState('');
  const text = ownLesson(deviceShelf());
  if (text === null) return null;
  const title = /^title:\s*(.+)$/m.exec(text)?.[1]?.trim() ?? say('A lesson');
  const keepIt = () =>
    keep('lesson', title, text, null).then(
      () => setSaid(say`“${title}” is kept on this device.`),
      (thrown: unknown) => setSaid(messageOf(thrown)),
    );
  return (
    <>
      <p>
        <Say>
          Opened last: <a href={`#/lessons/${OWN}`}>{v(title)}</a>.{' '}
        </Say>
        <button type="button" className="button" onClick={() => void keepIt()}>
          {say('Keep it in the library')}
        </button>{' '}
        <a href="#/mine">{say('My library')}</a>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
