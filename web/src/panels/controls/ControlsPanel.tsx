/** The controls of the scenario: groups of what its descriptors name, a search over all, and the two places. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Control,
  constellationNames,
  controlGroups,
  isChanged,
  OFTEN,
} from '../../document/fields';
import type { Field } from '../../protocol/core.gen';
import { later } from '../later';
import './controls.css';
import { say, translated } from '../../words/say';
import { type Edited, FieldControl } from './FieldControl';

const ListControl = later(say('The list'), async () => (await import('./ListControl')).ListControl);

export interface ControlsPanelProps extends Edited {
  readonly fields: readonly Field[];
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** The control that is to be shown and have the focus, by its label; null for none. */
  readonly sought: string | null;
  onSought(): void;
  /** Stands first under the heading of that name: choices that descriptors do not know. */
  readonly extras: Readonly<Record<string, ReactNode>>;
}

const OPEN_FIRST: ReadonlySet<string> = new Set([
  OFTEN,
  say('Transport'),
  say('Links and errors'),
  say('Places and traffic'),
  say('Constellation'),
]);

export function ControlsPanel(props: ControlsPanelProps) {
  const { fields, document, searchRef, sought, onSought, extras } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [constellation, setConstellation] = useState(0);
  const chosen = Math.min(constellation, Math.max(0, (document.constellations?.length ?? 1) - 1));
  const wanted = search.trim().toLowerCase();
  const groups = controlGroups(fields, document, chosen)
    .map((group) => ({
      ...group,
      controls: wanted === '' ? group.controls : group.controls.filter(matches(wanted)),
    }))
    .filter(({ title, controls }) => controls.length > 0 || (wanted === '' && extras[title]));
  const names = constellationNames(document);
  const found = useEffectEvent(() => {
    if (panel.current && sought !== null) focusControl(panel.current, sought);
    onSought();
  });
  useEffect(() => {
    if (sought === null) return;
    setSearch(sought);
    requestAnimationFrame(() => found());
  }, [sought]);

  return (
    <div ref={panel} className="controls">
      <search className="controls-search">
        <input
          ref={searchRef}
          type="search"
          aria-label={say('Find a control')}
          placeholder={say('Find a control')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            if (search !== '') event.stopPropagation();
            setSearch('');
            event.currentTarget.blur();
          }}
        />
        <span className="key" aria-hidden="true">
          /
        </span>
      </search>
      {groups.length === 0 ? (
        <p className="controls-none">{say`No control is called “${search.trim()}”.`}</p>
      ) : null}
      {groups.map(({ title, controls }) => (
        <Group key={title} title={title} searching={wanted !== ''}>
          {/* What is not of the document's fields comes first, but the places come after what is of the protocol. */}
          {wanted === '' && title !== OFTEN ? extras[title] : null}
          {title === OFTEN ? <Controls {...props} controls={controls.filter(ofFlow)} all /> : null}
          {title === (wanted === '' ? OFTEN : 'Constellation') && names.length > 1 ? (
            <ConstellationChoice names={names} chosen={chosen} onChoose={setConstellation} />
          ) : null}
          <Controls
            {...props}
            controls={title === OFTEN ? controls.filter((one) => !ofFlow(one)) : controls}
            all={wanted !== ''}
          />
          {wanted === '' && title === OFTEN ? extras[title] : null}
        </Group>
      ))}
    </div>
  );
}

/** Puts the focus into the field of a control that is shown. */
function focusControl(panel: HTMLElement, name: string): void {
  const labels = [...panel.querySelectorAll('label')];
  const own = labels.find(({ textContent }) => textContent.trim() === name)?.control;
  const fields = panel.querySelectorAll<HTMLElement>('.group-body :is(input, select, button)');
  (own ?? fields[0])?.focus();
}

function ofFlow({ field }: Control): boolean {
  return field.path.startsWith('flows.');
}

interface ConstellationChoiceProps {
  readonly names: readonly string[];
  readonly chosen: number;
  onChoose(constellation: number): void;
}

/** Of several constellations the one that all controls of constellations are about. */
function ConstellationChoice({ names, chosen, onChoose }: ConstellationChoiceProps) {
  return (
    <div className="control">
      <div className="control-line">
        <label htmlFor="controls-constellation">{say('Constellation')}</label>
        <span className="control-value">
          <select
            id="controls-constellation"
            className="select"
            value={chosen}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            {names.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </div>
    </div>
  );
}

function matches(wanted: string): (control: Control) => boolean {
  const words = wanted.split(/\s+/);
  return ({ label, field }) => {
    const text = `${label} ${field.label} ${field.help} ${field.group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

interface GroupProps {
  readonly title: string;
  readonly searching: boolean;
  readonly children: ReactNode;
}

function Group({ title, searching, children }: GroupProps) {
  const [open, setOpen] = useState(OPEN_FIRST.has(title));
  const shown = open || searching;
  return (
    <section className="group">
      <h2>
        <button type="button" aria-expanded={shown} onClick={() => setOpen(!open)}>
          {translated(title)}
          <span aria-hidden="true">{shown ? '–' : '+'}</span>
        </button>
      </h2>
      {shown ? <div className="group-body">{children}</div> : null}
    </section>
  );
}

interface ControlListProps extends ControlsPanelProps {
  readonly controls: readonly Control[];
  readonly all: boolean;
}

function Controls(props: ControlListProps) {
  const { controls, all, document, original } = props;
  const [more, setMore] = useState(false);
  // What was changed stays in sight, also once it is reset: its place is where the hand is.
  const touched = useRef(new Set<string>());
  for (const control of controls) {
    if (isChanged(control, document, original)) touched.current.add(control.path);
  }
  const first = controls.filter((one) => one.first || touched.current.has(one.path));
  const shown = all || more || first.length === 0 ? controls : first;
  return (
    <>
      {shown.map((control) => {
        if (control.field.fresh !== undefined) {
          return <ListControl key={control.path} {...props} control={control} />;
        }
        return <FieldControl key={control.path} edited={props} control={control} />;
      })}
      {all || first.length === controls.length || first.length === 0 ? null : (
        <button
          type="button"
          className="plain group-more"
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          {more ? say('Fewer') : say`${controls.length - first.length} more`}
        </button>
      )}
    </>
  );
}
