/** Which controls stand at hand when presenting, for the controls that choose them. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { controlAt } from '../../../document/fields';
import type { StarsOf } from '../../../panels/controls/Star';
import type { Lab } from '../session/lab';
import { star } from '../session/stage';

export function useStars({
  stage,
  scenario,
  fields,
}: Pick<Lab, 'stage' | 'scenario' | 'fields'>): StarsOf {
  const starred = useStore(stage, (state) => state.controls);
  return useMemo(
    () => ({
      starred,
      offers: (path) => controlAt(fields, scenario.state.getState().document, path) !== null,
      star: (path, on) => star(stage, path, on),
    }),
    [starred, stage, scenario, fields],
  );
}
