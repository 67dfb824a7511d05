/** The gateways that split the first flow: where they can stand, and the changes that choose them. */
import { FIRST_PROTOCOL } from '../families';
import type { Field } from '../protocol/core.gen';
import { type ScenarioDocument, valueAt } from './document';

/** Where a refused choice of gateways is told. */
export const GATEWAYS = 'gateways of the flow';

/** Whether gateways can split the first flow as it is: its protocol has settings at gateways. */
export function canSplit(document: ScenarioDocument, fields: readonly Field[]): boolean {
  const flow = document.flows?.[0];
  const settings = `flows.*.gateways.*.${flow?.protocol ?? FIRST_PROTOCOL}`;
  return flow !== undefined && fields.some(({ path }) => path === settings);
}

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
  if (!flow) throw new Error('This scenario has no flow.');
  const before = flow.gateways ?? [];
  flow.gateways = places.map((at) => before.find((one) => one.at === at) ?? { at });
  return changed;
}

/** What a control writes: settings that a gateway gets of its own are at first those of its flow. */
export function ownAtFirst(document: ScenarioDocument, path: string, value: unknown): unknown {
  const [, flow, family] = /^(flows\[\d+\])\.gateways\[\d+\]\.(\w+)$/.exec(path) ?? [];
  const isNew = value !== null && typeof value === 'object';
  return flow && isNew ? (valueAt(document, `${flow}.${family}`) ?? value) : value;
}
