/** The gateways that split the first flow: whether there can be any, and what their settings begin with. */
import { FIRST_PROTOCOL } from '../families';
import type { Field } from '../protocol/core.gen';
import { say } from '../words/say';
import { type ScenarioDocument, valueAt } from './document';

/** Where a refused choice of gateways is told. */
export const GATEWAYS = say('gateways of the flow');

/** Whether gateways can split the first flow as it is: its protocol has settings at gateways. */
export function canSplit(document: ScenarioDocument, fields: readonly Field[]): boolean {
  const flow = document.flows?.[0];
  const settings = `flows.*.gateways.*.${flow?.protocol ?? FIRST_PROTOCOL}`;
  return flow !== undefined && fields.some(({ path }) => path === settings);
}

/** What a control writes: settings that a gateway gets of its own are at first those of its flow. */
export function ownAtFirst(document: ScenarioDocument, path: string, value: unknown): unknown {
  const [, flow, family] = /^(flows\[\d+\])\.gateways\[\d+\]\.(\w+)$/.exec(path) ?? [];
  const isNew = value !== null && typeof value === 'object';
  return flow && isNew ? (valueAt(document, `${flow}.${family}`) ?? value) : value;
}
