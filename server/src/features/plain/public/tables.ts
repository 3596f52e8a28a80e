import { type Html, html, type Piece } from '../frame/html';

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
