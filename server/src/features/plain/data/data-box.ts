import { type Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import type { Words } from '../frame/words';
import type { PublicPageData } from '../public/about';

/** Where the data of a page are, and what quoting it needs. */
interface PageFiles {
  /** address of the table; left out where the page has none */
  csv?: string;
  json: string;
  /** name and whole address of the page */
  title: string;
  address: string;
  /** day of the figures as YYYY-MM-DD */
  day: string;
}

/** "Data of this page": the figures as files, and how to cite them. */
export const dataBox = (
  { p, formats, language }: Pick<Words, 'p' | 'formats' | 'language'>,
  { csv, json, title, address, day }: PageFiles,
): Html =>
  html`<section><h2>${p('plain.dataTitle')}</h2><ul class="u np">${
    csv !== undefined && html`<li><a class="lk" href="${csv}" download>${p('plain.dataCsv')}</a></li>`
  }<li><a class="lk" href="${json}" download>${p('plain.dataJson')}</a></li></ul><p class="h">${p('plain.cite', { title, address, day: formats.date(day) })}</p><p class="h">${p('plain.citeTerms')}</p><p><a class="lk" href="/open-data?lang=${shortCode(language)}">${p('plain.openLink')}</a></p></section>`;

/** The data of map, statistics or directory: the files beside the page. @param path of the page, such as `/plain/map` */
export const pageFiles = (
  { words, base, country, summary }: Pick<PublicPageData, 'words' | 'base' | 'country' | 'summary'>,
  path: string,
  title: string,
): Html => {
  const query = `?country=${country}&lang=${shortCode(words.language)}`;
  return dataBox(words, {
    csv: `${path}.csv${query}`,
    json: `${path}.json${query}`,
    title,
    address: base + path,
    day: summary.at.slice(0, 10),
  });
};
