import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { Withheld } from '@ciguawatch/shared/domain/case-table/withheld';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { emptyCases, NUKU_HIVA, RAPA, TAHITI } from './samples';

type Row = Record<string, unknown>;

const ABOUT = [
  'age_bucket',
  'gender',
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  'gsympt_delay',
  'gsympt_persist',
  'history',
];
const all = <K extends string, V>(keys: readonly K[], value: V) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;

/** A case with everything known except the place. */
const known = {
  case_geom: null,
  case_country: 4,
  case_eventyear: 2026,
  case_eventmonth: 3,
  age: 37,
  gender: 'F' as const,
  history: '1' as const,
  mass_poisoning: true,
  mass_poisoning_nb: 4,
  gsympt_delay: '3' as const,
  gsympt_persist: true,
  specie_id: 22,
  phenotype_id: 2,
  specie_part_flesh: true,
  ...all(GRADED_SYMPTOMS, '2' as const),
  ...all(SYMPTOM_FLAG_KEYS, true),
};

describe('what describes a patient', () => {
  let server: TestServer;
  let places: { id: number; type: string; withhold: Withheld; parent_id: number | null }[];
  beforeAll(async () => {
    server = await TestServer.start();
    places = await server.store.read
      .selectFrom('location')
      .select(['id', 'type', 'withhold', 'parent_id'])
      .execute();
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  /** The public row of a case at this place. */
  async function publicRow(place: Partial<typeof known> & Row): Promise<Row> {
    await byHand(server.store)
      .insertInto('case_report')
      .values({ ...known, ...place, described: true })
      .execute();
    const rows = (await server.get('cw/caselist/?chunk=0')).json<unknown[][]>();
    const values = rows.at(-1) ?? [];
    return Object.fromEntries(PUBLIC_COLUMNS.map((column, i) => [column, values[i]]));
  }
  const told = (row: Row) => ABOUT.filter((column) => row[column] !== null);

  it('is public where enough people live', async () => {
    const row = await publicRow({ case_archi: 68, case_island: TAHITI });
    expect(told(row)).toEqual(ABOUT);
    expect(row).toMatchObject({ age_bucket: '31-40', gender: 'F', mass_poisoning_nb: 4, sympt_nausea: '2' });
  });

  it('is public without sex and age where fewer live', async () => {
    const row = await publicRow({ case_archi: 71, case_island: NUKU_HIVA });
    expect(told(row)).toEqual(ABOUT.filter((column) => column !== 'age_bucket' && column !== 'gender'));
    expect(row).toMatchObject({ sympt_nausea: '2', mass_poisoning_nb: 4 });
  });

  it.each([
    ['no place at all', {}],
    ['not even a country', { case_country: null }],
    ['a place that is only a country', { case_location_id: 'C' }],
    ['a place that is only an archipelago', { case_archi: 'A', case_location_id: 'A' }],
    ['a small island', { case_archi: 68, case_island: RAPA, case_location_id: RAPA }],
  ])('is withheld of a case with %s', async (_what, place) => {
    const first = (type: unknown) => places.find((one) => one.type === type)?.id ?? type;
    const row = await publicRow(
      Object.fromEntries(Object.entries(place).map(([column, value]) => [column, first(value)])),
    );
    expect(told(row)).toEqual([]);
    // Only the lower bound of the number of people ill is public.
    expect(row.mass_poisoning_nb).toBe(2);
    // What was eaten, and when, is public everywhere.
    expect(row).toMatchObject({
      case_eventyear: 2026,
      case_eventmonth: 3,
      specie_id: 22,
      phenotype_id: 2,
      specie_part_flesh: true,
      mass_poisoning: true,
    });
  });

  it('is withheld of an island whose residents are unknown', async () => {
    const unknown = await server.store.read
      .selectFrom('location')
      .select('id')
      .where('type', '=', 'I')
      .where('population_unit_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(told(await publicRow({ case_island: unknown.id }))).toEqual([]);
  });

  it('follows the island, not the open place it is a part of or that lies on it', async () => {
    const open = places.find(({ withhold, type }) => withhold === 0 && type === 'I')?.id ?? 0;
    expect(told(await publicRow({ case_island: RAPA, case_archi: open, case_location_id: open }))).toEqual(
      [],
    );
    const row = await publicRow({ case_island: open, case_archi: null, case_location_id: RAPA });
    expect(told(row)).toEqual(ABOUT);
  });

  it('is for the people ill the lower bound of a class, and the number itself where enough live', async () => {
    const ill = async (place: number, mass_poisoning_nb: number | null, mass_poisoning: boolean | null) =>
      (await publicRow({ case_island: place, mass_poisoning_nb, mass_poisoning } as never)).mass_poisoning_nb;
    const bounds: [number | null, boolean | null, number | null][] = [
      [1, true, null],
      [2, true, 2],
      [4, true, 2],
      [5, true, 5],
      [9, true, 5],
      [10, true, 10],
      [19, true, 10],
      [20, true, 20],
      [300, true, 20],
      // "Yes" without a number means at least two; "no" or no answer means nothing.
      [null, true, 2],
      [null, false, null],
      [null, null, null],
    ];
    for (const [number, several, bound] of bounds) {
      expect([number, several, await ill(RAPA, number, several)]).toEqual([number, several, bound]);
      expect([number, await ill(TAHITI, number, several)]).toEqual([number, number]);
    }
  });

  it('is an age in classes, with their limits included', async () => {
    for (const { id, from, to } of AGE_BUCKETS)
      for (const age of [from, to])
        expect(await publicRow({ case_island: TAHITI, age })).toMatchObject({ age_bucket: id });
    for (const age of [-1, 201, null])
      expect(await publicRow({ case_island: TAHITI, age: age as number })).toMatchObject({
        age_bucket: null,
      });
  });

  it('never includes the point of the report, nor what only editors read', async () => {
    const row = await publicRow({
      case_geom: JSON.stringify({ type: 'Point', coordinates: [-149.9, -17.9] }) as never,
      case_purchase_place: 'MARKER',
      med_place: 'MARKER',
      gsympt_diagnostic: 'MARKER',
      gsympt_other_obs: 'MARKER',
      match_event: 'MARKER',
    });
    expect(row.case_geom).toBeNull();
    expect(JSON.stringify(row)).not.toContain('MARKER');
    expect(Object.keys(row)).not.toContain('age');
  });

  it('is the same for infants of different months, whose age nobody reads', async () => {
    const infant = (age: number, age_months: number) => publicRow({ case_island: TAHITI, age, age_months });
    const [young, old] = [await infant(0, 3), await infant(1, 20)];
    expect(young).toMatchObject({ age_bucket: '0-10' });
    expect({ ...old, id: young.id }).toEqual(young);
    expect(Object.keys(young)).not.toContain('age_months');
  });
});
