import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { checkCountries } from '../src/features/coverage/check-countries';
import { storePortalStart } from '../src/features/coverage/portal-start';
import { readCoverage } from '../src/features/coverage/read';
import { storeSilentMonths } from '../src/features/coverage/silent-months';
import { loadPlaces } from '../src/features/locations/load-places';
import { importHaedat } from '../src/import/haedat';
import { TestServer } from './support/harness';
import { engines } from './support/test-store';

describe.each(engines)('months observed on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-11-22T20:00:00Z');
    await server.store.tx(async (trx) => {
      await trx.deleteFrom('coverage').execute();
      await trx.deleteFrom('case_report').execute();
      // The import skips cases with a tombstone, so these are cleared as well for it to run again.
      await trx.deleteFrom('tombstone').execute();
    });
  });

  const list = async () => (await server.get('cw/coverage/')).json<{ source: string }[]>();
  const portal = async (since: Record<string, string>) =>
    storePortalStart(server.store, await loadPlaces(server.store.read), {
      since,
      defaultCountry: 4,
      now: server.clock.now(),
    });
  const event = (event_id: string, year: string, date: string) => ({
    event_id,
    year,
    date,
    syndrome: 'Ciguatera',
    location_id: '75',
    archipelago: '',
  });

  it('an imported file covers the months from its first event to its last, without empty years, and the next file adds to them', async () => {
    const now = server.clock.now();
    await importHaedat(server.store, [event('a', '2009', '2009-11-03'), event('b', '2020', '')], { now });
    expect(await list()).toMatchObject([{ source: 'haedat', country: 4, from: '2009-11', until: '2009-11' }]);
    await importHaedat(server.store, [event('c', '2025', '2025-05-30')], { now });
    expect(await list()).toMatchObject([
      { source: 'haedat', country: 4, from: '2009-11', until: '2009-12' },
      { source: 'haedat', country: 4, from: '2025-01', until: '2025-05' },
    ]);
  });

  it('the portal covers the months from its first start, or from the configured month', async () => {
    await portal({});
    server.clock.set('2027-02-10T20:00:00Z');
    await portal({});
    expect(await list()).toMatchObject([{ source: 'report', country: 4, from: '2026-11', until: null }]);
    await portal({ 4: '2026-06', 10: '2027-01' });
    expect(await list()).toMatchObject([
      { country: 4, from: '2026-06', until: null },
      { country: 10, from: '2027-01', until: null },
    ]);
  });

  it('each source has the official cases of each year and how many of them it holds, once', async () => {
    await importHaedat(
      server.store,
      [event('a', '2017', '2017-02-03'), event('b', '2017', '2017-03-03'), event('c', '2024', '2024-02-03')],
      { now: server.clock.now() },
    );
    const rows = await list();
    const told = rows.flatMap((row) => (row as { official?: object[] }).official ?? []);
    expect(told).toHaveLength(10);
    expect(told).toContainEqual({ year: 2017, cases: 333, held: 2 });
    expect(told).toContainEqual({ year: 2024, cases: 153, held: 1 });
    const summary = (await server.get('cw/summary/?country=4')).json<Summary>();
    expect(summary.official).toMatchObject([
      {
        source: 'haedat',
        years: [
          { year: 2023, held: 0 },
          { year: 2024, cases: 153, held: 1 },
        ],
      },
    ]);
    const fiji = (await server.get('cw/summary/?country=3')).json<Summary>();
    expect(fiji.official).toBeUndefined();
  });

  it('months in which a source was silent on an island stay silent after a later import', async () => {
    const now = server.clock.now();
    const silence = [{ source: 'haedat', archipelago_id: '105', from: '2017-01', until: '2017-12' }];
    const read = async () => readCoverage(server.store.read);
    await server.store.tx((trx) => storeSilentMonths(trx, silence));
    await importHaedat(server.store, [event('a', '2016', '2016-02-03'), event('b', '2018', '2018-02-03')], {
      now,
    });
    await server.store.tx((trx) => storeSilentMonths(trx, silence));
    const rows = await read();
    const gambier = rows.filter(({ island }) => island !== null);
    expect(gambier.length).toBeGreaterThan(3);
    expect(new Set(gambier.map(({ observed, from, until }) => `${observed} ${from} ${until}`))).toEqual(
      new Set(['false 2017-01 2017-12']),
    );
    // An editor resets June to the state of the country; a restart must not restore the silence of the reference
    // data.
    await server.store.tx((trx) =>
      trx
        .updateTable('coverage')
        .set({ observed: null })
        .where('island', '=', 106)
        .where('from_month', '=', '2017-06-01')
        .execute(),
    );
    await server.store.tx((trx) => storeSilentMonths(trx, silence));
    expect(
      (await read()).filter(({ island }) => island === 106).map(({ from, until }) => [from, until]),
    ).toEqual([
      ['2017-01', '2017-05'],
      ['2017-07', '2017-12'],
    ]);
  });

  it('the home page marks unobserved months and names the latest case', async () => {
    const now = server.clock.now();
    await importHaedat(server.store, [event('a', '2026', '2026-02-03')], { now });
    await portal({ 4: '2026-10' });
    const { months, latest, cases } = (await server.get('cw/summary/?country=4')).json();
    expect([cases, latest]).toEqual([0, { year: 2026, month: 2 }]);
    expect(months.map((one: { observed: boolean }) => one.observed)).toEqual([
      ...[false, false],
      true,
      ...Array(7).fill(false),
      true,
      true,
    ]);
  });

  it('a start with the id of an unknown country is refused', async () => {
    const places = await loadPlaces(server.store.read);
    const named = (defaultCountry: number, observedSince: Record<string, string>) => () =>
      checkCountries(places, { ...server.deps.config, defaultCountry, observedSince });
    expect(named(4, { 10: '2026-01' })).not.toThrow();
    expect(named(99, {})).toThrow('DEFAULT_COUNTRY names country 99');
    expect(named(4, { 77: '2026-01' })).toThrow('OBSERVED_SINCE names country 77');
  });
});
