import { placeName, withOkina } from './apostrophe';
import { readCsv, referenceDir } from './files';

test('all typed forms become the one letter', () => {
  for (const typed of ["ha'amea", 'ha’amea', 'ha‘amea', 'ha`amea', 'haʼamea']) {
    expect(withOkina(typed)).toBe('haʻamea');
  }
});

test('French elisions stay apostrophes', () => {
  expect(placeName("D'Entrecasteaux Reefs")).toBe('D’Entrecasteaux Reefs');
  expect(placeName("N'Géa")).toBe('N’Géa');
  expect(placeName("'Eua")).toBe('ʻEua');
  expect(placeName("Ha'apai")).toBe('Haʻapai');
});

test('French and English names of the reference data have the apostrophe of all texts', () => {
  for (const file of ['species.csv', 'phenotypes.csv'])
    for (const { name_en = '', name_fr = '' } of readCsv(referenceDir(), file))
      expect(`${name_en} ${name_fr}`).not.toContain("'");
});
