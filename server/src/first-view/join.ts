import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import type { FirstLanguage, Parts } from './parts';
import { withEditedTexts } from './pieces';

/** Placeholder in a frame for the page of a module (shell/src/first-view/frames.tsx). */
const PAGE_PLACEHOLDER = '%SLOT%';

/** A page with its first view, and the inline parts whose hashes the content security policy needs. */
interface Joined {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Matches a CSS rule without nested rules, with the conditions around it; the declarations are the second
 * group.
 */
const UNNESTED_RULE = /^([^"']*\{)([^{}"']*)(\}+)$/;

/** Merges rules with the same selector, because frame and page each bring the tokens that they use. */
function mergeRules(rules: readonly string[]): string[] {
  const declarations = new Map<string, Set<string>>();
  for (const rule of rules) {
    // @font-face rules are never merged: each defines another face.
    const [, before = rule, text = '', after = ''] =
      (!rule.startsWith('@font-face') && UNNESTED_RULE.exec(rule)) || [];
    const declarationSet = declarations.get(`${before}|${after}`) ?? new Set();
    declarations.set(`${before}|${after}`, declarationSet);
    for (const one of text.split(';')) declarationSet.add(one);
  }
  return [...declarations].map(([around, text]) =>
    around.replace('|', () => [...text].filter(Boolean).join(';')),
  );
}

/** CSS of frame and page without duplicates; rules of bare elements and tokens come first. */
function pageStyle({ frame, page }: Parts): string {
  const before = mergeRules([...frame.css.globals, ...page.css.globals]);
  return [...new Set([...before, ...frame.css.own, ...page.css.own])].join('');
}

/** Class names of the build: workspace, name, hash. */
const CLASS_NAME = /\b(?:shared|shell|mf-[a-z]+)_[A-Za-z][\w-]*?_[0-9a-f]{6}\b/g;

/**
 * Shortens class names consistently, which saves a tenth of the page. The portal's style sheets use the long
 * names, so that they do not affect the first view.
 */
function classShortener(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replace(CLASS_NAME, (name) => {
      const short = names.get(name) ?? `f${names.size.toString(36)}`;
      names.set(name, short);
      return short;
    });
}

const languageView = ({ frame, page }: Parts, language: FirstLanguage, texts: Texts): string =>
  withEditedTexts(frame.html[language], texts).replace(PAGE_PLACEHOLDER, () =>
    withEditedTexts(page.html[language], texts),
  );

/** Link to the portal's style sheet, with the digest from the build. */
const STYLE_SHEET_LINK = /<link href="([^"]+\.css)" rel="stylesheet"( integrity="[^"]+")?>/;

/** Replaces a part of the page; null when the page has no such part. */
const replacePart = (page: string | null, place: RegExp, by: (found: string) => string): string | null =>
  page !== null && place.test(page) ? page.replace(place, by) : null;

/**
 * Inserts the first view of an address into the portal's page: one language visible, the other in a template,
 * because only the device knows which is wanted. The style sheet no longer blocks the first paint.
 * @param index page from the build of the shell
 * @param texts edited texts by language
 * @returns null when the page has another structure
 */
export function withFirstView(
  index: string,
  parts: Parts,
  shown: FirstLanguage,
  texts: Record<FirstLanguage, Texts>,
): Joined | null {
  const other = shown === 'fr' ? 'en' : 'fr';
  const shorten = classShortener();
  const style = shorten(pageStyle(parts));
  const view = (language: FirstLanguage) => shorten(languageView(parts, language, texts[language]));
  const { head, choose } = parts.scripts;
  const [, sheet, integrity = ''] = STYLE_SHEET_LINK.exec(index) ?? [];
  if (!sheet) return null;
  const first = `<style id="first-style">${style}</style><div id="first" lang="${shown}">${view(shown)}</div><template id="first-other" lang="${other}">${view(other)}</template><script>${choose}</script>`;
  let page = replacePart(index, /<html lang="en">/, () => `<html lang="${shown}">`);
  page = replacePart(page, STYLE_SHEET_LINK, () => '');
  page = replacePart(
    page,
    /<title>/,
    (found) =>
      `<link id="first-sheet" rel="preload" as="style" href="${sheet}"${integrity}><script>${head}</script>${found}`,
  );
  page = replacePart(page, /<div id="root"><\/div>/, (found) => first + found);
  return page === null ? null : { html: page, scripts: [head, choose], styles: [style] };
}
