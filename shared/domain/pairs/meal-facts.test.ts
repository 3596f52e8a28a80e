import { contradictions, type MealReport, onsetCurve, peopleIll } from './meal-facts';

const report = (id: number, part: Partial<MealReport> = {}): MealReport => ({
  id,
  review_state: 'new',
  duplicate_of: null,
  deleted_at: null,
  ...part,
});

test('people ill are the larger of the reports and the highest number that one of them gives', () => {
  expect(peopleIll([report(1), report(2)])).toBe(2);
  expect(peopleIll([report(1, { mass_poisoning_nb: 6 }), report(2, { mass_poisoning_nb: 3 })])).toBe(6);
  expect(peopleIll([])).toBe(0);
});

test('a number beside "nobody else was ill", a duplicate and a report set aside count nobody', () => {
  const reports = [
    report(1, { mass_poisoning: false, mass_poisoning_nb: 9 }),
    report(2, { duplicate_of: 1, mass_poisoning_nb: 9 }),
    report(3, { review_state: 'to_review', mass_poisoning_nb: 9 }),
    report(4, { deleted_at: '2026-03-01T00:00:00Z', mass_poisoning_nb: 9 }),
  ];
  expect(peopleIll(reports)).toBe(1);
});

test('the curve counts each patient once, in the order of the delays, the unknown last', () => {
  const reports = [
    report(1, { gsympt_delay: '4' }),
    report(2, { gsympt_delay: '4' }),
    report(3, { gsympt_delay: '2' }),
    report(4),
    report(5, { gsympt_delay: '5', duplicate_of: 1 }),
  ];
  expect(onsetCurve(reports).map(({ delay, count }) => [delay, count])).toEqual([
    ['2', 1],
    ['3', 0],
    ['4', 2],
    ['5', 0],
    ['1', 1],
  ]);
});

test('two answers contradict each other; a missing or unknown one contradicts none', () => {
  const place = { case_location_id: 69, specie_id: 22 };
  expect(contradictions([report(1, place), report(2, { case_location_id: 69, specie_id: null })])).toEqual(
    [],
  );
  expect(contradictions([report(1, place), report(2, { case_location_id: 74, specie_id: 23 })])).toEqual([
    'case_location_id',
    'specie_id',
  ]);
  const shop = [report(1, { case_purchase_place_type: '2' }), report(2, { case_purchase_place_type: 'U' })];
  expect(contradictions(shop)).toEqual([]);
});

test('what a duplicate says contradicts nothing', () => {
  expect(
    contradictions([report(1, { specie_id: 22 }), report(2, { specie_id: 23, duplicate_of: 1 })]),
  ).toEqual([]);
});

test('points contradict each other from a kilometre on', () => {
  const at = (id: number, lat: number) => report(id, { case_geom: { coordinates: [-149.6, lat] } });
  expect(contradictions([at(1, -17.5), at(2, -17.505)])).toEqual([]);
  expect(contradictions([at(1, -17.5), at(2, -17.52)])).toEqual(['case_geom']);
});
