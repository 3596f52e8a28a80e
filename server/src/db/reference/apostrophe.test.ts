import { placeName, withOkina } from './apostrophe';

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
