import type { AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import type { Remembered } from '@ciguawatch/shared/domain/alerts/watch';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/** An alert as the rules know it, with its id. */
export type StoredAlert = Remembered & { id: number };

/** The alerts of an island with their cases, without those of single meals, which no other rule concerns. */
export async function knownAlerts(trx: Transaction<DB>, island: number): Promise<StoredAlert[]> {
  const { rows } = await sql<{
    id: number;
    rule: AlertRule;
    state: AlertState;
    from: string;
    until: string;
    case_id: number | null;
    raised: boolean | null;
    fish: number | null;
  }>`
    select a.id, a.rule, a.state, a.specie_id as fish, to_char(a.from_date, 'YYYY-MM-DD') as "from",
      to_char(a.until_date, 'YYYY-MM-DD') as until, c.case_id, c.raised
    from alert a left join alert_case c on c.alert_id = a.id
    where a.island = ${island} and a.rule <> 'large_meal' order by a.id`.execute(trx);
  const known = new Map<number, StoredAlert & { raisedBy: Set<number>; joined: Set<number> }>();
  for (const { id, rule, state, from, until, case_id, raised, fish } of rows) {
    const empty = { raisedBy: new Set<number>(), joined: new Set<number>() };
    const one = known.get(id) ?? {
      id,
      rule,
      from,
      until,
      fish,
      discarded: state === 'discarded',
      open: state === 'open',
      ...empty,
    };
    if (case_id !== null) (raised ? one.raisedBy : one.joined).add(case_id);
    known.set(id, one);
  }
  return [...known.values()];
}

/** Links cases to an alert; a case that another alert of the same rule already has is left there. */
export async function linkCasesToAlert(
  trx: Transaction<DB>,
  { id, rule }: Pick<StoredAlert, 'id' | 'rule'>,
  cases: readonly number[],
  raised: boolean,
): Promise<void> {
  const rows = cases.map((case_id) => ({ alert_id: id, rule, case_id, raised }));
  await trx
    .insertInto('alert_case')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
