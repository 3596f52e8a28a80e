import { type Html, html, type Piece } from './html';
import { otherLanguage, shortCode } from './language';
import { LOGO } from './logo';
import { STYLE_ADDRESS } from './style';
import type { Words } from './words';

/** Language and texts of the frame of a page. */
type FrameWords = Pick<Words, 'language' | 'p'>;

interface PageParts<W extends FrameWords = FrameWords> {
  words: W;
  title: string;
  content: Piece;
  /** tags of its head instead of the title alone, for pages that search engines list */
  tags?: Html;
  /** whole address of the page of the portal that tells the same, which search engines list in its place */
  canonical?: string;
}

const head = ({ words: { language, p }, title, tags, canonical }: Omit<PageParts, 'content'>): Html =>
  html`<!doctype html><html lang="${shortCode(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${
    tags ?? html`<title>${title} · ${p('plain.portal')}</title>`
  }${canonical !== undefined && html`<link rel="canonical" href="${canonical}">`}<link rel="stylesheet" href="${STYLE_ADDRESS}"></head>`;

const bar = (
  { p, language }: FrameWords,
  toggle: Piece,
  home = `/plain/?lang=${shortCode(language)}`,
): Html =>
  html`<header>${toggle}<a href="${home}">${LOGO}<b>${p('plain.portal')}</b><small>${p('plain.tagline')}</small></a></header><div class="n"></div>`;

const otherName = (words: FrameWords) => ({
  lang: shortCode(otherLanguage(words.language)),
  name: words.p('plain.otherLanguage'),
});

/**
 * A page without a form.
 * @param path of the page with its query, without the language
 * @param home address behind its name, that of the pages without scripts by default
 */
export function readPage({
  content,
  path,
  home,
  ...parts
}: PageParts & { path: string; home?: string }): Html {
  const { words } = parts;
  const { lang, name } = otherName(words);
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  const link = html`<a class="l" href="${address}" lang="${lang}" hreflang="${lang}">${name}</a>`;
  return html`${head(parts)}<body>${bar(words, link, home)}<main>${content}</main></body></html>`;
}

/**
 * A page with one form. Its language switch submits the form, so that nothing typed is lost. Enter presses
 * the first button of a form, so a hidden button stands first and does what `enter` says.
 * @param action address that the form is sent to
 */
export function formPage({
  words,
  title,
  content,
  hidden,
  after,
  enter = 'next',
  action = '/plain/report',
  canonical,
}: PageParts<Words> & { hidden: Piece; after?: Piece; enter?: string; action?: string }): Html {
  const { lang, name } = otherName(words);
  const first = html`<button class="hp" name="go" value="${enter}" tabindex="-1" aria-hidden="true">${words.t('report.next')}</button>`;
  const toggle = html`<button class="l" name="go" value="lang" lang="${lang}">${name}</button>`;
  return html`${head({ words, title, canonical })}<body><form method="post" action="${action}" accept-charset="utf-8" novalidate>${first}<input type="hidden" name="lang" value="${shortCode(words.language)}">${hidden}${bar(words, toggle)}<main>${content}${after}</main></form></body></html>`;
}

/** The emergency number, where one is known. */
export const emergencyLine = ({ emergency, p }: Words): Html =>
  emergency === null
    ? html``
    : html`<p class="e">${p('plain.emergency')} <a href="tel:${emergency}">${p('plain.call', { number: emergency })}</a></p>`;
