/** What a moved control does: it sets its field from the start, or from the playhead on. */
import { type Acting, actsHere, isLive } from '../../../document/datedChanges';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';

interface FieldParts extends Pick<Lab, 'scenario' | 'fields' | 'edit'> {
  readonly playback: Pick<Lab['playback'], 't' | 'playing'>;
}

/** Sets a field: from the start, or from the playhead on where that is how controls act and the field can change. */
export function setField(
  { scenario, playback, fields, edit }: FieldParts,
  path: string,
  value: unknown,
  acts: Acting = edit.getState().acts,
): boolean {
  // Under the hand it goes on as it began, also where the playback ends meanwhile.
  const held = scenario.held(path);
  const here = held === null ? actsHere(acts, playback) : held === 'here';
  const live = isLive(fields, path);
  const label = fields.find((field) => field.path === path.replaceAll(/\[\d+\]/g, '.*'))?.label;
  const fixed =
    here && !live
      ? say`${label ?? say('This')} is fixed when the run begins: it was set from the start.`
      : null;
  const done = here && live ? scenario.setFrom(path, value, playback.t) : scenario.set(path, value);
  edit.setState({ fixed: done ? fixed : null });
  return done;
}
