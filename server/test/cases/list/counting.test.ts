import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import { REVIEW_STATES } from '@ciguawatch/shared/domain/codes/choices';
import { COUNT_STATUSES, countStatusOf } from '@ciguawatch/shared/domain/review/count-status';
import { sql } from 'kysely';
import { countedCase } from '../../../src/features/cases/row-values';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';

describe.each(engines)('whether a case counts, in the list on %s', (engine) => {
  const on = setUpCases(engine);
  const rows = async (query: string) =>
    (await on.server.get(`cw/case/?limit=500&${query}`, { as: 'admin' })).json<CaseRows>().results;

  /**
   * A case of each state, duplicate or not, deleted or not, in this year, the first shown year and the one
   * before.
   */
  const everyKind = async () => {
    const year = new Date(on.server.clock.now()).getUTCFullYear();
    const original = await on.send();
    for (const state of REVIEW_STATES)
      for (const at of [year, year - 3, year - 4])
        for (const duplicate of [null, original])
          for (const deleted of [null, new Date(on.server.clock.now())])
            await sql`insert into case_report
              (case_country, case_eventdate, case_eventyear, review_state, duplicate_of, deleted_at)
              values (4, ${`${at}-01-15`}::date, ${at}, ${state}, ${duplicate}, ${deleted})`.execute(
              byHand(on.server.store),
            );
    await sql`insert into case_report (case_country, case_eventdate, case_eventyear, discarded)
      values (4, ${`${year}-01-15`}::date, ${year}, 'histamine')`.execute(byHand(on.server.store));
    return year;
  };

  it('is the same by the rule and by the database, and matches the statistics', async () => {
    const year = await everyKind();
    const columns = 'columns=counting,duplicate_of,case_eventyear,review_state,discarded';
    const all = [...(await rows(columns)), ...(await rows(`${columns}&deleted=true`))];
    expect(new Set(all.map(({ counting }) => counting))).toEqual(new Set(COUNT_STATUSES));
    for (const row of all) expect([row, row.counting]).toEqual([row, countStatusOf(row as never, year)]);
    const { rows: figures } = await sql<{ id: number }>`
      select c.id from case_report c where ${sql.raw(countedCase())}`.execute(on.server.store.read);
    expect(
      new Set(all.filter(({ counting }) => /^(counted|earlier)$/.test(String(counting))).map(({ id }) => id)),
    ).toEqual(new Set(figures.map(({ id }) => id)));
  });

  it('filters the list by one reason or several', async () => {
    await everyKind();
    const all = await rows('columns=counting');
    for (const counting of COUNT_STATUSES) {
      const found = await rows(`counting=${counting}`);
      expect([counting, found.length]).toEqual([
        counting,
        all.filter((row) => row.counting === counting).length,
      ]);
    }
    expect(await rows('counting=rejected,duplicate')).toHaveLength(3 + 15);
    expect(await rows('counting=any')).toHaveLength(all.length);
    expect(await rows('counting=none')).toEqual([]);
    const wrong = await on.server.get('cw/case/?counting=maybe', { as: 'admin' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { counting: 'unknown_choice' }]);
  });
});
