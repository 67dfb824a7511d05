/** The choice of the page's language, each by its own name. */
import { LANGUAGES } from 'virtual:languages';
import { language } from '../../words/begin';
import { choose } from '../../words/chosen';
import { say } from '../../words/say';

/** Only what asks for it in the address speaks that. */
const PSEUDO = 'qps';

const offered = LANGUAGES.filter(({ code }) => code !== PSEUDO || code === language);

/** Nothing where the page speaks English alone. */
export function LanguageChoice({ className }: { readonly className: string }) {
  if (offered.length < 2) return null;
  return (
    <label className={className} title={say('Language')}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <path d="M2 8h12M8 2c2.2 1.8 3 3.8 3 6s-.8 4.2-3 6c-2.2-1.8-3-3.8-3-6s.8-4.2 3-6" />
      </svg>
      <select
        aria-label={say('Language')}
        value={language}
        onChange={(event) => choose(event.target.value)}
      >
        {offered.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
