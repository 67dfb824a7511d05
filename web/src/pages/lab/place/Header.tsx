/** The header: name, pages, the scenario in words, and what can be done with it. */
import { type ReactNode, useMemo } from 'react';
import { inWords } from '../../../model/document';
import { ShareButton } from '../dialogs/ShareButton';
import { useStore } from '../hooks';
import type { LabSession } from '../session/session';
import { Icon } from './Icon';

interface ActionsProps {
  readonly session: LabSession;
  readonly copied: boolean;
  onCopy(): void;
  onKeys(): void;
  /** What stands here on a small screen. */
  readonly more: ReactNode;
  /** The switch of the theme, which the whole page shares. */
  readonly theme: ReactNode;
}

export function ScenarioWords({ session }: { readonly session: LabSession }) {
  const document = useStore(session.scenario.state, (state) => state.document);
  const { subject, rest } = inWords(document);
  return (
    <p className="words" title={document.description ?? undefined}>
      <strong>{subject}</strong> · {rest}
    </p>
  );
}

export function Actions({ session, copied, onCopy, onKeys, more, theme }: ActionsProps) {
  const { scenario } = session;
  const title = useTitle(session);
  const past = useStore(scenario.state, (state) => state.past.length);
  const future = useStore(scenario.state, (state) => state.future.length);
  return (
    <div className="actions">
      <a
        className="button preset"
        href="#/scenarios"
        aria-label={`Scenario: ${title}`}
        title={`${title}. All scenarios, with pictures (S)`}
      >
        <Icon name="scenarios" />
        <span>{title}</span>
      </a>
      <IconAction
        icon="undo"
        label="Undo"
        word="Undo"
        className="undo-action"
        off={past === 0}
        press={() => scenario.undo()}
      />
      <IconAction
        icon="redo"
        label="Redo"
        word="Redo"
        className="redo-action"
        off={future === 0}
        press={() => scenario.redo()}
      />
      <IconAction
        icon="restart"
        label="Run again from the start"
        word="Run again"
        press={() => session.rerun()}
      />
      {more}
      {theme}
      <IconAction
        icon="keys"
        label="Keyboard shortcuts"
        word="Shortcuts"
        className="keys-action"
        press={onKeys}
      />
      <ShareButton session={session} />
      <button type="button" className="button primary" onClick={onCopy}>
        {copied ? 'Copied' : 'Copy'}
        {copied ? null : <span className="copy-what">link</span>}
      </button>
    </div>
  );
}

/** What the scenario is called: as the preset that it was made from while it is that, by its own title where it has one. */
export function useTitle({ scenario, core, presets }: LabSession): string {
  const { preset, text, document } = useStore(scenario.state, (state) => state);
  return useMemo(() => {
    const title = presets.find(({ id }) => id === preset)?.title ?? preset;
    if (Object.keys(core.diff(preset, text) as object).length === 0) return title;
    return document.title && document.title !== title ? document.title : `${title}, changed`;
  }, [core, presets, preset, text, document]);
}

/** The word beside an icon; style sheets show it where there is room. The button has its own name. */
export function IconWord({ children }: { readonly children: ReactNode }) {
  return (
    <span className="icon-word" aria-hidden="true">
      {children}
    </span>
  );
}

interface IconActionProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  /** Beside the icon where there is room. */
  readonly word?: string;
  readonly off?: boolean;
  readonly className?: string;
  press(): void;
}

function IconAction({ icon, label, word, off = false, className = '', press }: IconActionProps) {
  return (
    <button
      type="button"
      className={`button icon ${className}`}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={press}
    >
      <Icon name={icon} />
      {word ? <IconWord>{word}</IconWord> : null}
    </button>
  );
}
