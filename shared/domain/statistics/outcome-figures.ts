import type { AskedField } from '../report/report-fields';
import { type Answers, type Share, shareOfAnswers } from './rates/shares';

/** Fields whose completeness is told; one that only follows another answer would be told as incomplete. */
export const COMPLETENESS_FIELDS = [
  ...(['age', 'gender', 'gsympt_delay', 'mass_poisoning', 'med_seen'] as const),
  ...(['onset_hours', 'hospitalised', 'died', 'ate_nb', 'resident'] as const),
] as const satisfies readonly AskedField[];
type CompletenessField = (typeof COMPLETENESS_FIELDS)[number];

/** What outcome figures read of a case. */
export type OutcomeFacts = { [F in CompletenessField]: unknown } & {
  hospitalised: boolean | null;
  intensive_care: boolean | null;
  died: boolean | null;
  mass_poisoning: boolean | null;
  /** people ill of its meal */
  mass_poisoning_nb: number | null;
  /** people who ate of its meal */
  ate_nb: number | null;
  /** shared by the reports of one meal; null where it is the only one */
  meal_group: number | null;
};

/** A count with its share of those who answered and the exact 95 % interval, which are null where nobody did. */
type CountedShare = Answers & { share: Share | null };

/** Hospital stays, deaths, attack rate and completeness of a set of cases. */
interface OutcomeFigures {
  reports: number;
  hospitalised: CountedShare;
  intensive: CountedShare;
  died: CountedShare;
  /** yes: people ill; answered: people who ate; over the meals that say both */
  attack: CountedShare & { meals: number };
  /** reports that answered each field */
  complete: { field: CompletenessField; answered: number }[];
}

const withShare = (answers: Answers): CountedShare => ({
  ...answers,
  share: shareOfAnswers(answers),
});

const countOf = (said: readonly (boolean | null)[]): CountedShare =>
  withShare({
    yes: said.filter((one) => one === true).length,
    answered: said.filter((one) => one !== null).length,
  });

/** People ill and people who ate, by the first report of each meal that says both. */
function mealsOf(cases: readonly OutcomeFacts[]): { ill: number; ate: number }[] {
  const known = new Set<number>();
  return cases.flatMap(({ meal_group: meal, ate_nb: ate, mass_poisoning: others, mass_poisoning_nb: nb }) => {
    const ill = others === false ? 1 : nb;
    if (ate === null || ill === null || ill > ate || (meal !== null && known.has(meal))) return [];
    if (meal !== null) known.add(meal);
    return [{ ill, ate }];
  });
}

/** Nobody who was in no hospital was in intensive care, whether or not that was asked. */
const wasIntensive = ({ hospitalised, intensive_care }: OutcomeFacts): boolean | null =>
  hospitalised === false ? false : intensive_care;

const isAnswered = (value: unknown): boolean => value !== null && value !== undefined;

/** Outcome figures of cases, which the caller has chosen; duplicates and rejected reports are not among them. */
export function outcomeFigures(cases: readonly OutcomeFacts[]): OutcomeFigures {
  const meals = mealsOf(cases);
  const sum = (of: 'ill' | 'ate') => meals.reduce((total, meal) => total + meal[of], 0);
  return {
    reports: cases.length,
    hospitalised: countOf(cases.map((one) => one.hospitalised)),
    intensive: countOf(cases.map(wasIntensive)),
    died: countOf(cases.map((one) => one.died)),
    attack: { ...withShare({ yes: sum('ill'), answered: sum('ate') }), meals: meals.length },
    complete: COMPLETENESS_FIELDS.map((field) => ({
      field,
      answered: cases.filter((one) => isAnswered(one[field])).length,
    })),
  };
}
