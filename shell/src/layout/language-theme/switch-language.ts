import { setLanguage, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';

/** Switches the language; when its texts cannot be loaded, keeps the current one and shows a message. */
export async function switchLanguage(code: string): Promise<void> {
  try {
    await setLanguage(code);
  } catch {
    toasts.warning(translate('shell', 'bar.languageFailed'));
  }
}
