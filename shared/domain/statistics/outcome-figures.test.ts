import { COMPLETENESS_FIELDS, type OutcomeFacts, outcomeFigures } from './outcome-figures';

const NOTHING: OutcomeFacts = {
  ...{ age: null, gender: null, gsympt_delay: null, med_seen: null, onset_hours: null, resident: null },
  ...{ hospitalised: null, intensive_care: null, died: null },
  ...{ mass_poisoning: null, mass_poisoning_nb: null, ate_nb: null, meal_group: null },
};
const one = (part: Partial<OutcomeFacts>): OutcomeFacts => ({ ...NOTHING, ...part });
const rounded = (share: { share: number; low: number; high: number } | null) =>
  share && [share.share, share.low, share.high].map((part) => Math.round(part * 1000) / 1000);

test('hospital stays and deaths are counted of those who answered, with the exact interval', () => {
  const cases = [
    ...Array.from({ length: 3 }, () => one({ hospitalised: true, died: false })),
    ...Array.from({ length: 17 }, () => one({ hospitalised: false, died: false })),
    ...Array.from({ length: 30 }, () => one({})),
  ];
  const { reports, hospitalised, died } = outcomeFigures(cases);
  expect([reports, hospitalised.yes, hospitalised.answered, died.yes, died.answered]).toEqual([
    50, 3, 20, 0, 20,
  ]);
  // Clopper and Pearson of 3 of 20, and of 0 of 20.
  expect(rounded(hospitalised.share)).toEqual([0.15, 0.032, 0.379]);
  expect(rounded(died.share)).toEqual([0, 0, 0.168]);
});

test('who was in no hospital was not in intensive care; an unknown stay says nothing of it', () => {
  const cases = [
    one({ hospitalised: true, intensive_care: true }),
    one({ hospitalised: true }),
    one({ hospitalised: false }),
    one({}),
  ];
  expect(outcomeFigures(cases).intensive).toMatchObject({ yes: 1, answered: 2 });
});

test('the attack rate counts each meal once, and only meals that say how many ate and were ill', () => {
  const cases = [
    one({ ate_nb: 6, mass_poisoning: true, mass_poisoning_nb: 4, meal_group: 7 }),
    one({ ate_nb: 6, mass_poisoning: true, mass_poisoning_nb: 4, meal_group: 7 }),
    one({ ate_nb: 4, mass_poisoning: false }),
    one({ ate_nb: 9 }),
    one({ ate_nb: 2, mass_poisoning: true, mass_poisoning_nb: 3 }),
    one({ mass_poisoning: true, mass_poisoning_nb: 3 }),
  ];
  const { attack } = outcomeFigures(cases);
  expect([attack.yes, attack.answered, attack.meals]).toEqual([5, 10, 2]);
  expect(rounded(attack.share)).toEqual([0.5, 0.187, 0.813]);
});

test('completeness tells each field in order, a no among the answers; without cases there is no share', () => {
  const { complete } = outcomeFigures([one({ hospitalised: false, age: 0 }), one({ age: 40 }), one({})]);
  expect(complete.map(({ field }) => field)).toEqual([...COMPLETENESS_FIELDS]);
  expect(complete.filter(({ answered }) => answered > 0)).toEqual([
    { field: 'age', answered: 2 },
    { field: 'hospitalised', answered: 1 },
  ]);
  expect(outcomeFigures([])).toMatchObject({
    reports: 0,
    died: { share: null },
    attack: { share: null, meals: 0 },
  });
});
