import { caseRow } from '../../testing/cases';
import { packRows } from '../case-table/engine-pack';
import { bilanOf, type ResidentUnit } from './bilan';

const at = (case_eventyear: number, case_eventmonth: number | null, case_island: number, more: object = {}) =>
  caseRow({ case_eventyear, case_eventmonth, case_island, case_archi: case_island < 20 ? 1 : 2, ...more });

const UNITS: ResidentUnit[] = [
  { archi: 1, islands: [11, 12], residents: 1000, census: 2022 },
  { archi: 1, islands: [13], residents: 3000, census: 2022 },
  { archi: 2, islands: [21], residents: 500, census: 2017 },
];
const OCTOBER = { country: 4, year: 2026, month: 10 };

const ROWS = [
  // The twelve months from November 2025 to October 2026, with rows just outside of them.
  at(2025, 10, 11, { specie_id: 5 }),
  at(2025, 11, 11),
  at(2026, 10, 12, { specie_id: 5, sympt_nausea: '3' }),
  at(2026, 10, 21, { specie_id: 7, sympt_nausea: '1', sympt_headache: 'N' }),
  at(2026, 10, 21, { specie_id: 8, sympt_nausea: 'U' }),
  at(2026, 11, 11),
  at(2026, null, 11, { specie_id: 8 }),
  at(2024, 10, 11),
];

const bilan = (
  period: { country: number; year: number; month: number | null } = OCTOBER,
  silent = (_: number) => false,
) =>
  bilanOf(packRows(ROWS), period, {
    units: UNITS,
    level: 100,
    observedAt:
      ({ island }) =>
      () =>
        !silent(island ?? 0),
  });
const lines = (...args: Parameters<typeof bilan>) =>
  bilan(...args).rates.map(({ archi, islands, residents, now, before }) => [
    archi,
    islands.join(),
    residents,
    now.reports,
    before.reports,
  ]);

test('rates are of the twelve months that end with the month, beside the twelve before', () => {
  expect(lines()).toEqual([
    [1, '', 4000, 2, 1],
    [1, '11,12', 1000, 2, 1],
    [2, '', 500, 2, 0],
    [2, '21', 500, 2, 0],
  ]);
  expect(bilan().rates.map(({ census }) => census)).toEqual([2022, 2022, 2017, 2017]);
});

test('a whole year counts the reports whose month is not known', () => {
  expect(lines({ country: 4, year: 2026, month: null }).slice(0, 2)).toEqual([
    [1, '', 4000, 3, 2],
    [1, '11,12', 1000, 3, 2],
  ]);
});

test('a unit is observed while one of its islands is', () => {
  const months = (silent: (island: number) => boolean) =>
    bilan(OCTOBER, silent).rates.find(({ islands }) => islands.includes(11))?.now.months;
  expect(months(() => false)).toBe(12);
  expect(months((island) => island === 11)).toBe(12);
  expect(months((island) => island === 11 || island === 12)).toBe(0);
});

test('severe are reports with a severe symptom, of those that grade one', () => {
  expect(bilan().severity).toEqual({ answered: 2, severe: 1 });
});

test('a species is new that no report named before, one of the year without a month included', () => {
  expect(bilan().newSpecies).toEqual([7]);
  expect(bilan().since).toBe(2020);
});
