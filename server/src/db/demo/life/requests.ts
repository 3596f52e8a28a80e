import { sql } from 'kysely';
import { bodyHash } from '../../../http/body/body-hash';
import { jsonb } from '../../json';
import { INVENTED, invented } from '../invented';
import { DAY_MS, FRENCH_POLYNESIA, type Life } from './life';

/** Raivavae: few residents, so that a larger number would show more of its public rows. */
const ISLAND = 87;

/** Wishes of the demo editor of places: number of residents, when it was asked, and how it ended. */
const WISHES = [
  { value: 90_300, daysAgo: 11, refused: invented('Deux zéros de trop.', 'Two zeros too many.') },
  { value: 9030, daysAgo: 1, refused: null },
];

/** A change that waits for a second person, and one that was refused. */
export async function addRequests(life: Life): Promise<void> {
  const { trx, now } = life;
  const island = await trx
    .selectFrom('location as l')
    .innerJoin('population_unit as p', 'p.id', 'l.population_unit_id')
    .select(['l.name', 'l.version', 'p.value', 'p.year', 'p.source'])
    .where('l.id', '=', ISLAND)
    .executeTakeFirst();
  if (!island) return;
  const { name, version, ...residents } = island;
  const { opens } = await trx
    .selectFrom('public_case as p')
    .innerJoin('case_report as c', 'c.id', 'p.id')
    .select(sql<number>`count(*)::int`.as('opens'))
    .where('c.case_island', '=', ISLAND)
    .executeTakeFirstOrThrow();
  const [asker, manager] = [life.account('gis_editor'), life.account('users_manager')];
  for (const { value, daysAgo, refused } of WISHES) {
    const wanted = { value, year: new Date(now).getUTCFullYear(), source: INVENTED };
    const [params, body] = [{ id: String(ISLAND) }, { residents: wanted }];
    const askedAt = now - daysAgo * DAY_MS;
    const change = { kind: 'location', object_id: String(ISLAND), object: name, action: 'update', version };
    const { id } = await trx
      .insertInto('approval')
      .values({
        ...{ call: 'patchLocation', params: jsonb(params), base_version: version, opens },
        body: refused ? null : jsonb(body),
        fingerprint: bodyHash({ call: 'patchLocation', params, version, body }),
        countries: [FRENCH_POLYNESIA],
        changes: jsonb([{ ...change, before: { residents }, after: { residents: wanted } }]),
        ...{ asked_by: asker, asked_at: new Date(askedAt), status: refused ? 'refused' : 'waiting' },
        ...(refused && { decided_by: manager, decided_at: new Date(askedAt + DAY_MS), reason: refused }),
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const about = { kind: 'location' as const, object_id: ISLAND, country: FRENCH_POLYNESIA };
    life.tell({
      line: { ...about, at: askedAt, user: asker, action: 'ask', after: { approval: id, opens } },
    });
    if (!refused) continue;
    const after = { approval: id, opens, reason: refused };
    life.tell({ line: { ...about, at: askedAt + DAY_MS, user: manager, action: 'refuse', after } });
  }
}
