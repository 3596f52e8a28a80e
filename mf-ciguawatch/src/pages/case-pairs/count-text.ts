import { PAIRS_COUNTED } from '@ciguawatch/shared/api/schemas/pairs';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Number of pairs in a list; above the limit up to which the server counts, "more than n". */
export const countText = (count: number, t: Translate): string =>
  count > PAIRS_COUNTED ? t('pairs.moreThan', { n: PAIRS_COUNTED }) : String(count);
