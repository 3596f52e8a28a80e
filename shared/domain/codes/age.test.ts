import { ageBucket } from './age';

it.each([
  [0, '0-10'],
  [10, '0-10'],
  [11, '11-20'],
  [70, '61-70'],
  [71, '71+'],
  [200, '71+'],
  [201, null],
  [-1, null],
  [null, null],
])('puts the age %s into %s', (age, bucket) => {
  expect(ageBucket(age)).toBe(bucket);
});
