import { changesOf, isErasedContact, listChange } from './changes';

it('lists the fields that differ, and of a new record those with a value', () => {
  expect(changesOf({ before: { a: 1, b: [1], version: 1 }, after: { a: 2, b: [1], version: 2 } })).toEqual([
    { field: 'a', before: 1, after: 2 },
  ]);
  expect(changesOf({ before: null, after: { name: 'x', note: '', groups: [] } })).toEqual([
    { field: 'name', before: null, after: 'x' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

it('lists the values added to a list and those removed', () => {
  expect(listChange({ field: 'groups', before: [1, 2], after: [2, 3] })).toEqual({
    kept: [2],
    gone: [1],
    come: [3],
  });
});

it('knows a contact that was erased', () => {
  expect(isErasedContact({ field: 'contact_id', before: 7, after: null })).toBe(true);
  expect(isErasedContact({ field: 'contact_id', before: null, after: 7 })).toBe(false);
});
