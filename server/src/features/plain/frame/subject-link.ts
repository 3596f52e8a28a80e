import { type Html, html, type Piece } from './html';
import { shortCode } from './language';
import { islandSlugs, speciesSlugs } from './slugs';
import type { Words } from './words';

/**
 * A name as a link to the page of its island or species; the name alone where there is none.
 * @param name of the subject in the language of the page
 */
export function subjectLink(
  kind: 'island' | 'species',
  id: number,
  name: Piece,
  { lists, language }: Pick<Words, 'lists' | 'language'>,
): Html {
  const slug = (kind === 'island' ? islandSlugs : speciesSlugs)(lists).byId.get(id);
  return slug === undefined
    ? html`${name}`
    : html`<a href="/${kind}/${slug}?lang=${shortCode(language)}">${name}</a>`;
}
