import { mergeEdits } from './merge-edits';

test('a field is asked only when both sides changed it, each in another way', () => {
  const base = { food: 'fish', text: 'a', kept: 1, none: null };
  const merge = mergeEdits<unknown>(
    base,
    { food: 'crab', text: 'b', fresh: 2 },
    { ...base, food: 'crab', text: 'c', kept: 3 },
  );
  expect(merge).toEqual({
    conflicts: [{ field: 'text', before: 'a', mine: 'b', theirs: 'c' }],
    mine: ['fresh'],
    theirs: ['kept'],
  });
});

test('what counts as the same is for the caller to say', () => {
  const same = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();
  expect(mergeEdits({ name: 'Ume' }, { name: 'ume' }, { name: 'UME' }, same).conflicts).toEqual([]);
  expect(mergeEdits({ name: 'Ume' }, { name: 'Kīokio' }, { name: 'UME' }, same).mine).toEqual(['name']);
});
