import { caseRow, caseRows } from '../../testing/cases';
import { packRows } from '../case-table/engine-pack';
import { outbreakLog } from './outbreak-log';

const march = { case_eventyear: 2023, case_eventmonth: 3, case_island: 73, case_archi: 68 };

test('the latest month comes first, with its people; five reports are no outbreak', () => {
  const table = packRows([
    ...caseRows(6, { ...march, specie_id: 1 }),
    caseRow({ ...march, mass_poisoning: true, mass_poisoning_nb: 4 }),
    ...caseRows(8, { ...march, case_eventyear: 2009, case_eventmonth: 11, case_island: 75 }),
    ...caseRows(5, { ...march, case_eventyear: 2010 }),
  ]);
  expect(outbreakLog(table, {})).toEqual([
    { island: 73, year: 2023, month: 3, count: 7, people: 10 },
    { island: 75, year: 2009, month: 11, count: 8, people: 8 },
  ]);
});

test('the reports of one meal are people once', () => {
  const table = packRows(caseRows(6, { ...march, mass_poisoning_nb: 9, meal_group: 4 }));
  expect(outbreakLog(table, {})).toMatchObject([{ count: 6, people: 9 }]);
});

test('places and months narrow the log, fish and years do not', () => {
  const table = packRows(caseRows(6, march));
  expect(outbreakLog(table, { islands: [75] })).toEqual([]);
  expect(outbreakLog(table, { months: [4] })).toEqual([]);
  expect(outbreakLog(table, { countries: [5] })).toEqual([]);
  const asked = { archis: [68], years: [2026], species: [9] };
  expect(outbreakLog(table, asked)).toHaveLength(1);
});
