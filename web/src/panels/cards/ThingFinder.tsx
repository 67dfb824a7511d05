/** A field that finds a satellite or station of the run by its name. */
import { useMemo } from 'react';
import { Findable } from '../../base/finding';
import { constellationName } from '../../document/names';
import type { GlobePick } from '../../globe';
import type { RunMeta } from '../../protocol/runMeta';
import { say } from '../../words/say';
import { Finder, type Found } from '../finder/Finder';

type Node = Extract<GlobePick, { kind: 'satellite' | 'station' }>;

interface ThingFinderProps {
  readonly meta: RunMeta;
  onFind(thing: Node): void;
}

const MOST_SHOWN = 40;

export function ThingFinder({ meta, onFind }: ThingFinderProps) {
  const things = useMemo(() => findableThings(meta), [meta]);
  return (
    <Finder
      label={say('Find')}
      value=""
      placeholder={say('by name')}
      none={say('No satellite or station of that name.')}
      find={(typed) => things.find(typed, MOST_SHOWN)}
      onChoose={onFind}
    />
  );
}

/** Stations, then satellites in their order; they are found by their constellation too. */
export function findableThings(meta: RunMeta): Findable<Found<Node>> {
  return new Findable(
    thingsOf(meta),
    ({ name }) => name,
    ({ detail }) => detail,
  );
}

/** What can be found on the globe, in that order. */
export function thingsOf(meta: RunMeta): readonly Found<Node>[] {
  const names = new Map<string, Found<Node>>();
  const fixed = [
    ...meta.terminals.map(({ station }) => station),
    ...meta.routers.map(({ name }) => name),
  ];
  fixed.forEach((name, index) => {
    if (names.has(name)) return;
    const value = { kind: 'station', name, node: meta.satellites.name.length + index } as const;
    names.set(name, { name, detail: '', value });
  });
  const systems = meta.constellations.map(constellationName);
  const system = meta.satellites.constellation;
  const satellites = meta.satellites.name.map((name, node) => {
    const value = { kind: 'satellite', node } as const;
    return { name, detail: systems[system[node] ?? 0] ?? '', value };
  });
  return [...names.values(), ...satellites];
}
