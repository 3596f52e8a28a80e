import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { formatDate, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName } from '../../places/names';

/** Numbers of a pair's two cases. Call it inside an observer. */
export const numbersText = ({ low, high }: Pick<PairItem, 'low' | 'high'>, t: Translate): string =>
  t('pairs.and', {
    a: t('report.number', { id: String(high) }),
    b: t('report.number', { id: String(low) }),
  });

/** Island of a pair in words. Call it inside an observer, because place names load later. */
export const placeText = ({ island, country }: Pick<PairItem, 'island' | 'country'>, t: Translate): string =>
  island !== null ? locationName(island) : country > 0 ? t('pairs.somewhere') : '';

/** Place and date of a pair: "Huahine, 20 Nov 2026". Call it inside an observer. */
export function whereText(pair: PairItem, t: Translate): string {
  const date = formatDate(pair.event_date, 'medium');
  return [placeText(pair, t), date].filter(Boolean).join(', ');
}
