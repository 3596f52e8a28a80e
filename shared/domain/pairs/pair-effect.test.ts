import { emptyTable } from '../case-table/engine-table';
import { casesByMonth } from '../statistics/statistics-months';
import { type CountedReport, mealEffect, monthEffects, patientEffect } from './pair-effect';

const report = (id: number, part: Partial<CountedReport> = {}): CountedReport => ({
  id,
  case_eventyear: 2026,
  case_eventmonth: 11,
  mass_poisoning_nb: null,
  meal_group: null,
  ...part,
});

test('two reports of one meal count for the larger of their numbers of people', () => {
  const reports = [report(1, { mass_poisoning_nb: 4 }), report(2, { mass_poisoning_nb: 3 })];
  expect(mealEffect(reports, 1, 2)).toEqual([{ year: 2026, month: 11, before: 7, after: 4 }]);
  expect(mealEffect([report(1), report(2)], 1, 2)).toEqual([]);
});

test('joining two reports joins their whole meals', () => {
  const reports = [
    report(1, { meal_group: 7 }),
    report(2, { meal_group: 7, mass_poisoning_nb: 3 }),
    report(3, { meal_group: 9 }),
    report(4, { meal_group: 9 }),
  ];
  expect(mealEffect(reports, 1, 3)).toEqual([{ year: 2026, month: 11, before: 5, after: 4 }]);
});

test('a meal counts in the earliest month of its reports, whatever their numbers', () => {
  const reports = [report(2, { case_eventmonth: 10 }), report(1, { mass_poisoning_nb: 5 })];
  expect(mealEffect(reports, 2, 1)).toEqual([
    { year: 2026, month: 10, before: 1, after: 5 },
    { year: 2026, month: 11, before: 5, after: 0 },
  ]);
});

test('the meals of two reports of one patient are merged, whichever report counts', () => {
  const reports = [1, 2, 3, 4, 5].map((id) => report(id, { meal_group: id < 4 ? 7 : 9 }));
  reports[0] = report(1, { meal_group: 7, mass_poisoning_nb: 62 });
  const effect = [{ year: 2026, month: 11, before: 64, after: 62 }];
  expect(patientEffect(reports, 3, 4)).toEqual(effect);
  expect(patientEffect(reports, 4, 3)).toEqual(effect);
});

test('a report that no longer counts takes its number of people along, but its meal stays', () => {
  const reports = [report(1, { mass_poisoning_nb: 4 }), report(2)];
  expect(patientEffect(reports, 1, 2)).toEqual([{ year: 2026, month: 11, before: 5, after: 1 }]);
  const meal = [report(1, { meal_group: 7 }), report(2, { meal_group: 7 }), report(3)];
  expect(patientEffect(meal, 1, 3)).toEqual([{ year: 2026, month: 11, before: 3, after: 2 }]);
});

test('people are counted by month as in the statistics', () => {
  const table = emptyTable(4);
  const reports = [
    report(1, { mass_poisoning_nb: 2, meal_group: 5 }),
    report(2, { case_eventmonth: 9, meal_group: 5 }),
    report(3, { meal_group: 5 }),
    report(4, { case_eventmonth: 12, mass_poisoning_nb: 6 }),
  ];
  reports.forEach((one, row) => {
    table.year[row] = one.case_eventyear ?? 0;
    table.month[row] = one.case_eventmonth ?? 0;
    table.massNb[row] = one.mass_poisoning_nb ?? 0;
    table.meal[row] = one.meal_group ?? 0;
  });
  const figures = casesByMonth(table, Uint32Array.from([0, 1, 2, 3]));
  const counted = monthEffects([], reports);
  expect(counted.map(({ month, after }) => [month, after])).toEqual(
    figures.filter(({ cases }) => cases > 0).map(({ month, cases }) => [month, cases]),
  );
});

test('a report without a month counts in none', () => {
  expect(monthEffects([], [report(1, { case_eventmonth: null })])).toEqual([]);
});
