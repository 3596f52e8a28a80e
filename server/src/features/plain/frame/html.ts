const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for element content and quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

/** Markup written in the code or built by `html`; everything else counts as text. */
export class Html {
  constructor(readonly markup: string) {}
}

/** Allowed values of a template: markup as it is, escaped text, and nothing for absent values. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

function markupOf(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (Array.isArray(piece)) return piece.map(markupOf).join('');
  return piece === null || piece === undefined || piece === false ? '' : escapeHtml(String(piece));
}

/** Markup from a template; values are escaped unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.reduce((whole, part, i) => whole + markupOf(pieces[i - 1]) + part));

/** A boolean attribute such as ` checked`, or nothing. */
export const attributeIf = (holds: boolean, attribute: string): Html =>
  new Html(holds ? ` ${attribute}` : '');
