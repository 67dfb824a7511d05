/** The place of the streams beside the globe. They are loaded when first looked at, so that the lab starts with less. */
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../panels/ErrorBoundary';
import type { StreamsPanelProps } from '../../panels/streams/StreamsPanel';

const load = () =>
  lazy(async () => {
    try {
      const { StreamsPanel } = await import('../../panels/streams/StreamsPanel');
      return { default: StreamsPanel };
    } catch {
      throw new Error(
        'they could not be loaded. Try again; if that does not help, reload the page.',
      );
    }
  });

/** Kept from one look to the next: what is there is shown at once. */
let loaded = load();

export function StreamsPlace(props: StreamsPanelProps) {
  const [Streams, setStreams] = useState(() => loaded);
  const again = () => {
    loaded = load();
    setStreams(() => loaded);
  };
  return (
    <ErrorBoundary part="The streams" of="" onRetry={again}>
      <Suspense
        fallback={
          <p className="loading" role="status">
            The streams are being loaded.
          </p>
        }
      >
        <Streams {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
