import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';

/** Copies a link or a code, and says so; where the browser refuses, the text is shown to be copied by hand. */
export async function copyText(text: string, copied: string, t: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success(copied);
  } catch {
    toasts.warning(t('map.linkByHand', { link: text }));
  }
}
