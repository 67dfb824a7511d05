/** Notes: instants that somebody marked, each with a name and some words, which can be changed. */
import { type Bookmark, MOST_BOOKMARKS, MOST_NAME, MOST_NOTE, noteIn } from '../../links/shareLink';
import { fixed } from '../../words/numbers';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import { CloseButton } from '../head/CloseButton';

interface BookmarksProps {
  readonly bookmarks: readonly Bookmark[];
  onMark(): void;
  onGo(bookmark: Bookmark): void;
  onChange(bookmarks: readonly Bookmark[]): void;
}

export function Bookmarks({ bookmarks, onMark, onGo, onChange }: BookmarksProps) {
  const full = bookmarks.length >= MOST_BOOKMARKS;
  return (
    <section className="bookmarks" aria-label={say('Notes')}>
      <header>
        <h3>{say('Notes')}</h3>
        <button type="button" className="button" disabled={full} onClick={onMark}>
          {say('Mark this instant')}
        </button>
      </header>
      {bookmarks.length === 0 ? (
        <p>
          <Say>A note keeps an instant, the view and your words. The link carries them.</Say>
        </p>
      ) : (
        <ol>
          {bookmarks.map((bookmark) => (
            <li key={bookmark.t}>
              <button
                type="button"
                className="button bookmark-go"
                aria-label={say`Go to ${bookmark.name}, ${fixed(bookmark.t, 3)} s`}
                onClick={() => onGo(bookmark)}
              >
                {fixed(bookmark.t, 3)} s
              </button>
              <Name
                key={bookmark.name}
                bookmark={bookmark}
                onName={(name) =>
                  onChange(bookmarks.map((one) => (one === bookmark ? { ...one, name } : one)))
                }
              />
              <CloseButton
                label={say`Remove ${bookmark.name}`}
                onClose={() => onChange(bookmarks.filter((one) => one !== bookmark))}
              />
              <Words
                key={`words ${bookmark.note}`}
                bookmark={bookmark}
                onNote={(note) =>
                  onChange(bookmarks.map((one) => (one === bookmark ? { ...one, note } : one)))
                }
              />
            </li>
          ))}
        </ol>
      )}
      {full ? <p>{say`${MOST_BOOKMARKS} notes are the most that a link carries.`}</p> : null}
    </section>
  );
}

interface NameProps {
  readonly bookmark: Bookmark;
  onName(name: string): void;
}

/** The name takes effect with Enter or when it is left; without letters it stays what it was. */
function Name({ bookmark: { name, t }, onName }: NameProps) {
  const take = (field: HTMLInputElement) => {
    const said = field.value.trim();
    if (said === '') field.value = name;
    else if (said !== name) onName(said);
  };
  return (
    <input
      type="text"
      aria-label={say`Name of the note at ${fixed(t, 3)} s`}
      defaultValue={name}
      maxLength={MOST_NAME}
      onBlur={(event) => take(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.currentTarget.value = name;
        event.currentTarget.blur();
      }}
    />
  );
}

interface WordsProps {
  readonly bookmark: Bookmark;
  onNote(note: string): void;
}

/** What is said of it takes effect likewise, and may be nothing. */
function Words({ bookmark: { note = '', t }, onNote }: WordsProps) {
  const take = (field: HTMLTextAreaElement) => {
    const said = noteIn(field.value);
    field.value = said;
    if (said !== note) onNote(said);
  };
  return (
    <textarea
      rows={1}
      aria-label={say`Note at ${fixed(t, 3)} s`}
      placeholder={say('Note')}
      title={say('Some words, which the stage shows at this instant')}
      defaultValue={note}
      maxLength={MOST_NOTE}
      onBlur={(event) => take(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.currentTarget.value = note;
        event.currentTarget.blur();
      }}
    />
  );
}
