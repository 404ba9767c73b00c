import { Component, type ReactNode } from 'react';

/**
 * Error boundary of an optional part of a page. An error while the part is rendered, or in one of its effects,
 * does not affect the rest of the page (docs/decisions/044). React logs the error to the console.
 */
export class PartBoundary extends Component<{
  /** Called when the part failed, for example to offer an alternative. */
  onFailed?: () => void;
  /** Shown instead of a part that failed; by default nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
}
