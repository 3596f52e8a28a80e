import { bodyHash } from './body-hash';

test('the hash ignores the order of keys and missing values, but no value', () => {
  const one = bodyHash({ a: 1, b: [1, { c: null, d: 2 }], e: undefined });
  expect(bodyHash({ b: [1, { d: 2 }], a: 1 })).toBe(one);
  expect(bodyHash({ b: [1, { d: 3 }], a: 1 })).not.toBe(one);
  expect(bodyHash({ a: '1' })).not.toBe(bodyHash({ a: 1 }));
});
