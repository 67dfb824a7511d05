/** The thing that was clicked on the globe, with its figures at the playhead. */
import type { ReactNode } from 'react';
import { plain } from '../../base/quantity';
import type { Playback } from '../../clock/playback';
import { constellationName } from '../../document/names';
import type { Selection } from '../../globe';
import { LINK_KIND_WORDS, type LinkKind, wordsOf } from '../../protocol/codes.gen';
import type { SkyView } from '../../protocol/core';
import type { RunMeta } from '../../protocol/runMeta';
import { type RecordingStore, rowsBefore } from '../../reading/recordingStore';
import './cards.css';
import { nodeName } from '../../document/runNames';
import { servingAt } from '../../reading/pathFacts';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { CardHead } from '../head/CardHead';
import { useSlowTime } from './useSlowTime';

interface SelectionCardProps {
  readonly meta: RunMeta;
  readonly sky: SkyView;
  readonly store: RecordingStore;
  readonly playback: Playback;
  readonly selection: Exclude<NonNullable<Selection>, { kind: 'flow' }>;
  /** The satellite that the camera goes along with. */
  readonly tracked: number | null;
  onTrack(node: number | null): void;
  onClose(): void;
  /** Below the figures: what can be done with it. */
  readonly children: ReactNode;
}

type Facts = readonly (readonly [name: string, value: string])[];

export function SelectionCard(props: SelectionCardProps) {
  const { selection, meta, onClose } = props;
  const t = useSlowTime(props.playback, props.store);
  const title =
    selection.kind === 'link'
      ? `${nodeName(meta, selection.a)} – ${nodeName(meta, selection.b)}`
      : nodeName(meta, selection.node);
  return (
    <section className="card selection" aria-label={title}>
      <CardHead title={title} onClose={onClose} />
      <dl>
        {factsOf(props, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {selection.kind === 'satellite' ? <FollowButton {...props} node={selection.node} /> : null}
      {props.children}
    </section>
  );
}

function FollowButton(props: SelectionCardProps & { readonly node: number }) {
  const { node, tracked, onTrack } = props;
  const follows = tracked === node;
  return (
    <button
      type="button"
      className="plain"
      title={say(
        'The camera goes along with the satellite until Escape, or until the globe is turned (T)',
      )}
      onClick={() => onTrack(follows ? null : node)}
    >
      {follows ? say('Stop following') : say('Follow')}
    </button>
  );
}

function factsOf(props: SelectionCardProps, t: number): Facts {
  const { selection } = props;
  if (selection.kind === 'satellite') return satelliteFacts(props, selection.node, t);
  if (selection.kind === 'station') return stationFacts(props, selection.node, t);
  return linkFacts(props, selection, t);
}

function satelliteFacts({ meta, sky }: SelectionCardProps, node: number, t: number): Facts {
  const { constellation: system, plane, slot, catalogue_number } = meta.satellites;
  const constellation = meta.constellations[system[node] ?? 0];
  const [latitude = 0, longitude = 0, altitude_km = 0] = sky.look(node, t);
  const flies = altitude_km > -100;
  return [
    [say('Constellation'), constellation ? constellationName(constellation) : '–'],
    catalogue_number[node]
      ? [say('Catalogue number'), String(catalogue_number[node])]
      : [say('Plane, slot'), `${plane[node] ?? '–'}, ${slot[node] ?? '–'}`],
    [say('Below it'), flies ? place(latitude, longitude) : '–'],
    [say('Altitude'), flies ? `${plain(Math.round(altitude_km))} km` : say('decayed')],
  ];
}

function stationFacts({ meta, sky, store }: SelectionCardProps, node: number, t: number): Facts {
  const terminal = node - meta.satellites.name.length;
  const station = meta.terminals[terminal];
  const router = meta.routers[terminal - meta.terminals.length];
  const at = station ?? router;
  const facts: [string, string][] = [];
  if (at?.latitude_deg != null && at.longitude_deg != null) {
    facts.push([say('Place'), place(at.latitude_deg, at.longitude_deg)]);
  }
  if (!station) return [...facts, [say('Kind'), say('wired node')]];
  const serving = servingAt(store, node, t);
  facts.push([say('Served by'), serving === null ? say('none') : nodeName(meta, serving)]);
  if (serving !== null) {
    facts.push([say('Elevation'), `${fixed(sky.elevation(terminal, serving, t), 1)}°`]);
  }
  return facts;
}

function linkFacts(
  { meta, sky, store }: SelectionCardProps,
  link: { a: number; b: number; linkKind: LinkKind | null },
  t: number,
): Facts {
  const kind = link.linkKind === null ? say('wired link') : wordsOf(LINK_KIND_WORDS, link.linkKind);
  const facts: [string, string][] = [[say('Kind'), kind]];
  const all = sky.positions(t, false);
  const length = Math.hypot(
    ...[0, 1, 2].map((axis) => (all[link.a * 3 + axis] ?? 0) - (all[link.b * 3 + axis] ?? 0)),
  );
  if (length > 0 && Number.isFinite(length))
    facts.push([say('Length'), `${plain(Math.round(length / 1000))} km`]);
  for (const [from, to] of [
    [link.a, link.b],
    [link.b, link.a],
  ] as const) {
    const load = loadAt(store, from, to, t);
    if (load) facts.push([`To ${nodeName(meta, to)}`, load]);
  }
  return facts;
}

/** What a link carried in the measuring interval at `t`. */
function loadAt(store: RecordingStore, from: number, to: number, t: number): string | null {
  const { queues } = store;
  const end = rowsBefore(queues.t, t) - 1;
  const bin = queues.t[end];
  for (let row = end; row >= 0 && queues.t[row] === bin; row -= 1) {
    if (queues.from[row] === from && queues.to[row] === to) {
      const dropped = queues.dropped[row] ?? 0;
      const waiting = say`${plain(queues.packets[row] ?? 0)} packets waiting`;
      const carried = say`${plain(queues.sent_bytes[row] ?? 0)} bytes, ${waiting}`;
      return dropped > 0 ? say`${carried}, ${plain(dropped)} dropped` : carried;
    }
  }
  return null;
}

function place(latitude: number, longitude: number): string {
  const ns = latitude < 0 ? 'S' : 'N';
  const ew = longitude < 0 ? 'W' : 'E';
  return `${fixed(Math.abs(latitude), 1)}° ${ns}, ${fixed(Math.abs(longitude), 1)}° ${ew}`;
}
