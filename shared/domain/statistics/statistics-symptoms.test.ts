import { caseRow } from '../../testing/cases';
import { selectRows } from '../case-table/engine-filter';
import { packRows } from '../case-table/engine-pack';
import { topEntries } from './statistics-counts';
import { allSymptoms } from './statistics-symptoms';

const table = packRows([
  caseRow({ sympt_nausea: '1', sympt_tinglings: 'Y' }),
  caseRow({ sympt_nausea: '3', sympt_tinglings: '2' }),
  caseRow({ sympt_nausea: 'N', sympt_tinglings: 'Y', sympt_headache: 'N' }),
  caseRow({ sympt_nausea: 'U' }),
]);

test('counts each severity; unknown and unanswered are not in the base of percentages', () => {
  expect(allSymptoms(table, selectRows(table))[0]).toEqual({
    key: 'sympt_nausea',
    soft: 1,
    medium: 0,
    hard: 1,
    present: 0,
    count: 2,
    answered: 3,
  });
});

test('the chart starts with the most reported and drops what nobody reported', () => {
  expect(topEntries(allSymptoms(table, selectRows(table))).map(({ key, count }) => [key, count])).toEqual([
    ['sympt_tinglings', 3],
    ['sympt_nausea', 2],
  ]);
});
