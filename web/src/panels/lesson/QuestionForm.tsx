/** A question of a lesson: predicted before the run is seen, then answered by the run with the rule behind it. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { answerWords, askedIn } from '../../links/lesson/answer';
import type { Given } from '../../links/lesson/progress';
import { saidText } from '../../links/lesson/tally';
import type { Question } from '../../links/lesson/types';
import type { Explanation } from '../../protocol/core.gen';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';

interface QuestionFormProps {
  readonly question: Question;
  /** Its number in the lesson, from 1. */
  readonly number: number;
  readonly given: Given | null;
  /** The answer of the run, or null while it is worked out. */
  readonly value: number | string | null;
  readonly because: Explanation | null;
  /** Why the run has no answer, or null. */
  readonly problem: string | null;
  /** Takes what was said; returns why it is no answer, or null. */
  onGive(said: string): string | null;
  /** Shows the run that was asked about, if it is another one than the step's. */
  onShow(): void;
}

export function QuestionForm(props: QuestionFormProps) {
  const { question, number, given, value, because, problem, onGive, onShow } = props;
  const [said, setSaid] = useState(given === null ? '' : shownOf(question, given));
  const [refusal, refuse] = useState<string | null>(null);
  const id = useId();
  const told = useRef<HTMLDivElement>(null);
  const done = given !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (done) return;
    const why = said.trim() === '' ? say('Say first what you expect.') : onGive(said);
    refuse(why);
    // The button that was pressed goes, and the keyboard goes on from here.
    if (why === null) told.current?.focus();
  };
  const { unit } = askedIn(question);
  return (
    <form className="question" aria-labelledby={`${id}.ask`} onSubmit={submit}>
      <p id={`${id}.ask`} className="question-ask">
        <span>{say`Question ${number}.`}</span> {question.ask}
      </p>
      {question.choices.length > 0 ? (
        <div role="radiogroup" aria-labelledby={`${id}.ask`} className="question-choices">
          {question.choices.map(({ text }, at) => (
            <label key={text}>
              <input
                type="radio"
                name={id}
                value={at}
                checked={said === String(at)}
                disabled={done}
                onChange={() => setSaid(String(at))}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      ) : (
        <label className="question-number">
          <span className="sr-only">{say('Your answer')}</span>
          <input
            type="text"
            inputMode="decimal"
            value={said}
            readOnly={done}
            aria-invalid={refusal !== null}
            aria-describedby={`${id}.said`}
            onChange={(event) => setSaid(event.target.value)}
          />
          {unit}
        </label>
      )}
      <div id={`${id}.said`} ref={told} role="status" tabIndex={-1} className="question-said">
        {refusal === null ? null : <p className="question-refusal">{refusal}</p>}
        {problem === null ? null : (
          <p className="question-refusal">{say`The run does not answer this question. ${problem}`}</p>
        )}
        {given === null || value === null ? null : (
          <Feedback question={question} given={given} value={value} because={because} />
        )}
      </div>
      {done ? null : (
        <button type="submit" className="button primary" disabled={value === null}>
          {say('Answer')}
        </button>
      )}
      {done && question.changes.length > 0 ? (
        <button type="button" className="button" onClick={onShow}>
          {say('Show this run in the lab')}
        </button>
      ) : null}
    </form>
  );
}

/** What was said before: the number of a choice, or a number of the language. */
function shownOf({ choices }: Question, { said }: Given): string {
  return choices.length > 0 ? said : saidText(said);
}

type FeedbackProps = Pick<QuestionFormProps, 'question' | 'because'> & {
  readonly given: Given;
  readonly value: number | string;
};

function Feedback({ question, given, value, because }: FeedbackProps) {
  return (
    <div className="feedback" data-right={given.right || undefined}>
      <p>
        <Say>
          <b>
            <span aria-hidden="true">{v(given.right ? '✓' : '✗')}</span>{' '}
            {v(given.right ? say('Right.') : say('Not quite.'))}
          </b>{' '}
          The run says: {v(answerWords(question, value))}.
        </Say>
      </p>
      {because === null ? null : (
        <p className="feedback-rule">
          <b>{because.title}.</b> {because.detail}{' '}
          {because.rule === '' ? null : <i>{because.rule}</i>}
        </p>
      )}
    </div>
  );
}
