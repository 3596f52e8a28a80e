import type { PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { formatMonth, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

type Effect = PairFull['effects']['meal'];

/** Effect of a decision on the statistics, month by month, or the sentence for no effect. */
export function effectText(effect: Effect, t: Translate): string {
  if (effect.length === 0) return t('pairs.nothingMoves');
  return effect
    .map(({ year, month, before, after }) => {
      return t('pairs.effect', { month: formatMonth(month, year), before, count: after });
    })
    .join(' ');
}
