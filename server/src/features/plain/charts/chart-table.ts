import { type Html, html } from '../frame/html';
import type { Words } from '../frame/words';
import type { ChartRow } from './figures';
import type { ChartContent } from './rows';

/** A bar as wide as its share of the longest; widths are attributes, since cards hold no style of their own. */
const bar = (value: number, most: number): Html =>
  html`<svg class="hb" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><path class="ba" d="M0 0h${Math.round((value / most) * 1000) / 10}v6H0z"/></svg>`;

/** A chart as a table whose rows are drawn as bars: a reader of the table and a reader of the picture learn the same. */
export function chartTable({ formats }: Pick<Words, 'formats'>, { title, head, rows }: ChartContent): Html {
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  const row = ({ name, value, text }: ChartRow) =>
    html`<tr><th scope="row">${name}${value !== null && bar(value, most)}</th><td>${text ?? formats.number(value ?? 0)}</td></tr>`;
  return html`<table><caption class="hp">${title}</caption><thead><tr><th scope="col">${head[0]}</th><th scope="col" class="num">${head[1]}</th></tr></thead><tbody>${rows.map(row)}</tbody></table>`;
}
