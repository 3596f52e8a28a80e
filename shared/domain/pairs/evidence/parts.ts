import { SPECIE_PARTS } from '../../codes/choices';
import type { PairCase } from '../pair-case';
import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * Two people at one meal often eat different parts, while two reports of one patient name the same. Flesh
 * is in nearly every report.
 */
const WEIGHTS = {
  same: { meal: logLikelihoodRatio(0.46, 0.42), patient: logLikelihoodRatio(0.87, 0.42) },
  some: { meal: logLikelihoodRatio(0.5, 0.53), patient: logLikelihoodRatio(0.12, 0.5) },
  none: { meal: logLikelihoodRatio(0.03, 0.04), patient: logLikelihoodRatio(0.01, 0.04) },
};

const eatenParts = (one: PairCase) => SPECIE_PARTS.filter((part) => one[part] === true);

/** Compares which parts of the animal were eaten; null where one report names none. */
export const compareParts: Compare = (a, b) => {
  const [mine, theirs] = [eatenParts(a), eatenParts(b)];
  if (mine.length === 0 || theirs.length === 0) return null;
  const shared = mine.filter((part) => theirs.includes(part)).length;
  const all = shared === mine.length && shared === theirs.length;
  const outcome = all ? 'same' : shared > 0 ? 'some' : 'none';
  return { field: 'parts', outcome, value: shared, ...WEIGHTS[outcome] };
};
