import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { withheldFrom } from '@ciguawatch/shared/domain/case-table/withheld';
import { Places } from '../../src/features/cases/places';
import { takeWeeklyStep } from '../../src/features/cases/public/weekly-step';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { emptyCases, fullReport } from './samples';

describe.each(engines)('what describes a person on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  const ABOUT = PUBLIC_COLUMNS.filter(
    (column) => withheldFrom(column) !== null || column.startsWith('mass_poisoning'),
  );
  const send = async () => (await server.post('cw/pcase/create/', fullReport())).json<{ id: number }>().id;
  const rows = async () => {
    const list = (await server.get('cw/caselist/?chunk=0')).json<unknown[][]>();
    return list.map((row) => Object.fromEntries(PUBLIC_COLUMNS.map((column, i) => [column, row[i]])));
  };
  const described = async () =>
    (await rows()).filter((row) => ABOUT.some((column) => row[column] !== null)).map(({ id }) => id);
  const step = () => takeWeeklyStep(server.deps, new Places(server.store));

  it('follows on Monday, for all reports of the week before and no other; place, month and fish are there at once', async () => {
    server.clock.set('2026-03-16T09:00:00Z');
    const first = await send();
    expect(await rows()).toMatchObject([
      { id: first, case_island: 69, case_eventmonth: 3, specie_id: 22, gender: null },
    ]);
    server.clock.set('2026-03-16T09:59:59Z');
    const second = await send();
    expect([await step(), await described()]).toEqual([0, []]);
    server.clock.set('2026-03-16T10:00:00Z');
    const third = await send();
    expect([await step(), await described()]).toEqual([2, [first, second]]);
    expect((await rows())[0]).toMatchObject({ gender: 'F', age_bucket: '31-40', mass_poisoning_nb: 4 });
    server.clock.set('2026-03-23T10:00:00Z');
    expect([await step(), await described()]).toEqual([1, [first, second, third]]);
  });

  it('is sent to devices once, however often and by however many servers the step is taken, and is no change of an editor', async () => {
    server.clock.set('2026-03-16T09:00:00Z');
    const id = await send();
    const stamps = async () => {
      const { at } = await server.store.read
        .selectFrom('public_case')
        .select('at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { changed_at, version } = await server.store.read
        .selectFrom('case_report')
        .select(['changed_at', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { told: Number(at), changed: Number(changed_at), version };
    };
    const before = await stamps();
    server.clock.set('2026-03-16T10:00:00Z');
    expect((await Promise.all([step(), step()])).sort()).toEqual([0, 1]);
    const after = await stamps();
    expect(after.told).toBeGreaterThan(before.told);
    expect(after).toMatchObject({ changed: before.changed, version: before.version });
    expect(await step()).toBe(0);
    expect(await stamps()).toEqual(after);
  });

  it('is complete at once for the editors', async () => {
    const id = await send();
    const full = (await server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' })).json();
    expect(full).toMatchObject({ gender: 'F', age: 37, mass_poisoning_nb: 4 });
  });
});
