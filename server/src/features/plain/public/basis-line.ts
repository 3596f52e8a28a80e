import { basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { type OfficialShare, officialText } from '@ciguawatch/shared/domain/statistics/official';
import { type Html, html } from '../frame/html';
import type { Words } from '../frame/words';

interface TableBasis {
  based: number;
  /** reports that leave the counted answer open */
  left?: number;
  official: readonly OfficialShare[] | undefined;
}

/**
 * Line below a table: how many public reports it counts, how many were left out because they leave the answer open,
 * and which share of the official cases the sources hold.
 */
export const basisLine = ({ d, formats }: Words, { based, left = 0, official = [] }: TableBasis): Html => {
  const percent = (share: number) => formats.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return html`<p class="h">${basisText({ based, left, withheld: false }, d)} ${officialText(official, d, percent)}</p>`;
};
