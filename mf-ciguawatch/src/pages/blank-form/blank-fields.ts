import {
  choiceLabel,
  fieldLabel,
  type Labels,
} from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { PART_ORDER } from '@ciguawatch/shared/domain/report/rendering/part-order';
import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { SECTION_FIELDS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** A question on paper: boxes to tick, or a line to write on. */
export interface BlankField {
  field: string;
  label: string;
  /** labels of the boxes to tick; undefined for a line to write on */
  choices?: string[];
  /** number of lines to write on, 1 by default */
  lines?: number;
  unit?: string;
  /** another unit, with a box to tick after the first */
  otherUnit?: string;
  /** help text under the question */
  help?: string;
  required?: boolean;
}

/** Whether the sheet asks a field elsewhere, in the symptom tables or as part of another question, or not at all. */
const isAskedElsewhere = (field: AskedField): boolean =>
  /^sympt_|^specie_part_(?!flesh)/.test(field) ||
  ['age_months', 'specie_known', 'time_known'].includes(field) ||
  definitionOf(field).staff === true;

/**
 * The questions of the screen form by section; the symptoms are printed as tables. `ui` translates date and
 * time placeholders.
 */
export function blankFields(labels: Labels, ui: Translate): Record<Exclude<Section, 6>, BlankField[]> {
  const own = ownWays(labels);
  const question = (field: AskedField): BlankField => ({
    field,
    label: fieldLabel(field, labels),
    ...usualWay(field, labels, ui),
    ...own[field],
  });
  const section = (number: Section) =>
    SECTION_FIELDS[number].filter((field) => !isAskedElsewhere(field)).map(question);
  return { 1: section(1), 2: section(2), 3: section(3), 4: section(4), 5: section(5) };
}

const yesNo = ({ d }: Labels) => ['no', 'yes', 'unknown'].map((code) => d(`answer.${code}`));

/** Default paper form of a field, by its kind. */
function usualWay(field: AskedField, labels: Labels, ui: Translate): Partial<BlankField> {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
      return { choices: definition.choices.map((code) => choiceLabel(field, code, labels)) };
    case 'yesNo':
      return { choices: yesNo(labels) };
    case 'whole':
    case 'decimal':
      return definition.unit ? { unit: labels.t(`report.${definition.unit}`) } : {};
    case 'date':
      return { unit: ui('date.placeholder') };
    case 'clock':
      return { unit: ui('time.placeholder') };
    default:
      return {};
  }
}

/** Fields whose paper form differs from the default of their kind, or needs an extra hint. */
function ownWays(labels: Labels): Partial<Record<AskedField, Partial<BlankField>>> {
  const { t, d } = labels;
  return {
    profile: { choices: ['2', '3', '1', 'U'].map((code) => t(`report.profile${code}`)) },
    gender: { choices: [d('gender.F'), d('gender.M'), t('report.genderU')] },
    age: { otherUnit: t('report.months') },
    history_nb: { unit: t('report.blankExcluded') },
    case_location_id: { required: true, lines: 2, help: t('report.placeHelp') },
    case_geom: { unit: t('report.blankPoint') },
    specie_id: { lines: 2, help: t('report.speciesHelp') },
    phenotype_id: { unit: t('report.blankGroup') },
    specie_part_flesh: {
      label: d('reportFields.parts'),
      choices: PART_ORDER.map((part) => d(`part.${part}`)),
    },
    event_date: { required: true },
    mass_poisoning_nb: { unit: t('report.blankIncluded') },
    gsympt_persist: { choices: yesNo(labels).slice(0, 2) },
    gsympt_other_obs: { lines: 5, help: t('report.noNames') },
    gsympt_diagnostic: { lines: 3, help: `${t('report.healthStaff')}. ${t('report.healthStaffHelp')}` },
  };
}
