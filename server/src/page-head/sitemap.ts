import { html } from '../features/plain/frame/html';
import type { Lists } from '../features/plain/frame/lists';
import { islandSlugs, speciesSlugs } from '../features/plain/frame/slugs';
import { HEADED_PAGES } from './pages';
import { HEAD_LANGUAGES, inLanguage } from './tags';

/** Paths of every page that search engines may list: one for each species and group, and those of single islands and species. */
export function listedPaths(lists: Lists): string[] {
  const { species, phenotypes } = lists;
  const ids = (rows: ReadonlyMap<number, { id: number; deleted?: boolean | undefined }>) =>
    [...rows.values()].filter(({ deleted }) => !deleted).map(({ id }) => id);
  const portal = HEADED_PAGES.flatMap(({ pattern, key }) => {
    if (!pattern.endsWith('/:id')) return [pattern];
    return ids(key === 'specie' ? species : phenotypes).map((id) => pattern.replace(':id', String(id)));
  });
  const below = (folder: string, slugs: ReadonlyMap<number, string>) =>
    [...slugs.values()].map((slug) => `${folder}/${slug}`);
  return [
    ...portal,
    '/open-data',
    ...below('/island', islandSlugs(lists).byId),
    ...below('/species', speciesSlugs(lists).byId),
  ];
}

/** The sitemap: each page with its addresses in French and English (sitemaps.org, Google's `xhtml:link`). */
export function sitemapOf(lists: Lists, publicUrl: string): string {
  const base = publicUrl.replace(/\/+$/, '');
  const pages = listedPaths(lists).map(
    (path) =>
      html`<url><loc>${base}${path}</loc>${Object.keys(HEAD_LANGUAGES).map(
        (language) =>
          html`<xhtml:link rel="alternate" hreflang="${language}" href="${base}${inLanguage(path, language as 'fr' | 'en')}"/>`,
      )}</url>
`,
  );
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages}</urlset>
`.markup;
}
