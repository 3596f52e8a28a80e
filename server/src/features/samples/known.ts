import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Reader } from '../../db/store';
import type { PlaceIndex } from '../locations/place-index';
import type { FishBody } from './content';

/** Ids of the database that samples may name. */
interface Known {
  species: ReadonlySet<number>;
  phenotypes: ReadonlySet<number>;
  /** country of each case */
  cases: ReadonlyMap<number, number>;
  places: PlaceIndex;
}

/** Reads what these samples name, in three queries however many they are. */
export async function readKnown(db: Reader, places: PlaceIndex, bodies: readonly FishBody[]): Promise<Known> {
  const ids = (of: (body: FishBody) => number | null | undefined) => [
    0,
    ...new Set(bodies.flatMap((body) => of(body) ?? [])),
  ];
  const idsIn = async (table: 'specie' | 'phenotype', wanted: number[]) =>
    new Set(
      (await db.selectFrom(table).select('id').where('id', 'in', wanted).execute()).map(({ id }) => id),
    );
  const cases = await db
    .selectFrom('case_report')
    .select(['id', 'case_country'])
    .where(
      'id',
      'in',
      ids(({ case_id }) => case_id),
    )
    .where('deleted_at', 'is', null)
    .execute();
  return {
    species: await idsIn(
      'specie',
      ids(({ specie_id }) => specie_id),
    ),
    phenotypes: await idsIn(
      'phenotype',
      ids(({ phenotype_id }) => phenotype_id),
    ),
    cases: new Map(cases.map(({ id, case_country }) => [id, case_country ?? 0])),
    places,
  };
}

/** Error codes of ids that a sample of this country cannot name. A case of another country is as one that is not there. */
export function unknownIds(
  country: number,
  { specie_id, phenotype_id, location_id, case_id }: FishBody,
  { species, phenotypes, cases, places }: Known,
): Record<string, ErrorCode> {
  const isMissing = (id: number | null | undefined, holds: (id: number) => boolean) =>
    id !== null && id !== undefined && !holds(id);
  return {
    ...(isMissing(specie_id, (id) => species.has(id)) && { specie_id: 'unknown_id' as const }),
    ...(isMissing(phenotype_id, (id) => phenotypes.has(id)) && { phenotype_id: 'unknown_id' as const }),
    ...(isMissing(location_id, (id) => places.get(id)?.country === country) && {
      location_id: 'unknown_id' as const,
    }),
    ...(isMissing(case_id, (id) => cases.get(id) === country) && { case_id: 'unknown_id' as const }),
  };
}
