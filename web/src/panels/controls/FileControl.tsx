/** A text of many lines, such as a trace: taken from a file that is chosen or dropped. */
import { useId, useRef, useState } from 'react';
import { counted } from '../../base/text';
import { fileKind, refusal } from '../../document/fileKind';
import './list.css';
import { say } from '../../words/say';
import type { ControlProps } from './props';
import { Refusal } from './Refusal';
import { linesOf, Row } from './Row';

export function FileControl(props: ControlProps) {
  const { control, value, onSet } = props;
  const { label, field } = control;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState<string>();
  const text = typeof value === 'string' ? value : null;
  const take = async (file: File | undefined) => {
    setUnread(undefined);
    if (!file) return;
    const most = field.max ?? Number.POSITIVE_INFINITY;
    if (file.size > most) {
      const than = say`${file.name} has more than ${counted(most, ['character', 'characters'])}`;
      setUnread(`${than}. The command prints a part: skywindow trace ${file.name} --duration 15.`);
      return;
    }
    try {
      // No byte order mark, and lines that end as everywhere.
      const read = (await file.text()).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
      const kind = fileKind(read);
      // What is none of the known kinds is refused by its line.
      if (kind === 'trace' || kind === 'unknown' || kind === 'table') onSet(read);
      else setUnread(refusal(file.name, kind, say('a trace')));
    } catch {
      setUnread(say`${file.name} cannot be read.`);
    }
  };
  return (
    <section
      aria-label={label}
      className="file-control"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <Row
        {...props}
        htmlFor={id}
        below={
          text === null ? null : (
            <p className="file-held">
              <span className="unit">{counted(linesOf(text), ['line', 'lines'])}</span>
              <button
                type="button"
                className="button"
                aria-label={say`Remove ${label}`}
                onClick={() => onSet(null)}
              >
                {say('Remove')}
              </button>
            </p>
          )
        }
      >
        <button id={id} type="button" className="button" onClick={() => input.current?.click()}>
          {text === null ? say('Choose a file') : say('Another file')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.trace,.up,.down,text/plain,text/csv"
          data-file={control.path}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Row>
      {unread === undefined ? null : <Refusal>{unread}</Refusal>}
    </section>
  );
}
