import { checkCountries } from '../src/features/coverage/check-countries';
import { notePortal } from '../src/features/coverage/portal';
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
      // What was deleted would not be imported again.
      await trx.deleteFrom('tombstone').execute();
    });
  });

  const list = async () => (await server.get('cw/coverage/')).json<{ source: string }[]>();
  const portal = async (since: Record<string, string>) =>
    notePortal(server.store, await loadPlaces(server.store.read), {
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

  it('are those of an imported file from its first event to its last, without years that hold none, and grow with the next file', async () => {
    const now = server.clock.now();
    await importHaedat(server.store, [event('a', '2009', '2009-11-03'), event('b', '2020', '')], { now });
    expect(await list()).toMatchObject([{ source: 'haedat', country: 4, from: '2009-11', until: '2009-11' }]);
    await importHaedat(server.store, [event('c', '2025', '2025-05-30')], { now });
    expect(await list()).toMatchObject([
      { source: 'haedat', country: 4, from: '2009-11', until: '2009-12' },
      { source: 'haedat', country: 4, from: '2025-01', until: '2025-05' },
    ]);
  });

  it('are those of the portal from its first start, or from the month that is set', async () => {
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

  it('say on home what no case means, beside the latest one', async () => {
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

  it('stop a start that names a country there is none of', async () => {
    const places = await loadPlaces(server.store.read);
    const named = (defaultCountry: number, observedSince: Record<string, string>) => () =>
      checkCountries(places, { ...server.deps.config, defaultCountry, observedSince });
    expect(named(4, { 10: '2026-01' })).not.toThrow();
    expect(named(99, {})).toThrow('DEFAULT_COUNTRY names country 99');
    expect(named(4, { 77: '2026-01' })).toThrow('OBSERVED_SINCE names country 77');
  });
});
