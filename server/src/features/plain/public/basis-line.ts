import { basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { type Html, html } from '../frame/html';
import type { Words } from '../frame/words';

/** Line below a table: number of public reports it is based on, and number left out for lack of the value. */
export const basisLine = ({ d }: Words, based: number, left = 0): Html =>
  html`<p class="h">${basisText({ based, left, withheld: false }, d)}</p>`;
