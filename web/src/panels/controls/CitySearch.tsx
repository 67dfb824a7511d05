/** A field that finds a city by its name: type, choose with the arrows and Enter, or click. */
import { useId, useState } from 'react';
import type { City } from '../../protocol/core.gen';

interface CitySearchProps {
  readonly label: string;
  readonly value: string;
  readonly cities: readonly City[];
  onChoose(city: City): void;
}

const MOST_SHOWN = 40;

export function CitySearch({ label, value, cities, onChoose }: CitySearchProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = typed === null ? [] : matching(cities, typed);
  const open = typed !== null && found.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (city: City | undefined) => {
    setTyped(null);
    if (city && city.name !== value) onChoose(city);
  };
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (typed === null) setTyped('');
      else setAt((at + (key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length));
    } else if (key === 'Enter' && typed !== null) choose(found[at]);
    else if (key === 'Escape' && typed !== null) setTyped(null);
    else return false;
    return true;
  };

  return (
    <div className="city">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open ? optionId(at) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Find a city"
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onClick={() => setTyped(typed ?? '')}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (!onKey(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {typed !== null && found.length === 0 ? (
        <p className="city-none" role="status">
          No city of that name; pick the place on the globe.
        </p>
      ) : null}
      <div className="city-list" id={`${id}-list`} role="listbox" aria-label={label} hidden={!open}>
        {found.map((city, index) => (
          // The keyboard reaches options through the field, as comboboxes do.
          <div
            key={`${city.name} ${city.country}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            ref={(element) => {
              if (index === at) element?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(city);
            }}
          >
            {city.name} <span className="unit">{city.country}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Cities whose name or country holds what was typed, names that begin with it first. */
export function matching(cities: readonly City[], typed: string): City[] {
  const wanted = fold(typed);
  const rank = (city: City) => {
    const name = fold(city.name);
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    return fold(city.country).startsWith(wanted) ? 2 : 3;
  };
  return cities
    .map((city) => ({ city, rank: rank(city) }))
    .filter((entry) => entry.rank < 3)
    .toSorted((a, b) => a.rank - b.rank || a.city.name.localeCompare(b.city.name, 'en'))
    .slice(0, MOST_SHOWN)
    .map((entry) => entry.city);
}

/** Without case and accents: "sao" finds São Paulo. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
