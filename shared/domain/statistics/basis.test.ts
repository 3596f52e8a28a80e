import { PUBLIC_COLUMNS } from '../case-table/case-columns';
import { WITHHELD, withheldFrom } from '../case-table/withheld';
import { GRADED_SYMPTOMS } from '../codes/symptoms';
import { basisOf, basisText } from './basis';

const figures = { reports: 10, withheld: { profile: 7, person: 3 } };
const d = (key: string, vars = {}) => [key, ...Object.values(vars)].join(' ');

test('a column without personal details leaves out no report', () => {
  for (const column of [null, 'case_island', 'specie_id', 'mass_poisoning_nb'] as const)
    expect(basisOf(figures, column)).toEqual({ based: 10, left: 0, withheld: false });
});

test('sex and age leave out more reports than other personal details', () => {
  expect(basisOf(figures, 'gender')).toEqual({ based: 3, left: 7, withheld: true });
  expect(basisOf(figures, 'history')).toEqual({ based: 7, left: 3, withheld: true });
});

test('the sentence gives the reason where a detail is withheld', () => {
  expect(basisText(basisOf(figures, 'gender'), d)).toBe('basis.based 3 basis.left 7 basis.why');
  expect(basisText(basisOf(figures, null), d)).toBe('basis.based 10 basis.left 0');
  expect(basisText({ based: 4, left: 1, withheld: false }, d)).toBe('basis.based 4 basis.left 1');
});

test('personal details are withheld in two steps, other columns are public everywhere', () => {
  const at = (level: number | null) => PUBLIC_COLUMNS.filter((column) => withheldFrom(column) === level);
  expect(at(WITHHELD.profile)).toEqual(['age_bucket', 'gender']);
  expect(at(WITHHELD.person)).toHaveLength(GRADED_SYMPTOMS.length + 4 + 3);
  expect(at(null)).toEqual([
    ...['id', 'case_eventmonth', 'case_eventyear', 'case_country', 'case_archi', 'case_island', 'case_geom'],
    ...['mass_poisoning', 'mass_poisoning_nb', 'specie_id', 'phenotype_id', 'specie_part_head'],
    ...['specie_part_flesh', 'specie_part_eggs', 'specie_part_viscera', 'source', 'meal_group'],
  ]);
});

test('full rows are not called public', () => {
  expect(basisText({ based: 4, left: 0, withheld: false }, d, true)).toBe('basis.full 4 basis.left 0');
});
