import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';

/** Shows a toast that the session has ended, on a page that needs none and so stays open. */
export async function sayEnded(): Promise<void> {
  await textsReady();
  toasts.warning(codeText('token_invalid'));
}
