import { caseRow } from '../../testing/cases';
import { GRADED_SYMPTOMS } from '../codes/symptoms';
import { packRows } from './engine-pack';
import { encodeGender, encodeSeverity, NO, YES } from './engine-table';

test('stores each public column where it belongs', () => {
  const table = packRows([
    caseRow({
      id: 12,
      case_eventmonth: 11,
      case_eventyear: 2026,
      case_island: 75,
      case_geom: [-149.5, -17.6],
      gender: 'F',
      sympt_nausea: '3',
      mass_poisoning: true,
      mass_poisoning_nb: 4,
      specie_part_head: false,
    }),
  ]);
  expect(table.id[0]).toBe(12);
  expect([table.month[0], table.year[0], table.island[0]]).toEqual([11, 2026, 75]);
  expect(table.lng[0]).toBeCloseTo(210.5);
  expect(table.gender[0]).toBe(encodeGender('F'));
  expect(table.symptoms[GRADED_SYMPTOMS.indexOf('sympt_nausea')]?.[0]).toBe(encodeSeverity('3'));
  expect([table.mass[0], table.massNb[0], table.parts[0]?.[0], table.parts[1]?.[0]]).toEqual([YES, 4, NO, 0]);
});

test('takes withheld, unknown and odd values as unknown', () => {
  const table = packRows([caseRow({ gender: null, mass_poisoning_nb: -3, case_geom: [Number.NaN, 1] })]);
  expect([table.gender[0], table.massNb[0], table.age[0]]).toEqual([0, 0, 0]);
  expect(table.lng[0]).toBeNaN();
});
