/** The header: name, pages, the scenario in words, and what can be done with it. */
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../../document/document';
import { LanguageChoice } from '../../../panels/head/LanguageChoice';
import { perhaps, say } from '../../../words/say';
import { ShareButton } from '../dialogs/ShareButton';
import type { Lab } from '../session/lab';
import type { Linkable } from '../session/link';
import { redo, undo } from '../session/notes';
import { Icon, IconWord } from './Icon';

export interface ActionsProps {
  readonly lab: Linkable & Pick<Lab, 'fields' | 'presets' | 'simulations'>;
  readonly copied: boolean;
  onCopy(): void;
  onKeys(): void;
  onMine(): void;
  onFilm(): void;
  /** What stands here on a small screen. */
  readonly more: ReactNode;
  /** The switch of the theme, which the whole page shares. */
  readonly theme: ReactNode;
}

export function ScenarioWords({ scenario }: Pick<Lab, 'scenario'>) {
  const document = useStore(scenario.state, (state) => state.document);
  const { subject, rest } = inWords(document);
  return (
    // What has no room is not begun: the whole sentence is the title.
    <p
      className="words"
      title={[`${subject} · ${rest}`, perhaps(document.description ?? '')].join('\n').trim()}
    >
      <strong>{subject}</strong>
      <span> · {rest}</span>
    </p>
  );
}

export function Actions(props: ActionsProps) {
  const { lab, copied, onCopy, onKeys, onMine, onFilm, more, theme } = props;
  const { scenario } = lab;
  const title = useTitle(lab);
  const past =
    useStore(scenario.state, (state) => state.past.length) +
    useStore(lab.view, (state) => state.notesPast.length);
  const future =
    useStore(scenario.state, (state) => state.future.length) +
    useStore(lab.view, (state) => state.notesFuture.length);
  return (
    <div className="actions">
      <a
        className="button preset"
        href="#/scenarios"
        aria-label={say`Scenario: ${title}`}
        title={say`${title}. All scenarios, with pictures (S)`}
      >
        <Icon name="scenarios" />
        <span>{title}</span>
      </a>
      <IconAction
        icon="undo"
        label={say('Undo')}
        word={say('Undo')}
        className="undo-action"
        off={past === 0}
        press={() => undo(lab)}
      />
      <IconAction
        icon="redo"
        label={say('Redo')}
        word={say('Redo')}
        className="redo-action"
        off={future === 0}
        press={() => redo(lab)}
      />
      <IconAction
        icon="restart"
        label={say('Run again from the start')}
        word={say('Run again')}
        press={() => lab.simulations.rerun()}
      />
      {more}
      <LanguageChoice className="button icon language language-action" />
      {theme}
      <IconAction
        icon="keys"
        label={say('Keyboard shortcuts')}
        word={say('Shortcuts')}
        className="keys-action"
        press={onKeys}
      />
      <IconAction
        icon="save"
        label={say('Save and open')}
        word={say('Save')}
        className="mine-action"
        press={onMine}
      />
      <ShareButton lab={lab} onFilm={onFilm} />
      <button type="button" className="button primary" onClick={onCopy}>
        {copied ? (
          say('Copied')
        ) : (
          <>
            <span className="copy-what">{say('Copy link')}</span>
            <span className="copy-short" aria-hidden="true">
              {say('Copy')}
            </span>
          </>
        )}
      </button>
    </div>
  );
}

/** What the scenario is called: as the preset that it was made from while it is that, by its own title where it has one. */
export function useTitle({
  scenario,
  core,
  presets,
}: Pick<Lab, 'scenario' | 'core' | 'presets'>): string {
  const { preset, text, document } = useStore(scenario.state);
  return useMemo(() => {
    const title = presets.find(({ id }) => id === preset)?.title ?? preset;
    if (Object.keys(core.diff(preset, text) as object).length === 0) return title;
    const own = perhaps(document.title ?? '');
    return own !== '' && own !== title ? own : say`${title}, changed`;
  }, [core, presets, preset, text, document]);
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
