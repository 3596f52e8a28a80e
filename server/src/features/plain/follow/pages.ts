import { attributeIf, type Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import { readPage } from '../frame/page';
import type { Words } from '../frame/words';

/** Language and texts of the pages of followers. */
export type FollowWords = Pick<Words, 'language' | 'p'>;

/** An island as these pages name it. */
export interface FollowIsland {
  id: number;
  name: string;
  /** path of its page */
  path: string;
}

/** Where an address is left; an island is added as a query. */
export const ASK_PATH = '/plain/follow';

/** Why an address was not taken, and what was typed. */
interface Refused {
  text: string;
  typed: string;
}

/** The form that takes an address, for the page of an island and for the page that says what was wrong with it. */
export function followForm(
  { language, p }: FollowWords,
  { id, name }: Omit<FollowIsland, 'path'>,
  refused?: Refused,
): Html {
  const described = refused ? 'follow-h follow-m' : 'follow-h';
  const fault = refused && html`<p class="m" id="follow-m" role="alert">${refused.text}</p>`;
  return html`<form method="post" action="${ASK_PATH}" accept-charset="utf-8"><input type="hidden" name="lang" value="${shortCode(language)}"><input type="hidden" name="island" value="${id}"><div class="f"><label class="t" for="follow">${p('plain.followAddress')}</label><p class="h" id="follow-h">${p('plain.followHint')}</p><input class="i" id="follow" name="email" type="email" autocomplete="email" maxlength="254" required value="${refused?.typed}" aria-describedby="${described}"${attributeIf(refused !== undefined, 'aria-invalid="true"')}>${fault}</div><p class="hp" aria-hidden="true"><label>${p('plain.trap')} <input name="cw_blank" tabindex="-1" autocomplete="off"></label></p><button class="b z">${p('plain.followSend', { island: name })}</button></form>`;
}

const islandLink = ({ language, p }: FollowWords, { name, path }: FollowIsland): Html =>
  html`<a class="b z" href="${path}?lang=${shortCode(language)}">${p('plain.followPage', { island: name })}</a>`;

const followPage = (words: FollowWords, island: FollowIsland, path: string, said: Html): Html => {
  const title = words.p('plain.followTitle', { island: island.name });
  return readPage({
    words,
    title,
    path,
    content: html`<h1>${title}</h1>${said}${islandLink(words, island)}`,
  });
};

const askAddress = ({ id }: FollowIsland) => `${ASK_PATH}?island=${id}`;

/** The page of the form alone, with what was wrong. */
export const askPage = (words: FollowWords, island: FollowIsland, refused?: Refused): Html =>
  followPage(words, island, askAddress(island), followForm(words, island, refused));

/** That a mail has left, whatever is known of the address. */
export const sentPage = (words: FollowWords, island: FollowIsland): Html =>
  followPage(
    words,
    island,
    askAddress(island),
    html`<p class="y" role="status"><b>${words.p('plain.followSent')}</b></p><p class="h">${words.p('plain.followNone')}</p>`,
  );

const button = ({ language, p }: FollowWords, path: string, key: string): Html =>
  html`<form method="post" action="${path}?lang=${shortCode(language)}"><button class="b">${p(key)}</button></form>`;

/** The page of the link that confirms an address: one button, or that it was pressed. */
export const confirmPage = (
  words: FollowWords,
  island: FollowIsland,
  { path, done }: { path: string; done: boolean },
): Html =>
  followPage(
    words,
    island,
    path,
    done
      ? html`<p class="y" role="status"><b>${words.p('plain.followConfirmed')}</b></p>`
      : html`<p>${words.p('plain.followAsk')}</p>${button(words, path, 'plain.followConfirm')}`,
  );

/** The page of the link that ends the mails: one button, or that it was pressed. */
export function endPage(words: FollowWords, { path, done }: { path: string; done: boolean }): Html {
  const { p } = words;
  const title = p('plain.unfollowTitle');
  const said = done
    ? html`<p class="y" role="status"><b>${p('plain.unfollowed')}</b></p>`
    : html`<p>${p('plain.unfollowText')}</p>${button(words, path, 'plain.unfollow')}`;
  return readPage({ words, title, path, content: html`<h1>${title}</h1>${said}` });
}

/** The page of a link that opens nothing. */
export function noFollowPage(words: FollowWords, text: string, path: string): Html {
  const title = words.p('plain.missingTitle');
  return readPage({
    words,
    title,
    path,
    content: html`<h1>${title}</h1><p class="y" role="alert">${text}</p>`,
  });
}
