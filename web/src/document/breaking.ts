/** What can be broken in a run at an instant: the packets and the receiver of a flow, and what was found on its way. */
import type { RunMeta } from '../protocol/runMeta';
import type { FlowMeta } from '../protocol/runMeta.gen';
import { say } from '../words/say';
import type { DatedChange } from './datedChanges';
import { nodeName } from './runNames';

/** A change that breaks something, but for its instant, and what it is called where it is offered. */
export interface Breakage {
  readonly label: string;
  readonly change: Omit<DatedChange, 'at_s'>;
}

/** What was picked on the globe. */
export type Thing =
  | { readonly kind: 'satellite'; readonly node: number }
  | { readonly kind: 'station'; readonly node: number }
  | { readonly kind: 'link'; readonly a: number; readonly b: number };

/** The way of a flow at an instant. */
export interface Way {
  /** Its nodes, from the sender on; none without a route. */
  readonly nodes: readonly number[];
  /** The satellite that serves a terminal, or null. */
  serving(terminal: number): number | null;
}

/** For how long what breaks does, s, until somebody says otherwise. */
const OFF_S = 30;
const RAIN_S = 60;
const FREEZE_S = 10;

/** The packets and the receiver of a flow. */
export function flowBreakages(meta: RunMeta, flow: number): Breakage[] {
  const own = meta.flows[flow];
  if (!own || own.background) return [];
  const name = documentName(own);
  const drop = (packet: 'data' | 'acknowledgement', label: string): Breakage => ({
    label,
    change: { kind: 'drop-next', flow: name, packet },
  });
  return [
    drop('data', say('Drop the next data packet')),
    drop('acknowledgement', say('Drop the next acknowledgement')),
    frozen(own, say`Freeze the receiver ${lasting(FREEZE_S)}`),
  ];
}

/** Weather, satellites and links where a flow leaves the ground and where it comes down. */
export function wayBreakages(meta: RunMeta, flow: number, { nodes, serving }: Way): Breakage[] {
  const ends = (meta.flows[flow]?.paths ?? []).flatMap((path) => [path.from_node, path.to_node]);
  // A flow between wired ends has its gateways on the way.
  const ground = [...new Set([...ends, ...nodes])].filter((node) => isTerminal(meta, node));
  const rain = ground.flatMap((node) => {
    const label = say`Rain over ${nodeName(meta, node)} ${lasting(RAIN_S)}`;
    return rainOver(meta, node, label);
  });
  const dark = ground.flatMap((node) => {
    const satellite = serving(node);
    if (satellite === null) return [];
    const whose = say`${nodeName(meta, satellite)}, which serves ${nodeName(meta, node)}`;
    return [satelliteOff(meta, satellite, say`Switch off ${whose}, ${lasting(OFF_S)}`)];
  });
  const links = [nodes.slice(0, 2), nodes.slice(-2)].flatMap(([a, b]) => {
    if (a === undefined || b === undefined) return [];
    return [
      linkOff(
        meta,
        a,
        b,
        say`Switch off ${nodeName(meta, a)} – ${nodeName(meta, b)} ${lasting(OFF_S)}`,
      ),
    ];
  });
  return unlike([...rain, ...dark, ...links]);
}

/** What of a thing on the globe can be broken; `flow` is the one on show. */
export function thingBreakages(meta: RunMeta, thing: Thing, flow: number): Breakage[] {
  const off = say`Switch off ${lasting(OFF_S)}`;
  if (thing.kind === 'satellite') return [satelliteOff(meta, thing.node, off)];
  if (thing.kind === 'link') {
    const apart = [thing.a, thing.b].some((node) => terminalOf(meta, node)?.background);
    return apart ? [] : [linkOff(meta, thing.a, thing.b, off)];
  }
  const rain = isTerminal(meta, thing.node)
    ? rainOver(meta, thing.node, say`Rain ${lasting(RAIN_S)}`)
    : [];
  const receiver = receiverAt(meta, nodeName(meta, thing.node), flow);
  if (!receiver) return rain;
  return [...rain, frozen(receiver, say`Freeze the receiver ${lasting(FREEZE_S)}`)];
}

/** "for 30 s", which is not torn apart at the end of a line. */
function lasting(for_s: number): string {
  return say`for ${for_s}\u00a0s`;
}

function satelliteOff(meta: RunMeta, node: number, label: string): Breakage {
  const satellite = nodeName(meta, node);
  return {
    label,
    change: { kind: 'satellite-off', satellite, ...systemOf(meta, [node]), for_s: OFF_S },
  };
}

function linkOff(meta: RunMeta, a: number, b: number, label: string): Breakage {
  const [from, to] = [nodeName(meta, a), nodeName(meta, b)];
  return { label, change: { kind: 'link-off', from, to, ...systemOf(meta, [a, b]), for_s: OFF_S } };
}

function rainOver(meta: RunMeta, node: number, label: string): Breakage[] {
  const station = nodeName(meta, node);
  return [{ label, change: { kind: 'rain', station, for_s: RAIN_S } }];
}

function frozen(flow: FlowMeta, label: string): Breakage {
  return { label, change: { kind: 'freeze', flow: documentName(flow), for_s: FREEZE_S } };
}

/** Which constellation the satellites among nodes are of, where satellites of several could have their names. */
function systemOf(meta: RunMeta, nodes: readonly number[]): { constellation?: string } {
  const satellite = nodes.find((node) => node < meta.satellites.name.length);
  if (satellite === undefined || meta.constellations.length < 2) return {};
  const system = meta.constellations[meta.satellites.constellation[satellite] ?? 0];
  return system ? { constellation: system.id } : {};
}

function terminalOf(meta: RunMeta, node: number) {
  return meta.terminals[node - meta.satellites.name.length];
}

/** Whether a node is a terminal of a station that the document names. */
function isTerminal(meta: RunMeta, node: number): boolean {
  return terminalOf(meta, node)?.background === false;
}

/** The flow whose receiver is at a place: the one on show, if it can be. */
function receiverAt(meta: RunMeta, place: string, shown: number): FlowMeta | undefined {
  const own = meta.flows.filter(({ background }) => !background);
  // Of a split flow the last leg has the receiver.
  const last = new Map(own.map((flow) => [documentName(flow), flow]));
  const there = [...last.values()].filter(({ to }) => to === place);
  const name = meta.flows[shown] && documentName(meta.flows[shown]);
  return there.find((flow) => documentName(flow) === name) ?? there[0];
}

/** What the document calls a flow, of which a run may have legs. */
function documentName({ name }: FlowMeta): string {
  return name.replace(/, leg \d+: .*$/, '');
}

/** Those that do different things: both ends may have one satellite. */
function unlike(breakages: readonly Breakage[]): Breakage[] {
  const found = new Map<string, Breakage>();
  for (const one of breakages) {
    const key = JSON.stringify(one.change);
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
