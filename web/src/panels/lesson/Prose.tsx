/** The text of a lesson: the part of Markdown that lessons use, never as HTML. */
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import type { Prose as Text } from '../../links/lesson/types';

export function Prose({ text }: { readonly text: Text }) {
  return <>{text.map((token, at) => block(token, at))}</>;
}

/** One line of text, such as a question, with its emphasis. */
export function Line({ text }: { readonly text: Text }) {
  return <>{inline(text)}</>;
}

function block(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p key={key}>{inline(token.tokens)}</p>;
    case 'heading':
      return <h4 key={key}>{inline(token.tokens)}</h4>;
    case 'list':
      return list(token as Tokens.List, key);
    case 'blockquote':
      return <blockquote key={key}>{token.tokens?.map(block)}</blockquote>;
    case 'code':
      return <pre key={key}>{token.text}</pre>;
    default:
      return <p key={key}>{inline([token])}</p>;
  }
}

function list({ ordered, items }: Tokens.List, key: number): ReactNode {
  const Kind = ordered ? 'ol' : 'ul';
  return <Kind key={key}>{items.map(({ tokens }, at) => item(tokens, at))}</Kind>;
}

function item(tokens: readonly Token[], key: number): ReactNode {
  return <li key={key}>{inline(tokens)}</li>;
}

function inline(tokens: readonly Token[] | undefined): ReactNode {
  return (tokens ?? []).map((token, at) => span(token, at));
}

function span(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong key={key}>{inline(token.tokens)}</strong>;
    case 'em':
      return <em key={key}>{inline(token.tokens)}</em>;
    case 'codespan':
      return <code key={key}>{token.text}</code>;
    case 'br':
      return <br key={key} />;
    case 'text':
      return token.tokens ? inline(token.tokens) : token.raw;
    case 'escape':
      return token.text;
    case 'link':
      return link(token as Tokens.Link, key);
    default:
      return token.raw;
  }
}

/** A lesson leads within the page or to what it says in plain sight; nothing else can be followed. */
function link({ href, tokens }: Tokens.Link, key: number): ReactNode {
  const safe = /^(#|https:\/\/)/.test(href);
  if (!safe) return inline(tokens);
  return (
    <a key={key} href={href} rel="noreferrer">
      {inline(tokens)}
    </a>
  );
}
