/** What the looks of a chunk mean, drawn by the same pen as the chunks. */
import { useEffect, useRef } from 'react';
import { densityOf } from '../../base/enlarged';
import { onThemeChange, readColors } from '../../charts/engine/theme';
import { type ChunkState, STATE_WORDS } from '../../reading/chunkState';
import { say } from '../../words/say';
import { CellPen } from './cells';
import { FIRST_ANEW } from './resetWords';

const SHOWN: readonly ChunkState[] = ['delivered', 'waiting', 'missing', 'lost', 'flying'];
const SIZE_PX = 16;

interface ChunkKeyProps {
  readonly piece: string;
  /** Whether streams of the flow begin anew. */
  readonly resets: boolean;
}

export function ChunkKey({ piece, resets }: ChunkKeyProps) {
  return (
    <ul className="streams-key" aria-label={say`Looks of a ${piece}`}>
      {SHOWN.map((state) => (
        <li key={state}>
          <Sign state={state} />
          {STATE_WORDS[state]}
        </li>
      ))}
      {resets ? (
        <li>
          <Sign state="delivered" anew />
          {FIRST_ANEW}
        </li>
      ) : null}
    </ul>
  );
}

function Sign({ state, anew = false }: { readonly state: ChunkState; readonly anew?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const density = densityOf(canvas.current);
    canvas.current.width = Math.round(SIZE_PX * density);
    canvas.current.height = Math.round(SIZE_PX * density);
    const draw = () => {
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, SIZE_PX, SIZE_PX);
      const pen = new CellPen(context, readColors(), SIZE_PX, SIZE_PX);
      pen.cell(state, '', 0, 0, false);
      if (anew) pen.anew(0, 0);
    };
    draw();
    return onThemeChange(draw);
  }, [state, anew]);
  return <canvas ref={canvas} style={{ width: SIZE_PX, height: SIZE_PX }} />;
}
