import { caseRow } from '../../testing/cases';
import { packRows } from './engine-pack';
import { groupFiller } from './group-of-species';

const fill = groupFiller([
  { id: 3, phenotype_id: 9 },
  { id: 5, phenotype_id: null },
]);

test('a report that names only a species gets its group; a group that a report names is kept', () => {
  const table = packRows([
    caseRow({ specie_id: 3 }),
    caseRow({ specie_id: 3, phenotype_id: 4 }),
    caseRow({ phenotype_id: 4 }),
    caseRow({}),
    // One species without a group, and one that is not yet in the device's list.
    caseRow({ specie_id: 5 }),
    caseRow({ specie_id: 77 }),
  ]);
  fill(table, 0, table.size);
  expect([...table.phenotype]).toEqual([9, 4, 4, 0, 0, 0]);
});

test('only the requested rows are changed', () => {
  const table = packRows([caseRow({ specie_id: 3 }), caseRow({ specie_id: 3 }), caseRow({ specie_id: 3 })]);
  fill(table, 1, 2);
  expect([...table.phenotype]).toEqual([0, 9, 0]);
});
