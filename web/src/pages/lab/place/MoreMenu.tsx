/** What the header has no room for: pages, and on a small screen the list of keys. */
import { useId, useRef } from 'react';
import { openPalette } from '../../../base/palette';
import { LanguageChoice } from '../../../panels/head/LanguageChoice';
import { say } from '../../../words/say';
import { Icon } from './Icon';
import './more.css';

/** The width that more.css gives it, and how near the edge of the window it comes, CSS pixels. */
const WIDTH_PX = 200;
/** A screen no higher than this has two columns of it. */
const LOW_PX = 460;
const MARGIN_PX = 8;

interface MoreMenuProps {
  onKeys(): void;
  onMine(): void;
  onTour(): void;
}

export function MoreMenu({ onKeys, onMine, onTour }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Below its button, wherever that stands at this size. */
  const place = () => {
    const box = button.current?.getBoundingClientRect();
    if (!box || !list.current) return;
    list.current.style.top = `${box.bottom + MARGIN_PX / 2}px`;
    const width = innerHeight > LOW_PX ? WIDTH_PX : 2 * WIDTH_PX;
    list.current.style.left = `${Math.max(MARGIN_PX, Math.min(box.left, innerWidth - width - MARGIN_PX))}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button icon more-action"
        aria-label={say('More')}
        title={say('More')}
        popoverTarget={id}
      >
        <Icon name="more" />
      </button>
      <div ref={list} id={id} popover="auto" className="more" onBeforeToggle={place}>
        <nav aria-label={say('More pages')}>
          <a href="#/scenarios">{say('Scenarios')}</a>
          <a href="#/gallery">{say('Gallery')}</a>
          <a href="#/lessons">{say('Lessons')}</a>
          <a href="#/glossary">{say('Glossary')}</a>
          <a href="#/about">{say('About')}</a>
        </nav>
        <button
          type="button"
          className="more-find"
          onClick={() => {
            list.current?.hidePopover();
            openPalette();
          }}
        >
          {say('Find anything')}
        </button>
        <button
          type="button"
          className="more-tour"
          onClick={() => {
            list.current?.hidePopover();
            onTour();
          }}
        >
          {say('Tour')}
        </button>
        <button
          type="button"
          className="more-mine"
          onClick={() => {
            list.current?.hidePopover();
            onMine();
          }}
        >
          {say('Save and open')}
        </button>
        <button
          type="button"
          className="more-keys"
          onClick={() => {
            list.current?.hidePopover();
            onKeys();
          }}
        >
          {say('Keyboard shortcuts')}
        </button>
        <LanguageChoice className="more-language" />
      </div>
    </>
  );
}
