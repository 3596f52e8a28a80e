import { setLanguage, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';

/** Switches the language; keeps the current one and shows a message when the texts cannot be fetched. */
export async function switchLanguage(code: string): Promise<void> {
  try {
    await setLanguage(code);
  } catch {
    toasts.warning(translate('shell', 'bar.languageFailed'));
  }
}
