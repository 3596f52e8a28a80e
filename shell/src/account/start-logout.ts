import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { makeAutoObservable } from 'mobx';

/** Whether the question "Log out?" is open. */
class LogoutQuestion {
  open = false;

  constructor() {
    makeAutoObservable(this);
  }

  set(open: boolean): void {
    this.open = open;
  }
}

export const logoutQuestion = new LogoutQuestion();

/** Logs out, after a question when something of this account still waits on the device. */
export function startLogout(): void {
  if (session.waiting.length > 0) logoutQuestion.set(true);
  else void finishLogout();
}

/** Ends the session everywhere and goes home (specification, section 4). */
export async function finishLogout(): Promise<void> {
  logoutQuestion.set(false);
  await session.logout();
  toasts.success(translate('shell', 'logout.done'));
  go('/');
}
