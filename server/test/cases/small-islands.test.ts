import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { withheldFrom } from '@ciguawatch/shared/domain/case-table/withheld';
import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import { sql } from 'kysely';
import { deployTexts } from '../plain/portal-texts';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { nextNumbers } from '../support/numbers';
import { readAllPublic } from '../support/public-reads';
import { engines } from '../support/test-store';
import { afterStep, emptyCases, report, TAHITI } from './samples';

const [MOOREA, MAIAO, MATAIVA, TIKEHAU, MAKATEA] = [70, 71, 117, 118, 119] as const;
/** Small islands with large communes: 94, 343, 294 and 560 residents in communes of 3,761 and 18,201. */
const SMALL = [MAKATEA, MAIAO, MATAIVA, TIKEHAU];
const UUID = '00000000-0000-4000-8000-0000000000';

/** Fields that are public everywhere: equal in both readings. */
const told = (i: number, island: number): Partial<CaseCreate> => ({
  case_uuid: `${UUID}${String(i + 10)}` as CaseCreate['case_uuid'],
  case_location_id: island,
  specie_id: i % 2 === 0 ? 22 : 16,
  specie_part_head: i % 3 === 0,
  mass_poisoning: true,
});

/** Two readings of what describes the person, different in every field and in the day of the meal. */
const PERSONS: ((i: number) => Partial<CaseCreate>)[] = [
  (i) => ({
    case_eventtime: `2026-02-${String(i + 1).padStart(2, '0')}T12:00`,
    gender: 'F',
    age: 20 + i,
    history: '1',
    history_nb: 1 + i,
    mass_poisoning_nb: 6,
    gsympt_delay: '2',
    gsympt_persist: true,
    sympt_fever: true,
    med_date: '2026-02-27',
    ...Object.fromEntries(GRADED_SYMPTOMS.map((key) => [key, '3'])),
  }),
  (i) => ({
    case_eventtime: `2026-02-${String(28 - i).padStart(2, '0')}T19:00`,
    gender: 'M',
    age: 70 - i,
    history: '2',
    history_nb: null,
    mass_poisoning_nb: 9,
    gsympt_delay: '4',
    gsympt_persist: false,
    sympt_fever: false,
    med_date: '2026-02-28',
    ...Object.fromEntries(GRADED_SYMPTOMS.map((key) => [key, 'N'])),
  }),
];

