import {
  GENDERS,
  MED_TYPES,
  ONSET_DELAYS,
  PURCHASE_PLACE_TYPES,
} from '@ciguawatch/shared/domain/codes/choices';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { PART_ORDER } from '../case-report/labels/part-order';

/** A question on paper: boxes to tick, or a line to write on. */
export interface BlankField {
  field: string;
  label: string;
  /** words beside the boxes; none for a line to write on */
  choices?: string[];
  /** lines to write on, 1 when left out */
  lines?: number;
  unit?: string;
  /** a sentence under the question */
  help?: string;
  required?: boolean;
}

/** The same questions as on the screen, section by section, without the symptoms. `ui`: texts of the fields. */
export function blankFields(
  t: Translate,
  d: Translate,
  ui: Translate,
): Record<Exclude<Section, 6>, BlankField[]> {
  const yesNo = ['no', 'yes', 'unknown'].map((code) => d(`answer.${code}`));
  const coded = (page: string, codes: readonly string[]) => codes.map((code) => d(`${page}.${code}`));
  const line = (field: string, more: Partial<BlankField> = {}): BlankField => ({
    field,
    label: t(`reportFields.${field}`),
    ...more,
  });
  return {
    1: [
      line('profile', { choices: ['2', '3', '1', 'U'].map((code) => t(`report.profile${code}`)) }),
      line('gender', { choices: [...coded('gender', GENDERS.slice(0, 2)), t('report.genderU')] }),
      line('age', { unit: t('report.years') }),
      line('history', { choices: yesNo }),
      line('history_nb', { unit: t('report.blankExcluded') }),
      line('cont_name'),
      line('cont_email'),
      line('cont_phone'),
    ],
    2: [
      line('case_location_id', { required: true, lines: 2, help: t('report.placeHelp') }),
      line('case_geom', { unit: t('report.blankPoint') }),
      line('specie_id', { lines: 2, help: t('report.speciesHelp') }),
      line('phenotype_id', { unit: t('report.blankGroup') }),
      { field: 'parts', label: t('reportFields.parts'), choices: coded('part', PART_ORDER) },
      line('case_purchase_place_type', { choices: coded('purchase_place_type', PURCHASE_PLACE_TYPES) }),
      line('case_purchase_place'),
    ],
    3: [
      line('event_date', { required: true, unit: ui('date.placeholder') }),
      line('event_clock', { unit: ui('time.placeholder') }),
      line('mass_poisoning', { choices: yesNo }),
      line('mass_poisoning_nb', { unit: t('report.blankIncluded') }),
      line('med_seen', { choices: yesNo }),
      line('med_type', { choices: coded('med_type', MED_TYPES) }),
      line('med_place'),
      line('med_location_id'),
      line('med_date', { unit: ui('date.placeholder') }),
    ],
    4: [
      line('gsympt_delay', { choices: coded('gsympt_delay', ONSET_DELAYS) }),
      line('gsympt_persist', { choices: yesNo.slice(0, 2) }),
    ],
    5: [
      line('gsympt_other_obs', { lines: 5, help: t('report.noNames') }),
      line('gsympt_diagnostic', {
        lines: 3,
        help: `${t('report.healthStaff')}. ${t('report.healthStaffHelp')}`,
      }),
      line('msympt_body_temp', { unit: t('report.celsius') }),
      line('gsympt_heart_rate', { unit: t('report.perMinute') }),
      line('gsympt_blood_pressure_pas', { unit: t('report.mmhg') }),
      line('gsympt_blood_pressure_pad', { unit: t('report.mmhg') }),
    ],
  };
}
