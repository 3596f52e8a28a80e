import { getReviewCard } from '@ciguawatch/shared/api/calls/desk/review-card';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import type { Corrections } from './corrections';

/** Opens the most probable pair proposed for a case, where it is compared and decided. */
export async function openPair(corrections: Corrections, id: number): Promise<void> {
  try {
    const { pairs } = await call(getReviewCard, { params: { id } });
    const [first] = pairs;
    if (first) go(`/ciguawatch/case/pairs?pair=${first.id}`);
    else toasts.info(translate('reviewCard', 'card.noPair'));
  } catch (thrown) {
    corrections.tellFailure(thrown, id);
  }
}
