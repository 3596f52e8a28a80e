import type { CheckKind } from '@ciguawatch/shared/api/calls/sync';
import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/counting';
import type { DB } from '../../db/schema';

/** How clients follow one kind of object. */
interface Followed {
  table: keyof DB & ('specie' | 'phenotype' | 'location' | 'tracking');
  /** Which rows the public may know; the others count as deleted. SQL of our own. */
  visible: string;
}

/** A case that counts: neither deleted nor a duplicate, and not set aside by review. */
export const PUBLIC_CASE = `deleted_at is null and duplicate_of is null
  and review_state not in (${UNCOUNTED_STATES.map((state) => `'${state}'`).join(', ')})`;

/**
 * A species or group that is in the directory, or was and is named by a public row: its label goes on. A report that the
 * public may not see brings none back.
 * @param name the table, or its alias in the query
 */
export const listedProduct = (table: 'specie' | 'phenotype', name: string = table): string =>
  `(${name}.deleted_at is null or exists (
    select from case_report where ${PUBLIC_CASE} and case_report.${table}_id = ${name}.id))`;

/** The kinds of `a/check/{kind}/` whose rows say when they changed; of cases the journal of the public does. */
export const KINDS: Record<Exclude<CheckKind, 'case'>, Followed> = {
  specie: { table: 'specie', visible: listedProduct('specie') },
  phenotype: { table: 'phenotype', visible: listedProduct('phenotype') },
  location: { table: 'location', visible: 'true' },
  algaetracking: { table: 'tracking', visible: 'deleted_at is null' },
};
