import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import type { Reader } from '../../db/store';

/** Species of a group in the directory, and number of cases that name the object. */
export async function dependentsOf(
  db: Reader,
  type: ObjectType,
  id: number | null,
): Promise<RevisionFull['dependents']> {
  if (id === null) return { species: [], cases: 0 };
  const species =
    type === 'specie'
      ? []
      : await db
          .selectFrom('specie')
          .select(['id', 'name'])
          .where('phenotype_id', '=', id)
          .where('deleted_at', 'is', null)
          .orderBy('name')
          .execute();
  const { n } = await db
    .selectFrom('case_report')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(type === 'specie' ? 'specie_id' : 'phenotype_id', '=', id)
    .executeTakeFirstOrThrow();
  return { species, cases: Number(n) };
}
