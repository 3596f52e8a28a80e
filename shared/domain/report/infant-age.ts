import { REPORT_FIELDS } from './report-fields';

/** An age as a report or a body has it. */
export interface Ages {
  /** whole years */
  age?: number | null | undefined;
  /** whole months of an infant, 0 to 23 */
  age_months?: number | null | undefined;
}

/** Whole years of an age in months, the `age` of an infant whose months are known. */
export const yearsOfMonths = (months: number): number => Math.floor(months / 12);

/**
 * Whether an age in months denies the years given beside it: a report like that is refused. Years that were not
 * said (undefined) follow from the months.
 */
export const contradictsYears = ({ age, age_months: months }: Ages): boolean =>
  months != null && age !== undefined && !Number.isNaN(months) && age !== yearsOfMonths(months);

/** Unit in which an age is given. */
export type AgeUnit = 'years' | 'months';

/** Both answers for a number given in one unit; months that no infant has leave the years unanswered. */
export function agesIn(
  unit: AgeUnit,
  number: number | null,
): { age: number | null; age_months: number | null } {
  if (unit === 'years') return { age: number, age_months: null };
  const { min, max } = REPORT_FIELDS.age_months.range;
  const isInfant = number !== null && number >= min && number <= max;
  return { age: isInfant ? yearsOfMonths(number) : null, age_months: number };
}
