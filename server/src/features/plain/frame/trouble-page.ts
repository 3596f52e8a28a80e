import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import { type Html, html } from './html';
import type { PlainLanguage } from './language';
import { readPage } from './page';
import { publicLinks } from './public-links';

/** Text of a failure by its status; other statuses below 500 are forms that cannot be read. */
const TEXTS: Record<number, string> = { 403: 'plain.otherSite', 404: 'plain.missing' };

/**
 * Error page for failures outside the report's own pages; "Back" leads to the answers, so nothing is lost.
 */
export function troublePage(language: PlainLanguage, p: Translate, status: number): Html {
  const text = TEXTS[status] ?? (status < 500 ? 'plain.unreadable' : 'plain.unavailable');
  const title = p(status === 404 ? 'plain.missingTitle' : 'plain.failTitle');
  return readPage({
    words: { language, p },
    title,
    path: '/plain/report',
    content: html`<h1>${title}</h1><p class="q">${p(text)}</p>${publicLinks({ language, p })}`,
  });
}
