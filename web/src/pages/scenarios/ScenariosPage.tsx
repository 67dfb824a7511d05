/** The page of scenarios: cards with a picture of each and what to look at. Loaded when first opened. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../base/assert';
import { PageSearch } from '../../panels/finder/PageSearch';
import { Loading } from '../../panels/Loading';
import type { PresetTitle } from '../../protocol/core.gen';
import { forms, say } from '../../words/say';
import { compiledCore } from '../../worker/compiled';
import { loadCore } from '../../worker/loadCore';
import { SCENARIO_GROUPS, type ScenarioCard, type ScenarioGroup } from './scenarios';
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
      (thrown: unknown) => setProblem(say`The scenarios could not be loaded: ${messageOf(thrown)}`),
    );
  }, []);
  useEffect(load, [load]);
  const groups = titles === null ? [] : groupsWith(wanted, titles);
  const found = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div className="scenarios">
      {header}
      <main className="scenarios-main">
        <h2>{say('Scenarios')}</h2>
        <PageSearch
          things={forms('scenario', 'scenarios')}
          placeholder={say('Iridium, handover, TCP')}
          wanted={wanted}
          found={titles === null ? null : found}
          onWant={want}
        />
        {titles === null ? (
          <Loading what={say('The list of scenarios')} problem={problem} onRetry={load} />
        ) : (
          groups.map(({ name, cards }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <Cards cards={cards} titles={titles} />
            </section>
          ))
        )}
      </main>
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly ScenarioCard[];
  readonly titles: readonly PresetTitle[];
}

function Cards({ cards, titles }: CardsProps) {
  return (
    <ul className="scenarios-cards">
      {cards.map(({ id, look }) => (
        <li key={id}>
          <a className="scenarios-card" href={`#/lab?scenario=${id}`}>
            <img src={`scenarios/${id}.webp`} alt="" width={320} height={180} loading="lazy" />
            <span className="scenarios-title">{titleOf(titles, id)}</span>
            <span className="scenarios-look">{look}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The groups with the cards that have every word that is wanted. */
function groupsWith(wanted: string, titles: readonly PresetTitle[]): readonly ScenarioGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, look }: ScenarioCard, name: string) => {
    const said = `${id} ${titleOf(titles, id)} ${look} ${name}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return SCENARIO_GROUPS.map(({ name, cards }) => ({
    name,
    cards: cards.filter((card) => fits(card, name)),
  })).filter(({ cards }) => cards.length > 0);
}

function titleOf(titles: readonly PresetTitle[], id: string): string {
  return titles.find((one) => one.id === id)?.title ?? id;
}
