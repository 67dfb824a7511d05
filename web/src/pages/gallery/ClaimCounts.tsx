/** How the claims of all experiments stand in the results that came with the page, by whose they are. */
import type { ShippedIndex } from '../../experiments/shippedResults';
import { KIND_ORDER, KINDS, summed } from '../../panels/experiment/claimKinds';
import type { ExperimentTitle } from '../../protocol/experiment.gen';
import { say } from '../../words/say';
import './claimCounts.css';

interface ClaimCountsProps {
  readonly titles: readonly ExperimentTitle[];
  readonly shipped: ShippedIndex;
}

export function ClaimCounts({ titles, shipped }: ClaimCountsProps) {
  const sound = titles.flatMap(({ id, hash }) => {
    const results = shipped[id];
    return results?.hash === hash ? [results.kinds] : [];
  });
  if (sound.length === 0) return null;
  const counts = summed(sound);
  return (
    <table className="claim-counts">
      <caption>
        {say`Claims in the full results that came with the page, of ${sound.length} experiments`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('Whose')}</th>
          <th scope="col">{say('that hold')}</th>
          <th scope="col">{say('that fail')}</th>
          <th scope="col">{say('unclear')}</th>
        </tr>
      </thead>
      <tbody>
        {KIND_ORDER.map((kind) => (
          <tr key={kind}>
            <th scope="row">{KINDS[kind].several}</th>
            <td>{counts[kind].holds}</td>
            <td>{counts[kind].fails}</td>
            <td>{counts[kind].unclear}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
