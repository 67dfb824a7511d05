/** Bookmarks: instants that somebody marked, each with a name that can be changed. */
import { type Bookmark, MOST_BOOKMARKS, MOST_NAME } from '../../links/shareLink';
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
    <section className="bookmarks" aria-label="Bookmarks">
      <header>
        <h3>Bookmarks</h3>
        <button type="button" className="button" disabled={full} onClick={onMark}>
          Mark this instant
        </button>
      </header>
      {bookmarks.length === 0 ? (
        <p>A bookmark keeps the instant and the view. The link carries them.</p>
      ) : (
        <ol>
          {bookmarks.map((bookmark) => (
            <li key={bookmark.t}>
              <button
                type="button"
                className="button bookmark-go"
                aria-label={`Go to ${bookmark.name}, ${bookmark.t.toFixed(3)} s`}
                onClick={() => onGo(bookmark)}
              >
                {bookmark.t.toFixed(3)} s
              </button>
              <Name
                key={bookmark.name}
                bookmark={bookmark}
                onName={(name) =>
                  onChange(bookmarks.map((one) => (one === bookmark ? { ...one, name } : one)))
                }
              />
              <CloseButton
                label={`Remove ${bookmark.name}`}
                onClose={() => onChange(bookmarks.filter((one) => one !== bookmark))}
              />
            </li>
          ))}
        </ol>
      )}
      {full ? <p>{MOST_BOOKMARKS} bookmarks are the most that a link carries.</p> : null}
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
      aria-label={`Name of the bookmark at ${t.toFixed(3)} s`}
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
