import { basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { type Html, html } from '../frame/html';
import type { Words } from '../frame/words';

/** Under a table: on how many public reports it is based, and how many that do not say were left out. */
export const basisLine = ({ d }: Words, based: number, left = 0): Html =>
  html`<p class="h">${basisText({ based, left, withheld: false }, d)}</p>`;
