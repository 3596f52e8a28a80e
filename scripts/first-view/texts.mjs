/**
 * Marks texts in drawn HTML, so that they can be found later. Each text is framed by private-use
 * characters, which no escaping changes and no text of the portal contains.
 */
const [OPEN, MIDDLE, CLOSE, NEXT] = ['\uE010', '\uE011', '\uE012', '\uE013'];
const NAMES = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * A marked text with its name and values; each plural form is marked separately.
 * @param {string} name `namespace/page.key`
 */
export function marked(name, text) {
  const vars = [...new Set([...text.matchAll(NAMES)].map(([, one]) => one))];
  // The count of a plural is recorded even where the text does not show it.
  if (text.includes('|') && !vars.includes('count')) vars.push('count');
  const head = [name, ...vars.map((one) => `${one}={{${one}}}`)].join(NEXT);
  return text
    .split('|')
    .map((form) => OPEN + head + MIDDLE + form + CLOSE)
    .join('|');
}

const decoded = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');

function slot(head, text) {
  const [name, ...given] = head.split(NEXT);
  const vars = given.map((one) => [one.slice(0, one.indexOf('=')), decoded(one.slice(one.indexOf('=') + 1))]);
  return vars.length === 0 ? { name, text } : { name, text, vars: Object.fromEntries(vars) };
}

/**
 * Splits drawn HTML into markup as strings and texts as `{name, text, vars}`, with the text escaped.
 * @throws Error for a text that its component splits, because the server could not replace it
 */
export function cut(html) {
  const pieces = [];
  let at = 0;
  for (const found of html.matchAll(
    new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g'),
  )) {
    pieces.push(html.slice(at, found.index), slot(found[1], found[2]));
    at = found.index + found[0].length;
  }
  pieces.push(html.slice(at));
  const torn = pieces.find((piece) =>
    new RegExp(`[${OPEN}${MIDDLE}${CLOSE}${NEXT}]`).test(piece.text ?? piece),
  );
  if (torn) throw new Error(`a text cannot be distinguished from the markup around it: ${torn.text ?? torn}`);
  return pieces.filter((piece) => piece !== '');
}

/** Drawn HTML as a reader sees it, with bundled texts. */
export const plain = (html) =>
  cut(html)
    .map((piece) => piece.text ?? piece)
    .join('');
