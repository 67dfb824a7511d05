/** Whether what has been drawn of a recording is still all that there is to draw. */
import type { RecordingSource } from '../../reading/source';
import type { Range } from './ranges';

/** What the recording was when it was drawn. */
export type Drawn = Pick<RecordingSource, 'version' | 'generation' | 'simulated_s'>;

/** Whether blocks that came since change something within `range`: those before and behind it do not. */
export function changed(source: Drawn, drawn: Drawn, { from, to }: Range): boolean {
  if (source.version === drawn.version) return false;
  if (source.generation !== drawn.generation) return true;
  return Math.max(drawn.simulated_s, from) < Math.min(source.simulated_s, to);
}
