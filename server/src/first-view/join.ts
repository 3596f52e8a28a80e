import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import type { FirstLanguage, Parts } from './parts';
import { written } from './pieces';

/** Stands in a frame where the page of a module is drawn (shell/src/first-view/frames.tsx). */
const SLOT = '%SLOT%';

/** A page with its first view, and what of it the policy of contents must know by its hash. */
interface Joined {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** A rule without one inside, and the conditions around it: what it says stands between the first two. */
const SAYING = /^([^"']*\{)([^{}"']*)(\}+)$/;

/** Each part brings the tokens that it reads: those of one rule are said together. */
function together(rules: readonly string[]): string[] {
  const said = new Map<string, Set<string>>();
  for (const rule of rules) {
    // Each face is one by itself.
    const [, before = rule, text = '', after = ''] =
      (!rule.startsWith('@font-face') && SAYING.exec(rule)) || [];
    const held = said.get(`${before}|${after}`) ?? new Set();
    said.set(`${before}|${after}`, held);
    for (const one of text.split(';')) held.add(one);
  }
  return [...said].map(([around, text]) => around.replace('|', () => [...text].filter(Boolean).join(';')));
}

/** Rules that both parts need stand once, those of bare elements and tokens before all others. */
function styleOf({ frame, page }: Parts): string {
  const before = together([...frame.css.globals, ...page.css.globals]);
  return [...new Set([...before, ...frame.css.own, ...page.css.own])].join('');
}

/** Class names of the build: workspace, name, hash. */
const CLASS = /\b(?:shared|shell|mf-[a-z]+)_[A-Za-z][\w-]*?_[0-9a-f]{6}\b/g;

/**
 * Class names as short as can be, the same in every text it is given: a tenth of the page. What the sheets of the portal
 * say of the long ones then changes nothing in the first view, in whatever order they come.
 */
function shortener(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replace(CLASS, (name) => {
      const short = names.get(name) ?? `f${names.size.toString(36)}`;
      names.set(name, short);
      return short;
    });
}

const viewOf = ({ frame, page }: Parts, language: FirstLanguage, texts: Texts): string =>
  written(frame.html[language], texts).replace(SLOT, () => written(page.html[language], texts));

/** The sheet of the portal: its address, and the digest that the build stated. */
const SHEET = /<link href="([^"]+\.css)" rel="stylesheet"( integrity="[^"]+")?>/;

/** Puts something in the place of a part of the page; null where the page has no such part. */
const put = (page: string | null, place: RegExp, by: (found: string) => string): string | null =>
  page !== null && place.test(page) ? page.replace(place, by) : null;

/**
 * The page of the portal with the first view of an address in it: one language shown, the other one beside it, since
 * only the device knows which is wanted. The sheet of the portal no longer holds the first picture back.
 * @param index the page as the shell was built
 * @param texts edited texts by language
 */
export function joined(
  index: string,
  parts: Parts,
  shown: FirstLanguage,
  texts: Record<FirstLanguage, Texts>,
): Joined | null {
  const other = shown === 'fr' ? 'en' : 'fr';
  const shorten = shortener();
  const style = shorten(styleOf(parts));
  const view = (language: FirstLanguage) => shorten(viewOf(parts, language, texts[language]));
  const { head, choose } = parts.scripts;
  const [, sheet, integrity = ''] = SHEET.exec(index) ?? [];
  if (!sheet) return null;
  const first = `<style id="first-style">${style}</style><div id="first" lang="${shown}">${view(shown)}</div><template id="first-other" lang="${other}">${view(other)}</template><script>${choose}</script>`;
  let page = put(index, /<html lang="en">/, () => `<html lang="${shown}">`);
  page = put(page, SHEET, () => '');
  page = put(
    page,
    /<title>/,
    (found) =>
      `<link id="first-sheet" rel="preload" as="style" href="${sheet}"${integrity}><script>${head}</script>${found}`,
  );
  page = put(page, /<div id="root"><\/div>/, (found) => first + found);
  return page === null ? null : { html: page, scripts: [head, choose], styles: [style] };
}
