/** A field that finds one of many by its name: type, choose with the arrows and Enter, or click. */
import { useId, useState } from 'react';
import './finder.css';

/** One that was found. */
export interface Found<T> {
  /** What it is called; with the detail it is the only one. */
  readonly name: string;
  readonly detail: string;
  readonly value: T;
}

interface FinderProps<T> {
  readonly label: string;
  /** What is chosen. */
  readonly value: string;
  readonly placeholder: string;
  /** What is said when nothing is found. */
  readonly none: string;
  find(typed: string): readonly Found<T>[];
  onChoose(value: T): void;
}

export function Finder<T>(props: FinderProps<T>) {
  const { label, value, placeholder, none, find, onChoose } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = typed === null ? [] : find(typed);
  const open = typed !== null && found.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (one: Found<T> | undefined) => {
    setTyped(null);
    if (one && one.name !== value) onChoose(one.value);
  };
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (typed === null) setTyped('');
      else setAt((at + (key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length));
    } else if (key === 'Enter' && typed !== null) choose(found[at]);
    else if (key === 'Escape' && typed !== null) setTyped(null);
    else return false;
    return true;
  };

  return (
    <div className="finder">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open ? optionId(at) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onClick={() => setTyped(typed ?? '')}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (!onKey(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {typed !== null && found.length === 0 ? (
        <p className="finder-none" role="status">
          {none}
        </p>
      ) : null}
      <div
        className="finder-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!open}
      >
        {found.map((one, index) => (
          // The keyboard reaches options through the field, as comboboxes do.
          <div
            key={`${one.name} ${one.detail}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            ref={(element) => {
              if (index === at) element?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(one);
            }}
          >
            {one.name} <span className="unit">{one.detail}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
