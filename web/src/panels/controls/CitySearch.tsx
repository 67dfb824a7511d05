/** A field that finds a city by its name or country. */
import { useMemo } from 'react';
import { Findable } from '../../base/finding';
import type { City } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { Finder } from '../finder/Finder';

interface CitySearchProps {
  readonly label: string;
  readonly value: string;
  readonly cities: readonly City[];
  onChoose(city: City): void;
}

const MOST_SHOWN = 40;

export function CitySearch({ label, value, cities, onChoose }: CitySearchProps) {
  const findable = useMemo(() => findableCities(cities), [cities]);
  return (
    <Finder
      label={label}
      value={value}
      placeholder={say('Find a city')}
      none={say('No city of that name; pick the place on the globe.')}
      find={(typed) =>
        findable
          .find(typed, MOST_SHOWN)
          .map((city) => ({ name: city.name, detail: city.country, value: city }))
      }
      onChoose={onChoose}
    />
  );
}

/** Cities by name, then by country. */
export function findableCities(cities: readonly City[]): Findable<City> {
  const byName = cities.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return new Findable(
    byName,
    ({ name }) => name,
    ({ country }) => country,
  );
}
