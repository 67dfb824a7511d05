/** The menu by which a picture that is no chart is saved: PNG, SVG or PDF. */
import { useState } from 'react';
import { say } from '../../words/say';
import { downloadPng } from '../engine/download';
import { type Paper, pagePaper } from '../engine/paper';
import { MoreIcon } from './chartIcons';
import { Menu } from './Menu';
import { themeEntry, useVectorTheme } from './vectorTheme';

/** A picture that can be drawn on any paper, and what its file says of it. */
export interface Takable {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly words: string;
  draw(paper: Paper): Promise<HTMLCanvasElement>;
}

interface PictureMenuProps {
  readonly label: string;
  /** The picture as it stands; null where there is none to see yet. */
  take(): Promise<Takable | null>;
}

const FORMATS = ['png', 'svg', 'pdf'] as const;
const NOT_LOADED = say(
  'This could not be loaded. Try again; if that does not help, reload the page.',
);
const NOTHING = say('There is nothing to save yet.');

export function PictureMenu({ label, take }: PictureMenuProps) {
  const [theme, turnTheme] = useVectorTheme();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (format: (typeof FORMATS)[number]) => {
    const taken = await take();
    if (!taken) return setProblem(NOTHING);
    if (format === 'png') return downloadPng(`${taken.name}.png`, await taken.draw(pagePaper()));
    const { saveVector } = await import('../vector/save');
    await saveVector(taken.name, format, taken, taken.draw, theme);
  };
  return (
    <>
      <Menu
        className="chart-icon"
        label={label}
        entries={[
          ...FORMATS.map((id) => ({ id, label: say`Save as ${id.toUpperCase()}` })),
          themeEntry(theme),
        ]}
        onAct={(id) => {
          if (id === 'paper') return turnTheme();
          setProblem(null);
          save(id as (typeof FORMATS)[number]).catch(() => setProblem(NOT_LOADED));
        }}
      >
        <MoreIcon />
      </Menu>
      {problem === null ? null : (
        <span className="chart-problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
