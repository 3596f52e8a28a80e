import { Component, type ReactNode } from 'react';

interface Props {
  /** shown when the code of the part cannot be fetched */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Error boundary around a lazy-loaded part of the form, so that the form still works when its code cannot be
 * fetched.
 */
export class ChunkFallback extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
