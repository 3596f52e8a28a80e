import { type Html, html } from './html';
import { shortOf } from './language';
import type { Words } from './words';

/** Where the plain pages of everybody are. */
const PLACES = [
  ['/plain/report', 'plain.reportLink'],
  ['/plain/map', 'plain.mapLink'],
  ['/plain/stats', 'plain.statsLink'],
  ['/plain/species', 'plain.speciesLink'],
  ['/plain/', 'plain.homeLink'],
] as const;

/** Links to the plain pages. @param here the page that they stand on */
export const publicLinks = ({ p, language }: Pick<Words, 'p' | 'language'>, here = ''): Html =>
  html`<ul class="u">${PLACES.filter(([path]) => path !== here).map(
    ([path, key]) => html`<li><a class="lk" href="${path}?lang=${shortOf(language)}">${p(key)}</a></li>`,
  )}</ul>`;
