import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Names the window: the page, then the portal. */
export function setPageTitle(page: string): void {
  document.title = translate('shell', 'app.title', { page });
}
