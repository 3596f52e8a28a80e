import { random } from './demo-random';

test('the same seed gives the same sequence, another seed another one', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, random(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('whole numbers reach both ends and nothing beyond', () => {
  const source = random(1);
  const seen = new Set(Array.from({ length: 500 }, () => source.int(3, 6)));
  expect([...seen].sort()).toEqual([3, 4, 5, 6]);
});

test('values are drawn in proportion to their weights, and those of weight 0 never', () => {
  const source = random(2);
  const count = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 10_000; i++) {
    count[
      source.weighted([
        ['a', 3],
        ['b', 1],
        ['c', 0],
      ] as const)
    ] += 1;
  }
  expect(count.c).toBe(0);
  expect(count.a / count.b).toBeGreaterThan(2.7);
  expect(count.a / count.b).toBeLessThan(3.3);
});

test('uuids are version 4 and differ', () => {
  const source = random(3);
  const made = Array.from({ length: 50 }, source.uuid);
  expect(new Set(made).size).toBe(50);
  for (const uuid of made) {
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

test('drawing from an empty list is refused', () => {
  expect(() => random(1).pick([])).toThrow(RangeError);
  expect(() => random(1).weighted([])).toThrow(RangeError);
});
