/** What is chosen about the diagrams: step, window of time, flows, numbers, files. */
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { SharedView } from '../../charts/engine/view';
import { EnlargeIcon, MoreIcon } from '../../charts/ui/chartIcons';
import { Menu } from '../../charts/ui/Menu';
import { themeEntry, useVectorTheme } from '../../charts/ui/vectorTheme';
import type { CaptureFormat } from '../../protocol/packets';
import type { FlowView } from '../../reading/source';
import { say } from '../../words/say';
import { bareText, readNumber } from '../../words/typedNumbers';
import { refusal } from '../controls/NumberField';
import { NumberInput } from '../controls/NumberInput';
import { stepOf } from '../measure/step';
import type { Stage } from './stage';

/** As what the diagrams can be saved. */
export type SequenceFile = 'png' | 'svg' | 'pdf' | 'csv';

interface SequenceBarProps {
  readonly stage: Stage;
  readonly measuring: SharedView;
  readonly flow: FlowView;
  /** The flows that can stand beside it. */
  readonly others: readonly FlowView[];
  readonly table: boolean;
  /** Whether the diagrams have the globe's place. */
  readonly wide: boolean;
  /** When the event happened whose card is open, or null. */
  readonly event_s: number | null;
  onTable(): void;
  onWide(wide: boolean): void;
  onSave(what: SequenceFile): void;
  onCapture(format: CaptureFormat): void;
}

const ZOOM = 1.6;

