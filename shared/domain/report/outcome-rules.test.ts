import { bandOf, contradictedOutcomes, impliedOutcomes, type Outcome } from './outcome-rules';

test('hours agree with the bands that they are in, and where two bands meet with both', () => {
  const agrees = (onset_hours: number, gsympt_delay: '1' | '2' | '3' | '4' | '5' | null) =>
    contradictedOutcomes({ onset_hours, gsympt_delay }).length === 0;
  const bands = ['2', '3', '4', '5'] as const;
  const of = (hours: number) => bands.filter((band) => agrees(hours, band)).join('');
  expect([0, 0.5, 1, 2, 7, 12, 12.1, 900].map(of)).toEqual(['2', '23', '3', '34', '4', '45', '5', '5']);
  expect([agrees(900, '1'), agrees(0, null)]).toEqual([true, true]);
  for (const hours of [0, 0.4, 0.5, 1.9, 2, 12, 12.1, 900]) expect(agrees(hours, bandOf(hours))).toBe(true);
});

test.each<[string, Outcome, string[]]>([
  [
    'intensive care after a no to the hospital',
    { intensive_care: true, hospitalised: false },
    ['intensive_care'],
  ],
  ['intensive care alone', { intensive_care: true }, []],
  ['neither', { intensive_care: false, hospitalised: false }, []],
  ['the own death', { died: true, profile: '2' }, ['died']],
  ['the death of a relative', { died: true, profile: '3' }, []],
  ['fewer people than ill', { ate_nb: 3, mass_poisoning_nb: 4 }, ['ate_nb']],
  ['as many people as ill', { ate_nb: 4, mass_poisoning_nb: 4 }, []],
  ['people alone', { ate_nb: 4 }, []],
])('%s', (_, said, denied) => {
  expect(contradictedOutcomes(said)).toEqual(denied);
});

test('what was said is never replaced by what follows', () => {
  expect(impliedOutcomes({ onset_hours: 3, intensive_care: true })).toEqual({
    gsympt_delay: '4',
    hospitalised: true,
  });
  expect(impliedOutcomes({ onset_hours: 3, gsympt_delay: '1' })).toEqual({ gsympt_delay: '4' });
  expect(
    impliedOutcomes({ onset_hours: 2, gsympt_delay: '3', hospitalised: false, intensive_care: true }),
  ).toEqual({});
  expect(impliedOutcomes({})).toEqual({});
});
