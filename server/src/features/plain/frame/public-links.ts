import { type Html, html } from './html';
import { shortCode } from './language';
import type { Words } from './words';

/** Addresses and texts of the public plain pages. */
const PUBLIC_PAGES = [
  ['/plain/report', 'plain.reportLink'],
  ['/plain/map', 'plain.mapLink'],
  ['/plain/stats', 'plain.statsLink'],
  ['/plain/species', 'plain.speciesLink'],
  ['/plain/risk', 'plain.riskLink'],
  ['/r', 'plain.receiptLink'],
  ['/plain/', 'plain.homeLink'],
  ['/plain/privacy', 'plain.legalPrivacy'],
  ['/plain/terms', 'plain.legalTerms'],
  ['/plain/notice', 'plain.legalNotice'],
  ['/plain/accessibility', 'plain.a11yLink'],
] as const;

/**
 * Links to the public plain pages.
 * @param here path of the current page, which is left out
 */
export const publicLinks = ({ p, language }: Pick<Words, 'p' | 'language'>, here = ''): Html =>
  html`<ul class="u">${PUBLIC_PAGES.filter(([path]) => path !== here).map(
    ([path, key]) => html`<li><a class="lk" href="${path}?lang=${shortCode(language)}">${p(key)}</a></li>`,
  )}</ul>`;
