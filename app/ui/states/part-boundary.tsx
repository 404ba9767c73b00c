import { Component, type ReactNode } from 'react';

/**
 * Limits a fault of a part that a page can do without, while the part is rendered or in one of its effects, to
 * this part (docs/decisions/044). React writes it
 * to the console.
 */
export class PartBoundary extends Component<{
  /** Called when the part failed, for example to offer another way. */
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
