/** What is chosen about a film. */
import { useId } from 'react';
import { type ChartId, chartsOf, nameOf } from '../../../charts/kinds/ids';
import { NumberField } from '../../../panels/controls/NumberField';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import {
  chosenCharts,
  type FilmPlan,
  FORMATS,
  type Format,
  LONGEST_S,
  MOST_CHARTS,
  RATES,
  SIZES,
} from './plan';

interface FilmFormProps {
  readonly plan: FilmPlan;
  /** The flow whose charts there are. */
  readonly flow: FlowView | null;
  /** Why this browser cannot make films of a format. */
  readonly cannot: Readonly<Partial<Record<Format, string>>>;
  readonly disabled: boolean;
  onChange(changed: Partial<FilmPlan>): void;
}

const FORMAT_WORDS: Readonly<Record<Format, string>> = { mp4: 'MP4', webm: 'WebM', gif: 'GIF' };
const FORMAT_HELP = say('MP4 for slides, WebM for web pages, GIF where no film plays.');

export function FilmForm({ plan, flow, cannot, disabled, onChange }: FilmFormProps) {
  const refused = FORMATS.flatMap((format) => cannot[format] ?? []);
  const turn = (id: ChartId, on: boolean) =>
    onChange({
      charts: chosenCharts(on ? [...plan.charts, id] : plan.charts.filter((one) => one !== id)),
    });
  return (
    <fieldset className="film-form" disabled={disabled} aria-label={say('What the film shows')}>
      <div className="film-row">
        <Seconds
          label={say('From')}
          hint={say('The instant of the run at which the film begins.')}
          value={plan.from_s}
          onChange={(from_s) => onChange({ from_s })}
        />
        <Seconds
          label={say('Until')}
          hint={say('The instant of the run at which it ends: no later than what is simulated.')}
          value={plan.to_s}
          onChange={(to_s) => onChange({ to_s })}
        />
        <Seconds
          label={say('Length')}
          hint={say`How long the film is, up to ${LONGEST_S} s: longer than its span for slow motion.`}
          value={plan.length_s}
          onChange={(length_s) => onChange({ length_s })}
        />
      </div>
      <div className="film-row">
        <Choice
          label={say('Format')}
          hint={refused.length > 0 ? refused.join(' ') : FORMAT_HELP}
          value={plan.format}
          choices={FORMATS.map((format) => ({
            value: format,
            words: FORMAT_WORDS[format],
            off: cannot[format] !== undefined,
          }))}
          onChange={(format) => onChange({ format })}
        />
        <Choice
          label={say('Size, pixels')}
          hint={say('Width and height of the picture.')}
          value={plan.size.join(' × ')}
          choices={SIZES.map((size) => ({ value: size.join(' × ') }))}
          onChange={(value) => {
            const size = SIZES.find((one) => one.join(' × ') === value);
            if (size) onChange({ size });
          }}
        />
        <Choice
          label={say('Frames a second')}
          hint={say('A GIF has up to 50.')}
          value={String(plan.rate)}
          choices={RATES.map((rate) => ({ value: String(rate) }))}
          onChange={(value) => {
            const rate = RATES.find((one) => String(one) === value);
            if (rate) onChange({ rate });
          }}
        />
        <Choice
          label={say('Look')}
          hint={say('Of charts and caption; the globe is always dark.')}
          value={plan.theme}
          choices={[
            { value: 'dark' as const, words: say('dark') },
            { value: 'light' as const, words: say('light') },
          ]}
          onChange={(theme) => onChange({ theme })}
        />
      </div>
      <fieldset className="film-parts">
        <legend>{say('In the picture')}</legend>
        <Part label={say('Globe')} on={plan.globe} onTurn={(globe) => onChange({ globe })} />
        <Part
          label={say('Caption')}
          on={plan.caption}
          onTurn={(caption) => onChange({ caption })}
        />
        {chartsOf(flow).map((id) => (
          <Part
            key={id}
            label={nameOf(id, flow)}
            on={plan.charts.includes(id)}
            off={plan.charts.length >= MOST_CHARTS && !plan.charts.includes(id)}
            onTurn={(on) => turn(id, on)}
          />
        ))}
      </fieldset>
      <p className="film-help">
        {say`The caption names the scenario, the time and what happens. Up to ${MOST_CHARTS} charts fit.`}
      </p>
    </fieldset>
  );
}

interface SecondsProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  onChange(value: number): void;
}

function Seconds({ label, hint, value, onChange }: SecondsProps) {
  const id = useId();
  return (
    <label className="film-field">
      {label}, s
      <NumberField value={value} min={0} step={0.1} live describedBy={id} onChange={onChange} />
      <small id={id}>{hint}</small>
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly words?: string;
    readonly off?: boolean;
  }[];
  onChange(value: Value): void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, value, choices, onChange } = props;
  const id = useId();
  return (
    <label className="film-field">
      {label}
      <select
        className="select"
        value={value}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.off}>
            {choice.words ?? choice.value}
          </option>
        ))}
      </select>
      <small id={id}>{hint}</small>
    </label>
  );
}

interface PartProps {
  readonly label: string;
  readonly on: boolean;
  readonly off?: boolean;
  onTurn(on: boolean): void;
}

function Part({ label, on, off, onTurn }: PartProps) {
  return (
    <label>
      <input
        type="checkbox"
        className="switch"
        checked={on}
        disabled={off}
        onChange={({ target }) => onTurn(target.checked)}
      />
      {label}
    </label>
  );
}
