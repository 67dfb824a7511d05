/** The gateways that split the flow, in the order of the way, each at a station or router. */
import type { ScenarioDocument } from '../../document/document';
import { GATEWAYS } from '../../document/gateways';
import type { Problem } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { chooseGateways, gatewayPlaces, gatewaysOf } from './gatewayChoice';
import { PickerButton } from './PickerButton';
import { Refusal } from './Refusal';
import { Reset } from './Reset';

export interface GatewayPickerProps {
  readonly document: ScenarioDocument;
  /** The document as it was opened. */
  readonly original: ScenarioDocument;
  readonly problems: readonly Problem[];
  onGateways(change: (document: ScenarioDocument) => ScenarioDocument): void;
}

const MOST = 8;

export function GatewayPicker({ document, original, problems, onGateways }: GatewayPickerProps) {
  const before = gatewaysOf(original);
  const chosen = gatewaysOf(document);
  const free = gatewayPlaces(document).filter((name) => !chosen.includes(name));
  if (chosen.length + free.length === 0) return null;
  const [next] = free;
  const refused = problems.find(({ path }) => path === GATEWAYS);
  const choose = (places: readonly string[]) => onGateways((now) => chooseGateways(now, places));
  return (
    <fieldset className="path-picker" aria-label={say('Gateways')}>
      <div className="control-line" title={say('RFC 3135 2.4: split connections')}>
        <span>{say('Gateways')}</span>
        <span className="control-value">{chosen.length === 0 ? say('none') : chosen.length}</span>
        {chosen.join() === before.join() ? null : (
          <Reset label={say('Gateways')} onReset={() => choose(before)} />
        )}
      </div>
      <p className="picker-note">
        {chosen.length === 0
          ? say('A gateway ends the connection and opens one of its own for the rest of the way.')
          : say('Each acknowledges data that the receiver does not have yet.')}
      </p>
      <ol className="path-rows">
        {chosen.map((at, number) => (
          <li key={at}>
            <svg viewBox="0 0 18 8" width="18" height="8" aria-hidden="true">
              <path fill="none" d="M0 4h5M13 4h5M5 1h8v6H5z" />
            </svg>
            <span>{say`Gateway ${number + 1}`}</span>
            <select
              className="select"
              aria-label={say`Gateway ${number + 1} is at`}
              value={at}
              onChange={({ target }) => choose(chosen.with(number, target.value))}
            >
              {[at, ...free].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <PickerButton
              label={say`Move gateway ${number + 1} up`}
              off={number === 0}
              d="M8 12V4M4.5 7.5L8 4l3.5 3.5"
              press={() => choose(swapped(chosen, number))}
            />
            <PickerButton
              label={say`Remove gateway ${number + 1}`}
              off={false}
              d="M4.5 4.5l7 7M11.5 4.5l-7 7"
              press={() => choose(chosen.filter((_, other) => other !== number))}
            />
          </li>
        ))}
      </ol>
      {next !== undefined && chosen.length < MOST ? (
        <button type="button" className="plain" onClick={() => choose([...chosen, next])}>
          {say('Add a gateway')}
        </button>
      ) : null}
      {refused ? <Refusal>{refused.message}</Refusal> : null}
    </fieldset>
  );
}

/** The list with the element at that place before the one in front of it. */
function swapped(places: readonly string[], at: number): readonly string[] {
  const [one, other] = [places[at - 1], places[at]];
  return one !== undefined && other !== undefined
    ? places.with(at - 1, other).with(at, one)
    : places;
}
