import type { CaseRowPart } from '@ciguawatch/shared/api/schemas/case-desk';

/** One row of the desk: what every row says, and of the other fields those whose columns are shown. */
export type CaseLine = Pick<CaseRowPart, 'id' | 'version' | 'review_state'> & Partial<CaseRowPart>;
