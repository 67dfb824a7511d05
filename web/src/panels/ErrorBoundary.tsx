/** Keeps a fault in one part of the page from taking the rest with it. */
import { Component, type ReactNode } from 'react';
import { say } from '../words/say';

interface ErrorBoundaryProps {
  /** The part in words: "The charts". */
  readonly part: string;
  /** What the part shows: a fault ends when this changes. */
  readonly of: unknown;
  /** What stays above the sentence of a fault: a whole page keeps its way out. */
  readonly above?: ReactNode;
  /** Called before the part is shown again on demand. */
  onRetry?(): void;
  readonly children: ReactNode;
}

interface Fault {
  readonly failed: string | null;
  readonly of: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, Fault> {
  override state: Fault = { failed: null, of: this.props.of };

  static getDerivedStateFromError(thrown: unknown): Partial<Fault> {
    return { failed: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: Fault): Fault | null {
    return of === state.of ? null : { failed: null, of };
  }

  override render(): ReactNode {
    if (this.state.failed === null) return this.props.children;
    return (
      <>
        {this.props.above}
        <div className="fault" role="alert">
          <p>{say`${this.props.part} stopped: ${this.state.failed}`}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              this.props.onRetry?.();
              this.setState({ failed: null });
            }}
          >
            {say('Show again')}
          </button>
        </div>
      </>
    );
  }
}
