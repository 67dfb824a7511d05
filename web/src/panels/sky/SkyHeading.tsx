/** The line over a drawing of the sky: what it is, the switch to its numbers as a table, and saving it. */
import { PictureMenu, type Takable } from '../../charts/ui/PictureMenu';
import { say } from '../../words/say';

interface SkyHeadingProps {
  readonly title: string;
  /** What of it is shown, where that is not all. */
  readonly part?: string;
  /** Whether the table is shown. */
  readonly table: boolean;
  /** The label of the menu by which the drawing is saved. */
  readonly saveLabel: string;
  onTable(shown: boolean): void;
  /** The drawing as it stands; null where there is none to see yet. */
  take(): Promise<Takable | null>;
}

export function SkyHeading({ title, part, table, saveLabel, onTable, take }: SkyHeadingProps) {
  return (
    <header className="sky-passes">
      <h3>{title}</h3>
      <span>{part}</span>
      <button
        type="button"
        className="sky-switch"
        aria-pressed={table}
        onClick={() => onTable(!table)}
      >
        {say('Table')}
      </button>
      <PictureMenu label={saveLabel} take={take} />
    </header>
  );
}
