import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import type { PublicColumn } from './case-columns';

/**
 * What public rows leave out where few people live, so that neighbours cannot tell who it is (product decisions,
 * "Cases for the public and for editors"): nothing, sex and age class, or all that describes the person. The limits are
 * data of a country; a number of residents that is not the island's own counts as unknown, which withholds all.
 */
export const WITHHELD = { nothing: 0, profile: 1, person: 2 } as const;
export type Withheld = (typeof WITHHELD)[keyof typeof WITHHELD];

const PROFILE: ReadonlySet<PublicColumn> = new Set<PublicColumn>(['age_bucket', 'gender']);
const PERSON: ReadonlySet<PublicColumn> = new Set<PublicColumn>([
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  'gsympt_delay',
  'gsympt_persist',
  'history',
]);

/** From which step on a column is left out; null for what is published everywhere. */
export function withheldFrom(column: PublicColumn): Exclude<Withheld, 0> | null {
  if (PROFILE.has(column)) return WITHHELD.profile;
  return PERSON.has(column) ? WITHHELD.person : null;
}
