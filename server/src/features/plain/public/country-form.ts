import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { type Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import { countries, optionsOf } from '../report/pages/options';
import type { PublicPageData } from './about';

/** Form to choose the country of a page. */
export function countryForm({ words, country }: PublicPageData, path: string): Html {
  const options = countries(words).map(
    (one) => [String(one.country), placeName(one, words.languages)] as const,
  );
  return html`<form method="get" action="${path}"><input type="hidden" name="lang" value="${shortCode(words.language)}"><div class="f"><label class="t" for="country">${words.t('report.country')}</label><select id="country" name="country">${optionsOf(options, String(country))}</select></div><button class="b z">${words.p('plain.show')}</button></form>`;
}
