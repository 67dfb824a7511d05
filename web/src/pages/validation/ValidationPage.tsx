/** Every check of the tests against what others measured: what, against whom, how far apart, figure by figure. */
import { type ReactNode, useId } from 'react';
import { TableScroll } from '../../panels/experiment/TableScroll';
import { Say, v } from '../../words/SayNodes';
import { formOf, say } from '../../words/say';
import {
  type Comparison,
  differenceWords,
  figure,
  furthest,
  offOf,
  withError,
} from './comparisons';
import { COMPARISONS, VALIDATION, type Validated } from './validation';
import './validation.css';

export function ValidationPage({ header }: { readonly header: ReactNode }) {
  const all = VALIDATION.flatMap(comparisonsOf);
  return (
    <div className="validation">
      {header}
      <main>
        <h2>{say('Validation')}</h2>
        <p>
          <Say>
            {v(figure(all.length))} figures of the core beside those of other simulators, of real
            stacks and of published laws, in {v(VALIDATION.length)} checks. The tests compare them
            anew whenever they run, and fail where one is too far off or this page would say
            something else. How the reference data were made is in <code>tests/reference</code> of
            the source.
          </Say>
        </p>
        <p>
          <Say>
            Each mark is one figure: how far the core is from the reference, as a part of what the
            test allows, which is three standard errors of the difference or the limit that the
            check names, whichever is more. In the middle both are the same.
          </Say>
        </p>
        {VALIDATION.map((check) => (
          <Check key={check.what} check={check} />
        ))}
        <p>
          <Say>
            What the papers claim is judged by full runs in the <a href="#/gallery">gallery</a>,
            also where it does not hold.
          </Say>
        </p>
      </main>
    </div>
  );
}

const comparisonsOf = ({ figures }: Validated) =>
  figures.flatMap((id) => COMPARISONS.get(id) ?? []);

/** As a heading begins. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Check({ check }: { readonly check: Validated }) {
  const comparisons = comparisonsOf(check);
  const worst = furthest(comparisons);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} lang="en">
        {capital(check.what)}
      </h3>
      <dl>
        <div>
          <dt>{say('Against')}</dt>
          <dd lang="en">{check.against}</dd>
        </div>
        <div>
          <dt>{say('Result')}</dt>
          <dd lang="en">{check.result}</dd>
        </div>
        {worst === undefined ? null : (
          <div>
            <dt>{say('Furthest')}</dt>
            <dd lang="en">
              {worst.setting}: {worst.quantity}, {differenceWords(worst)}
            </dd>
          </div>
        )}
      </dl>
      {comparisons.length === 0 ? null : (
        <>
          <Strip comparisons={comparisons} />
          <details>
            <summary>
              {comparisons.length} {formOf(comparisons.length, ['figure', 'figures'])}
            </summary>
            <Figures label={say`${check.what}, figures`} comparisons={comparisons} />
          </details>
        </>
      )}
    </section>
  );
}

/** CSS pixels; across, all is in parts of the width. */
const HEIGHT = 44;
/** Marks lie in rows above each other, so that equal ones are seen to be several. */
const ROWS = 5;
const RADIUS = 3.5;
/** From the middle to what is allowed, % of the width. */
const REACH = 48;

/** Where each figure lies between what the test allows on either side. */
function Strip({ comparisons }: { readonly comparisons: readonly Comparison[] }) {
  const near = comparisons.filter((one) => Math.abs(offOf(one)) <= 0.5).length;
  const said = say`${near} of ${comparisons.length} within half of what is allowed`;
  const line = (name: string, x: number) => (
    <line className={name} x1={`${x}%`} x2={`${x}%`} y1="2" y2={HEIGHT - 2} />
  );
  return (
    <figure className="validation-strip">
      <svg height={HEIGHT} role="img" aria-label={said}>
        {line('edge', 50 - REACH)}
        {line('edge', 50 + REACH)}
        {line('same', 50)}
        {comparisons.map((one, at) => (
          <circle
            key={`${one.setting} ${one.quantity}`}
            cx={`${50 + REACH * offOf(one)}%`}
            cy={6 + ((HEIGHT - 12) * (at % ROWS)) / (ROWS - 1)}
            r={RADIUS}
          >
            <title lang="en">{`${one.setting}: ${one.quantity}, ${differenceWords(one)}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption>
        <span>{say('less, as far as allowed')}</span>
        <span>{said}</span>
        <span>{say('more, as far as allowed')}</span>
      </figcaption>
    </figure>
  );
}

interface FiguresProps {
  readonly label: string;
  readonly comparisons: readonly Comparison[];
}

function Figures({ label, comparisons }: FiguresProps) {
  return (
    <TableScroll label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Setting')}</th>
            <th scope="col">{say('Quantity')}</th>
            <th scope="col">{say('Reference')}</th>
            <th scope="col">{say('Core')}</th>
            <th scope="col">{say('Difference, of what is allowed')}</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map((one) => (
            <tr key={`${one.setting} ${one.quantity}`}>
              <th scope="row">{one.setting}</th>
              <td>
                {one.quantity}
                {one.unit ? `, ${one.unit}` : ''}
              </td>
              <td>{withError(one.reference, one.referenceError)}</td>
              <td>{withError(one.measured, one.measuredError)}</td>
              <td>{differenceWords(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
