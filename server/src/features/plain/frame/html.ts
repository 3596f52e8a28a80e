const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in a page, between tags and in quoted attributes alike. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string);

/** Markup that was written here or put together by `html`; anything else is text. */
export class Html {
  constructor(readonly markup: string) {}
}

/** What may stand in a template: markup as it is, text escaped, nothing for what is absent. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (Array.isArray(piece)) return piece.map(written).join('');
  return piece === null || piece === undefined || piece === false ? '' : escaped(String(piece));
}

/** Markup from a template: whatever is put in is escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.reduce((whole, part, i) => whole + written(pieces[i - 1]) + part));

/** An attribute that stands or does not: ` checked`. */
export const when = (holds: boolean, attribute: string): Html => new Html(holds ? ` ${attribute}` : '');
