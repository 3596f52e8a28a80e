import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { groupFiller } from '@ciguawatch/shared/domain/case-table/group-of-species';
import {
  type KnownPlace,
  placeFiller,
  withholdByMeal,
} from '@ciguawatch/shared/domain/case-table/place-filler';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { GENDERS, HISTORIES, ONSET_DELAYS, SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { afterStep, emptyCases, NUKU_HIVA, RAPA, TAHITI } from './samples';

const CASES = 360;
const SPECIES = [1, 2, 22, 30];

/** Repeatable pseudo-random choices. */
function chooser(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  return (list) => {
    state = (state * 16807) % 2147483647;
    return list[state % list.length] as (typeof list)[number];
  };
}

/** Cases that differ in everything that is counted, on small, large and no islands. */
function madeUp() {
  const pick = chooser(42);
  const archis: Record<number, number> = { [TAHITI]: 68, [RAPA]: 72, [NUKU_HIVA]: 71 };
  return Array.from({ length: CASES }, (_, i) => {
    const island = pick([TAHITI, TAHITI, RAPA, RAPA, NUKU_HIVA, null]);
    const several = pick([true, true, false, null]);
    const month = pick([1, 2, 3, 11, null]);
    return {
      case_geom: null,
      case_country: 4,
      case_island: island,
      case_archi: island === null ? null : archis[island],
      case_eventyear: pick([2024, 2025]),
      case_eventmonth: month,
      review_state: pick(['new', 'reviewed', 'reviewed', 'reviewed', 'to_review', 'rejected']),
      age: pick([null, 0, 10, 11, 37, 60, 90]),
      gender: pick(GENDERS),
      history: pick(HISTORIES),
      gsympt_delay: pick(ONSET_DELAYS),
      gsympt_persist: [true, false, null, null, false][i % 5],
      mass_poisoning: several,
      // Older rows may contradict themselves: nobody else ill, but a number.
      mass_poisoning_nb: several
        ? pick([null, 2, 3, 7, 12, 40])
        : several === false
          ? pick([null, 12])
          : null,
      specie_id: pick([null, ...SPECIES]),
      phenotype_id: i % 3 === 0 ? pick([1, 2, 3]) : null,
      ...Object.fromEntries(GRADED_SYMPTOMS.map((key) => [key, pick([null, 'N', 'Y', '1', '2', '3', 'U'])])),
      ...Object.fromEntries(SPECIE_PARTS.map((key) => [key, pick([null, null, true, false])])),
    };
  });
}

type Told = CaseFull & { withheld: number; group: number | null };

/** Values with their frequency, most frequent first. */
function ranking(values: readonly (number | null | undefined)[]) {
  const counts = new Map<number, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || a.key - b.key);
}

/** Public number of people ill; in a small place the lower bound of its class. */
function people({ withheld, mass_poisoning: several, mass_poisoning_nb: nb }: Told): number | null {
  if (several === false) return null;
  if (withheld < 2) return nb ?? null;
  if (nb === null || nb === undefined) return several ? 2 : null;
  return [20, 10, 5, 2].find((bound) => nb >= bound) ?? null;
}

function mealOf(row: Told): 'individual' | 'collective' | 'unknown' {
  const nb = people(row);
  if (nb !== null && nb > 1) return 'collective';
  if (nb === 1 || row.mass_poisoning === false) return 'individual';
  return row.mass_poisoning ? 'collective' : 'unknown';
}

/** People of each meal count once: as many as there are reports, or the largest reported number. */
function mealsOf(rows: readonly Told[]) {
  const meals = new Map<string, Told[]>();
  for (const row of rows) {
    const key = row.group === null ? `case ${row.id}` : `meal ${row.group}`;
    meals.set(key, [...(meals.get(key) ?? []), row]);
  }
  return [...meals.values()].map((of) => ({
    of,
    ill: Math.max(of.length, ...of.map((row) => people(row) ?? 1)),
  }));
}

