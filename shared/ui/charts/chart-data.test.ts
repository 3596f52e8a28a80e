import { type ChartData, fileOf, isEmpty, tableOf } from './chart-data';

const data: ChartData = {
  heading: 'Symptom',
  categories: ['Nausea', 'Headache'],
  series: [
    { label: 'Mild', colour: 'sev-1', values: [2, 1] },
    { label: 'Strong', colour: 'sev-3', values: [3, 0] },
  ],
  extra: [{ label: 'Answers', values: [9, 8] }],
};

test('the table has a sum for several series, and the columns that are not drawn', () => {
  expect(tableOf(data, 'Total')).toEqual({
    head: ['Symptom', 'Mild', 'Strong', 'Total', 'Answers'],
    rows: [
      ['Nausea', 2, 3, 5, 9],
      ['Headache', 1, 0, 1, 8],
    ],
  });
});

test('one series needs no sum', () => {
  expect(tableOf({ ...data, series: data.series.slice(0, 1), extra: [] }, 'Total').head).toEqual([
    'Symptom',
    'Mild',
  ]);
});

test('a chart with only zeros counts as empty', () => {
  expect(isEmpty(data)).toBe(false);
  expect(isEmpty({ ...data, series: [{ label: 'x', colour: 'series', values: [0, 0] }] })).toBe(true);
});

test('a file has codes in place of the categories and their numbers before them', () => {
  const named = { ...data, series: data.series.slice(0, 1), extra: [], codes: ['2025-03', '2025-04'] };
  expect(fileOf(named, 'Total', '').rows).toEqual([
    ['2025-03', 2],
    ['2025-04', 1],
  ]);
  const file = fileOf(
    { ...named, ids: { label: 'Id', values: [7] }, rest: { category: 'Other', value: 9 } },
    'Total',
    '',
  );
  expect(file.head).toEqual(['Id', 'Symptom', 'Mild']);
  expect(file.rows).toEqual([
    [7, '2025-03', 2],
    ['', '2025-04', 1],
    ['', 'Other', 9],
  ]);
});
