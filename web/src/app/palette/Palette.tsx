/** The palette: one field over everything that the page in sight can find and do. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type PaletteEntry, paletteSources } from '../../base/palette';
import { counted } from '../../base/text';
import { say, translated } from '../../words/say';
import { EVERYWHERE } from './everywhere';
import { keyOf, Ranking } from './ranking';
import { recentKeys, remember } from './recent';
import './palette.css';

interface PaletteProps {
  /** What was typed while it was loaded. */
  typedBefore(): string;
  onClose(): void;
}

export function Palette({ typedBefore, onClose }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [entries, setEntries] = useState<readonly PaletteEntry[]>([]);
  const [typed, setTyped] = useState(typedBefore);
  /** What the arrows are at, also where more is found around it; null for the first. */
  const [marked, mark] = useState<string | null>(null);
  const [recent] = useState(recentKeys);
  const ranking = useMemo(() => new Ranking(entries), [entries]);
  const groups = ranking.shown(typed, recent);
  const found = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    found.findIndex((entry) => keyOf(entry) === marked),
  );
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    let left = false;
    // What the page itself has is there at once; the rest comes together, so that results move once.
    for (const sources of [paletteSources(), EVERYWHERE]) {
      void Promise.allSettled(sources.map((source) => source())).then((answers) => {
        // What cannot be loaded is not found; everything else is.
        const more = answers.flatMap((answer) =>
          answer.status === 'fulfilled' ? answer.value : [],
        );
        if (!left) setEntries((now) => [...now, ...more]);
      });
    }
    return () => {
      left = true;
      setEntries([]);
    };
  }, []);

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    remember(keyOf(entry));
    // The focus first goes back to where it was: what is chosen may take it elsewhere.
    dialog.current?.close();
    entry.act();
  };
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const to = found[(at + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length];
      mark(to ? keyOf(to) : null);
    } else if (key === 'Enter') choose(found[at]);
    else return false;
    return true;
  };
  let index = -1;
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={say('Find anything')}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="palette-field">
        <input
          role="combobox"
          aria-label={say('Find anything')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={say('Controls, actions, satellites, words')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            mark(null);
          }}
          onKeyDown={(event) => {
            if (!onKey(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {say('Close')}
        </button>
      </div>
      <p className="palette-count" role="status">
        {typed.trim() === ''
          ? ''
          : found.length === 0
            ? say`Nothing is called “${typed.trim()}”.`
            : counted(found.length, ['result', 'results'])}
      </p>
      <div
        className="palette-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={say('Results')}
        hidden={found.length === 0}
      >
        {groups.map(({ title, entries: some }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by this role
          <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
            <p className="palette-group" id={`${id}-${title}`} role="presentation">
              {translated(title)}
            </p>
            {some.map((entry) => {
              index += 1;
              const own = index;
              return (
                // The keyboard reaches options through the field, as comboboxes do.
                <div
                  key={keyOf(entry)}
                  id={optionId(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  ref={(element) => {
                    if (own === at) element?.scrollIntoView({ block: 'nearest' });
                  }}
                  onClick={() => choose(entry)}
                  onKeyDown={() => undefined}
                >
                  <span className="palette-name">{entry.name}</span>
                  <span className="palette-detail">{entry.detail}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </dialog>
  );
}
