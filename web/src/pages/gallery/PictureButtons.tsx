/** Buttons that save a picture: as pixels in the page's colours, as vectors on white. */
import { useState } from 'react';
import { downloadPng } from '../../charts/engine/download';
import { type Paper, pagePaper } from '../../charts/engine/paper';
import type { VectorFormat } from '../../charts/vector/save';
import { say } from '../../words/say';

interface PictureButtonsProps {
  /** What the file is called, but for its ending. */
  readonly name: string;
  readonly title: string;
  /** The picture in a sentence, for who does not see it. */
  readonly words: string;
  readonly disabled?: boolean;
  draw(paper: Paper): HTMLCanvasElement | null | Promise<HTMLCanvasElement | null>;
}

export function PictureButtons({ name, title, words, disabled, draw }: PictureButtonsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const png = async () => {
    const picture = await draw(pagePaper());
    if (picture) downloadPng(`${name}.png`, picture);
  };
  const vector = async (format: VectorFormat) => {
    const { saveVector } = await import('../../charts/vector/save');
    await saveVector(name, format, { title, words }, draw, 'light');
  };
  const save = async (work: Promise<void>) => {
    setProblem(null);
    await work.catch(() =>
      setProblem(
        say('The file could not be made. Try again; if that does not help, reload the page.'),
      ),
    );
  };
  return (
    <>
      {problem === null ? null : <span role="alert">{problem}</span>}
      <button
        type="button"
        className="plain-button"
        disabled={disabled}
        onClick={() => save(png())}
      >
        {say('PNG')}
      </button>
      {(['svg', 'pdf'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="plain-button"
          disabled={disabled}
          onClick={() => save(vector(format))}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </>
  );
}
