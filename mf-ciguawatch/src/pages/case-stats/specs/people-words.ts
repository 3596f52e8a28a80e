import { peopleBound } from '@ciguawatch/shared/domain/statistics/people-bound';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Wording of numbers of people ill: "at least", with the reason, where reports leave the number open. */
interface PeopleWords {
  /** Header of a column of people ill. */
  label: string;
  /** "at least 12 people ill". */
  ill: (count: number) => string;
  /** "At least 12 people ill." */
  say: (count: number) => string;
  /** "at least: not known for 3 reports"; null where the number is exact. */
  why: string | null;
}

/** Words for numbers of people ill, which depend on whether all reports state them. */
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
    say: (count) => t(atLeast ? 'stats.peopleSayAtLeast' : 'stats.peopleSay', { count }),
    why: atLeast ? t('stats.peopleBound', { why: reasons.join(', ') }) : null,
  };
}
