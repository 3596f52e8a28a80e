import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Sets the window title to page and portal. It is written into the document's original title element: a
 * module's screen inserts its own before that one and removes it on unmount, so a title written there would
 * be lost.
 */
export function setPageTitle(page: string): void {
  const name = translate('shell', 'app.title', { page });
  const own = [...document.head.querySelectorAll('title')].at(-1);
  if (own) own.textContent = name;
  else document.title = name;
}
