import { sql } from 'kysely';
import { byHand } from '../support/by-hand';
import type { TestServer } from '../support/harness';

/** An alert of an island, as an editor would have left it. @returns its id */
export async function addAlert(
  { store, clock }: TestServer,
  island: number,
  {
    state = 'verified',
    country = 4,
    from = '2026-03-01',
  }: { state?: 'open' | 'verified' | 'discarded'; country?: number; from?: string } = {},
): Promise<number> {
  const { id } = await byHand(store)
    .insertInto('alert')
    .values({
      ...{
        key: `month ${island} ${from} ${clock.now()} ${state}`,
        rule: 'month',
        island,
        archi: null,
        country,
      },
      ...{ from_date: from, until_date: '2026-03-31', observed: 9, expected: null, threshold: 5 },
      ...{
        probability: null,
        raised_at: new Date(clock.now()),
        state,
        note: 'The secret note',
        decided_by: null,
      },
      decided_at: state === 'open' ? null : new Date(clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An edition of a bulletin. @returns its id */
export async function addIssue(
  { store, clock }: TestServer,
  kind: 'internal' | 'distribution',
  number = 1,
  month = 2,
): Promise<number> {
  const { id } = await byHand(store)
    .insertInto('report_issue')
    .values({
      ...{ country: 4, year: 2026, month, kind, number, at: new Date(clock.now()) },
      ...{ user_id: null, user_name: 'Hina', digest: 'd', content: '{}' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes all alerts and editions. */
export async function emptyNews({ store }: TestServer): Promise<void> {
  await sql`truncate alert, report_issue cascade`.execute(byHand(store));
}
