import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Names the window: the page, then the portal. The name is written into the title the document came
 * with, which is the last one: that of a module's screen is put before it and goes with the screen, and
 * a name written into that one would go with it.
 */
export function setPageTitle(page: string): void {
  const name = translate('shell', 'app.title', { page });
  const own = [...document.head.querySelectorAll('title')].at(-1);
  if (own) own.textContent = name;
  else document.title = name;
}
