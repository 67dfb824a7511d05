/** What the looks of a chunk mean, drawn by the same pen as the chunks. */
import { useEffect, useRef } from 'react';
import { densityOf } from '../../base/enlarged';
import { onThemeChange, readColors } from '../../charts/engine/theme';
import { type ChunkState, STATE_WORDS } from '../../reading/chunkState';
import { say } from '../../words/say';
import { CellPen } from './cells';

const SHOWN: readonly ChunkState[] = ['delivered', 'waiting', 'missing', 'lost', 'flying'];
const SIZE_PX = 16;

export function ChunkKey({ piece }: { readonly piece: string }) {
  return (
    <ul className="streams-key" aria-label={say`Looks of a ${piece}`}>
      {SHOWN.map((state) => (
        <li key={state}>
          <Sign state={state} />
          {STATE_WORDS[state]}
        </li>
      ))}
    </ul>
  );
}

function Sign({ state }: { readonly state: ChunkState }) {
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
      new CellPen(context, readColors(), SIZE_PX, SIZE_PX).cell(state, '', 0, 0, false);
    };
    draw();
    return onThemeChange(draw);
  }, [state]);
  return <canvas ref={canvas} style={{ width: SIZE_PX, height: SIZE_PX }} />;
}
