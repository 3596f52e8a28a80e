import { Component, type ReactNode } from 'react';

interface Props {
  /** stands in where the part cannot be fetched */
  fallback: ReactNode;
  children: ReactNode;
}

/** Around a part of the form that is fetched when it opens: without the network the form goes on. */
export class ChunkFallback extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
