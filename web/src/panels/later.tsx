/** Parts of the page that are loaded when they are first shown, so that the lab starts with less. */

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { lowered } from '../base/text';
import { say } from '../words/say';
import { ErrorBoundary } from './ErrorBoundary';

/** What a part keeps around it while it is not there. */
interface Frame {
  /** What stays above: a whole page keeps its way out. */
  readonly above?: ReactNode;
  /** What the part shows: a fault ends when this changes. */
  readonly of?: unknown;
  /** What keeps its place while it is loaded; without it a line says so. */
  readonly place?: ReactNode;
}

/** `name` in words, "The streams", as what `load` brings. A part that did not come can be asked for again. */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  frame: (props: Props) => Frame = () => ({}),
) {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        kept = ask();
        // Some browsers keep to the first answer until the page is loaded anew.
        throw new Error(
          say('this part could not be loaded. Try again; if that does not help, reload the page.'),
        );
      }
    });
  /** From one look to the next: what is there is shown at once. */
  let kept: ComponentType<Props> = ask();

  function Later(props: Props) {
    const [Part, setPart] = useState(() => kept);
    const { above, of, place } = frame(props);
    return (
      <ErrorBoundary part={name} of={of} above={above} onRetry={() => setPart(() => kept)}>
        <Suspense
          fallback={
            <>
              {above}
              {place ?? (
                <p className={above ? 'loading' : 'loading part'} role="status">
                  {say`Loading ${lowered(name)}.`}
                </p>
              )}
            </>
          }
        >
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  /** Loads it before it is shown: it then stands there from the first moment, without its place being held. */
  function prepare(): void {
    load().then(
      (part) => {
        kept = part;
      },
      // A failure is said where the part is shown.
      () => undefined,
    );
  }

  return Object.assign(Later, { prepare });
}
