import { type Share, shareOfAnswers } from './shares';

const rounded = (found: Share | null) =>
  found && [found.share, found.low, found.high].map((value) => Math.round(value * 10_000) / 10_000);

// Closed forms: none of n has the upper bound 1 - 0.025^(1/n), all of n the mirrored lower one. 1 of 2 and 12 of 40
// are taken from printed tables.
test.each([
  [{ yes: 0, answered: 10 }, [0, 0, 0.3085]],
  [{ yes: 10, answered: 10 }, [1, 0.6915, 1]],
  [{ yes: 0, answered: 1 }, [0, 0, 0.975]],
  [{ yes: 1, answered: 2 }, [0.5, 0.0126, 0.9874]],
  [{ yes: 12, answered: 40 }, [0.3, 0.1656, 0.4653]],
  [{ yes: 5, answered: 10 }, [0.5, 0.1871, 0.8129]],
])('%p has the exact interval', (answers, expected) => {
  expect(rounded(shareOfAnswers(answers))).toEqual(expected);
});

test('without answers the share is null, not 0', () => {
  expect(shareOfAnswers({ yes: 0, answered: 0 })).toBeNull();
});

test('the interval narrows with the answers and is there for a hundred thousand', () => {
  const width = (answered: number) => {
    const found = shareOfAnswers({ yes: answered / 4, answered }) as Share;
    return found.high - found.low;
  };
  expect(width(40)).toBeGreaterThan(width(400));
  // For many answers the exact interval approaches that of the normal distribution: 2 · 1.96 · √(0.25 · 0.75 / n).
  expect(width(100_000)).toBeCloseTo((2 * 1.96 * Math.sqrt(0.1875)) / Math.sqrt(100_000), 4);
});

test('at each bound the count has a probability of 2.5 %', () => {
  // Sums P(X ≤ 3) of 8 at the upper bound and P(X ≥ 3) at the lower bound term by term; both must be 2.5 %.
  const { low, high } = shareOfAnswers({ yes: 3, answered: 8 }) as Share;
  const ways = [1, 8, 28, 56, 70, 56, 28, 8, 1];
  const term = (k: number, p: number) => (ways[k] as number) * p ** k * (1 - p) ** (8 - k);
  const sum = (ks: number[], p: number) => ks.reduce((all, k) => all + term(k, p), 0);
  expect(sum([0, 1, 2, 3], high)).toBeCloseTo(0.025, 9);
  expect(sum([3, 4, 5, 6, 7, 8], low)).toBeCloseTo(0.025, 9);
});
