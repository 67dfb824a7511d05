/** Help of one sentence for the term under the pointer, the finger or the focus. Loaded when first asked for. */
import { isEmbed } from '../../links/isEmbed';
import { say } from '../../words/say';
import { type Found, termsIn } from './find';
import type { Entry } from './glossary';

/** How long the pointer rests, and the focus stays, before there is help, ms. */
const REST_MS = 350;
const FOCUS_MS = 700;
const LONG_PRESS_MS = 550;
/** How far a finger may move while it rests, and the pointer on its way to the card, px. */
const SLACK_PX = 10;
const GAP_PX = 6;
/** The longest label whose terms are told when it has the focus. */
const MOST_LABEL = 60;
/** The most pieces of text that are looked through around the pointer. */
const MOST_TEXTS = 300;

const USED =
  'a, button, input, select, textarea, summary, label, canvas, [role=slider], [tabindex]';
const PANEL = 'section, dialog, [role=region], fieldset, details, aside, footer, header, table';
const NO_LABEL =
  'input, select, textarea, [role=slider], [role=listbox], canvas, main, aside, dialog';

/** A term where it stands on the screen. */
interface Hit {
  readonly entry: Entry;
  readonly box: DOMRect;
}

/** Watches pointer, finger and focus from now on. */
export function installWordHelp(): void {
  const card = new WordCard();
  const marks = new TermMarks();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  let pressed: { readonly x: number; readonly y: number } | null = null;
  const wait = (ms: number, then: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(then, ms);
  };

  addEventListener(
    'pointermove',
    ({ pointerType, clientX: x, clientY: y, buttons }) => {
      if (pointerType === 'touch') {
        if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > SLACK_PX) clearTimeout(waiting);
        return;
      }
      card.follow(x, y);
      if (buttons !== 0) return;
      wait(REST_MS, () => {
        const under = document.elementFromPoint(x, y);
        if (!under || card.holds(under)) return;
        marks.around(under);
        const hit = termAt(under, x, y);
        if (hit) card.show(hit, 'pointer');
      });
    },
    { passive: true },
  );
  addEventListener('pointerdown', ({ pointerType, clientX: x, clientY: y, target }) => {
    touched = pointerType === 'touch';
    if (target instanceof Node && card.holds(target)) return;
    card.hide();
    clearTimeout(waiting);
    pressed = touched ? { x, y } : null;
    if (!touched) return;
    // A tap on a button presses it: a finger that stays asks what it is called.
    wait(LONG_PRESS_MS, () => {
      const under = document.elementFromPoint(x, y);
      const hit = under && termAt(under, x, y);
      if (!hit) return;
      card.show(hit, 'finger');
      addEventListener('click', swallow, { capture: true, once: true });
      addEventListener('pointerdown', () => removeEventListener('click', swallow, true), {
        once: true,
      });
    });
  });
  addEventListener('pointerup', () => {
    if (touched) clearTimeout(waiting);
  });
  addEventListener('pointercancel', () => clearTimeout(waiting));
  addEventListener('click', ({ clientX: x, clientY: y, target }) => {
    if (!touched || !(target instanceof Element) || target.closest(USED)) return;
    const hit = termAt(target, x, y);
    if (hit) card.show(hit, 'finger');
  });
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    // What only the page gives the focus to, such as a part that it leads to, was not asked about.
    if (target.matches(NO_LABEL) || target.tabIndex < 0) return;
    const [found] = termsOf(target);
    if (!found) return;
    wait(FOCUS_MS, () => {
      if (document.activeElement !== target) return;
      card.show({ entry: found.entry, box: target.getBoundingClientRect() }, 'focus', target);
    });
  });
  addEventListener('focusout', () => {
    clearTimeout(waiting);
    card.hide();
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && card.hide(), { capture: true });
  addEventListener('scroll', () => card.hide(), { capture: true, passive: true });
  addEventListener('hashchange', () => card.hide());
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The terms of a label that has the focus: of its text, or of its name where it has none. */
function termsOf(element: HTMLElement): readonly Found[] {
  if ((element.textContent ?? '').length > MOST_LABEL) return [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const terms = termsIn((texts.currentNode as Text).data);
    if (terms.length > 0) return terms;
  }
  return termsIn((element.ariaLabel ?? '').slice(0, MOST_LABEL));
}

/** The term at a point of an element: of its own text, or of a name on the globe, which lets the pointer through. */
function termAt(element: Element, x: number, y: number): Hit | null {
  const names = element.matches('.globe-holder canvas')
    ? [...(element.closest('.globe-holder')?.querySelectorAll('span') ?? [])]
    : [];
  const texts = [element, ...names].flatMap(({ childNodes }) => [...childNodes]);
  for (const node of texts) {
    if (!(node instanceof Text)) continue;
    for (const { entry, from, to } of termsIn(node.data)) {
      for (const box of rangeOf(node, from, to).getClientRects()) {
        if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
          return { entry, box };
      }
    }
  }
  return null;
}

function rangeOf(node: Text, from: number, to: number): Range {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

/** Underlines the terms of the panel that the pointer is in, so that one sees which words have help. */
class TermMarks {
  private panel: Element | null = null;

  around(element: Element): void {
    const panel = element.closest(PANEL);
    if (!('highlights' in CSS) || panel === this.panel) return;
    this.panel = panel;
    CSS.highlights.delete('term');
    if (!panel) return;
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    for (let seen = 0; seen < MOST_TEXTS && texts.nextNode(); seen += 1) {
      const node = texts.currentNode as Text;
      for (const { from, to } of termsIn(node.data)) ranges.push(rangeOf(node, from, to));
    }
    CSS.highlights.set('term', new Highlight(...ranges));
  }
}

/** The card with the sentence, one for the whole page. */
class WordCard {
  private readonly root = document.createElement('div');
  private box: DOMRect | null = null;
  private by: 'pointer' | 'finger' | 'focus' = 'pointer';
  private described: Element | null = null;

  constructor() {
    this.root.id = 'word-help';
    this.root.className = 'word-help';
    this.root.role = 'tooltip';
    this.root.popover = 'manual';
    document.body.append(this.root);
  }

  holds(node: Node): boolean {
    return this.root.contains(node);
  }

  show({ entry, box }: Hit, by: 'pointer' | 'finger' | 'focus', described?: Element): void {
    this.hide();
    this.box = box;
    this.by = by;
    const sentence = element('p', entry.says);
    const foot = element('p', entry.source ?? '');
    foot.className = 'word-help-source';
    // A frame in another page stays where it is.
    if (!isEmbed(location.search)) {
      const all = element('a', say('All terms'));
      all.href = '#/glossary';
      all.tabIndex = -1;
      foot.append(all);
    }
    this.root.replaceChildren(element('strong', entry.name), sentence, foot);
    this.root.showPopover();
    this.place(box);
    if (!described || described.hasAttribute('aria-describedby')) return;
    described.setAttribute('aria-describedby', this.root.id);
    this.described = described;
  }

  hide(): void {
    if (!this.box) return;
    this.box = null;
    this.root.hidePopover();
    this.described?.removeAttribute('aria-describedby');
    this.described = null;
  }

  /** Stays while the pointer is on the term, on the card or between them. */
  follow(x: number, y: number): void {
    if (!this.box || this.by !== 'pointer') return;
    const near = (box: DOMRect) =>
      x >= box.left - SLACK_PX &&
      x <= box.right + SLACK_PX &&
      y >= box.top - SLACK_PX &&
      y <= box.bottom + SLACK_PX;
    if (!near(this.box) && !near(this.root.getBoundingClientRect())) this.hide();
  }

  private place(box: DOMRect): void {
    const { offsetWidth: width, offsetHeight: height, style } = this.root;
    const below = box.bottom + GAP_PX;
    const top = below + height <= innerHeight ? below : box.top - GAP_PX - height;
    const left = Math.min(box.left, innerWidth - width - GAP_PX);
    style.left = `${Math.max(GAP_PX, left)}px`;
    style.top = `${Math.max(GAP_PX, top)}px`;
  }
}

function element<Name extends 'a' | 'p' | 'strong'>(name: Name, text: string) {
  return Object.assign(document.createElement(name), { textContent: text });
}
