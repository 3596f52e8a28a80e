import type { CheckKind } from '@ciguawatch/shared/api/calls/sync';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { DB } from '../../db/schema';

/** How clients follow one kind of object. */
interface Followed {
  table: keyof DB & ('specie' | 'phenotype' | 'location' | 'case_report' | 'tracking');
  /** Which rows the public may know; the others count as deleted. SQL of our own. */
  visible: string;
  /** Times are given to the day only. */
  byDay: boolean;
}

/** States of review in which a case counts nowhere. */
export const UNCOUNTED_STATES = [
  'to_review',
  'rejected',
  'withdrawn',
] as const satisfies readonly ReviewState[];

/** A case that counts: neither deleted nor a duplicate, and not set aside by review. */
export const PUBLIC_CASE = `deleted_at is null and duplicate_of is null
  and review_state not in (${UNCOUNTED_STATES.map((state) => `'${state}'`).join(', ')})`;

/** A species or group that is in the directory, or was and is named by a case. */
const listedProduct = (table: 'specie' | 'phenotype') =>
  `deleted_at is null or exists (select from case_report c where c.${table}_id = ${table}.id)`;

/** The kinds of `a/check/{kind}/`. */
export const KINDS: Record<CheckKind, Followed> = {
  specie: { table: 'specie', visible: listedProduct('specie'), byDay: false },
  phenotype: { table: 'phenotype', visible: listedProduct('phenotype'), byDay: false },
  location: { table: 'location', visible: 'true', byDay: false },
  case: { table: 'case_report', visible: PUBLIC_CASE, byDay: true },
  algaetracking: { table: 'tracking', visible: 'deleted_at is null', byDay: false },
};
