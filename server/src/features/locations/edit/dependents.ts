import type { Dependents } from '@ciguawatch/shared/api/schemas/outline';
import type { Reader } from '../../../db/store';

/** Largest number of names in the response. */
const MAX_NAMES = 20;

/** What depends on a place: places inside, cases reported from it, patients treated there. */
export async function dependentsOf(db: Reader, id: number): Promise<Dependents> {
  const children = await db
    .selectFrom('location')
    .select(['id', 'name', 'type'])
    .where('parent_id', '=', id)
    .orderBy('name')
    .execute();
  const count = (column: 'case_location_id' | 'med_location_id') =>
    db
      .selectFrom('case_report')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
      .where(column, '=', id)
      .executeTakeFirstOrThrow();
  const [cases, treated] = [await count('case_location_id'), await count('med_location_id')];
  return {
    cases: cases.n,
    treated: treated.n,
    child_count: children.length,
    children: children.slice(0, MAX_NAMES),
  };
}

/** Whether anything depends on a place. */
export const isUsed = ({ cases, treated, child_count }: Dependents): boolean =>
  cases + treated + child_count > 0;