describe.each(engines)('what reports of small islands reveal on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());

  const link = (id: number, to: number | null) =>
    server.call('PATCH', `cw/case/${id}/`, {
      as: 'cases_editor',
      headers: { 'if-match': '"1"' },
      body: { match_event: to === null ? null : String(to) },
    });

  /** Stores the reports of one reading in an empty database and links those of one meal. */
  async function plant(reading: number, islands: readonly number[], pairs: [number, number][] = []) {
    await sql`delete from case_report`.execute(byHand(server.store));
    await emptyCases(server.store);
    await nextNumbers(server.store, 1);
    for (const [i, island] of islands.entries()) {
      server.clock.pass(30);
      const body = report({ ...told(i, island), ...PERSONS[reading]!(i) });
      const sent = await server.post('cw/pcase/create/', body, { as: 'cases_editor' });
      expect([sent.statusCode, sent.json().id]).toEqual([201, i + 1]);
    }
    await afterStep(server.store);
    for (const [id, to] of pairs) expect((await link(id, to)).statusCode).toBe(200);
  }

  /** Everything that anybody can read: public responses, pages and bulletins for distribution. */
  async function everything(): Promise<Map<string, string>> {
    // The plain pages cache their counts for a minute.
    server.clock.pass(61);
    const all = await readAllPublic(server);
    for (const period of ['year=2026&month=2', 'year=2026&month=3', 'year=2026']) {
      const path = `cw/monthly/?country=4&${period}&kind=distribution`;
      all.set(path, JSON.stringify((await server.get(path, { as: 'cases_editor' })).json().content));
    }
    // Without the time of the response itself.
    return new Map([...all].map(([path, body]) => [path, body.replace(/"(at|now)":"[^"]+"/g, '')]));
  }

  /** Addresses whose responses differ between the two readings. */
  async function different(islands: readonly number[], pairs?: [number, number][]): Promise<string[]> {
    await plant(0, islands, pairs);
    const first = await everything();
    await plant(1, islands, pairs);
    const second = await everything();
    expect([...second.keys()]).toEqual([...first.keys()]);
    return [...first].filter(([path, body]) => second.get(path) !== body).map(([path]) => path);
  }

  async function rows(): Promise<Record<string, unknown>[]> {
    const list = (await server.get('cw/caselist/?chunk=0')).json<unknown[][]>();
    return list.map((row) => Object.fromEntries(PUBLIC_COLUMNS.map((column, i) => [column, row[i]])));
  }
  const described = (row: Record<string, unknown>) =>
    PUBLIC_COLUMNS.filter((column) => withheldFrom(column) !== null && row[column] !== null);

  it('is the same for any 13 people, whatever they had, in every response, page and report', async () => {
    const islands = Array.from({ length: 13 }, (_, i) => SMALL[i % SMALL.length] as number);
    expect(await different(islands)).toEqual([]);
    const listed = await rows();
    expect(listed.map(({ case_island }) => case_island)).toEqual(islands);
    expect(listed.flatMap(described)).toEqual([]);
    expect(new Set(listed.map(({ mass_poisoning_nb }) => mass_poisoning_nb))).toEqual(new Set([5]));
  });

  it('would be distinguished where enough people live', async () => {
    expect(await different([TAHITI, TAHITI])).toEqual(
      expect.arrayContaining([
        'GET cw/caselist/?format=json&chunk=0',
        'GET cw/caselist/?format=packed&chunk=0',
        'cw/monthly/?country=4&year=2026&month=2&kind=distribution',
      ]),
    );
  });

  it('is not increased by reports of the same meals from places where many live', async () => {
    const islands = [MAKATEA, TAHITI, MAIAO, TAHITI, TIKEHAU, MOOREA];
    expect(
      await different(islands, [
        [1, 2],
        [4, 3],
        [5, 6],
      ]),
    ).toEqual([]);
    const meals = (await rows()).map(({ meal_group }) => meal_group);
    expect(new Set(meals).size).toBe(3);
    expect((await rows()).flatMap(described)).toEqual([]);
  });

  it('follows a meal as it changes, and devices are told', async () => {
    await plant(0, [MAKATEA, TAHITI, TAHITI]);
    const open = async () => (await rows()).map((row) => [row.gender, row.mass_poisoning_nb, row.meal_group]);
    const alone = [null, 5, null];
    const full = ['F', 6, null];
    expect(await open()).toEqual([alone, full, full]);
    /** Runs `act` and returns which other cases were stamped by it. */
    const changes = async (act: () => Promise<unknown>) => {
      const stamps = async () =>
        (await server.store.read.selectFrom('public_case').select(['id', 'at']).execute()).map(
          ({ id, at }) => [id, Number(at)] as const,
        );
      const before = new Map(await stamps());
      await act();
      return (await stamps()).filter(([id, at]) => at !== before.get(id)).map(([id]) => id);
    };
    const state = (id: number, review_state: string) =>
      sql`update case_report set review_state = ${review_state} where id = ${id}`.execute(
        byHand(server.store),
      );
    expect((await changes(() => link(1, 2))).sort()).toEqual([1, 2]);
    expect(await open()).toEqual([[null, 5, 1], [null, 5, 1], full]);
    // A third report joins the meal; its place is not the strictest, so the other rows stay the same.
    expect(await changes(() => link(3, 2))).toEqual([3]);
    expect(await open()).toEqual([
      [null, 5, 1],
      [null, 5, 1],
      [null, 5, 1],
    ]);
    // A case that waits for review must not be noticeable: the others are as without it.
    expect((await changes(() => state(1, 'to_review'))).sort()).toEqual([1, 2, 3]);
    expect(await open()).toEqual([
      ['F', 6, 1],
      ['F', 6, 1],
    ]);
    await state(3, 'to_review');
    expect(await open()).toEqual([full]);
    await state(1, 'reviewed');
    expect(await open()).toEqual([
      [null, 5, 1],
      [null, 5, 1],
    ]);
    // Changing a limit of residents opens and closes the rows that follow the place.
    const limit = (person: number) =>
      sql`update country set publish_person_from = ${person} where id = 4`.execute(byHand(server.store));
    expect((await changes(() => limit(90))).sort()).toEqual([1, 2]);
    // Makatea has 94 residents, still too few for sex and age.
    expect(await open()).toEqual([
      [null, 6, 1],
      [null, 6, 1],
    ]);
    await limit(2000);
    expect(await open()).toEqual([
      [null, 5, 1],
      [null, 5, 1],
    ]);
  });
});
