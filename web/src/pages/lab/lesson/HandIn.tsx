/** Hands answers in: a QR code and a line of text, which the teacher's page collects. Nothing is sent. */
import { useId, useState } from 'react';
import { MOST_NAME, writeAnswers } from '../../../links/lesson/answersCode';
import type { Progress } from '../../../links/lesson/progress';
import type { Lesson } from '../../../links/lesson/types';
import { Say } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { QrPicture } from '../dialogs/QrPicture';
import { qrOf } from '../dialogs/qr';

interface HandInProps {
  readonly id: string;
  readonly lesson: Lesson;
  readonly progress: Progress;
}

export function HandIn({ id, lesson, progress }: HandInProps) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const field = useId();
  const line = writeAnswers(id, lesson, progress, name);
  const qr = qrOf(line);
  const copy = () =>
    navigator.clipboard.writeText(line).then(
      () => setSaid(say('Copied')),
      () => setSaid(say('The clipboard is closed to this page: copy it by hand.')),
    );
  return (
    <section className="hand-in" aria-label={say('Hand in')}>
      <p>
        <Say>
          Show this code to your teacher, or hand in the line. It holds your answers and nothing
          else; nothing is sent.
        </Say>
      </p>
      <p>
        <label htmlFor={field}>{say('Name, if you like')}</label>{' '}
        <input
          id={field}
          type="text"
          autoComplete="off"
          maxLength={MOST_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </p>
      {qr === null ? null : <QrPicture qr={qr} label={say('QR code of your answers')} />}
      <textarea
        aria-label={say('Your answers as a line')}
        readOnly
        rows={3}
        value={line}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {say('Copy the line')}
      </button>{' '}
      <span role="status">{said}</span>
    </section>
  );
}
