/** The library of this device: what was kept by a name, with pictures and dates. Loaded when first opened. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../base/assert';
import { counted } from '../../base/text';
import { download } from '../../charts/engine/download';
import {
  copyName,
  fileNames,
  ITEM_WORDS,
  type Item,
  renamed,
  wantedItems,
} from '../../links/shelf/item';
import { type Contents, contents, keep, put, remove } from '../../links/shelf/shelf';
import { PageSearch } from '../../panels/finder/PageSearch';
import { dated } from '../../words/numbers';
import { Say, v } from '../../words/SayNodes';
import { forms, say } from '../../words/say';
import { hand, openOwn } from '../gallery/own/handed';
import './mine.css';

interface MinePageProps {
  readonly header: ReactNode;
  /** Opens a run in the lab; rejects with a sentence. */
  onOpen(text: string): Promise<void>;
}

export function MinePage({ header, onOpen }: MinePageProps) {
  const { kept, problem, act } = useLibrary();
  const [wanted, want] = useState('');
  /** What was deleted last, until it is brought back or something else is deleted. */
  const [deleted, setDeleted] = useState<Item | null>(null);
  const items = wantedItems(kept?.items ?? [], wanted);
  const open = async (item: Item) => {
    if (item.kind === 'experiment') {
      hand(item.text);
      await openOwn(item.text);
    } else await onOpen(item.text);
  };
  return (
    <div className="mine">
      {header}
      <main className="mine-main">
        <h2>{say('My library')}</h2>
        <p className="mine-lead">
          <Say>
            What was kept by a name on this device, and nowhere else. Files are safer: export all
            now and then.
          </Say>
        </p>
        {problem === null ? null : <p role="alert">{problem}</p>}
        {deleted === null ? null : (
          <p role="status" className="mine-undo">
            {say`“${deleted.name}” is deleted.`}
            <button
              type="button"
              className="button"
              onClick={() =>
                void act(async () => {
                  await put(deleted);
                  setDeleted(null);
                })
              }
            >
              {say('Undo')}
            </button>
          </p>
        )}
        {kept === null ? null : (
          <>
            {kept.items.length === 0 ? null : (
              <PageSearch
                things={forms('kept thing', 'kept things')}
                placeholder={say('name, run, 2026-01')}
                wanted={wanted}
                found={items.length}
                onWant={want}
              />
            )}
            <Strange kept={kept} />
            {kept.items.length === 0 ? (
              <p>
                <Say>
                  Nothing is kept yet. In the lab, “Save and open” keeps a run by a name; an{' '}
                  <a href="#/gallery/mine">experiment of your own</a> has a button of its own.
                </Say>
              </p>
            ) : (
              <button type="button" className="button" onClick={() => void exportAll(kept)}>
                {say('Export all as files')}
              </button>
            )}
            <ul className="mine-cards" aria-label={say('Kept things')}>
              {items.map((item) => (
                <Card
                  key={item.id}
                  item={item}
                  onOpen={() => void act(() => open(item))}
                  onName={(name) => void act(() => put(renamed(item, name)))}
                  onCopy={() =>
                    void act(async () => {
                      const taken = kept.items.map(({ name }) => name);
                      await keep(item.kind, copyName(item.name, taken), item.text, item.picture);
                    })
                  }
                  onDelete={() =>
                    void act(async () => {
                      await remove(item.id);
                      setDeleted(item);
                    })
                  }
                />
              ))}
            </ul>
          </>
        )}
      </main>
    </div>
  );
}

/** What is kept, and acts after which it is read again. */
function useLibrary() {
  const [kept, setKept] = useState<Contents | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const act = useCallback(async (doing: () => Promise<void>) => {
    try {
      await doing();
      setKept(await contents());
      setProblem(null);
    } catch (thrown) {
      setProblem(messageOf(thrown));
    }
  }, []);
  useEffect(() => void act(async () => undefined), [act]);
  return { kept, problem, act };
}

/** What another version has kept, or what is damaged: it stays where it is. */
function Strange({ kept: { strange } }: { readonly kept: Contents }) {
  if (strange.length === 0) return null;
  const newer = strange.some((one) => one.newer);
  return (
    <p>
      <Say>
        {v(counted(strange.length, ['thing', 'things']))} here cannot be shown
        {v(newer ? ': a newer version of Skywindow kept it' : '')}. It stays as it is, and is
        exported with the rest.
      </Say>
    </p>
  );
}

interface CardProps {
  readonly item: Item;
  onOpen(): void;
  onName(name: string): void;
  onCopy(): void;
  onDelete(): void;
}

function Card({ item, onOpen, onName, onCopy, onDelete }: CardProps) {
  const { name, kind, kept, picture } = item;
  const [naming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  return (
    <li>
      {picture === null ? (
        <div className="mine-picture" />
      ) : (
        <img className="mine-picture" src={picture} alt="" width={320} height={180} />
      )}
      {naming ? (
        <NameForm
          name={name}
          onDone={(next) => {
            setNaming(false);
            rename.current?.focus();
            if (next !== null && next !== name) onName(next);
          }}
        />
      ) : (
        <strong>{name}</strong>
      )}
      <span className="mine-about">
        {ITEM_WORDS[kind]}, <time dateTime={kept}>{say`${dated(kept)} UTC`}</time>
      </span>
      <span className="mine-acts">
        <button type="button" className="button primary" onClick={onOpen}>
          <Say>
            Open<span className="sr-only"> {v(name)}</span>
          </Say>
        </button>
        <button type="button" className="button" onClick={() => saveItem(item)}>
          <Say>
            Save<span className="sr-only"> {v(name)} as a file</span>
          </Say>
        </button>
        <button ref={rename} type="button" className="button" onClick={() => setNaming(true)}>
          {say('Rename')}
          <span className="sr-only"> {name}</span>
        </button>
        <button type="button" className="button" onClick={onCopy}>
          <Say>
            Duplicate<span className="sr-only"> {v(name)}</span>
          </Say>
        </button>
        <button type="button" className="button" onClick={onDelete}>
          <Say>
            Delete<span className="sr-only"> {v(name)}</span>
          </Say>
        </button>
      </span>
    </li>
  );
}

interface NameFormProps {
  readonly name: string;
  /** The new name, or null where the old one stays. */
  onDone(name: string | null): void;
}

/** Another name: Enter takes it, Escape leaves the old one. */
function NameForm({ name, onDone }: NameFormProps) {
  const [typed, type] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      className="mine-name"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim() || null);
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={say`New name of ${name}`}
        value={typed}
        maxLength={200}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone(null);
        }}
      />
      <button type="submit" className="button">
        {say('Rename')}
      </button>
    </form>
  );
}

function saveItem(item: Item): void {
  const [name = say('kept')] = fileNames([item]);
  download(name, new Blob([item.text]));
}

/** One archive with a file of each, and what cannot be shown as it is. */
async function exportAll({ items, strange }: Contents): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const names = fileNames(items);
  const files = items.map(({ text }, at) => [names[at] ?? '', strToU8(text)] as const);
  const others = strange.map(
    ({ value }, at) => [`other-${at + 1}.json`, strToU8(JSON.stringify(value))] as const,
  );
  const zip = zipSync(Object.fromEntries([...files, ...others]));
  download('skywindow-library.zip', new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
}
