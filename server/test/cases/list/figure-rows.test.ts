import type { FigureRows } from '@ciguawatch/shared/api/schemas/case-list';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { CASE_PACKING } from '@ciguawatch/shared/domain/case-table/case-packing';
import { FULL_COLUMNS } from '@ciguawatch/shared/domain/case-table/full-rows';
import { unpack } from '@ciguawatch/shared/domain/packed/packed';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { RAPA, VITI_LEVU } from '../samples';

describe.each(engines)('rows of editors’ figures on %s', (engine) => {
  const on = setUpCases(engine);
  const read = (as: string | null = 'cases_editor', after = 0) =>
    on.server.get(`cw/case/figures/${after > 0 ? `?after=${after}` : ''}`, as === null ? {} : { as });
  const rowsOf = ({ packed }: FigureRows) =>
    unpack(packed, FULL_COLUMNS, CASE_PACKING).map((row) =>
      Object.fromEntries(FULL_COLUMNS.map((name, at) => [name, row[at]])),
    );
  const page = async (as?: string, after?: number) => (await read(as, after)).json<FigureRows>();

  it('withhold nothing where few people live, and are not cached', async () => {
    const told = {
      gender: 'F',
      sympt_nausea: '2',
      mass_poisoning: true,
      mass_poisoning_nb: 13,
      history: '1',
    };
    const case_geom = { type: 'Point', coordinates: [-144.3312345, -27.6112345] };
    const id = await on.send({ case_location_id: RAPA, case_geom, ...told });
    const response = await read();
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(rowsOf(response.json())).toEqual([expect.objectContaining({ id, ...told })]);
    // The reported point is not part of the rows.
    expect(response.body).not.toContain('144.3312');
    const everybody = (await on.server.get('cw/caselist/?format=json&chunk=0', { as: 'cases_editor' })).body;
    expect(JSON.parse(everybody)[0][PUBLIC_COLUMNS.indexOf('gender')]).toBeNull();
  });

  it('tell of place of purchase, care and days to the report, each null where it is not known', async () => {
    const told = async (part: Parameters<typeof on.send>[0]) => {
      const id = await on.send(part);
      const row = rowsOf(await page()).find((one) => one.id === id);
      return [row?.case_purchase_place_type, row?.care, row?.report_days];
    };
    // At Tahiti, ten hours behind UTC, it is still the 14th.
    on.server.clock.set('2026-03-15T08:00:00Z');
    const day = { time_known: false };
    expect(await told({ ...day, case_eventtime: '2026-03-14' })).toEqual([null, null, 0]);
    expect(await told({ ...day, case_eventtime: '2026-03-04', case_purchase_place_type: 'U' })).toEqual([
      ...['U', null, 10],
    ]);
    expect((await told({ med_seen: 'no' }))[1]).toBe('N');
    expect((await told({ med_seen: 'unknown' }))[1]).toBeNull();
    expect((await told({ med_seen: 'yes' }))[1]).toBe('U');
    expect((await told({ med_seen: 'yes', med_type: '7' }))[1]).toBe('7');
    // A report from before `med_seen` was stored.
    expect((await told({ med_place: 'Fare' }))[1]).toBe('U');
    await sql`update case_report set source = 'haedat'`.execute(byHand(on.server.store));
    expect((await page()).count).toBe(7);
    expect(rowsOf(await page()).map((row) => row.report_days)).toEqual(Array(7).fill(null));
    await sql`update case_report set source = 'report', case_eventdate = null`.execute(
      byHand(on.server.store),
    );
    expect(rowsOf(await page()).map((row) => row.report_days)).toEqual(Array(7).fill(null));
    // The packed list, which anybody can read, has none of these columns.
    const everybody = await on.server.get('cw/caselist/?format=packed&chunk=0', { as: 'cases_editor' });
    for (const name of ['purchase', 'care', 'report_days']) expect(everybody.body).not.toContain(name);
  });

  it('are those that count in the own countries, for cases editors only', async () => {
    const [id, double] = [await on.send(), await on.send()];
    const fiji = await on.send({ case_location_id: VITI_LEVU });
    await on.server.change('PATCH', `cw/case/${double}/`, { as: 'admin', body: { duplicate_of: id } });
    expect(rowsOf(await page()).map((row) => row.id)).toEqual([id]);
    expect(rowsOf(await page('cases_editor.fj')).map((row) => row.id)).toEqual([fiji]);
    expect([(await read('moderator')).statusCode, (await read(null)).statusCode]).toEqual([403, 401]);
    await byHand(on.server.store).deleteFrom('user_country').execute();
    expect(await page()).toMatchObject({ next: null, count: 0 });
    await on.server.reset();
  });

  it('come in pages of 5,000, each case once', async () => {
    await sql`insert into case_report (case_country, case_eventyear) select 4, 2025 from generate_series(1, 5003)`.execute(
      byHand(on.server.store),
    );
    const first = await page();
    const second = await page('cases_editor', first.next ?? 0);
    expect([first.count, rowsOf(first).length, second.next]).toEqual([5003, 5000, null]);
    expect(new Set([...rowsOf(first), ...rowsOf(second)].map(({ id }) => id)).size).toBe(5003);
  });

  it('are audited once an hour, however many pages are read', async () => {
    const ids = [await on.send(), await on.send()];
    for (const after of [0, ids[0] ?? 0]) await read('cases_editor', after);
    const told = () =>
      byHand(on.server.store)
        .selectFrom('audit')
        .select(['user_id', 'country', 'after'])
        .where('action', '=', 'read_cases')
        .execute();
    expect(await told()).toEqual([
      {
        user_id: expect.any(Number),
        country: 4,
        after: { filter: { counting: 'counted,earlier' }, deleted: false, n: 2 },
      },
    ]);
    on.server.clock.pass(3601);
    await read();
    expect(await told()).toHaveLength(2);
  });
});