/** Expected statistics of these rows, computed from what editors read. */
function expected(all: readonly Told[], filter: CaseFilter, groupOf: (row: Told) => number | null) {
  const has = <T>(list: readonly T[] | undefined, value: T) => !list?.length || list.includes(value);
  const place = (row: Told) => has(filter.islands, row.case_island as number);
  const time = (row: Told) =>
    has(filter.years, row.case_eventyear as number) && has(filter.months, row.case_eventmonth as number);
  const fish = (row: Told) =>
    !(filter.species ?? filter.phenotypes) ||
    filter.species?.includes(row.specie_id ?? 0) ||
    filter.phenotypes?.includes(groupOf(row) ?? 0);
  const meal = (row: Told) => !filter.meal || filter.meal === 'all' || mealOf(row) === filter.meal;
  const rows = all.filter((row) => place(row) && time(row) && fish(row) && meal(row));
  const open = rows.filter(({ withheld }) => withheld < 2);
  const known = rows.filter(({ withheld }) => withheld === 0);
  const dated = rows.filter(({ case_eventmonth }) => case_eventmonth !== null);
  const monthKey = (row: Told) => (row.case_eventyear as number) * 100 + (row.case_eventmonth as number);
  const meals = mealsOf(rows);
  const choices = <T>(
    of: readonly Told[],
    list: readonly T[],
    value: (row: Told) => T | null | undefined,
  ) => {
    const counts = list.map((choice) => of.filter((row) => value(row) === choice).length);
    return [rows.length - counts.reduce((sum, count) => sum + count, 0), ...counts];
  };
  const latest = Math.max(
    ...all
      .filter((row) => place(row) && fish(row) && meal(row) && row.case_eventmonth !== null)
      .map(monthKey),
  );
  const alarm = new Map<string, number>();
  for (const row of all.filter((one) => place(one) && time(one)))
    if (row.case_island && row.case_eventmonth) {
      const key = `${row.case_eventyear} ${row.case_eventmonth} ${row.case_island}`;
      alarm.set(key, (alarm.get(key) ?? 0) + 1);
    }
  return {
    reports: rows.length,
    people: meals.reduce((sum, { ill }) => sum + ill, 0),
    mealsAtLeast: meals.filter(
      ({ of }) =>
        of.some((row) => mealOf(row) === 'collective') &&
        !of.some((row) => row.withheld < 2 && (people(row) ?? 0) >= 2),
    ).length,
    withheld: { profile: rows.length - known.length, person: rows.length - open.length },
    latest: { year: Math.floor(latest / 100), month: latest % 100 },
    months: ranking(dated.map(monthKey))
      .sort((a, b) => a.key - b.key)
      .map(({ key, count }) => ({
        year: Math.floor(key / 100),
        month: key % 100,
        reports: count,
        cases: mealsOf(dated)
          .filter(({ of: [first] }) => first && monthKey(first) === key)
          .reduce((sum, { ill }) => sum + ill, 0),
      })),
    years: ranking(rows.map(({ case_eventyear }) => case_eventyear))
      .sort((a, b) => a.key - b.key)
      .map(({ key: year, count }) => ({
        year,
        reports: count,
        cases: mealsOf(rows)
          .filter(({ of: [first] }) => first?.case_eventyear === year)
          .reduce((sum, { ill }) => sum + ill, 0),
      })),
    symptoms: GRADED_SYMPTOMS.map((key) => {
      const count = (...values: string[]) => open.filter((row) => values.includes(row[key] ?? '')).length;
      return {
        key,
        soft: count('1'),
        medium: count('2'),
        hard: count('3'),
        present: count('Y'),
        count: count('1', '2', '3', 'Y'),
        answered: count('1', '2', '3', 'Y', 'N'),
      };
    }),
    species: ranking(rows.map(({ specie_id }) => specie_id)),
    phenotypes: ranking(rows.map(groupOf)),
    fishNamed: rows.filter((row) => row.specie_id !== null || groupOf(row) !== null).length,
    parts: SPECIE_PARTS.map((key) => ({ key, count: rows.filter((row) => row[key] === true).length })),
    partsAnswered: rows.filter((row) => SPECIE_PARTS.some((key) => row[key] !== null)).length,
    ages: choices(
      known,
      AGE_BUCKETS.map(({ id }) => id),
      ({ age }) =>
        AGE_BUCKETS.find(({ from, to }) => typeof age === 'number' && age >= from && age <= to)?.id,
    ),
    genders: choices(known, GENDERS, ({ gender }) => gender),
    histories: choices(open, HISTORIES, ({ history }) => history),
    delays: choices(open, ONSET_DELAYS, ({ gsympt_delay }) => gsympt_delay),
    persistence: {
      yes: open.filter((row) => row.gsympt_persist === true).length,
      answered: open.filter((row) => row.gsympt_persist === true || row.gsympt_persist === false).length,
    },
    editors: null,
    meals: Object.fromEntries(
      (['individual', 'collective', 'unknown'] as const).map((kind) => [
        kind,
        rows.filter((row) => mealOf(row) === kind).length,
      ]),
    ),
    islands: ranking(rows.map(({ case_island }) => case_island)),
    outbreaks: [...alarm]
      .map(([key, count]) => {
        const [year = 0, month = 0, island = 0] = key.split(' ').map(Number);
        return { island, year, month, count };
      })
      .filter(({ count }) => count > 5)
      .sort((a, b) => a.year - b.year || a.month - b.month || a.island - b.island),
  };
}

