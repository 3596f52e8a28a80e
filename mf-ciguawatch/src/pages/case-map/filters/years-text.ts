import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';

/** The chosen years in words. */
export function useYearsText(choice: CaseChoice, currentYear: number): string {
  const t = useT('ciguawatch');
  const years = yearsOf(choice, currentYear);
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return t('map.allYearsChosen');
  if (first === last) return String(first);
  return last - first === years.length - 1
    ? t('map.yearRange', { from: String(first), to: String(last) })
    : t('map.yearsChosen', { count: years.length });
}
