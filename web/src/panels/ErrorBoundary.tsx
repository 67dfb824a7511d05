/** Keeps a fault in one part of the page from taking the rest with it. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The part in words: "The charts". */
  readonly part: string;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: string | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(thrown: unknown): { failed: string } {
    return { failed: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override render(): ReactNode {
    if (this.state.failed === null) return this.props.children;
    return (
      <div className="fault" role="alert">
        <p>
          {this.props.part} stopped: {this.state.failed}
        </p>
        <button type="button" className="button" onClick={() => this.setState({ failed: null })}>
          Show again
        </button>
      </div>
    );
  }
}
