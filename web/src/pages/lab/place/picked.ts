/** A click on the globe: it places an end of the flow while one is being picked, else it chooses what it hit. */
import { moveStation } from '../../../document/document';
import type { ScenarioStore } from '../../../document/scenarioStore';
import type { GlobePick } from '../../../globe';
import type { City } from '../../../protocol/core.gen';
import { type ChosenSlice, showPacket } from '../session/chosen';
import type { EditSlice } from '../session/edit';
import type { RunSlice } from '../session/run';
import { showFlow, type ViewSlice } from '../session/view';
import { placeAt } from './placeAt';

interface PlacingParts {
  readonly scenario: Pick<ScenarioStore, 'edit'>;
  readonly edit: EditSlice;
}

interface PickedParts extends PlacingParts {
  readonly run: RunSlice;
  readonly view: ViewSlice;
  readonly chosen: ChosenSlice;
  readonly cities: readonly City[];
}

export function picked(lab: PickedParts, pick: GlobePick | null): void {
  const { picking } = lab.edit.getState();
  if (picking === null) {
    if (pick?.kind === 'packet') {
      showPacket(lab, pick.segment);
      return;
    }
    if (pick?.kind === 'flow') showFlow(lab.view, pick.flow);
    lab.chosen.setState({ selection: pick?.kind === 'place' ? null : pick });
  } else if (pick?.kind === 'place') {
    placeEnd(lab, picking, placeAt(lab.cities, pick.latitude_deg, pick.longitude_deg));
  } else {
    lab.edit.setState({ beside: true });
  }
}

/** Puts an end of the flow somewhere else. */
export function placeEnd(
  { scenario, edit }: PlacingParts,
  end: 'from' | 'to',
  { name, latitude_deg, longitude_deg }: Omit<City, 'country'>,
): void {
  const place = { name, latitude_deg, longitude_deg };
  scenario.edit('places', (document) => moveStation(document, end, place));
  edit.setState({ picking: null });
}
