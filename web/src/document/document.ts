/** The scenario document as plain data: reading by path, and the changes that touch several fields at once. */
import { readQuantity } from '../base/quantity';
import { FIRST_PROTOCOL, familyOf } from '../families';
import type { Scenario, FlowPath as WrittenPath } from '../protocol/scenario.gen';
import { listed } from '../words/lists';
import { say } from '../words/say';
import { nameIn } from './names';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** As a part of the document is written, but open to change. */
type Draft<T> = T extends object ? { -readonly [Key in keyof T]: Draft<T[Key]> } : T;

/** A scenario document to be changed; most of it the page touches through descriptors alone. */
export type ScenarioDocument = Draft<Partial<Scenario>>;
export type FlowPath = Draft<WrittenPath>;

/** Reads a document that the core has written or accepted, which may begin with a byte order mark. */
export function readDocument(text: string): ScenarioDocument {
  return JSON.parse(text.replace(/^\uFEFF/, '')) as ScenarioDocument;
}

/** How long each measuring interval is, s; a document may give it as text with a unit. */
export function intervalOf({ measurement }: ScenarioDocument): number {
  const given = measurement?.interval_s ?? 1;
  return typeof given === 'string' ? (readQuantity(given, 's') ?? 1) : given;
}

/** The value at a dotted path with list indexes (`flows[0].paths[1].via`), or undefined where nothing is given. */
export function valueAt(document: unknown, path: string): unknown {
  let value: unknown = document;
  for (const part of path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** The document with an end of its first flow in another place; everything that names it follows. */
export function moveStation(
  document: ScenarioDocument,
  end: 'from' | 'to',
  place: { name: string; latitude_deg: number; longitude_deg: number },
): ScenarioDocument {
  const moved = structuredClone(document);
  const flow = moved.flows?.[0];
  const old = flow?.[end];
  const station = moved.stations?.find(({ name }) => name === old);
  if (!flow || !station || old === undefined)
    throw new Error(say('This scenario has no such place.'));
  const taken = moved.stations?.some((other) => other !== station && other.name === place.name);
  if (taken) throw new Error(say`${place.name} is already a place of this scenario.`);
  const usual = flow.name === `${flow.from} to ${flow.to}`;
  Object.assign(station, place);
  for (const gateway of (moved.flows ?? []).flatMap(({ gateways }) => gateways ?? [])) {
    if (gateway.at === old) gateway.at = place.name;
  }
  for (const ends of [...(moved.flows ?? []), ...(moved.links ?? [])]) {
    if (ends.from === old) ends.from = place.name;
    if (ends.to === old) ends.to = place.name;
  }
  if (usual) flow.name = `${flow.from} to ${flow.to}`;
  return moved;
}

/** The document with the constellations of another one; every station uses the first of them. */
export function exchangeConstellations(
  document: ScenarioDocument,
  other: ScenarioDocument,
): ScenarioDocument {
  const changed = structuredClone(document);
  changed.constellations = structuredClone(other.constellations ?? []);
  const first = changed.constellations[0]?.id;
  for (const station of changed.stations ?? []) {
    if (first === undefined) delete station.terminals;
    else station.terminals = [first];
  }
  return changed;
}

/** Whose paths: those of the first flow, or of those in the background. */
export type PathOwner = 'flow' | 'background';

/** The paths that a document gives, the primary first; none where it leaves them to the network. */
export function pathsOf(document: ScenarioDocument, owner: PathOwner): readonly FlowPath[] {
  const part = owner === 'flow' ? document.flows?.[0] : document.background;
  return part?.paths ?? [];
}

/** The document with other paths; the stations get the terminals that these need. */
export function choosePaths(
  document: ScenarioDocument,
  owner: PathOwner,
  paths: readonly FlowPath[],
): ScenarioDocument {
  const changed = structuredClone(document);
  const part = owner === 'flow' ? changed.flows?.[0] : changed.background;
  if (!part) throw new Error(say('This scenario has no such traffic.'));
  part.paths = paths.map((path) => ({ ...path }));
  const flow = owner === 'flow' ? changed.flows?.[0] : undefined;
  for (const station of changed.stations ?? []) {
    if (!station.terminals || (station.name !== flow?.from && station.name !== flow?.to)) continue;
    const wanted = paths.flatMap(({ via }) => (via ? [via] : []));
    station.terminals = [...new Set([...station.terminals, ...wanted])];
  }
  return changed;
}

/** The scenario in words: who sends to whom over what, and how. */
export function inWords(document: ScenarioDocument): { subject: string; rest: string } {
  const [flow, ...others] = document.flows ?? [];
  const background = document.background?.associations ?? 0;
  const names = networksOf(document).map((id) => nameIn(document.constellations, id));
  const over = names.length === 0 ? '' : say` over ${listed(names)}`;
  const more = others.length === 0 ? '' : say`, and ${others.length} more`;
  const subject = flow
    ? say`${flow.from} to ${flow.to}${over}${more}`
    : document.title || say('No flow');
  const rest = [
    protocolsOf(document),
    ...(background > 0 ? [say`${background} in the background`] : []),
    say`seed ${document.seed ?? 1}`,
  ];
  return { subject, rest: rest.join(' · ') };
}

/** The protocols of the flows in focus; of one alone also what its settings are known by. */
function protocolsOf(document: ScenarioDocument): string {
  const flows = document.flows ?? [];
  const first = flows[0] ?? document.background;
  const spoken = (flows.length > 0 ? flows : [first]).map(
    (flow) => flow?.protocol ?? FIRST_PROTOCOL,
  );
  const [one = FIRST_PROTOCOL, ...more] = new Set(spoken);
  if (more.length === 0) return familyOf(one).headline(first?.[one] ?? {});
  return listed([one, ...more].map((protocol) => familyOf(protocol).label));
}

/** The constellations that the first flow goes over, the primary first; none by wire. */
function networksOf(document: ScenarioDocument): readonly string[] {
  const vias = pathsOf(document, 'flow').flatMap(({ via }) => (via ? [via] : []));
  if (vias.length > 0) return [...new Set(vias)];
  const station = document.stations?.find(({ name }) => name === document.flows?.[0]?.from);
  const used = station?.terminals?.[0] ?? document.constellations?.[0]?.id;
  return station && used !== undefined ? [used] : [];
}
