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

/**
 * "Follow Rapa": leads to the feed and the form of mails on the page of an island; nothing where it has no page.
 * @param island its id, and its name in the language of the page
 */
export function followLink(
  { p, lists, language }: Pick<Words, 'p' | 'lists' | 'language'>,
  island: { id: number; name: string },
): Html | false {
  const slug = islandSlugs(lists).byId.get(island.id);
  return (
    slug !== undefined &&
    html`<a class="lk np" href="/island/${slug}?lang=${shortCode(language)}#follow-it">${p('plain.followSend', { island: island.name })}</a>`
  );
}
