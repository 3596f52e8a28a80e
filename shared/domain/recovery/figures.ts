import { GRADED_SYMPTOMS, type GradedSymptom } from '../codes/symptoms';
import { addDays } from '../time/event-time';
import { RECOVERY_DAYS, type RecoveryDay } from './answers';
import { publishableGroups } from './publishable-groups';
import { publishableSymptoms } from './publishable-symptoms';
import { type DatedAnswer, recoveryCurve, spanOf } from './recovery-curve';
import { type StillIll, stillIll } from './still-ill';

/** One patient as counted by the recovery figures. */
export interface FollowedPerson {
  /** day of the meal, `YYYY-MM-DD` */
  meal: string;
  /** group of the product eaten; null where none is known */
  group: number | null;
  /** graded symptoms that the report says were present */
  symptoms: readonly GradedSymptom[];
  /** answers of yes or no */
  answers: readonly DatedAnswer[];
  /** dates whose questions were shown to the person or mailed, also where they did not know what to answer */
  shown: readonly number[];
  /**
   * days between which the person let the laboratory ask, `YYYY-MM-DD`; the last one is null while it still may. Null
   * without consent, and after a death, which silences all dates of which nothing else is known.
   */
  consent: { from: string; until: string | null } | null;
}

/** The share still ill at each date. */
type DatedShares = (StillIll & { due: RecoveryDay })[];

/** The figures of a country. */
interface RecoveryCounts {
  dates: DatedShares;
  curve: { until: RecoveryDay; stillIll: number }[];
  /** the same shares for those who ate of one group */
  groups: { phenotype: number; dates: DatedShares }[];
  /** the same shares for those who had a symptom while they were ill */
  symptoms: { symptom: GradedSymptom; dates: DatedShares }[];
}

/**
 * Whether a person was asked at a date: they answered it, its questions were shown or mailed, or they let the
 * laboratory ask on the day when it came. Who has a receipt code and never opened it was not asked.
 */
function wasAsked(
  { meal, answers, shown, consent }: FollowedPerson,
  due: RecoveryDay,
  until: string,
): boolean {
  if (shown.includes(due) || answers.some((answer) => answer.due === due)) return true;
  const day = addDays(meal, due);
  return consent !== null && day <= until && consent.from <= day && (consent.until ?? until) >= day;
}

/** People asked at a date, and those of them who said yes or no. */
function countOf(people: readonly FollowedPerson[], due: RecoveryDay, until: string) {
  const asked = people.filter((one) => wasAsked(one, due, until));
  const answers = asked.flatMap((one) => one.answers.filter((answer) => answer.due === due));
  return { asked: asked.length, answered: answers.length, ill: answers.filter(({ ill }) => ill).length };
}

const withSymptom = (people: readonly FollowedPerson[], symptom: GradedSymptom) =>
  people.filter(({ symptoms }) => symptoms.includes(symptom));

/** Symptoms whose share is told beside those of all who answered at a date, and of groups. */
function symptomsToldOf(
  answering: readonly FollowedPerson[],
  groupsTold: readonly number[],
): readonly GradedSymptom[] {
  const ofGroups = groupsTold.map((told) => new Set(answering.filter(({ group }) => group === told)));
  const rest = new Set(answering.filter(({ group }) => group === null || !groupsTold.includes(group)));
  return publishableSymptoms(
    GRADED_SYMPTOMS.map((symptom) => ({ symptom, people: new Set(withSymptom(answering, symptom)) })),
    [new Set(answering), rest, ...ofGroups].filter(({ size }) => size > 0),
  );
}

/**
 * How many are still ill at each date, the curve once all three dates are told, and the shares by group and symptom; what has fewer than 20 answers is
 * left out, and so is a group or symptom that would tell of fewer by subtraction.
 * @param until day until which dates count
 */
export function recoveryFigures(people: readonly FollowedPerson[], until: string): RecoveryCounts {
  const groups = [...new Set(people.flatMap(({ group }) => group ?? []))].sort((a, b) => a - b);
  const members = (group: number) => people.filter((one) => one.group === group);
  const shares = groups.map((group) => ({ phenotype: group, dates: [] as DatedShares }));
  const bySymptom = GRADED_SYMPTOMS.map((symptom) => ({ symptom, dates: [] as DatedShares }));
  const dates = RECOVERY_DAYS.flatMap((due) => {
    const all = countOf(people, due, until);
    const counts = new Map(groups.map((group) => [group, countOf(members(group), due, until)]));
    const groupsTold = publishableGroups(counts, all.answered);
    for (const group of groupsTold) {
      const share = stillIll(counts.get(group) ?? { asked: 0, answered: 0, ill: 0 });
      if (share) shares.find(({ phenotype }) => phenotype === group)?.dates.push({ due, ...share });
    }
    const answering = people.filter((one) => one.answers.some((answer) => answer.due === due));
    for (const symptom of symptomsToldOf(answering, groupsTold)) {
      const share = stillIll(countOf(withSymptom(people, symptom), due, until));
      if (share) bySymptom.find((one) => one.symptom === symptom)?.dates.push({ due, ...share });
    }
    const share = stillIll(all);
    return share === null ? [] : [{ due, ...share }];
  });
  // Nothing is known of the days after the last date that enough have answered.
  const isWhole = dates.length === RECOVERY_DAYS.length;
  const curve = isWhole ? recoveryCurve(people.flatMap(({ answers }) => spanOf(answers) ?? [])) : [];
  return {
    dates,
    curve: RECOVERY_DAYS.flatMap((until) => {
      const point = curve.find((one) => one.until === until);
      return point ? [{ until, stillIll: point.stillIll }] : [];
    }),
    groups: shares.filter((one) => one.dates.length > 0),
    symptoms: bySymptom.filter((one) => one.dates.length > 0),
  };
}
