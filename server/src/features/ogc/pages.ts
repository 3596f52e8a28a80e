import { type Html, html, type Piece } from '../plain/frame/html';
import { type PlainLanguage, shortCode } from '../plain/frame/language';
import type { Collection, GeoFeature } from './collection';
import { type DocumentContext, textsOf } from './documents';
import { CONFORMS_TO, ROOT } from './links';

/** Language and texts of a page. */
export interface PageWords extends DocumentContext {
  language: PlainLanguage;
}

const link = (path: string, text: Piece, { language }: PageWords): Html =>
  html`<a class="lk" href="${ROOT}${path}${path.includes('?') ? '&' : '?'}lang=${shortCode(language)}">${text}</a>`;

const list = (links: readonly Html[]): Html =>
  html`<ul class="u">${links.map((one) => html`<li>${one}</li>`)}</ul>`;

const collectionLinks = (words: PageWords): Html =>
  list(words.collections.map((one) => link(`/collections/${one.id}`, textsOf(one, words.p).title, words)));

const terms = ({ p, language }: PageWords): Html =>
  html`<p><a class="lk" href="/plain/terms?lang=${shortCode(language)}">${p('plain.legalTerms')}</a></p>`;

/** What there is, how a program reads it, and where it is described. */
export const landingContent = (words: PageWords): Html => {
  const { p, base } = words;
  return html`<h1>${p('plain.ogcTitle')}</h1><p class="q">${p('plain.ogcIntro')}</p><h2>${p('plain.ogcCollections')}</h2>${collectionLinks(words)}<h2>${p('plain.ogcUse')}</h2><p>${p('plain.ogcQgis')}</p><pre tabindex="0"><code>${base}${ROOT}/</code></pre><p>${p('plain.ogcGdal')}</p><pre tabindex="0"><code>ogr2ogr -f GPKG ciguatera.gpkg OAPIF:${base}${ROOT}</code></pre><h2>${p('plain.docsOn')}</h2>${list(
    [link('/api', p('plain.ogcApi'), words), link('/conformance', p('plain.ogcConformance'), words)],
  )}${terms(words)}`;
};

/** The list of collections. */
export const collectionsContent = (words: PageWords): Html =>
  html`<h1>${words.p('plain.ogcCollections')}</h1>${collectionLinks(words)}<p>${link('/', words.p('plain.ogcTitle'), words)}</p>`;

/** The classes of the standard. */
export const conformanceContent = (words: PageWords): Html =>
  html`<h1>${words.p('plain.ogcConformance')}</h1><p>${words.p('plain.ogcKept')}</p><ul>${CONFORMS_TO.map(
    (address) => html`<li>${address}</li>`,
  )}</ul><p>${link('/', words.p('plain.ogcTitle'), words)}</p>`;

/** The addresses with their parameters, for people. */
export const apiContent = (words: PageWords, paths: object): Html =>
  html`<h1>${words.p('plain.ogcApi')}</h1><p>${words.p('plain.ogcParameters')}</p><pre tabindex="0"><code>${Object.keys(
    paths,
  )
    .map((path) => `GET ${ROOT}${path}`)
    .join(
      '\n',
    )}</code></pre><p>${link('/api?f=json', words.p('plain.docsJson'), words)}</p><p>${link('/', words.p('plain.ogcTitle'), words)}</p>`;

/** A collection: what it is, its columns, and its features. */
export const collectionContent = (collection: Collection, words: PageWords): Html => {
  const { p } = words;
  const { title, description } = textsOf(collection, p);
  const at = `/collections/${collection.id}`;
  const columns = Object.entries(collection.properties).map(
    ([name, { type, format }]) => html`<tr><th scope="row">${name}</th><td>${format ?? type}</td></tr>`,
  );
  return html`<h1>${title}</h1><p class="q">${description}</p>${list([
    link(`${at}/items`, p('plain.ogcItems'), words),
    link(`${at}/items?f=json`, 'GeoJSON', words),
    link('/collections', p('plain.ogcCollections'), words),
  ])}${terms(words)}<h2>${p('plain.ogcColumns')}</h2><table><tbody>${columns}</tbody></table>`;
};

const shown = (value: unknown): string => (value === null || value === undefined ? '–' : String(value));

/** Features of a page. @param next path of the next page with its query, null where there is none */
export function itemsContent(
  collection: Collection,
  { features, matched, next }: { features: readonly GeoFeature[]; matched: number; next: string | null },
  words: PageWords,
): Html {
  const { p } = words;
  const { listed, id } = collection;
  const rows = features.map((one) => {
    const told = listed.map((name) => one.properties[name]).filter((value) => value !== null);
    return html`<li>${link(`/collections/${id}/items/${one.id}`, [one.id, ...told].join(' · '), words)}</li>`;
  });
  return html`<h1>${textsOf(collection, p).title}</h1><p class="q">${p('plain.ogcMatched', { count: matched })}</p><ul class="u">${rows}</ul>${
    next !== null && html`<p><a class="b z" rel="next" href="${next}">${p('plain.ogcNext')}</a></p>`
  }<p>${link(`/collections/${id}`, p('plain.ogcBack'), words)}</p>`;
}

/** One feature with everything that is known of it. */
export function itemContent(collection: Collection, feature: GeoFeature, words: PageWords): Html {
  const { p } = words;
  const at = `/collections/${collection.id}`;
  const known = Object.entries(feature.properties).filter(([, value]) => value !== null);
  const point = (feature.geometry as { type?: string; coordinates?: unknown } | null) ?? {};
  const rows = [...known, ...(point.type === 'Point' ? [['geometry', `${point.coordinates}`]] : [])];
  return html`<h1>${textsOf(collection, p).title} ${feature.id}</h1><dl>${rows.map(
    ([name, value]) => html`<dt>${String(name)}</dt><dd>${shown(value)}</dd>`,
  )}</dl>${list([
    link(`${at}/items/${feature.id}?f=json`, 'GeoJSON', words),
    link(at, p('plain.ogcBack'), words),
  ])}`;
}
