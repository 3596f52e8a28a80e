import { type RenderResult, render } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../api/schemas/accounts/user';
import { connectivity } from '../runtime/http/connectivity';
import { setLanguage } from '../runtime/i18n/i18n';
import { session } from '../runtime/session/session';

interface RuntimeOptions {
  /** who is signed in; nobody when left out */
  user?: User | null;
  /** language code; English when left out */
  language?: string;
  /** address of the page inside its router */
  path?: string;
  online?: boolean;
}

/** Sets who, in what language and with what network a test runs. */
export function setRuntime({ user = null, language = 'en_US', online = true }: RuntimeOptions = {}): void {
  setLanguage(language);
  runInAction(() => {
    session.user = user;
    session.state = user ? 'connected' : 'anonymous';
    connectivity.network = online;
    connectivity.reachable = online;
  });
}

/** Draws a screen as a module would: in a router, with a session, a language and a network. */
export function renderWithRuntime(screen: ReactNode, options: RuntimeOptions = {}): RenderResult {
  setRuntime(options);
  return render(<MemoryRouter initialEntries={[options.path ?? '/']}>{screen}</MemoryRouter>);
}
