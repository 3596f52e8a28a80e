import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { formatDate, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName } from '../../places/names';

/** The two cases of a pair by their numbers. Read it inside an observer. */
export const numbersText = ({ low, high }: Pick<PairItem, 'low' | 'high'>, t: Translate): string =>
  t('pairs.and', {
    a: t('report.number', { id: String(high) }),
    b: t('report.number', { id: String(low) }),
  });

/** Where a pair is, in a word. Read it inside an observer. */
export const placeText = ({ island, country }: Pick<PairItem, 'island' | 'country'>, t: Translate): string =>
  island !== null ? locationName(island) : country > 0 ? t('pairs.somewhere') : '';

/** Where and when: "Huahine, 20 Nov 2026". Read it inside an observer. */
export function whereText(pair: PairItem, t: Translate): string {
  const date = formatDate(pair.event_date, 'medium');
  return [placeText(pair, t), date].filter(Boolean).join(', ');
}
