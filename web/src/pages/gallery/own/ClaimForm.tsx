/** Claims written as sentences from a menu. */
import { useId, useState } from 'react';
import { withUnit } from '../../../base/quantity';
import { shownValue } from '../../../experiments/experimentAxes';
import {
  type Bound,
  CLAIM_FORMS,
  type ClaimWords,
  type ClaimForm as Form,
  type OwnClaim,
  said,
  type UnsaidClaim,
} from '../../../experiments/ownClaims';
import type { OwnAxis, OwnChoices, OwnValue } from '../../../experiments/ownExperiment';
import { NumberField } from '../../../panels/controls/NumberField';
import type { Metric, MetricName } from '../../../protocol/experiment.gen';
import { Say } from '../../../words/SayNodes';
import { say } from '../../../words/say';

interface ClaimFormProps {
  readonly choices: OwnChoices;
  readonly metrics: readonly Metric[];
  onChange(claims: readonly OwnClaim[]): void;
}

/** As many as a document may have. */
const MOST_CLAIMS = 40;

export function ClaimForm({ choices, metrics, onChange }: ClaimFormProps) {
  const { claims } = choices;
  const [form, setForm] = useState<Form>('ratio');
  return (
    <fieldset className="own-claims">
      <legend>{say('Claims')}</legend>
      {claims.length === 0 ? (
        <p className="own-help">{say('What do you expect? The runs say whether it holds.')}</p>
      ) : (
        <ul aria-label={say('Claims')}>
          {claims.map((claim, at) => (
            // Two may say the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <li key={at}>
              {claim.sentence}{' '}
              <button
                type="button"
                className="plain-button"
                onClick={() => onChange(claims.filter((_, other) => other !== at))}
              >
                <Say>
                  Remove<span className="sr-only"> this claim</span>
                </Say>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className="own-line">
        {say('Kind of claim')}
        <select value={form} onChange={({ target }) => setForm(target.value as Form)}>
          {Object.entries(CLAIM_FORMS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <NewClaim
        key={`${form} ${choices.axes.map(({ path, values }) => path + values.join()).join()}`}
        form={form}
        choices={choices}
        metrics={metrics}
        onAdd={claims.length < MOST_CLAIMS ? (claim) => onChange([...claims, claim]) : null}
      />
    </fieldset>
  );
}

interface NewClaimProps {
  readonly form: Form;
  readonly choices: OwnChoices;
  readonly metrics: readonly Metric[];
  readonly onAdd: ((claim: OwnClaim) => void) | null;
}

/** What a form asks, and the sentence as it will stand. */
function NewClaim({ form, choices, metrics, onAdd }: NewClaimProps) {
  const id = useId();
  const { axes } = choices;
  const rising = axes.filter(isRising);
  const usable = form === 'ratio' ? axes.filter(({ values }) => values.length > 1) : rising;
  const [metric, setMetric] = useState<MetricName>(choices.metrics[0] ?? 'goodput_bps');
  const [axis, setAxis] = useState(usable[0]?.name ?? '');
  const chosen = usable.find(({ name }) => name === axis);
  const [of, setOf] = useState(0);
  const [against, setAgainst] = useState(1);
  const [bound, setBound] = useState<Bound>('least');
  const [number, setNumber] = useState(form === 'flat' ? 5 : form === 'ratio' ? 1.1 : 0);
  const [falling, setFalling] = useState(false);
  if (form !== 'value' && !chosen) {
    return (
      <p className="own-help">
        {form === 'ratio'
          ? say('That needs a control with two values.')
          : say('That needs a control with two rising numbers.')}
      </p>
    );
  }
  const words = wordsOf(choices, metrics);
  const value = (at: number): OwnValue => chosen?.values[at] ?? 0;
  const unsaid: UnsaidClaim =
    form === 'ratio'
      ? { form, metric, axis, of: value(of), against: value(against), bound, times: number }
      : form === 'monotone'
        ? { form, metric, along: axis, trend: falling ? 'falling' : 'rising' }
        : form === 'value'
          ? { form, metric, bound, limit: number }
          : { form, metric, along: axis, from: Number(value(of)), tolerance: number / 100 };
  const claim = said(unsaid, words);
  const drawn = metrics.find((one) => one.value === metric);
  return (
    <div className="own-claim">
      <label className="own-line">
        {say('Metric')}
        <select value={metric} onChange={({ target }) => setMetric(target.value as MetricName)}>
          {choices.metrics.map((name) => (
            <option key={name} value={name}>
              {words.metric(name)}
            </option>
          ))}
        </select>
      </label>
      {chosen && form !== 'value' ? (
        <label className="own-line">
          {say('Control')}
          <select
            value={axis}
            onChange={({ target }) => {
              setAxis(target.value);
              setOf(0);
              setAgainst(1);
            }}
          >
            {usable.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {chosen && (form === 'ratio' || form === 'flat') ? (
        <Values
          label={form === 'ratio' ? say('With') : say('From')}
          axis={chosen}
          at={of}
          onChoose={setOf}
        />
      ) : null}
      {form === 'ratio' || form === 'value' ? (
        <label className="own-line">
          {say('Is at')}
          <select value={bound} onChange={({ target }) => setBound(target.value as Bound)}>
            <option value="least">{say('least')}</option>
            <option value="most">{say('most')}</option>
          </select>
        </label>
      ) : null}
      {form === 'monotone' ? (
        <label className="own-line">
          {say('Way')}
          <select
            value={falling ? 'falling' : 'rising'}
            onChange={({ target }) => setFalling(target.value === 'falling')}
          >
            <option value="rising">{say('never falls')}</option>
            <option value="falling">{say('never rises')}</option>
          </select>
        </label>
      ) : (
        <label className="own-line" htmlFor={id}>
          {form === 'ratio'
            ? say('Times')
            : form === 'flat'
              ? say('Within, %')
              : say`Limit${drawn?.unit ? `, ${drawn.unit}` : ''}`}
          <NumberField
            id={id}
            value={number}
            live
            onChange={(typed) => {
              if (!Number.isNaN(typed)) setNumber(typed);
            }}
          />
        </label>
      )}
      {chosen && form === 'ratio' ? (
        <Values label={say('That with')} axis={chosen} at={against} onChoose={setAgainst} />
      ) : null}
      <p className="own-sentence">{claim.sentence}</p>
      <button
        type="button"
        className="button"
        disabled={onAdd === null}
        onClick={() => onAdd?.(claim)}
      >
        {say('Add this claim')}
      </button>
    </div>
  );
}

interface ValuesProps {
  readonly label: string;
  readonly axis: OwnAxis;
  readonly at: number;
  onChoose(at: number): void;
}

function Values({ label, axis, at, onChoose }: ValuesProps) {
  return (
    <label className="own-line">
      {label}
      <select value={at} onChange={({ target }) => onChoose(Number(target.value))}>
        {axis.values.map((value, place) => (
          <option key={String(value)} value={place}>
            {shownOf(axis, value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function shownOf(axis: OwnAxis | undefined, value: OwnValue): string {
  return shownValue(axis ? { ...axis, places: [] } : undefined, value);
}

function isRising({ values }: OwnAxis): boolean {
  return (
    values.length > 1 &&
    values.every(
      (value, at) => typeof value === 'number' && (at === 0 || value > Number(values[at - 1])),
    )
  );
}

function wordsOf({ axes }: OwnChoices, metrics: readonly Metric[]): ClaimWords {
  const metric = (name: MetricName) => metrics.find(({ value }) => value === name);
  const axis = (name: string) => axes.find((one) => one.name === name);
  return {
    metric: (name) => metric(name)?.label ?? name,
    axis: (name) => axis(name)?.label ?? name,
    value: (name, value) => shownOf(axis(name), value),
    limit: (name, limit) => withUnit(limit, metric(name)?.unit),
  };
}
