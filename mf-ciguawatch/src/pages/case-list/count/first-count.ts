import type { CountAsk } from '@ciguawatch/shared/domain/case-list/count/axes';

/** The count that opens first: a calendar of the cases in the figures. */
export const FIRST_COUNT: CountAsk = { by: ['year', 'month_of_year'], of: 'figures' };