describe('the figures of the public list', () => {
  let server: TestServer;
  let rows: Told[];
  let list: PublicCaseRow[];
  let species: { id: number; phenotype_id: number | null }[];
  let places: KnownPlace[];

  beforeAll(async () => {
    server = await TestServer.start();
    await emptyCases(server.store);
    await byHand(server.store)
      .insertInto('case_report')
      .values(madeUp() as never)
      .execute();
    await afterStep(server.store);
    // Two meals of three reports and one of two: within a month, across months, and in a small place.
    for (const [id, of] of [
      [2, 1],
      [3, 2],
      [50, 40],
      [60, 40],
      [81, 80],
    ])
      await server.change('PATCH', `cw/case/${id}/`, {
        as: 'cases_editor',
        body: { match_event: String(of) },
      });
    places = (await server.get('cw/location/')).json();
    const level = new Map(
      places.map(({ id, withhold, withhold_profile }) => [id, withhold ? 2 : withhold_profile ? 1 : 0]),
    );
    species = await server.store.read.selectFrom('specie').select(['id', 'phenotype_id']).execute();
    list = (await server.get('cw/caselist/?format=json&chunk=0')).json();
    const read: CaseFull[] = [];
    for (let id = 1; id <= CASES; id += 1)
      read.push((await server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' })).json<CaseFull>());
    const meal = new Map([
      [1, 1],
      [2, 1],
      [3, 1],
      [40, 2],
      [50, 2],
      [60, 2],
      [80, 3],
      [81, 3],
    ]);
    const counted = read
      .filter(({ review_state }) => review_state === 'new' || review_state === 'reviewed')
      .sort((a, b) => a.id - b.id);
    const withheld = (row: CaseFull) => level.get(row.case_island ?? 0) ?? 2;
    rows = counted.map((row) => {
      const group = meal.get(row.id) ?? null;
      const of = counted.filter(({ id }) => group !== null && meal.get(id) === group);
      return {
        ...row,
        withheld: Math.max(...[row, ...of].map(withheld)),
        group: of.length > 1 ? group : null,
      };
    });
  });
  afterAll(() => server.stop());

  it.each<[string, CaseFilter]>([
    ['no filter', {}],
    ['a year and two months', { years: [2025], months: [2, 11] }],
    ['a small island', { islands: [RAPA] }],
    ['a species, a group and meals of several', { species: [22], phenotypes: [2], meal: 'collective' }],
    ['an open island and meals of one', { islands: [TAHITI], meal: 'individual' }],
  ])('are those that editors’ rows give: %s', (_what, filter) => {
    const groups = new Map(species.map(({ id, phenotype_id }) => [id, phenotype_id]));
    const table = packRows(list);
    groupFiller(species)(table, 0, table.size);
    placeFiller(places)(table, 0, table.size);
    withholdByMeal(table);
    const { places: drawn, classYears, classMonths, ...figures } = statisticsOf(table, filter);
    // The public reads no class of a case.
    expect([classYears, classMonths]).toEqual([[], []]);
    const groupOf = (row: Told) => row.phenotype_id ?? groups.get(row.specie_id ?? 0) ?? null;
    expect(figures).toEqual(expected(rows, filter, groupOf));
    expect(new Set(rows.map(({ withheld }) => withheld))).toEqual(new Set([0, 1, 2]));
    expect(figures.reports).toBeGreaterThan(10);
    expect(drawn.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(figures.reports);
  });
});
