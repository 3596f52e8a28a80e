import { addDays } from '../time/event-time';
import { RECOVERY_DAYS, type RecoveryDay } from './answers';
import { type DatedAnswer, recoveryCurve, spanOf } from './recovery-curve';
import { FEWEST_ANSWERS, type StillIll, stillIll } from './still-ill';

/** A person as the figures count them. */
export interface FollowedPerson {
  /** day of the meal, `YYYY-MM-DD` */
  meal: string;
  /** answers of yes or no */
  answers: readonly DatedAnswer[];
  /** date beside which a death is recorded; null without one */
  died: number | null;
}

/** The figures of a country. */
interface RecoveryCounts {
  dates: (StillIll & { due: RecoveryDay })[];
  curve: { until: RecoveryDay; stillIll: number }[];
}

/**
 * Whether a person was asked at a date: it had come, no death was recorded before, and the questions existed before the
 * next date took its place.
 */
function wasAsked({ meal, died }: FollowedPerson, due: RecoveryDay, since: string, until: string): boolean {
  if (addDays(meal, due) > until || (died !== null && died <= due)) return false;
  const next = RECOVERY_DAYS.find((days) => days > due);
  return next === undefined || addDays(meal, next) > since;
}

/**
 * How many are still ill at each date, and the curve; what has fewer than 20 answers is left out.
 * @param since day of the first answer, from which on people are asked
 * @param until day until which dates count
 */
export function recoveryFigures(
  people: readonly FollowedPerson[],
  since: string,
  until: string,
): RecoveryCounts {
  const dates = RECOVERY_DAYS.flatMap((due) => {
    const asked = people.filter(
      (one) => wasAsked(one, due, since, until) || one.answers.some((answer) => answer.due === due),
    );
    const answers = asked.flatMap((one) => one.answers.filter((answer) => answer.due === due));
    const ill = answers.filter((answer) => answer.ill).length;
    const share = stillIll({ asked: asked.length, answered: answers.length, ill });
    return share === null ? [] : [{ due, ...share }];
  });
  const spans = people.flatMap(({ answers }) => spanOf(answers) ?? []);
  const curve = spans.length < FEWEST_ANSWERS ? [] : recoveryCurve(spans);
  return {
    dates,
    curve: RECOVERY_DAYS.flatMap((until) => {
      const point = curve.find((one) => one.until === until);
      return point ? [{ until, stillIll: point.stillIll }] : [];
    }),
  };
}
