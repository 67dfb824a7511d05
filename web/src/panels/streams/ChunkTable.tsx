/** The head-of-line view as a table: a line a stream, for those who read rather than look. */
import { capital } from '../../base/text';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { FamilyWords } from '../../families';
import type { ChunkIndex } from '../../reading/chunkIndex';
import { STATE_WORDS, stateOf } from '../../reading/chunkState';
import { NONE } from '../../reading/lists';
import type { RecordingStore } from '../../reading/recordingStore';
import type { StreamResets } from '../../reading/streamResets';
import { say, several } from '../../words/say';
import { useTicking } from '../events/useTicking';
import type { Board } from './board';
import { anewWords, FIRST_ANEW } from './resetWords';
import { boardWords } from './streamsWords';

interface ChunkTableProps {
  readonly store: RecordingStore;
  readonly playback: PlaybackSource;
  readonly index: ChunkIndex;
  readonly resets: StreamResets;
  readonly board: Board;
  readonly family: FamilyWords;
}

const EVERY_MS = 500;
/** Chunks named for each stream. */
const MOST_NAMED = 24;

export function ChunkTable({ store, playback, index, resets, board, family }: ChunkTableProps) {
  useTicking(store, playback, EVERY_MS);
  const { t } = playback;
  const { numbers } = family;
  const pieces = several(family.piece);
  const label = say`${capital(pieces)} of every stream, table`;
  const highest = index.highestAt(t);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="chart-table" aria-label={label} tabIndex={0}>
      <table>
        <caption>{boardWords(t, board.views, pieces)}</caption>
        <thead>
          <tr>
            <th scope="col">{say('stream')}</th>
            <th scope="col">{say`waits for ${numbers.ssn}`}</th>
            <th scope="col">{numbers.tsn}</th>
            <th scope="col">{say('waiting')}</th>
            {resets.any ? <th scope="col">{say('begun anew')}</th> : null}
            <th scope="col">{say`open ${pieces} by ${numbers.ssn}`}</th>
          </tr>
        </thead>
        <tbody>
          {board.views.map((view) => {
            const positions = index.streams.get(view.stream);
            const anew = resets.beginnings(positions, t);
            const named: string[] = [];
            for (let at = view.oldest; at < view.sent && named.length < MOST_NAMED; at += 1) {
              const position = positions?.at(at) ?? NONE;
              const state = stateOf(store, index, position, t, highest);
              const first = anew.has(at) ? ` (${FIRST_ANEW})` : '';
              named.push(`${index.ssnOf(position)} ${STATE_WORDS[state]}${first}`);
            }
            return (
              <tr key={view.stream}>
                <th scope="row">{view.stream}</th>
                <td>{view.head === NONE ? say('none') : index.ssnOf(view.head)}</td>
                <td>{view.head === NONE ? '' : index.tsnOf(view.head)}</td>
                <td>{view.waiting}</td>
                {resets.any ? <td>{anewWords([...anew.values()])}</td> : null}
                <td>{named.join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
