import { Html, html } from '../features/plain/frame/html';
import type { PageHead } from './head';

/** Languages of a head by their short code, and what Open Graph calls them. */
export const HEAD_LANGUAGES = { fr: 'fr_FR', en: 'en_US' } as const;
export type HeadLanguage = keyof typeof HEAD_LANGUAGES;

/** Size of the picture of a page in pixels, as previews of links want it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Where the portal is reached, and what it is called. */
interface Site {
  /** address of the portal, without a slash at its end */
  base: string;
  name: string;
  publisher: string;
}

/** An address in one language. */
export const inLanguage = (path: string, language: HeadLanguage): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Address of the picture of a page. */
const pictureOf = (name: string, language: HeadLanguage): string => `/api/picture-of/${language}/${name}.png`;

/** JSON within a script element: no text may end it. */
const scriptJson = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** A time from a year on as an open interval of ISO 8601; undefined for none. */
const sinceYear = (year: number | null) => (year === null ? undefined : `${year}/..`);

/** Schema.org's description of the figures of a page, for catalogues of data. */
function datasetOf(head: PageHead, language: HeadLanguage, { base, name, publisher }: Site): Html | false {
  if (!head.dataset) return false;
  const { place, since, licence } = head.dataset;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: head.title,
    description: head.description,
    url: base + head.path,
    inLanguage: language,
    isAccessibleForFree: true,
    license: licence,
    temporalCoverage: sinceYear(since),
    spatialCoverage: { '@type': 'Place', name: place },
    variableMeasured: 'reported cases of ciguatera',
    includedInDataCatalog: { '@type': 'DataCatalog', name, url: `${base}/` },
    creator: { '@type': 'Organization', name: publisher },
  };
  return html`<script type="application/ld+json">${scriptJson(data)}</script>`;
}

/** Tags for the head of a page: title, description, addresses in each language, preview of a link. */
export function headTags(head: PageHead, language: HeadLanguage, site: Site): string {
  const { base, name } = site;
  const picture = base + pictureOf(head.name, language);
  const other: HeadLanguage = language === 'fr' ? 'en' : 'fr';
  const address = base + head.path;
  const found = html`<link rel="canonical" href="${address}"><link rel="alternate" hreflang="x-default" href="${address}">${(
    Object.keys(HEAD_LANGUAGES) as HeadLanguage[]
  ).map((one) => html`<link rel="alternate" hreflang="${one}" href="${inLanguage(address, one)}">`)}`;
  return html`<title>${head.title}</title><meta name="description" content="${head.description}">${
    head.listed ? found : html`<meta name="robots" content="noindex">`
  }<meta property="og:type" content="website"><meta property="og:site_name" content="${name}"><meta property="og:title" content="${head.title}"><meta property="og:description" content="${head.description}"><meta property="og:url" content="${address}"><meta property="og:locale" content="${HEAD_LANGUAGES[language]}"><meta property="og:locale:alternate" content="${HEAD_LANGUAGES[other]}"><meta property="og:image" content="${picture}"><meta property="og:image:width" content="${PICTURE_SIZE.width}"><meta property="og:image:height" content="${PICTURE_SIZE.height}"><meta property="og:image:alt" content="${head.title}"><meta name="twitter:card" content="summary_large_image">${datasetOf(head, language, site)}`
    .markup;
}

/** Tags of a page of which nothing is known but the name of the portal, which the portal itself reads there. */
export const nameTags = (name: string): string =>
  html`<title>${name}</title><meta property="og:site_name" content="${name}">`.markup;

/** A page of the portal with its head and language. */
export const withHead = (page: string, tags: string, language: HeadLanguage): string =>
  page
    .replace(/<title>[^<]*<\/title>/, () => tags)
    .replace(/<html lang="[a-z]*">/, () => `<html lang="${language}">`);
