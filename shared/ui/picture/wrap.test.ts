import { wrap } from './wrap';

test('a sentence is wrapped between words', () => {
  expect(wrap('one two three four', (line) => line.length <= 9)).toEqual(['one two', 'three', 'four']);
  expect(wrap('unbreakable', () => false)).toEqual(['unbreakable']);
  expect(wrap('', () => true)).toEqual([]);
});