export function SequenceBar(props: SequenceBarProps) {
  const { stage, measuring, flow, others, table, wide } = props;
  const { event_s, onTable, onWide, onSave, onCapture } = props;
  const { view, playback } = stage;
  const [theme, turnTheme] = useVectorTheme();
  const look = useSyncExternalStore(
    view.subscribe,
    () => `${view.follows} ${view.numbers} ${view.beside}`,
  );
  const middle = () => {
    const { from, to } = view.window;
    const { t } = playback;
    return t >= from && t <= to ? t : (from + to) / 2;
  };
  const counted = [flow, ...others].some(({ numbering }) => numbering.step > 1);
  return (
    <div className="sequence-bar" data-look={look}>
      <span className="sequence-group">
        <Press label={say('Previous step')} keys="," act={() => stage.step(false)}>
          <path d="M10 3L5 8L10 13" />
        </Press>
        <Press label={say('Next step')} keys="." act={() => stage.step(true)}>
          <path d="M6 3L11 8L6 13" />
        </Press>
      </span>
      <WindowFields stage={stage} />
      <span className="sequence-group">
        <Press label={say('Zoom in')} act={() => view.zoom(middle(), 1 / ZOOM)}>
          <path d="M8 3v10M3 8h10" />
        </Press>
        <Press label={say('Zoom out')} act={() => view.zoom(middle(), ZOOM)}>
          <path d="M3 8h10" />
        </Press>
      </span>
      <span className="sequence-group">
        <button
          type="button"
          className="sequence-press"
          aria-pressed={view.follows}
          onClick={() => (view.follows ? view.around(playback.t) : view.follow(playback.t))}
        >
          {say('Follow playhead')}
        </button>
        <button type="button" className="sequence-press" onClick={() => view.around(playback.t)}>
          {say('Around playhead')}
        </button>
        {event_s === null ? null : (
          <button type="button" className="sequence-press" onClick={() => view.around(event_s)}>
            {say('Around event')}
          </button>
        )}
      </span>
      {others.length === 0 ? null : (
        <label className="sequence-label">
          {say('Beside')}
          <select
            className="select"
            value={view.beside ?? ''}
            onChange={({ target }) =>
              view.set({ beside: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{say('nothing')}</option>
            {others.map(({ flow: number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {counted ? (
        <button
          type="button"
          className="sequence-press"
          aria-pressed={view.numbers === 'tsn'}
          title={say('Say the numbers on the wire, not which segment it is')}
          onClick={() => view.set({ numbers: view.numbers === 'tsn' ? 'ssn' : 'tsn' })}
        >
          {say('Bytes')}
        </button>
      ) : null}
      <MeasureButton stage={stage} measuring={measuring} />
      <button type="button" className="sequence-press" aria-pressed={table} onClick={onTable}>
        {say('Table')}
      </button>
      <span className="sequence-group sequence-end">
        <Menu
          className="chart-icon"
          label={say('Time-sequence diagram: save')}
          entries={[
            { id: 'png', label: say('Save as PNG') },
            { id: 'svg', label: say('Save as SVG') },
            { id: 'pdf', label: say('Save as PDF') },
            { id: 'csv', label: say('Save steps as CSV') },
            themeEntry(theme),
            { id: 'pcapng', label: say('Capture for Wireshark') },
            { id: 'qlog', label: say('Log of the flow (qlog)') },
          ]}
          onAct={(id) => {
            if (id === 'paper') turnTheme();
            else if (id === 'pcapng' || id === 'qlog') onCapture(id);
            else onSave(id as SequenceFile);
          }}
        >
          <MoreIcon />
        </Menu>
        <button
          type="button"
          className="chart-icon sequence-wide"
          aria-label={wide ? say('Show the globe beside it') : say('Take the place of the globe')}
          title={wide ? say('Show the globe beside it') : say('Take the place of the globe')}
          onClick={() => onWide(!wide)}
        >
          <EnlargeIcon large={wide} />
        </button>
      </span>
    </div>
  );
}

/** Measures from the top of the window to the playhead, or no longer; while it is on a drag sets the span. */
function MeasureButton({ stage, measuring }: Pick<SequenceBarProps, 'stage' | 'measuring'>) {
  const subscribe = useCallback((changed: () => void) => measuring.subscribe(changed), [measuring]);
  const on = useSyncExternalStore(subscribe, () => measuring.measuring !== null);
  const turn = () => {
    if (on) return measuring.measure(null);
    const { from } = stage.view.window;
    measuring.measure({ a: Math.max(0, Math.min(from, stage.playback.t)), b: null });
  };
  return (
    <button
      type="button"
      className="sequence-press"
      aria-pressed={on}
      title={say('Measure between two instants: drag over the diagram, or I and O at the playhead')}
      onClick={turn}
    >
      {say('Measure')}
    </button>
  );
}

interface PressProps {
  readonly label: string;
  readonly keys?: string;
  readonly children: ReactNode;
  act(): void;
}

function Press({ label, keys, children, act }: PressProps) {
  return (
    <button
      type="button"
      className="chart-icon"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-keyshortcuts={keys}
      onClick={act}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

/** The window of time in two fields; what is typed holds when it is entered. */
function WindowFields({ stage }: { readonly stage: Stage }) {
  const { view, playback } = stage;
  const subscribe = useCallback((changed: () => void) => playback.subscribe(changed), [playback]);
  const rounded = (value: number) => Number(value.toFixed(4));
  // As a text, for the same two numbers must be the same.
  const shown = useSyncExternalStore(
    subscribe,
    () => `${rounded(view.window.from)} ${rounded(view.window.to)}`,
  );
  const [from = 0, to = 0] = shown.split(' ').map(Number);
  /** The end that was not touched is only rounded in its field. */
  const select = (end: 'from' | 'to', value: number) => {
    const window = { ...view.window, [end]: value };
    view.select(window.from, window.to);
  };
  return (
    <fieldset className="sequence-window" aria-label={say('Window of time, seconds')}>
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          {end === 'from' ? say('From') : say('until')}
          <NumberInput
            text={bareText(end === 'from' ? from : to)}
            value={end === 'from' ? from : to}
            unit="s"
            onCommit={(typed) => {
              const given = readNumber(typed);
              if (!Number.isNaN(given)) select(end, given);
              return refusal(typed, given, {}) ?? true;
            }}
            onNudge={(steps) =>
              select(end, view.window[end] + stepOf(view.window.to - view.window.from) * steps)
            }
          />
        </label>
      ))}
      s
    </fieldset>
  );
}
