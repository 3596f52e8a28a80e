import { Places } from '../../src/features/cases/places';
import { askSilences } from '../../src/features/silences/raise';
import { emptyCases } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';

const MANGAREVA = 106;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await emptyCases(server.store);
  await server.store.tx(async (trx) => {
    await trx.deleteFrom('silence').execute();
    await trx.deleteFrom('coverage').execute();
    await trx
      .insertInto('coverage')
      .values({ source: 'haedat', country: 4, from_month: '2014-01-01', until_month: '2018-12-01' })
      .execute();
  });
  const months = Array.from({ length: 36 }, (_, i) => i);
  await byHand(server.store)
    .insertInto('case_report')
    .values(
      months.map((i) => {
        const date = `${2014 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-05`;
        return {
          ...{ source: 'haedat', source_ref: `s${i}`, case_country: 4, case_island: MANGAREVA },
          ...{
            case_eventdate: date,
            case_eventyear: Number(date.slice(0, 4)),
            case_eventmonth: (i % 12) + 1,
          },
          review_state: 'new',
        } as never;
      }),
    )
    .execute();
});

const ask = async (at: string) => {
  server.clock.set(at);
  return askSilences(server.deps, await new Places(server.store).current());
};
const listed = async () =>
  (await server.get('cw/silence/', { as: 'cases_editor' })).json<
    { id: number; since: string; until: string }[]
  >();
const answer = async (id: number, said: string) =>
  server.change('PATCH', `cw/silence/${id}/`, { as: 'cases_editor', body: { answer: said } });
const marks = async () =>
  (await server.get('cw/coverage/'))
    .json<{ island: number | null; observed: boolean; from: string; until: string }[]>()
    .filter(({ island }) => island !== null)
    .map(({ observed, from, until }) => `${observed} ${from} ${until}`);
/** The first day, month by month, on which something is asked. */
async function firstAsked(from: number): Promise<string> {
  for (let cell = from; cell < 2019 * 12; cell += 1) {
    const day = `${Math.floor(cell / 12)}-${String((cell % 12) + 1).padStart(2, '0')}-09T20:00:00Z`;
    if ((await ask(day)) > 0) return day;
  }
  return 'never';
}

test('a person is asked once about an island that used to report, from the eighth day of a month', async () => {
  const day = await firstAsked(2017 * 12 + 1);
  expect(day).not.toBe('never');
  expect(await ask(day)).toBe(0);
  const [silence] = await listed();
  expect(silence).toMatchObject({ island: MANGAREVA, since: '2017-01', answer: null });
  const count = (await server.get('a/work/silences-open/', { as: 'cases_editor' })).json();
  expect(count).toMatchObject({ count: 1, urgent: false });
  await server.store.tx((trx) => trx.deleteFrom('silence').execute());
  expect(await ask(day.replace('-09T', '-07T'))).toBe(0);
});

test('the answer changes the coverage of these months and nothing else, and may be changed', async () => {
  const day = await firstAsked(2017 * 12 + 1);
  const [silence] = await listed();
  const { id = 0, until = '' } = silence ?? {};
  expect((await answer(id, 'nobody')).json()).toMatchObject({ answer: 'nobody', version: 2 });
  expect(await marks()).toEqual([`false 2017-01 ${until}`]);
  expect(await listed()).toEqual([]);
  await answer(id, 'none');
  expect(await marks()).toEqual([`true 2017-01 ${until}`]);
  // The island stays silent in the next month: the same question is not asked twice.
  expect(await ask(new Date(Date.parse(day) + 31 * 86_400_000).toISOString())).toBe(0);
  expect(await listed()).toEqual([]);
  expect((await server.store.read.selectFrom('alert').select('id').execute()).length).toBe(0);
});

test('months that nobody observed are no silence, and an old silence is not asked about', async () => {
  await server.store.tx((trx) =>
    trx.updateTable('coverage').set({ until_month: '2016-12-01' }).where('island', 'is', null).execute(),
  );
  expect(await firstAsked(2017 * 12 + 1)).toBe('never');
  await server.store.tx((trx) =>
    trx.updateTable('coverage').set({ until_month: '2021-12-01' }).where('island', 'is', null).execute(),
  );
  await ask('2021-12-10T20:00:00Z');
  expect(await listed()).toEqual([]);
});
