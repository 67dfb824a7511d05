/** Choosing the gateways of the first flow: where they can stand, and the document with others. */
import type { ScenarioDocument } from '../../document/document';
import { say } from '../../words/say';

/** The places of the gateways, in the order of the way. */
export function gatewaysOf(document: ScenarioDocument): readonly string[] {
  return (document.flows?.[0]?.gateways ?? []).map(({ at }) => at);
}

/** Where gateways of the first flow can stand: every station and router that is no end of it. */
export function gatewayPlaces(document: ScenarioDocument): readonly string[] {
  const { from, to } = document.flows?.[0] ?? {};
  const names = [...(document.stations ?? []), ...(document.routers ?? [])].map(({ name }) => name);
  return names.filter((name) => name !== from && name !== to);
}

/** The document with gateways at these places; one that stays keeps its settings. */
export function chooseGateways(
  document: ScenarioDocument,
  places: readonly string[],
): ScenarioDocument {
  const changed = structuredClone(document);
  const flow = changed.flows?.[0];
  if (!flow) throw new Error(say('This scenario has no flow.'));
  const before = flow.gateways ?? [];
  flow.gateways = places.map((at) => before.find((one) => one.at === at) ?? { at });
  return changed;
}
