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

/** A species or group that is in the directory, or was and is named by a case. */
const listedProduct = (table: 'specie' | 'phenotype') =>
  `deleted_at is null or exists (select from case_report c where c.${table}_id = ${table}.id)`;

/** The kinds of `a/check/{kind}/` whose rows say when they changed; of cases the journal of the public does. */
export const KINDS: Record<Exclude<CheckKind, 'case'>, Followed> = {
  specie: { table: 'specie', visible: listedProduct('specie') },
  phenotype: { table: 'phenotype', visible: listedProduct('phenotype') },
  location: { table: 'location', visible: 'true' },
  algaetracking: { table: 'tracking', visible: 'deleted_at is null' },
};
