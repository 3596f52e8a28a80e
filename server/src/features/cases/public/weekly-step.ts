import { personShownFrom } from '@ciguawatch/shared/domain/review/weekly-step';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { zoneOf } from '../../public/summary';
import type { Places } from '../places';
import { storeDelays } from './report-delay';

/**
 * Describes the person in the public rows of all reports whose weekly step has come, so that devices fetch
 * them. Which they are depends on the time of receipt alone, so repeating it changes nothing. Then how long reports
 * take is computed again, for the week.
 * @returns number of reports
 */
export async function takeWeeklyStep(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  places: Places,
): Promise<number> {
  const described = await describeDue({ store, clock }, places);
  const index = await places.current();
  await storeDelays({ store, clock }, (country) => zoneOf(index, country));
  return described;
}

async function describeDue({ store, clock }: Pick<Deps, 'store' | 'clock'>, places: Places): Promise<number> {
  const waiting = await store.read
    .selectFrom('case_report')
    .select(['id', 'case_country', 'created_at'])
    .where('described', '=', false)
    .execute();
  if (waiting.length === 0) return 0;
  const index = await places.current();
  const due = waiting.filter(
    ({ case_country, created_at }) =>
      personShownFrom(created_at.getTime(), zoneOf(index, case_country ?? 0)) <= clock.now(),
  );
  if (due.length === 0) return 0;
  return store.tx(async (trx) => {
    const { numAffectedRows } = await sql`
      update case_report set described = true where id in (
        select id from case_report where id = any(${due.map(({ id }) => id)}::int[]) and not described
        order by id for update)`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}
