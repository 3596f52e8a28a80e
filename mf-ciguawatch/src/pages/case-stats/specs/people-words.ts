import { peopleBound } from '@ciguawatch/shared/domain/statistics/people-bound';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** How a number of people ill is said: "at least" wherever reports leave it open, and why. */
interface PeopleWords {
  /** head of a column of people ill */
  label: string;
  /** "at least 12 people ill" */
  ill: (count: number) => string;
  /** "at least: not known for 3 reports"; null where the number is exact */
  why: string | null;
}

export function peopleWords(
  figures: Pick<CaseStatistics, 'meals' | 'mealsAtLeast'>,
  t: Translate,
): PeopleWords {
  const { unknown, meals, atLeast } = peopleBound(figures);
  const reasons = [
    ...(unknown > 0 ? [t('stats.peopleUnknown', { count: unknown })] : []),
    ...(meals > 0 ? [t('stats.peopleMeals', { count: meals })] : []),
  ];
  return {
    label: t(atLeast ? 'stats.peopleAtLeast' : 'stats.people'),
    ill: (count) => t(atLeast ? 'stats.peopleIllAtLeast' : 'stats.peopleIll', { count }),
    why: atLeast ? t('stats.peopleBound', { why: reasons.join(', ') }) : null,
  };
}
