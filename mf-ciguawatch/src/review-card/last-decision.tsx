import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The last decision on a case: what, who, when and why. */
export function LastDecision({ last }: Pick<ReviewCard, 'last'>) {
  const t = useT('reviewCard');
  const d = useT('domain');
  if (last === null) return t('card.lastNone');
  const what = t(`card.what_${last.what}`, { state: last.state ? d(`review_state.${last.state}`) : '' });
  const when = formatInstant(last.at, undefined, 'short');
  return (
    <>
      {last.by === null
        ? t('card.lastNobody', { what, when })
        : t('card.lastBy', { what, when, name: last.by })}{' '}
      {last.reason !== null && t('card.because', { reason: last.reason })}
    </>
  );
}
