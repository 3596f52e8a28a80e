import { REVIEW_STATES } from '@ciguawatch/shared/domain/codes/choices';
import { sql } from 'kysely';
import { random } from '../../src/db/demo/demo-random';
import { checkTally, compactTally } from '../../src/features/public/tally';
import { checkTallyDaily } from '../../src/jobs/check-tally';
import { emptyCases } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

describe.each(engines)('the counts of home on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    await emptyCases(server.store);
  });
  afterAll(() => server.stop());

  const notes = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from case_tally`.execute(
      server.store.read,
    );
    return rows[0]?.n ?? 0;
  };

  it('are empty once a test has removed the cases', async () => {
    await sql`insert into case_report (case_country, case_eventyear, case_eventmonth) values (4, 2025, 3)`.execute(
      byHand(server.store),
    );
    expect(await notes()).toBeGreaterThan(0);
    await emptyCases(server.store);
    expect(await notes()).toBe(0);
    expect(await checkTally(server.store)).toEqual([]);
  });

  it('never cut a tie among the species most reported', async () => {
    const shown = async () =>
      (await server.get('cw/summary/?country=4'))
        .json<{ species: { specie_id: number; cases: number }[] }>()
        .species.map(({ cases }) => cases);
    const add = (species: number, cases: number) =>
      sql`insert into case_report (case_country, case_eventyear, case_eventmonth, specie_id)
        select 4, 2026, 1, s from generate_series(1, ${species}::int) s, generate_series(1, ${cases}::int)`.execute(
        byHand(server.store),
      );
    await add(7, 1);
    expect(await shown()).toEqual(Array.from({ length: 7 }, () => 1));
    await add(3, 1);
    expect(await shown()).toEqual([2, 2, 2, 1, 1, 1, 1]);
    await add(9, 1);
    expect(await shown()).toEqual([3, 3, 3, 2, 2, 2, 2]);
    await emptyCases(server.store);
  });

  it('say what the species have that are not named', async () => {
    const left = async () =>
      (await server.get('cw/summary/?country=4')).json<{ species_left?: object }>().species_left;
    const add = (species: number, cases: number) =>
      sql`insert into case_report (case_country, case_eventyear, case_eventmonth, specie_id)
        select 4, 2026, 1, s from generate_series(1, ${species}::int) s, generate_series(1, ${cases}::int)`.execute(
        byHand(server.store),
      );
    await add(7, 1);
    expect(await left()).toBeUndefined();
    await add(4, 1);
    await add(2, 1);
    await add(20, 1);
    expect(await left()).toEqual({ count: 13, each: 1, equal: true });
    await emptyCases(server.store);
  });

  it('are those of all cases after any writing, in one row or many, committed or rolled back', async () => {
    const chance = random(7);
    const hand = byHand(server.store);
    const any = () => sql`(select id from case_report order by random() limit ${chance.int(1, 9)})`;
    const add = () => sql`
      insert into case_report (case_country, case_island, case_eventyear, case_eventmonth, specie_id)
        select nullif(3 + n % 3, 5), case when n % 2 = 0 then 69 end, nullif(2022 + n % 5, 2022),
          nullif(1 + n % 4, 4), case when n % 3 > 0 then 15 + n % 3 end
        from generate_series(${chance.int(0, 20)}::int, ${chance.int(20, 40)}::int) n`;
    const statements = [
      ...[add, add, add],
      () =>
        sql`update case_report set review_state = ${chance.pick([...REVIEW_STATES])} where id in ${any()}`,
      () => sql`
        update case_report set deleted_at = case when deleted_at is null then now() end where id in ${any()}`,
      () => sql`update case_report set case_eventmonth = 1 + id % 12, specie_id = 22 where id in ${any()}`,
      () => sql`delete from case_report where id in ${any()} and duplicate_of is null`,
    ];
    const undone = () =>
      expect(
        server.store.tx(async (trx) => {
          await sql`update case_report set case_country = 7`.execute(trx);
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
    for (let step = 0; step < 120; step += 1) {
      // The last number means a transaction that is rolled back and must not be counted.
      const statement = statements[chance.int(0, statements.length)];
      await (statement ? statement().execute(hand) : undone());
    }
    expect(await notes()).toBeGreaterThan(100);
    expect(await checkTally(server.store)).toEqual([]);
    const before = await notes();
    await compactTally(server.store);
    expect(await notes()).toBeLessThan(before);
    expect(await checkTally(server.store)).toEqual([]);
  });

  it('are counted in full each day; errors are corrected and reported', async () => {
    const summary = async () => (await server.get('cw/summary/?country=4')).json<{ latest: object | null }>();
    const right = await summary();
    await checkTallyDaily(server.store, server.clock);
    await sql`insert into case_tally (country, part, year, month, key, n) values (4, 'month', 2031, 2, 0, 3)`.execute(
      byHand(server.store),
    );
    await byHand(server.store).insertInto('case_chunk').values({ chunk: 0 }).execute();
    expect((await summary()).latest).toEqual({ year: 2031, month: 2 });
    await checkTallyDaily(server.store, server.clock);
    expect((await summary()).latest).toEqual({ year: 2031, month: 2 });
    server.clock.pass(86_400);
    await expect(checkTallyDaily(server.store, server.clock)).rejects.toThrow(
      /^1 counts .* 4 month 2031 2 0 -3$/,
    );
    expect((await summary()).latest).toEqual(right.latest);
    expect(await checkTally(server.store)).toEqual([]);
  });
});
