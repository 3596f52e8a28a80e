import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import type { CaseCount } from '@ciguawatch/shared/api/schemas/desk/count';
import { COUNT_AXES, type CountAxis, type CountKey } from '@ciguawatch/shared/domain/case-list/count/axes';
import { countedFilter, filterOfCell } from '@ciguawatch/shared/domain/case-list/count/count-filter';
import type { CaseListFilter } from '@ciguawatch/shared/domain/case-list/filter';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { TAHITI, VITI_LEVU } from '../samples';

/** Severe cases of groupers of the Marquesas, 2019 to 2024. */
const MINISTER: CaseListFilter = {
  severity: '3',
  phenotype_id: '1',
  case_archi: '91',
  case_eventyear: '2019..2024',
};

/**
 * 600 cases whose fields go through their values at different paces, unknown ones included, some of them rejected,
 * duplicates or deleted.
 */
const cases = (grouper: number) => sql`
  insert into case_report (case_country, case_archi, case_island, case_location_id, case_eventdate, case_eventyear,
    case_eventmonth, specie_id, phenotype_id, sympt_nausea, review_state, source, age, gender, duplicate_of, deleted_at)
  select 4, archi, case archi when 91 then 92 + n % 3 when 68 then ${sql.lit(TAHITI)} end, archi,
    case when n % 11 > 0 then make_date(2017 + n % 9, 1 + n % 12, 5) end,
    case when n % 13 > 0 then 2017 + n % 9 end, case when n % 11 > 0 then 1 + n % 12 end,
    case when n % 5 = 0 then ${sql.lit(grouper)} end, case when n % 5 = 1 then 1 when n % 5 = 2 then 2 end,
    (array['3', '2', 'N', null, '3', '1', 'Y'])[1 + n % 7],
    (array['new', 'reviewed', 'reviewed', 'to_review', 'rejected', 'new', 'withdrawn', 'reviewed'])[1 + n % 8],
    (array['report', 'haedat'])[1 + n % 2], case when n % 3 > 0 then n % 90 end, (array['F', 'M', 'U', null])[1 + n % 4],
    case when n % 17 = 0 then 1 end, case when n % 19 = 0 then now() end
  from (select n, (array[91, 68, null])[1 + n % 3] as archi from generate_series(1, 600) n) made`;

describe.each(engines)('the count above the list on %s', (engine) => {
  const on = setUpCases(engine);
  const get = async (query: Record<string, string>, as = 'admin') =>
    on.server.get(`cw/case/count/?${new URLSearchParams(query)}`, { as });
  const count = async (query: Record<string, string>, as?: string) =>
    (await get(query, as)).json<CaseCount>();
  const total = ({ cells }: CaseCount) => cells.reduce((sum, { n }) => sum + n, 0);
  const found = async (filter: CaseListFilter) => {
    const query = new URLSearchParams({ ...(filter as Record<string, string>), count: 'true', limit: '1' });
    return (await on.server.get(`cw/case/?${query}`, { as: 'admin' })).json<CaseRows>().count?.n;
  };
  const setUp = async () => {
    await on.send();
    const grouper = await on.server.store.read
      .selectFrom('specie')
      .select('id')
      .where('phenotype_id', '=', 1)
      .executeTakeFirstOrThrow();
    await cases(grouper.id).execute(byHand(on.server.store));
  };

  it('answers the minister as the export does, month by month', async () => {
    await setUp();
    const asked = await count({ ...MINISTER, by: 'month' });
    const filter = countedFilter(MINISTER, 'figures');
    const file = await on.server.post(
      'cw/case/export/',
      { format: 'data', language: 'en_US', filter: { ...filter } },
      { as: 'admin' },
    );
    const months: Record<string, number> = {};
    for (const row of parse(file.body, { columns: true }) as Record<string, string>[]) {
      expect([row.severity, row.phenotype_id, row.case_archi]).toEqual(['3', '1', '91']);
      const month = row.case_eventmonth && `${row.case_eventyear}-${row.case_eventmonth.padStart(2, '0')}`;
      months[month || 'unknown'] = (months[month || 'unknown'] ?? 0) + 1;
    }
    expect(Object.keys(months).length).toBeGreaterThan(4);
    expect(months.unknown).toBeGreaterThan(0);
    expect(Object.fromEntries(asked.cells.map(({ keys, n }) => [keys[0] ?? 'unknown', n]))).toEqual(months);
  });

  it('by every pair of axes finds the same cases, each cell as many as the list that it opens', async () => {
    await setUp();
    await sql`insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at, state)
      values ('a', 'month', 92, 4, '2019-01-01', '2019-01-31', 3, now(), 'discarded'),
        ('b', 'rolling', 92, 4, '2019-01-01', '2019-01-31', 3, now(), 'open')`.execute(
      byHand(on.server.store),
    );
    await sql`insert into alert_case (rule, case_id, alert_id, raised) select a.rule, c.id, a.id, true
      from case_report c join alert a on a.rule = 'month' or c.id % 2 = 0 where c.id between 50 and 90`.execute(
      byHand(on.server.store),
    );
    const all = total(await count({ by: 'state' }));
    expect(all).toBe(await found({ counting: 'counted,earlier' }));
    for (const [i, axis] of COUNT_AXES.entries()) {
      const by: CountAxis[] = [axis, COUNT_AXES[(i + 4) % COUNT_AXES.length] as CountAxis];
      const asked = await count({ by: by.join(',') });
      expect([by, total(asked)]).toEqual([by, all]);
      const most = asked.cells.reduce((best, cell) => (cell.n > best.n ? cell : best));
      const rare = asked.cells.find(({ keys }) => keys.includes(null)) ?? most;
      for (const { keys, n } of [most, rare]) {
        const filter = filterOfCell({}, by, keys as CountKey[], 'figures');
        if (filter) expect([by, keys, await found(filter)]).toEqual([by, keys, n]);
      }
    }
    const alerts = await count({ by: 'alert', of: 'all' });
    expect(alerts.cells.map(({ keys }) => keys[0]).sort()).toEqual(['discarded', 'open', null].sort());
  });

  it('takes the cases in the figures, or all that the list finds, and says how many it finds', async () => {
    await setUp();
    const figures = await count({ by: 'year', case_archi: '91' });
    const all = await count({ by: 'year', case_archi: '91', of: 'all' });
    expect([total(all), all.found]).toEqual([await found({ case_archi: '91' }), all.found]);
    expect([total(figures), figures.found]).toEqual([
      await found({ case_archi: '91', counting: 'counted,earlier' }),
      all.found,
    ]);
    expect(total(figures)).toBeLessThan(total(all));
    const deleted = await count({ by: 'year', deleted: 'true', of: 'all' });
    expect(total(deleted)).toBe(31);
  });

  it('counts the countries of its editor only, and refuses axes that do not exist', async () => {
    await on.send();
    await on.send({ case_location_id: VITI_LEVU });
    expect((await count({ by: 'island' }, 'cases_editor.fj')).cells).toEqual([
      { keys: [String(VITI_LEVU)], n: 1 },
    ]);
    for (const by of ['', 'year,year', 'year,month,island', 'name']) {
      const answer = await get({ by });
      expect([by, answer.statusCode, answer.json().fields]).toEqual([by, 400, { by: 'unknown_choice' }]);
    }
    expect((await get({ by: 'year', severity: '9' })).json().fields).toEqual({ severity: 'unknown_choice' });
    expect((await get({ by: 'year' }, 'species_translator')).statusCode).toBe(403);
  });
});
