import type { CaseStatistics } from './statistics';

/** Why a number of people ill is only a lower bound; the number is exact where both counts are 0. */
interface PeopleBound {
  /** reports that leave open how many people were ill; each counts as one person */
  unknown: number;
  /** meals of several people whose exact number is withheld or was never given */
  meals: number;
  /** whether a page must write "at least" before the number */
  atLeast: boolean;
}

/**
 * Works out from the statistics of a selection, or of an issued bulletin, whether its number of people ill is
 * exact.
 */
export function peopleBound({
  meals,
  mealsAtLeast,
}: Pick<CaseStatistics, 'meals' | 'mealsAtLeast'>): PeopleBound {
  return { unknown: meals.unknown, meals: mealsAtLeast, atLeast: meals.unknown + mealsAtLeast > 0 };
}
