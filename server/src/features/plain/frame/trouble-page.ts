import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import { type Html, html } from './html';
import { type PlainLanguage, shortCode } from './language';
import { readPage } from './page';

/**
 * Error page for failures outside the report's own pages; "Back" leads to the answers, so nothing is lost.
 */
export function troublePage(language: PlainLanguage, p: Translate, status: number): Html {
  const key = status === 403 ? 'otherSite' : status < 500 ? 'unreadable' : 'unavailable';
  return readPage({
    words: { language, p },
    title: p('plain.failTitle'),
    path: '/plain/report',
    content: html`<h1>${p('plain.failTitle')}</h1><p class="q">${p(`plain.${key}`)}</p><p><a class="lk" href="/plain/report?lang=${shortCode(language)}">${p('plain.reportLink')}</a></p>`,
  });
}
