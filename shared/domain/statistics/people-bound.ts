import type { CaseStatistics } from './statistics';

/** Why a number of people ill is a lower bound; it is exact where both are 0. */
interface PeopleBound {
  /** reports that do not say how many were ill: each counts as one */
  unknown: number;
  /** meals of several people of which the exact number is withheld or was not given */
  meals: number;
  atLeast: boolean;
}

/** How far the number of people ill of a selection is known; copies that were issued earlier say it too. */
export function peopleBound({
  meals,
  mealsAtLeast,
}: Pick<CaseStatistics, 'meals' | 'mealsAtLeast'>): PeopleBound {
  return { unknown: meals.unknown, meals: mealsAtLeast, atLeast: meals.unknown + mealsAtLeast > 0 };
}
