/** The head-of-line view in words: who waits for what, and the story of one chunk. */
import { counted } from '../../base/text';
import type { FamilyWords } from '../../families';
import {
  CHUNK_FATE_WORDS,
  OUTCOME_WORDS,
  RETRANSMIT_WORDS,
  wordsOf,
} from '../../protocol/codes.gen';
import type { ChunkIndex } from '../../reading/chunkIndex';
import { type ChunkState, lossOf, type StreamView } from '../../reading/chunkState';
import { NONE } from '../../reading/lists';
import type { RecordingStore } from '../../reading/recordingStore';
import { fixed, numberLocale } from '../../words/numbers';
import { formOf, say } from '../../words/say';

/** Names a node. */
export type NameNode = (node: number) => string;

/** "lost to corruption on the link to London". */
export function causeWords(store: RecordingStore, fate: number, name: NameNode): string {
  const { outcome, node } = store.fates;
  return `${wordsOf(OUTCOME_WORDS, outcome[fate])} ${name(node[fate] ?? NONE)}`;
}

const MOST_STREAMS = 2;

/** What waits at `t` and for what, in a sentence or two. */
export function headline(
  store: RecordingStore,
  index: ChunkIndex,
  views: readonly StreamView[],
  t: number,
  name: NameNode,
  family: FamilyWords,
): string {
  const blocked = views.filter(({ head }) => head !== NONE);
  if (blocked.length === 0) return family.nothingWaits;
  const said = blocked.slice(0, MOST_STREAMS).map(({ stream, head, waiting }) => {
    const why = whereIs(store, index, head, t, name);
    const place = { stream, ssn: index.ssnOf(head), tsn: index.tsnOf(head) };
    const wait = `${counted(waiting, family.piece)} ${formOf(waiting, ['waits', 'wait'])}`;
    return `${family.waits(place, why)}; ${wait}.`;
  });
  const others = blocked.slice(MOST_STREAMS);
  if (others.length > 0) {
    const waiting = others.reduce((sum, view) => sum + view.waiting, 0);
    said.push(
      say`${others.length} more ${formOf(others.length, ['stream waits', 'streams wait'])} with ${counted(waiting, family.piece)}.`,
    );
  }
  return said.join(' ');
}

/** Where a chunk is that has not arrived. */
function whereIs(
  store: RecordingStore,
  index: ChunkIndex,
  position: number,
  t: number,
  name: NameNode,
): string {
  const sends = index.sendsOf(position, t);
  const loss = sends.map((segment) => lossOf(store, segment, t)).find((fate) => fate !== NONE);
  if (loss === undefined) return say('still on its way');
  const cause = causeWords(store, loss, name);
  const flying = lossOf(store, sends[0] ?? NONE, t) === NONE;
  return flying ? say`${cause}, sent again` : cause;
}

/** The story of a chunk up to `t`: "TSN 164, stream 2, SSN 41: sent 41.100 s on path 0; ..."; `anew` is when its stream began anew with it. */
export function story(
  store: RecordingStore,
  index: ChunkIndex,
  position: number,
  t: number,
  name: NameNode,
  family: FamilyWords,
  anew?: number,
): string {
  const { segments, fates } = store;
  const steps: { at: number; words: string }[] = [];
  if (anew !== undefined) steps.push({ at: anew, words: say('the stream begins anew') });
  for (const segment of index.sendsOf(position, t)) {
    const at = segments.t[segment] ?? 0;
    const how = wordsOf(RETRANSMIT_WORDS, segments.retransmit[segment]);
    steps.push({ at, words: say`${how} on path ${segments.path[segment] ?? 0}` });
    const fate = lossOf(store, segment, t);
    if (fate !== NONE) steps.push({ at: fates.t[fate] ?? 0, words: causeWords(store, fate, name) });
  }
  for (const row of index.arrivalsOf(position, t)) {
    const words = wordsOf(CHUNK_FATE_WORDS, store.chunks.fate[row]);
    steps.push({ at: store.chunks.t[row] ?? 0, words });
  }
  const told = steps
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, words }) => `${fixed(at, 3)} s ${words}`);
  const place = {
    stream: index.streamOf(position),
    ssn: index.ssnOf(position),
    tsn: index.tsnOf(position),
  };
  return `${family.place(place)}: ${told.join('; ')}.`;
}

/** How many chunks of the open part of all streams are in each state. */
export function tallyWords(counts: Readonly<Record<ChunkState, number>>): string {
  const parts = [
    say`${counts.waiting.toLocaleString(numberLocale())} waiting`,
    say`${counts.missing.toLocaleString(numberLocale())} missing`,
    say`${counts.lost.toLocaleString(numberLocale())} lost`,
    say`${counts.flying.toLocaleString(numberLocale())} in flight`,
  ];
  if (counts.refused > 0) parts.push(say`${counts.refused} refused`);
  if (counts.skipped > 0) parts.push(say`${counts.skipped} given up`);
  return parts.join(', ');
}
