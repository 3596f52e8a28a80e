import { type Html, html, type Piece } from '../../frame/html';
import { shortCode } from '../../frame/language';
import { LOGO } from '../../frame/logo';
import { STYLE_ADDRESS } from '../../frame/style';
import type { Words } from '../../frame/words';

/** What a card tells. */
interface Card {
  words: Words;
  title: string;
  content: Piece;
  /** whole address of the page that tells more, with its query, without a language */
  address: string;
  /** day of the figures as YYYY-MM-DD */
  day: string;
}

/** A card for a frame in a page of another site: its links open beside that page, never within the frame. */
export function embedPage({ words, title, content, address, day }: Card): Html {
  const { p, language, formats } = words;
  const portal = p('plain.portal');
  const more = new URL(address);
  more.searchParams.set('lang', shortCode(language));
  const link = (inside: Piece) => html`<a href="${more.href}" target="_blank" rel="noopener">${inside}</a>`;
  return html`<!doctype html><html lang="${shortCode(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${portal}</title><link rel="stylesheet" href="${STYLE_ADDRESS}"></head><body class="em"><main><h1>${link(title)}</h1>${content}<p class="h">${p('plain.notSafe')}</p><p class="h so">${LOGO} ${p('plain.embedSource', { day: formats.date(day) })} ${link(portal)}</p></main></body></html>`;
}
