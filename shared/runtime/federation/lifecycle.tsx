import { observer } from 'mobx-react-lite';
import React, { Component, type ComponentType, type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { crashes } from './crashes';

/** A mount or unmount slower than this is logged, in milliseconds. */
const SLOW_AFTER_MS = 15000;

/** Time limit after which single-spa logs a slow step; it never abandons the module. */
interface WarningLimit {
  millis: number;
  dieOnTimeout: boolean;
  warningMillis: number;
}

/** What a module exposes: the lifecycles that single-spa calls, with a time limit for each. */
export type Lifecycles = ReactAppOrParcel<Record<string, never>> & {
  timeouts: Record<'bootstrap' | 'mount' | 'unmount' | 'unload', WarningLimit>;
};

interface BoundaryProps {
  id: string;
  children: ReactNode;
}

/**
 * The error boundary of a module's root. It renders nothing in place of a crashed module: the shell shows a
 * panel with its name, and clearing the crash there renders the module again.
 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    crashes.report(this.props.id, error instanceof Error ? error : new Error(String(error)));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Remounts the boundary when a crash is cleared: a failed boundary cannot recover by itself. */
const ResettableBoundary = observer(function ResettableBoundary({ id, children }: BoundaryProps) {
  const crashed = crashes.byModule.has(id);
  return (
    <Boundary id={id} key={crashed ? 'crashed' : 'whole'}>
      {crashed ? null : children}
    </Boundary>
  );
});

/**
 * The single-spa lifecycles of a module. The boundary is inside, so that a crash during the first render
 * still resolves the mount: a rejected mount would disable the module until the page is reloaded.
 */
export function toSingleSpa(App: ComponentType): Lifecycles {
  const Root = ({ name }: { name: string }) => (
    <ResettableBoundary id={name}>
      <App />
    </ResettableBoundary>
  );
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root as ComponentType<never>,
    renderType: 'createRoot',
    errorBoundary: () => null as never,
  });
  const wait: WarningLimit = { millis: SLOW_AFTER_MS, dieOnTimeout: false, warningMillis: SLOW_AFTER_MS };
  return {
    ...lifecycles,
    timeouts: { bootstrap: wait, mount: wait, unmount: wait, unload: wait },
  } as Lifecycles;
}
