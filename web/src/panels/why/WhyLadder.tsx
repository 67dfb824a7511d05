/** The reasons why a terminal uses a satellite, or why not: a ladder whose rungs are ticked or crossed, and what would have to change. */
import type { Rung, Why } from '../../protocol/why.gen';
import { say } from '../../words/say';
import './why.css';

export function WhyLadder({ why }: { readonly why: Why }) {
  const { terminal, satellite, used, rungs, change } = why;
  return (
    <div className="why-ladder">
      <p className="why-verdict">
        {terminal} <b>{used ? say('uses') : say('does not use')}</b> {satellite}.
      </p>
      <ol>
        {rungs.map((rung) => (
          <li key={rung.name} data-holds={String(rung.holds)}>
            <Sign holds={rung.holds} />
            <span className="why-name">
              <b>{rung.name}</b>
              <span className="sr-only">{SAID[String(rung.holds) as keyof typeof SAID]}</span>
            </span>
            {rung.words === '' ? null : <span className="why-words">{rung.words}</span>}
            <small>{rung.rule}</small>
          </li>
        ))}
      </ol>
      {change === '' ? null : (
        <p className="why-change">
          <b>{used ? say('What comes') : say('What would have to change')}</b>
          <span>{change}</span>
        </p>
      )}
    </div>
  );
}

const SAID = { true: say(': yes'), false: say(': no'), null: say(': not asked') };

const SHAPES = {
  true: 'M3 8.5 6.5 12 13 4.5',
  false: 'M4 4l8 8M12 4l-8 8',
  null: 'M4 8h8',
} as const;

/** A tick, a cross, or a dash where nothing is asked any more. */
function Sign({ holds }: Pick<Rung, 'holds'>) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={SHAPES[String(holds) as keyof typeof SHAPES]} />
    </svg>
  );
}
