import type { EntriesLeft } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { type Html, html, type Piece } from '../frame/html';
import type { Words } from '../frame/words';

/** A table of names and numbers; the first column holds the row headers. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly [Piece, ...Piece[]])[],
): Html {
  return html`<table><caption>${caption}</caption><thead><tr>${head.map(
    (one, i) => html`<th scope="col"${i > 0 && html` class="num"`}>${one}</th>`,
  )}</tr></thead><tbody>${rows.map(
    ([name, ...cells]) =>
      html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`;
}

/**
 * "and 4 others with 2 each": what a table says of the entries it does not show.
 * @param of what the entries are; their gender matters in French
 */
export const leftLine = (
  { d, formats }: Words,
  left: EntriesLeft | null,
  of: '' | 'islands_' = '',
): Html | false =>
  left !== null &&
  html`<p class="h">${d(`left.${of}${left.equal ? 'each' : 'most'}`, { count: left.count, each: formats.number(left.each) })}</p>`;
