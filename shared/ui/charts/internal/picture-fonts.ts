const URL_OF = /url\("?([^")]+)"?\)/;

/** Ranges of a `unicode-range`, as pairs of numbers. */
export function rangesOf(text: string): [number, number][] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

/** Whether a font that covers these ranges is needed for a text; one without ranges always is. */
export const isNeeded = (ranges: readonly [number, number][], text: string): boolean =>
  ranges.length === 0 ||
  [...text].some((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  });

function* fontFaces(): Generator<CSSFontFaceRule> {
  for (const sheet of document.styleSheets) {
    let rules: CSSRuleList | null = null;
    try {
      rules = sheet.cssRules;
    } catch {
      // A sheet of another origin cannot be read; the portal's own can.
    }
    for (const rule of rules ?? []) if (rule instanceof CSSFontFaceRule) yield rule;
  }
}

async function asData(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:font/woff2;base64,${btoa(text)}`;
}

/**
 * The page's fonts that a text needs, as style rules that carry them: a drawing that becomes a picture is a
 * document of its own, and the fonts of the page are not in it. A font that cannot be fetched is left out.
 */
export async function fontRules(family: string, text: string): Promise<string> {
  const rules = [...fontFaces()].filter(({ style }) => {
    const name = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
    return family.includes(name) && isNeeded(rangesOf(style.getPropertyValue('unicode-range')), text);
  });
  const carried = await Promise.all(
    rules.map(async ({ style, parentStyleSheet }) => {
      const source = URL_OF.exec(style.getPropertyValue('src'))?.[1];
      if (!source) return '';
      const url = new URL(source, parentStyleSheet?.href ?? document.baseURI).href;
      const value = (name: string) => style.getPropertyValue(name);
      return asData(url).then(
        (data) =>
          `@font-face{font-family:${value('font-family')};font-weight:${value('font-weight') || 'normal'};` +
          `font-style:${value('font-style') || 'normal'};unicode-range:${value('unicode-range') || 'U+0-10FFFF'};src:url(${data})}`,
        () => '',
      );
    }),
  );
  return carried.join('');
}
