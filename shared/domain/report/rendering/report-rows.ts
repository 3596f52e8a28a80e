import { SPECIE_PARTS } from '../../codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../../codes/symptoms';
import { type AskedField, definitionOf } from '../report-fields';
import { SECTION_FIELDS, SECTIONS, type Section } from '../report-sections';
import { isAsked, type ReportValues } from '../report-values';
import { ageLabel } from './age-label';
import { answerLabel, fieldLabel, hourLabel, type Labels } from './answer-labels';

/** One question and its answer in words; null where unanswered. */
export interface Row {
  field: AskedField;
  label: string;
  text: string | null;
}

/** The answers of one section, for review, document and read-only view. */
interface RowGroup {
  section: Section;
  title: string;
  rows: Row[];
}

/**
 * Whether a field is not listed here: contact, symptoms and signs are printed separately, and some fields
 * are part of another one's row.
 */
const isShownElsewhere = (field: AskedField): boolean =>
  /^(cont|sympt)_|^specie_part_(?!flesh)/.test(field) ||
  ['age_months', 'specie_known', 'time_known'].includes(field);

/** Fields listed before the place, although the form asks for the place first. */
const FIELDS_BEFORE_PLACE = new Set<AskedField>(['specie_id', 'phenotype_id', 'specie_part_flesh']);

const LISTED_FIELDS = SECTIONS.map((section) => {
  const fields = SECTION_FIELDS[section].filter((field) => !isShownElsewhere(field));
  return {
    section,
    fields: [
      ...fields.filter((field) => FIELDS_BEFORE_PLACE.has(field)),
      ...fields.filter((field) => !FIELDS_BEFORE_PLACE.has(field)),
    ],
  };
}).filter(({ fields }) => fields.length > 0);

/**
 * Whether a question has a row: those asked only after another answer, and those answered instead of
 * another.
 */
function isListed(field: AskedField, values: ReportValues): boolean {
  if (field === 'phenotype_id') return values.phenotype_id !== null;
  if (field === 'specie_id') return values.specie_id !== null || values.phenotype_id === null;
  if (field === 'case_geom') return values.case_geom !== null;
  if (field === 'case_purchase_place') return values.case_purchase_place !== '' && isAsked(field, values);
  // Most reporters were never asked these.
  if (definitionOf(field).staff)
    return isAsked(field, values) && (values.profile === '1' || values[field] !== null);
  // "Hour unknown" is an answer and gets a row.
  return field === 'event_clock' || isAsked(field, values);
}

/** Rows of every question except symptoms and contact, by section, with the answers in words. */
export function reportRows(values: ReportValues, labels: Labels): RowGroup[] {
  return LISTED_FIELDS.map(({ section, fields }) => ({
    section,
    title: labels.t(`report.step${section}`),
    rows: fields.filter((field) => isListed(field, values)).map((field) => rowOf(field, values, labels)),
  }));
}

/** Whether a yes-no question was answered "don't know", which has no value of its own. */
const isUnsure = (field: AskedField, values: ReportValues): boolean =>
  values[field] === null && (values.unsure as readonly string[]).includes(field);

/** Whether the reporter named a species without being sure of it, as after the key by pictures. */
export const isDoubtful = ({ specie_id, specie_known }: ReportValues): boolean =>
  specie_id !== null && specie_known === false;

function rowOf(field: AskedField, values: ReportValues, labels: Labels): Row {
  if (field === 'specie_part_flesh')
    return { field, label: labels.d('reportFields.parts'), text: partsLabel(values, labels) };
  if (field === 'age') return { field, label: fieldLabel(field, labels), text: ageLabel(values, labels) };
  if (field === 'event_clock')
    return { field, label: fieldLabel(field, labels), text: hourLabel(values, labels) };
  if (field === 'specie_id' && isDoubtful(values))
    return {
      field,
      label: fieldLabel(field, labels),
      text: `${answerLabel(field, values.specie_id, labels)}, ${labels.d('answer.notSure')}`,
    };
  if (isUnsure(field, values))
    return { field, label: fieldLabel(field, labels), text: labels.d('answer.unknown') };
  return { field, label: fieldLabel(field, labels), text: answerLabel(field, values[field], labels) };
}

/** The eaten parts as one list in words; null when none was given. */
export function partsLabel(values: ReportValues, { d }: Labels): string | null {
  const eaten = [...SPECIE_PARTS].filter((part) => values[part] === true).map((part) => d(`part.${part}`));
  return eaten.length === 0
    ? null
    : eaten.map((part, i) => (i === 0 ? part : part.toLocaleLowerCase())).join(', ');
}

/** The contact as given, without empty rows. */
export function contactRows(
  values: Pick<ReportValues, 'cont_name' | 'cont_email' | 'cont_phone'>,
  labels: Labels,
): Row[] {
  return (['cont_name', 'cont_email', 'cont_phone'] as const)
    .map((field) => ({
      field,
      label: fieldLabel(field, labels),
      text: values[field] === '' ? null : values[field],
    }))
    .filter((row) => row.text !== null);
}

/** Symptoms grouped by answer, the most severe first. */
interface SymptomLabels {
  present: { key: string; label: string; value: 'Y' | '1' | '2' | '3' }[];
  absent: string[];
  unknown: string[];
  open: string[];
}

const SEVERITY_ORDER = { '3': 0, '2': 1, '1': 2, Y: 3 } as const;

/** The 24 symptoms and 4 signs of a report, grouped by answer. */
export function symptomLabels(values: ReportValues, labels: Labels): SymptomLabels {
  const sorted: SymptomLabels = { present: [], absent: [], unknown: [], open: [] };
  for (const key of [...GRADED_SYMPTOMS, ...SYMPTOM_FLAG_KEYS]) {
    const label = fieldLabel(key, labels);
    const value = values[key];
    if (isUnsure(key, values)) sorted.unknown.push(label);
    else if (value === null) sorted.open.push(label);
    else if (value === 'N' || value === false) sorted.absent.push(label);
    else if (value === 'U') sorted.unknown.push(label);
    else sorted.present.push({ key, label, value: value === true ? 'Y' : value });
  }
  sorted.present.sort((a, b) => SEVERITY_ORDER[a.value] - SEVERITY_ORDER[b.value]);
  return sorted;
}
