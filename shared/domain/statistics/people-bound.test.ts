import { peopleBound } from './people-bound';

const meals = { individual: 3, collective: 2, unknown: 0 };

test('people are exact where every report says how many were ill', () => {
  expect(peopleBound({ meals, mealsAtLeast: 0 })).toEqual({ unknown: 0, meals: 0, atLeast: false });
});

test('one report without a number makes people a lower bound', () => {
  expect(peopleBound({ meals: { ...meals, unknown: 99 }, mealsAtLeast: 0 })).toMatchObject({
    unknown: 99,
    atLeast: true,
  });
});

test('a meal whose exact number is withheld makes them a lower bound', () => {
  expect(peopleBound({ meals, mealsAtLeast: 1 }).atLeast).toBe(true);
});
