/** The page of scenarios: cards with a picture of each and what to look at. Loaded when first opened. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../base/assert';
import { counted } from '../../base/text';
import { Loading } from '../../panels/Loading';
import type { PresetTitle } from '../../protocol/core.gen';
import { compiledCore } from '../../worker/compiled';
import { loadCore } from '../../worker/loadCore';
import { SCENARIO_GROUPS, type ScenarioCard } from './scenarios';
import './scenarios.css';

interface ScenariosPageProps {
  readonly header: ReactNode;
}

export function ScenariosPage({ header }: ScenariosPageProps) {
  const [titles, setTitles] = useState<readonly PresetTitle[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [wanted, want] = useState('');
  const load = useCallback(() => {
    setProblem(null);
    loadCore(compiledCore()).then(
      (core) => setTitles(core.presets()),
      (thrown: unknown) => setProblem(`The scenarios could not be loaded: ${messageOf(thrown)}`),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <div className="scenarios">
      {header}
      <main className="scenarios-main">
        <h2>Scenarios</h2>
        <label className="scenarios-find">
          Find a scenario
          <input
            type="search"
            value={wanted}
            placeholder="Iridium, handover, TCP"
            onChange={(event) => want(event.target.value)}
          />
        </label>
        {titles === null ? (
          <Loading what="The list of scenarios" problem={problem} onRetry={load} />
        ) : (
          <Groups titles={titles} wanted={wanted} />
        )}
      </main>
    </div>
  );
}

interface GroupsProps {
  readonly titles: readonly PresetTitle[];
  readonly wanted: string;
}

function Groups({ titles, wanted }: GroupsProps) {
  const titleOf = (id: string) => titles.find((one) => one.id === id)?.title ?? id;
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, look }: ScenarioCard, name: string) => {
    const said = `${id} ${titleOf(id)} ${look} ${name}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  const groups = SCENARIO_GROUPS.map(({ name, cards }) => ({
    name,
    cards: cards.filter((card) => fits(card, name)),
  })).filter(({ cards }) => cards.length > 0);
  const found = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <>
      <p role="status" className="scenarios-found">
        {found === 0
          ? `No scenario has “${wanted.trim()}” in its words.`
          : counted(found, ['scenario', 'scenarios'])}
      </p>
      {groups.map(({ name, cards }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul className="scenarios-cards">
            {cards.map(({ id, look }) => (
              <li key={id}>
                <a className="scenarios-card" href={`#/lab?scenario=${id}`}>
                  <img
                    src={`scenarios/${id}.webp`}
                    alt=""
                    width={320}
                    height={180}
                    loading="lazy"
                  />
                  <span className="scenarios-title">{titleOf(id)}</span>
                  <span className="scenarios-look">{look}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
