const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for element content and quoted attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string);

/** Markup written in the code or built by `html`; everything else counts as text. */
export class Html {
  constructor(readonly markup: string) {}
}

/** Allowed values of a template: markup as it is, escaped text, and nothing for absent values. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (Array.isArray(piece)) return piece.map(written).join('');
  return piece === null || piece === undefined || piece === false ? '' : escaped(String(piece));
}

/** Markup from a template; values are escaped unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.reduce((whole, part, i) => whole + written(pieces[i - 1]) + part));

/** A boolean attribute such as ` checked`, or nothing. */
export const when = (holds: boolean, attribute: string): Html => new Html(holds ? ` ${attribute}` : '');
