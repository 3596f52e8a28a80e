import { setLanguage, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';

/** Switches the language; says so when its texts cannot be fetched, and the present one stays. */
export async function switchLanguage(code: string): Promise<void> {
  try {
    await setLanguage(code);
  } catch {
    toasts.warning(translate('shell', 'bar.languageFailed'));
  }
}
