import type { CheckKind } from '@ciguawatch/shared/api/calls/sync';
import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/count-status';
import type { DB } from '../../db/schema';

/** How devices follow one kind of object. */
interface FollowedKind {
  table: keyof DB & ('specie' | 'phenotype' | 'location' | 'tracking');
  /** SQL condition for rows that the public may see; others count as deleted. */
  visible: string;
}

/**
 * SQL condition for a case that the specification's rule of outbreaks counts: not deleted, no duplicate, and not
 * excluded by its review state, whatever its class.
 */
export const RULE_CASE = `deleted_at is null and duplicate_of is null
  and review_state not in (${UNCOUNTED_STATES.map((state) => `'${state}'`).join(', ')})`;

/** SQL condition for a case that counts everywhere else: one of the rule that nobody discarded. */
export const PUBLIC_CASE = `${RULE_CASE} and discarded is null`;

/**
 * SQL condition for a species or group that is in the directory, or deleted but still named by a public row,
 * which needs its label, or replaced by another, to which it leads. A report that is not public does not bring it back.
 * @param name the table or its alias
 */
export const listedProduct = (table: 'specie' | 'phenotype', name: string = table): string =>
  `(${name}.deleted_at is null ${table === 'specie' ? `or ${name}.replaced_by is not null` : ''} or exists (
    select from case_report where ${PUBLIC_CASE} and case_report.${table}_id = ${name}.id))`;

/** Kinds of `a/check/{kind}/` with a column of last change; cases use the public journal instead. */
export const KINDS: Record<Exclude<CheckKind, 'case'>, FollowedKind> = {
  specie: { table: 'specie', visible: listedProduct('specie') },
  phenotype: { table: 'phenotype', visible: listedProduct('phenotype') },
  location: { table: 'location', visible: 'true' },
  algaetracking: { table: 'tracking', visible: 'deleted_at is null' },
};
