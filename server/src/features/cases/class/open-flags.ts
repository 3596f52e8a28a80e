import type { CaseFlag } from '@ciguawatch/shared/domain/case-class/flags';
import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { caseFlagsOf, FLAG_FACTS, type StoredFacts } from '../flags/facts';

/** Zone of the place of a case `c`: its own or that of the nearest place above it, as `PlaceIndex.zone` has it. */
const ZONE = sql<string>`case when c.case_location_id is null then ${DEFAULT_ZONE} else coalesce(
  (select l.timezone from location l where l.id = c.case_location_id),
  (select l.timezone from location l where l.id = c.case_island),
  (select l.timezone from location l where l.id = c.case_archi),
  (select l.timezone from location l where l.type = 'C' and l.country = c.case_country limit 1),
  ${DEFAULT_ZONE}) end`;

/** Flags of some cases that nobody has found right. */
export async function openFlagsOf(
  trx: Transaction<DB>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly CaseFlag[]>> {
  const { rows } = await sql<{ id: number; zone: string; facts: StoredFacts }>`
    select c.id, ${ZONE} as zone, ${FLAG_FACTS} as facts from case_report c
    where c.id = any(${[...ids]}::int[])`.execute(trx);
  return new Map(
    rows.map(({ id, zone, facts }) => [
      id,
      caseFlagsOf(facts, { zone: () => zone }).flatMap(({ flag, ended }) => (ended ? [] : [flag])),
    ]),
  );
}
