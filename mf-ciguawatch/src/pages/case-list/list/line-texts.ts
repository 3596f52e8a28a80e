import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { type CountStatus, countStatusOf } from '@ciguawatch/shared/domain/review/count-status';
import { formatNumber, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { phenotypeName, specieName } from '../../../places/names';
import type { CaseLine } from '../store/case-line';

/** Name of the species eaten, or of its group; empty when the report names neither. */
export function productName({ specie_id, phenotype_id }: CaseLine): string {
  if (specie_id != null) return specieName(specie_id);
  return phenotype_id == null ? '' : phenotypeName(phenotype_id);
}

/** Initial of the sex in the language of the page, and age in years, or in months of an infant: "F 34", "F 8 mo". */
export function whoText({ gender, age, age_months }: CaseLine, { d, language }: Labels): string {
  const sex = gender == null || gender === 'U' ? '' : d(`gender.${gender}`).charAt(0).toLocaleUpperCase();
  const years = age == null ? '' : formatNumber(age, {}, language);
  return [sex, age_months == null ? years : translate('caseList', 'list.inMonths', { count: age_months })]
    .filter(Boolean)
    .join(' ');
}

/**
 * Whether a row counts in the statistics. Computed in the browser, so that it follows a decision before the
 * server confirms it.
 */
export const countStatusOfLine = ({
  review_state,
  deleted_at = null,
  duplicate_of = null,
  case_eventyear = null,
  discarded = null,
}: CaseLine): CountStatus =>
  countStatusOf({ review_state, deleted_at, duplicate_of, case_eventyear, discarded }, homeMonth().year);
