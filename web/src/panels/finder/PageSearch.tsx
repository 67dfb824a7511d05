/** The search field of a page that lists many things, and below it how many of them are left. */
import { useId } from 'react';
import { counted } from '../../base/text';
import { type Forms, formOf, say } from '../../words/say';
import './pageSearch.css';

interface PageSearchProps {
  /** What is sought, one and several: "term", "terms". */
  readonly things: Forms;
  /** What somebody might type. */
  readonly placeholder: string;
  readonly wanted: string;
  /** How many have it, or nothing while they are loaded. */
  readonly found: number | null;
  onWant(wanted: string): void;
}

export function PageSearch({ things, placeholder, wanted, found, onWant }: PageSearchProps) {
  const id = useId();
  const thing = formOf(1, things);
  return (
    <div className="page-search">
      <label htmlFor={id}>{say`Find a ${thing}`}</label>
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
            ? say`No ${thing} has “${wanted.trim()}” in its words.`
            : counted(found, things)}
      </p>
    </div>
  );
}
