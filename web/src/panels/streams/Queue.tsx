/** The whole queue of the stream that waits most: every chunk from its oldest open one to its newest, however many. */
import { useEffect, useRef } from 'react';
import { densityOf } from '../../base/enlarged';
import { counted } from '../../base/text';
import { onThemeChange, readColors } from '../../charts/engine/theme';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { FamilyWords } from '../../families/familyWords';
import { formOf, say } from '../../words/say';
import type { Board, StreamQueue } from './board';
import { drawQueue } from './drawQueue';

interface QueueProps {
  readonly board: Board;
  readonly playback: PlaybackSource;
  readonly piece: FamilyWords['piece'];
}

export function Queue({ board, playback, piece }: QueueProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const [area, said] = [canvas.current, words.current];
    const context = area?.getContext('2d');
    if (!area || !said || !context) return;
    let read: Board['views'] | null = null;
    const again = () => {
      read = null;
    };
    const sized = new ResizeObserver(again);
    sized.observe(area);
    const stops = [
      onThemeChange(again),
      playback.subscribe((t) => {
        // The board reads its streams anew when the playhead or the recording has moved.
        if (board.views === read) return;
        read = board.views;
        const queue = board.queue(t);
        const density = densityOf(area);
        area.width = Math.round(area.clientWidth * density);
        area.height = Math.round(area.clientHeight * density);
        context.setTransform(density, 0, 0, density, 0, 0);
        if (queue) drawQueue(context, readColors(), queue, area.clientWidth, area.clientHeight);
        said.textContent = queueWords(queue, piece);
      }),
    ];
    return () => {
      sized.disconnect();
      for (const stop of stops) stop();
    };
  }, [board, playback, piece]);
  return (
    <div className="streams-queue">
      <p ref={words} />
      <canvas ref={canvas} />
    </div>
  );
}

function queueWords(queue: StreamQueue | null, piece: FamilyWords['piece']): string {
  if (!queue) return say('The whole queue of the stream that waits most stands here.');
  const waiting = queue.cells.filter(({ state }) => state === 'waiting').length;
  const what = counted(queue.cells.length, piece);
  return waiting === 0
    ? say`Stream ${queue.stream}: ${what}, none of which waits.`
    : say`Stream ${queue.stream}, all of it: ${what}, of which ${waiting} ${formOf(waiting, ['waits', 'wait'])} for the first.`;
}
