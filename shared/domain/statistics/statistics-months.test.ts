import { caseRow } from '../../testing/cases';
import { selectRows } from '../case-table/engine-filter';
import { packRows } from '../case-table/engine-pack';
import {
  atLeastOf,
  casesByMonth,
  casesByYear,
  latestMonth,
  mealsAtLeast,
  peopleOf,
} from './statistics-months';

const november = { case_eventyear: 2026, case_eventmonth: 11 };

test('a month adds the mass number of each report, or 1', () => {
  const table = packRows([
    caseRow(november),
    caseRow({ ...november, mass_poisoning: true, mass_poisoning_nb: 4 }),
    caseRow({ ...november, mass_poisoning: true }),
    caseRow({ ...november, mass_poisoning_nb: 0 }),
    caseRow({ case_eventyear: 2026, case_eventmonth: 2 }),
    caseRow({ case_eventyear: 2026 }),
    caseRow({ case_eventmonth: 2 }),
  ]);
  expect(casesByMonth(table, selectRows(table))).toEqual([
    { year: 2026, month: 2, cases: 1, reports: 1 },
    { year: 2026, month: 11, cases: 7, reports: 4 },
  ]);
});

test('a report that says nobody else was ill counts as one person, whatever number it gives', () => {
  const table = packRows([caseRow({ ...november, mass_poisoning: false, mass_poisoning_nb: 12 })]);
  const all = selectRows(table);
  expect(peopleOf(table, all)).toBe(1);
  expect(casesByMonth(table, all)[0]?.cases).toBe(1);
  expect(selectRows(table, { meal: 'individual' })).toHaveLength(1);
  expect(atLeastOf(table, all)).toBe(false);
});

test('people are a lower bound where a report does not say how many were ill', () => {
  const bound = (...rows: Parameters<typeof caseRow>[0][]) => {
    const table = packRows(rows.map((row) => caseRow({ ...november, ...row })));
    return atLeastOf(table, selectRows(table));
  };
  expect(bound({})).toBe(true);
  expect(bound({ mass_poisoning: true })).toBe(true);
  expect(bound({ mass_poisoning: true, mass_poisoning_nb: 3 })).toBe(false);
  const meal = { mass_poisoning: true, meal_group: 4 };
  expect(bound(meal, { ...meal, mass_poisoning_nb: 3 })).toBe(false);
});

describe('reports of the same meal', () => {
  const meal = (numbers: (number | null)[], groups: number[]) =>
    packRows(
      numbers.map((mass_poisoning_nb, i) =>
        caseRow({ ...november, mass_poisoning_nb, meal_group: groups[i] || null }),
      ),
    );
  const people = (numbers: (number | null)[], groups: number[]) => {
    const table = meal(numbers, groups);
    const all = selectRows(table);
    const inMonth = casesByMonth(table, all)[0]?.cases;
    expect(peopleOf(table, all)).toBe(inMonth);
    return inMonth;
  };

  test('reports of one meal add the larger of their number of people and their count', () => {
    expect(people([6, null, null], [9, 9, 9])).toBe(6);
    expect(people([2, null, null], [9, 9, 9])).toBe(3);
  });
  test('two meals and a report of none are counted apart', () => {
    expect(people([5, null, null, 3, null], [7, 7, 8, 8, 0])).toBe(5 + 3 + 1);
  });
  test('reports of one meal without a month are counted too', () => {
    const table = packRows([
      caseRow({ case_eventyear: 2026, mass_poisoning_nb: 4, meal_group: 3 }),
      caseRow({ case_eventyear: 2026, meal_group: 3 }),
      caseRow({ case_eventyear: 2026, mass_poisoning_nb: 2 }),
    ]);
    expect(casesByMonth(table, selectRows(table))).toEqual([]);
    expect(peopleOf(table, selectRows(table))).toBe(6);
  });
  test('reports of one meal count in the earliest month that one of them names', () => {
    const table = packRows([
      caseRow({ case_eventmonth: 5, mass_poisoning_nb: 9, meal_group: 3 }),
      caseRow({ ...november, mass_poisoning_nb: 2, meal_group: 3 }),
    ]);
    const months = casesByMonth(table, selectRows(table));
    expect(months).toEqual([{ year: 2026, month: 11, cases: 2, reports: 1 }]);
  });
});

test('where details are withheld a collective meal has a lower bound, counted once per meal', () => {
  const table = packRows([
    caseRow({ mass_poisoning: true, mass_poisoning_nb: 5, meal_group: 4 }),
    caseRow({ mass_poisoning: true, mass_poisoning_nb: 2, meal_group: 4 }),
    caseRow({ mass_poisoning: true, mass_poisoning_nb: 20 }),
    caseRow({ mass_poisoning: false }),
    caseRow({ mass_poisoning: true, mass_poisoning_nb: 9 }),
  ]);
  // Islands that withhold only sex and age publish the exact number.
  table.withheld.set([2, 2, 2, 2, 1]);
  expect(mealsAtLeast(table, selectRows(table))).toBe(2);
  const apart = packRows([2, 3, 1].map((mass_poisoning_nb) => caseRow({ mass_poisoning_nb })));
  apart.withheld.set([2, 2, 2]);
  expect(mealsAtLeast(apart, selectRows(apart))).toBe(2);
});

test('the latest month is that of the latest report that names one', () => {
  const table = packRows([caseRow(november), caseRow({ case_eventyear: 2027 }), caseRow({})]);
  expect(latestMonth(table, selectRows(table))).toEqual({ year: 2026, month: 11 });
  expect(latestMonth(table, new Uint32Array())).toBeNull();
  const of = (case_eventyear: number, case_eventmonth: number) =>
    caseRow({ case_eventyear, case_eventmonth });
  const turn = packRows([of(2025, 12), of(2026, 1), of(2024, 6)]);
  expect(latestMonth(turn, selectRows(turn))).toEqual({ year: 2026, month: 1 });
  expect(latestMonth(turn, Uint32Array.of(2, 0))).toEqual({ year: 2025, month: 12 });
});

test('a year counts the reports whose month is not known, and the people of a meal once', () => {
  const table = packRows([
    caseRow({ case_eventyear: 2009, mass_poisoning_nb: 4, meal_group: 3 }),
    caseRow({ ...november, meal_group: 3 }),
    caseRow({ case_eventyear: 2009 }),
    caseRow(november),
    caseRow({}),
  ]);
  expect(casesByYear(table, selectRows(table))).toEqual([
    { year: 2009, cases: 5, reports: 2 },
    { year: 2026, cases: 1, reports: 2 },
  ]);
});
