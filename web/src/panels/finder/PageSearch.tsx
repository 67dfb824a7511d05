/** The search field of a page that lists many things, and below it how many of them are left. */
import { useId } from 'react';
import { counted } from '../../base/text';
import { say } from '../../words/say';
import './pageSearch.css';

interface PageSearchProps {
  /** What is sought, one and several: "term", "terms". */
  readonly things: readonly [one: string, several: string];
  /** What somebody might type. */
  readonly placeholder: string;
  readonly wanted: string;
  /** How many have it, or nothing while they are loaded. */
  readonly found: number | null;
  onWant(wanted: string): void;
}

export function PageSearch({ things, placeholder, wanted, found, onWant }: PageSearchProps) {
  const id = useId();
  return (
    <div className="page-search">
      <label htmlFor={id}>{say`Find a ${things[0]}`}</label>
      <input
        id={id}
        type="search"
        value={wanted}
        placeholder={placeholder}
        onChange={(event) => onWant(event.target.value)}
      />
      <p role="status">
        {found === null
          ? ''
          : found === 0
            ? say`No ${things[0]} has “${wanted.trim()}” in its words.`
            : counted(found, things)}
      </p>
    </div>
  );
}
