import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';

/** One row of the desk: what every row says, and of the other fields those whose columns are shown. */
export type CaseLine = Pick<CaseFull, 'id' | 'version' | 'review_state'> & Partial<CaseFull>;
