import { mergeEdits } from './merge-edits';

test('a field needs a choice only when both sides changed it to different values', () => {
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

test('the caller decides which values count as equal', () => {
  const same = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();
  expect(mergeEdits({ name: 'Ume' }, { name: 'ume' }, { name: 'UME' }, same).conflicts).toEqual([]);
  expect(mergeEdits({ name: 'Ume' }, { name: 'Kīokio' }, { name: 'UME' }, same).mine).toEqual(['name']);
});
