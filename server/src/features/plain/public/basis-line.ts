import { basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { type OfficialShare, officialText } from '@ciguawatch/shared/domain/statistics/official';
import { type Html, html } from '../frame/html';
import type { Words } from '../frame/words';

interface Based {
  based: number;
  /** reports that do not say what is counted */
  left?: number;
  official: readonly OfficialShare[] | undefined;
}

/**
 * Under a table: on how many public reports it is based, how many that do not say were left out, and what their sources hold
 * of the official cases.
 */
export const basisLine = ({ d, formats }: Words, { based, left = 0, official = [] }: Based): Html => {
  const percent = (share: number) => formats.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return html`<p class="h">${basisText({ based, left, withheld: false }, d)} ${officialText(official, d, percent)}</p>`;
};
