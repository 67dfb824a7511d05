/** The scenario document as plain data: reading by path, and the changes that touch several fields at once. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Station {
  name: string;
  latitude_deg: number;
  longitude_deg: number;
  terminals?: string[];
}

/** A path of an association, as a document has it. */
export interface FlowPath {
  via?: string | null;
  from?: string | null;
  to?: string | null;
}

/** The parts of a scenario document that the page itself reads; everything else goes through descriptors. */
export interface ScenarioDocument {
  title?: string;
  description?: string;
  seed?: number;
  duration_s?: number;
  constellations?: { id: string; kind?: string }[];
  stations?: Station[];
  routers?: { name: string }[];
  links?: { from: string; to: string }[];
  flows?: {
    name: string;
    from: string;
    to: string;
    paths?: FlowPath[] | null;
    sctp?: { streams?: number; profile?: string };
  }[];
  background?: { associations?: number; paths?: FlowPath[] | null };
  measurement?: { interval_s?: number };
}

/** Reads a document that the core has written or accepted. */
export function readDocument(text: string): ScenarioDocument {
  return JSON.parse(text) as ScenarioDocument;
}

/** The value at a dotted path with list indexes (`flows[0].sctp.streams`), or undefined where nothing is given. */
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
  if (!flow || !station || old === undefined) throw new Error('This scenario has no such place.');
  const taken = moved.stations?.some((other) => other !== station && other.name === place.name);
  if (taken) throw new Error(`${place.name} is already a place of this scenario.`);
  const usual = flow.name === `${flow.from} to ${flow.to}`;
  Object.assign(station, place);
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

/** Whose paths: those of the first flow, or of the associations in the background. */
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
  if (!part) throw new Error('This scenario has no such traffic.');
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
  const flow = document.flows?.[0];
  const used = document.stations?.find(({ name }) => name === flow?.from)?.terminals?.[0];
  const over = used ?? document.constellations?.[0]?.id;
  const streams = flow?.sctp?.streams ?? 1;
  const background = document.background?.associations ?? 0;
  const vias = pathsOf(document, 'flow').flatMap(({ via }) => (via ? [via] : []));
  const networks = vias.length > 0 ? [...new Set(vias)] : over === undefined ? [] : [over];
  const names = networks.map(properName).join(' and ');
  const subject = flow
    ? `${flow.from} to ${flow.to}${names === '' ? '' : ` over ${names}`}`
    : (document.title ?? 'No flow');
  const rest = [
    `SCTP, ${streams} ${streams === 1 ? 'stream' : 'streams'}`,
    ...(background > 0 ? [`${background} in the background`] : []),
    `seed ${document.seed ?? 1}`,
  ];
  return { subject, rest: rest.join(' · ') };
}

/** An id as a name: `iridium` is Iridium, `geo` is GEO. */
export function properName(id: string): string {
  if (id.length <= 3 || /^(geo|leo|meo)\d*$/.test(id)) return id.toUpperCase();
  return id.charAt(0).toUpperCase() + id.slice(1);
}
