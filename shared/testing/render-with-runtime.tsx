import { type RenderResult, render } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../api/schemas/accounts/user';
import { connectivity } from '../runtime/http/connectivity';
import { setLanguage } from '../runtime/i18n/i18n';
import { session } from '../runtime/session/session';

interface RuntimeOptions {
  /** logged-in person; none by default */
  user?: User | null;
  /** language code; English by default */
  language?: string;
  /** initial path of the router */
  path?: string;
  online?: boolean;
}

/** Sets person, language and network of a test. */
export function setRuntime({ user = null, language = 'en_US', online = true }: RuntimeOptions = {}): void {
  setLanguage(language);
  runInAction(() => {
    session.user = user;
    session.state = user ? 'connected' : 'anonymous';
    connectivity.network = online;
    connectivity.reachable = online;
  });
}

/** Renders a screen as a module would: with router, session, language and network. */
export function renderWithRuntime(screen: ReactNode, options: RuntimeOptions = {}): RenderResult {
  setRuntime(options);
  return render(<MemoryRouter initialEntries={[options.path ?? '/']}>{screen}</MemoryRouter>);
}
