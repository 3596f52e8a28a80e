import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { makeAutoObservable } from 'mobx';

/** State of the logout: whether its confirmation is open, and whether it is running. */
class LogoutQuestion {
  open = false;
  /** During a logout, pages that close must not redirect to the login. */
  leaving = false;

  constructor() {
    makeAutoObservable(this);
  }

  set(open: boolean): void {
    this.open = open;
  }

  leave(leaving: boolean): void {
    this.leaving = leaving;
  }
}

export const logoutQuestion = new LogoutQuestion();

/** Logs out, after a confirmation when work of this account is unsent. */
export function startLogout(): void {
  if (session.waiting.length > 0) logoutQuestion.set(true);
  else void finishLogout();
}

/** Ends the session everywhere and goes home (specification, section 4). */
export async function finishLogout(): Promise<void> {
  logoutQuestion.set(false);
  logoutQuestion.leave(true);
  await session.logout();
  toasts.success(translate('shell', 'logout.done'));
  go('/');
  logoutQuestion.leave(false);
}
