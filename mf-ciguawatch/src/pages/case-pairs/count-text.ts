import { PAIRS_COUNTED } from '@ciguawatch/shared/api/schemas/pairs';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** How many pairs a list holds, in words where there are more than are counted. */
export const countText = (count: number, t: Translate): string =>
  count > PAIRS_COUNTED ? t('pairs.moreThan', { n: PAIRS_COUNTED }) : String(count);
