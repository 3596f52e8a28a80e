import type { Translate } from '../../text/translate';
import type { Ages } from '../infant-age';

/** An age in words: "8 months" of an infant whose months are known, else "34 years"; null when it is unknown. */
export function ageLabel({ age, age_months: months }: Ages, { d }: { d: Translate }): string | null {
  const known = (number: number | null | undefined): number is number =>
    number != null && !Number.isNaN(number);
  if (known(months)) return d('answer.months', { count: months });
  return known(age) ? d('answer.years', { count: age }) : null;
}
