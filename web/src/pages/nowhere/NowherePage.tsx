/** Said for an address that names nothing, with ways on. */
import type { ReactNode } from 'react';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import './nowhere.css';

interface NowherePageProps {
  readonly header: ReactNode;
  /** What the address says after its `#`. */
  readonly said: string;
}

export function NowherePage({ header, said }: NowherePageProps) {
  return (
    <div className="nowhere">
      {header}
      <main>
        <h2>{say('This address names no page')}</h2>
        <p role="alert">
          <Say>
            Nothing here is called <q>{v(said)}</q>. A link may have been cut short when it was
            copied.
          </Say>
        </p>
        <p>
          <Say>
            Go to the <a href="#/gallery">gallery</a> of experiments, or to the{' '}
            <a href="#/lab">lab</a>.
          </Say>
        </p>
      </main>
    </div>
  );
}
