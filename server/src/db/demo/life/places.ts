import { INVENTED } from '../invented';
import { DAY_MS, FRENCH_POLYNESIA, type Life } from './life';

/** Islands whose number of residents was renewed in the past year. */
const ISLANDS = [92, 120, 106, 86, 158, 78, 128];
const EVERY_DAYS = 47;

/** Lines of the trail about the residents of islands: an invented earlier number, and the one that stands. */
export async function tellResidents({ trx, now, account, tell }: Life): Promise<void> {
  const stored = await trx
    .selectFrom('location as l')
    .innerJoin('population_unit as p', 'p.id', 'l.population_unit_id')
    .select(['l.id', 'p.value', 'p.year', 'p.source'])
    .where('l.id', 'in', ISLANDS)
    .orderBy('l.id')
    .execute();
  for (const [at, { id, ...residents }] of stored.entries()) {
    const former = { value: Math.round(residents.value * 0.97), year: residents.year - 5, source: INVENTED };
    tell({
      line: {
        ...{ at: now - (at + 1) * EVERY_DAYS * DAY_MS, user: account('gis_editor'), kind: 'location' },
        ...{ object_id: id, action: 'update', country: FRENCH_POLYNESIA },
        ...{ before: { residents: former }, after: { residents } },
      },
    });
  }
}
