/** A class without a server: collects the codes of answers by camera, paste or file, and shows how a class answered. */
import { type ChangeEvent, useMemo, useState } from 'react';
import { messageOf } from '../../base/assert';
import { counted } from '../../base/text';
import { download } from '../../charts/engine/download';
import { type HandedIn, readAnswers } from '../../links/lesson/answersCode';
import { misfit, type QuestionTally, type Said, tallyOf } from '../../links/lesson/tally';
import type { Lesson } from '../../links/lesson/types';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import { CameraCodes } from './CameraCodes';

interface ClassAnswersProps {
  readonly id: string;
  readonly lesson: Lesson;
}

/** No class has so many, and no file of theirs is as long. */
const MOST_CODES = 1000;
const MOST_BYTES = 2 ** 20;

export function ClassAnswers({ id, lesson }: ClassAnswersProps) {
  /** The lines that were taken, each once. */
  const [taken, setTaken] = useState<ReadonlyMap<string, HandedIn>>(new Map());
  const [pasted, setPasted] = useState('');
  const [said, setSaid] = useState('');
  const [filming, film] = useState(false);
  const take = (text: string) => {
    const { added, problems } = linesOf(text, id, lesson, taken);
    if (added.size > 0) setTaken((before) => new Map([...before, ...added]));
    setSaid([say`${counted(added.size, ['code', 'codes'])} taken.`, ...problems].join(' '));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > MOST_BYTES) setSaid(say('This file is too large to be one of codes.'));
    else take(await file.text());
  };
  const tallies = useMemo(() => tallyOf(lesson, [...taken.values()]), [lesson, taken]);
  const names = [...taken.values()].flatMap(({ name }) => (name === '' ? [] : [name]));
  const save = () =>
    download(
      `${id}-answers.txt`,
      new Blob([[...taken.keys()].join('\n'), '\n'], { type: 'text/plain' }),
    );
  return (
    <div className="class-answers">
      <p>
        <Say>
          At the end of the lesson each pupil gets a code: film it, paste its line, or open a file
          with one line each. What is collected stays on this page and is gone when it is closed.
        </Say>
      </p>
      <div className="class-take">
        <textarea
          aria-label={say('Lines of answers')}
          placeholder={say('One line each: SW1…')}
          rows={3}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <div>
          <button
            type="button"
            className="button primary"
            disabled={pasted.trim() === ''}
            onClick={() => {
              take(pasted);
              setPasted('');
            }}
          >
            {say('Take')}
          </button>
          <label className="button class-file">
            {say('Open a file')}
            <input type="file" accept="text/plain,.txt" onChange={(event) => void open(event)} />
          </label>
          <button
            type="button"
            className="button"
            aria-pressed={filming}
            onClick={() => film(!filming)}
          >
            {filming ? say('End the camera') : say('Camera')}
          </button>
          <button type="button" className="button" disabled={taken.size === 0} onClick={save}>
            {say('Save the lines')}
          </button>
        </div>
      </div>
      {filming ? <CameraCodes onCode={(text) => taken.has(text.trim()) || take(text)} /> : null}
      <p role="status">{said}</p>
      <p className="class-count">
        <b>{counted(taken.size, ['pupil', 'pupils'])}</b>
        {names.length === 0 ? '' : say`, by name: ${names.join(', ')}`}
      </p>
      <ol>
        {tallies.map((tally) => (
          <li key={tally.question.line}>
            <Distribution tally={tally} of={taken.size} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DistributionProps {
  readonly tally: QuestionTally;
  readonly of: number;
}

function Distribution({ tally: { question, said, answered, right }, of }: DistributionProps) {
  return (
    <section className="class-question" aria-label={question.ask}>
      <h3>{question.ask}</h3>
      <p>{say`${answered} of ${of} answered, ${right} rightly.`}</p>
      <ul>
        {said.map((one) => (
          <Bar key={one.words} said={one} of={Math.max(1, answered)} />
        ))}
      </ul>
    </section>
  );
}

/** The right answer is filled and ticked, any other hatched. */
function Bar({ said: { words, count, right }, of }: { readonly said: Said; readonly of: number }) {
  return (
    <li data-right={right || undefined}>
      <span className="class-words">
        {right ? <b>✓ </b> : null}
        {words}
        {right ? <span className="sr-only">{say(', right')}</span> : null}
      </span>
      <span className="class-bar" aria-hidden="true">
        <span style={{ width: `${(100 * count) / of}%` }} />
      </span>
      <b>{count}</b>
    </li>
  );
}

/** The new ones among lines of codes, and a sentence about each that is none. */
function linesOf(
  text: string,
  id: string,
  lesson: Lesson,
  taken: ReadonlyMap<string, HandedIn>,
): { readonly added: ReadonlyMap<string, HandedIn>; readonly problems: readonly string[] } {
  const added = new Map<string, HandedIn>();
  const problems = new Map<string, number>();
  const refuse = (problem: string) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
  for (const line of text.split(/\s*\n\s*/).map((one) => one.trim())) {
    if (line === '') continue;
    if (taken.has(line) || added.has(line)) refuse(say('It was there already.'));
    else if (taken.size + added.size >= MOST_CODES)
      refuse(say`At most ${MOST_CODES} are collected.`);
    else {
      try {
        const one = readAnswers(line);
        const problem = misfit(one, id, lesson);
        if (problem === null) added.set(line, one);
        else refuse(problem);
      } catch (thrown) {
        refuse(messageOf(thrown));
      }
    }
  }
  const told = [...problems].map(([problem, count]) =>
    count === 1 ? problem : say`${problem} (${count} lines)`,
  );
  return { added, problems: told };
}
