/** What the streams carry: the applications of a flow that offer data as time goes on. */
import { capital } from '../../base/text';
import type { FlowView } from '../../reading/source';
import { say, translated } from '../../words/say';
import { streamsWords } from './streamsWords';

export function Carried({ flow }: { readonly flow: FlowView }) {
  const { applications } = flow;
  if (applications.length === 0) return null;
  return (
    <section className="streams-part" aria-label={say('Applications')}>
      <header>
        <h3>{say('Applications')}</h3>
      </header>
      <ul className="streams-carried">
        {applications.map(({ words, streams }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an application is known by its place alone
          <li key={number}>
            {capital(streamsWords(streams))}: {translated(words)}
          </li>
        ))}
      </ul>
    </section>
  );
}
