import { CountryBaseline } from './country-baseline';
import {
  discountedCounts,
  dispersionOf,
  errorOf,
  fitGammaPrior,
  gammaPosterior,
  type MonthSeen,
  predictedMeals,
} from './gamma-prior';
import { GOLDEN_POOL } from './golden-pool';
import { logProbability, tailOf } from './negative-binomial';
import { chanceOfSilence, SILENCE_DISPERSION } from './silence';
import { isUnusual, POOLED_WINDOWS } from './windows';

const { past: PAST } = GOLDEN_POOL;
const taught = PAST.map(discountedCounts);
const pool = fitGammaPrior(taught);
const island = (at: number) => gammaPosterior(pool, taught[at] as (typeof taught)[number]);
const equals = (value: number, expected: number) => expect(value / expected).toBeCloseTo(1, 7);

describe('the pool of a country', () => {
  test('golden: shape and rate of four islands', () => {
    equals(pool.shape, GOLDEN_POOL.shape);
    equals(pool.rate, GOLDEN_POOL.rate);
  });

  test.each(GOLDEN_POOL.islands.map((island, at) => [at, ...island] as const))(
    'golden: island %i',
    (at, mean, size, three, four, mean30, three30) => {
      const usual = predictedMeals(island(at), GOLDEN_POOL.dispersion);
      equals(usual.mean, mean);
      equals(usual.size, size);
      equals(tailOf(usual, 3), three);
      equals(tailOf(usual, 4), four);
      const days = predictedMeals(island(at), 1.5, 30 / 30.4375);
      equals(days.mean, mean30);
      equals(tailOf(days, 3), three30);
    },
  );

  test('golden: no report for eight months', () => {
    equals(chanceOfSilence(predictedMeals(island(1), SILENCE_DISPERSION, 8)), 0.051404335);
  });

  test('golden: a country without months, and an island that nobody watched', () => {
    const empty = fitGammaPrior([]);
    equals(empty.shape, 4);
    equals(empty.rate, 400);
    equals(
      predictedMeals(gammaPosterior(pool, discountedCounts([{ meals: 0, exposure: 0 }])), 1.5).mean,
      0.3128207,
    );
  });

  test('golden: the dispersion of predictions, and the one before a year of them', () => {
    const errors = [
      errorOf(3, { mean: 0.5, shape: 2 }),
      errorOf(0, { mean: 0.5, shape: 2 }),
      errorOf(9, { mean: 1, shape: 4 }),
    ];
    const sum = errors.reduce((a, b) => ({ squares: a.squares + b.squares, means: a.means + b.means }));
    equals(dispersionOf(sum, 12), 15.5);
    equals(dispersionOf(sum, 3), 1.5);
  });

  test('a source that tells a third makes three times as much usual', () => {
    const third = PAST.map((past) => past.map((one) => ({ ...one, exposure: one.exposure / 3 }))).map(
      discountedCounts,
    );
    const usual = predictedMeals(
      gammaPosterior(fitGammaPrior(third), third[1] as (typeof third)[number]),
      1.5,
    );
    expect(usual.mean / predictedMeals(island(1), 1.5).mean).toBeCloseTo(3, 1);
  });
});

describe('chances', () => {
  test('the tail is one less what lies below, from either side of the mean', () => {
    const law = { mean: 4.2, size: 1.3 };
    for (const least of [1, 3, 4, 5, 9, 20]) {
      let below = 0;
      for (let k = 0; k < least; k += 1) below += Math.exp(logProbability(law, k));
      expect(tailOf(law, least)).toBeCloseTo(1 - below, 12);
    }
    expect(tailOf(law, 0)).toBe(1);
  });

  test('a large size is a Poisson count', () => {
    expect(Math.exp(logProbability({ mean: 2, size: 1e12 }, 3))).toBeCloseTo((8 / 6) * Math.exp(-2), 10);
  });

  test('two meals raise nothing however quiet the island', () => {
    const [fast] = POOLED_WINDOWS as [(typeof POOLED_WINDOWS)[number]];
    const quiet = predictedMeals(island(2), 1.5, fast.months);
    expect(isUnusual(fast, quiet, 2)).toBe(false);
    expect(isUnusual(fast, quiet, 3)).toBe(true);
    expect(isUnusual(fast, predictedMeals(island(1), 1.5, fast.months), 3)).toBe(false);
  });
});

describe('the months of a country', () => {
  const FIRST = 2007 * 12;
  const of = (seen: (island: number, cell: number) => MonthSeen) =>
    new CountryBaseline({ first: FIRST, islands: () => [0, 1, 2, 3], seen });
  const one: MonthSeen = { meals: 1, exposure: 1 };

  test('only the 36 months before teach, and of these those that were observed', () => {
    const country = of((at, cell) => PAST[at]?.[cell - FIRST] ?? one);
    for (const at of [0, 1, 2, 3])
      equals(
        country.usual(at, FIRST + 36, { months: 1, dispersion: 1.5 }).mean,
        predictedMeals(island(at), 1.5).mean,
      );
    expect(country.usual(3, FIRST + 37, { months: 1, dispersion: 1.5 }).mean).not.toBeCloseTo(0.44504362, 3);
  });

  test('a constant country shows no dispersion once a year was predicted', () => {
    const country = of(() => one);
    expect(country.dispersion(FIRST + 47)).toBe(1.5);
    expect(country.dispersion(FIRST + 48)).toBe(1);
  });
});
