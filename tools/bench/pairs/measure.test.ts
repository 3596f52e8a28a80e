import { referenceDir } from '../../../server/src/db/reference/files';
import { shippedPlaces } from '../../../shared/testing/shipped-places';
import { labelledPairs, TRUE_SHARE } from './generate';
import { judge, quality } from './measure';
import { type PairInputs, pairInputs, type ShippedPlace } from './reference';
import { TEST_SEED, TUNING_SEEDS } from './seeds';

/** Enough to notice a wrong weight; `npm run bench -- pairs` measures 5,000. */
const PAIRS = 2000;
let inputs: PairInputs;
beforeAll(() => {
  inputs = pairInputs(referenceDir(), shippedPlaces<ShippedPlace>());
});

test('pairs of a seed that nothing was tuned on are proposed as what they are', () => {
  const { precision, recall } = quality(judge(labelledPairs(TEST_SEED, PAIRS, inputs), inputs));
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.85);
});

test('the pairs are the same for the same seed, others for another, one in twenty true', () => {
  const [pairs, again] = [labelledPairs(5, 100, inputs), labelledPairs(5, 100, inputs)];
  expect(again).toEqual(pairs);
  expect(labelledPairs(6, 100, inputs)).not.toEqual(pairs);
  expect(pairs.filter(({ truth }) => truth !== null)).toHaveLength(100 * TRUE_SHARE);
  expect(TUNING_SEEDS).not.toContain(TEST_SEED);
});

test('a link of the wrong kind is a false one, and the pair is missed', () => {
  const [pair] = judge(labelledPairs(5, 20, inputs), inputs);
  if (!pair) throw new Error('no pair');
  const of = (truth: typeof pair.truth, proposed: typeof pair.proposed) => ({ ...pair, truth, proposed });
  const judged = [of('meal', 'meal'), of('meal', 'patient'), of('patient', null), of(null, 'meal')];
  const found = quality([...judged, of(null, null)]);
  expect(found.precision).toBeCloseTo(1 / 3);
  expect(found.recall).toBeCloseTo(1 / 3);
  expect([found.mixedUp.length, found.falseLinks.length, found.missed.length]).toEqual([1, 1, 1]);
  expect(found.kinds).toEqual({
    meal: { precision: 0.5, recall: 0.5 },
    patient: { precision: 0, recall: 0 },
  });
});
