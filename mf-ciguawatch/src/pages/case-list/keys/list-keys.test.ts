import { commandOf, takesLetters } from './list-keys';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('reads commands in either case', () => {
  expect([commandOf(press('r'), false), commandOf(press('R'), false)]).toEqual(['review', 'review']);
  expect(commandOf(press('Delete'), false)).toBe('remove');
  expect(commandOf(press('?'), false)).toBe('keys');
  expect(commandOf(press('c'), false)).toBe('count');
  expect(commandOf(press('c'), true)).toBeNull();
});

it('leaves keys of the browser and letters that are typed alone', () => {
  expect(commandOf(press('r', { ctrlKey: true }), false)).toBeNull();
  expect(commandOf(press('r'), true)).toBeNull();
  expect(commandOf(press('q'), false)).toBeNull();
});

it('knows where letters are typed', () => {
  document.body.innerHTML =
    '<input id="a"><input id="b" type="checkbox"><select id="c"></select><b id="d"></b>';
  const takes = (id: string) => takesLetters(document.getElementById(id));
  expect(['a', 'b', 'c', 'd'].map(takes)).toEqual([true, false, true, false]);
  expect(takesLetters(null)).toBe(false);
});
