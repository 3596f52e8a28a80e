import type { ResidentUnit } from '@ciguawatch/shared/domain/monthly/bilan';
import type { Reader } from '../../db/store';

/**
 * The islands of a country with known residents, grouped by the unit that the census counted, in order of their
 * ids.
 */
export async function residentUnits(db: Reader, country: number): Promise<ResidentUnit[]> {
  const rows = await db
    .selectFrom('location as l')
    .innerJoin('population_unit as u', 'u.id', 'l.population_unit_id')
    .select(['l.id', 'l.parent_id', 'u.id as unit', 'u.value', 'u.year'])
    .where('l.country', '=', country)
    .where('l.type', '=', 'I')
    .orderBy('l.id')
    .execute();
  const units = new Map<number, ResidentUnit & { islands: number[] }>();
  for (const { id, parent_id, unit, value, year } of rows) {
    const existingUnit = units.get(unit);
    if (existingUnit) existingUnit.islands.push(id);
    else units.set(unit, { archi: parent_id ?? 0, islands: [id], residents: value, census: year });
  }
  return [...units.values()];
}
