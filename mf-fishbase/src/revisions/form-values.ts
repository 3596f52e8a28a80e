import type { RevisionPayload } from '@ciguawatch/shared/api/schemas/revision';
import type { FieldValue, FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import { languageOfField } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { Fault, Faults } from '@ciguawatch/shared/ui/form/fault';

/** Form value of one field: lists are one text, booleans a choice of three. */
export type FormValue = string | number | null;
export type FormValues = Record<string, FormValue>;

/** Longest texts in characters, as in the schema of a revision. */
const MAX_LENGTHS: Record<string, number> = {
  name: 120,
  value: 120,
  family: 60,
  families: 60,
  food: 60,
  translations: 120,
  translation: 120,
  descriptions: 4000,
  synonyms: 300,
  asked_reason: 1000,
  source: 500,
};
/** Most entries of a list. */
const MAX_LIST_ITEMS: Record<string, number> = {
  families: 40,
  translations: 12,
  translation: 12,
  synonyms: 40,
};
const NUMBER_FIELDS = new Set(['aphia_id', 'spec_code']);

/** Name of a field in the form, where a dot would denote a nested value. */
export const formName = (field: string): string => field.replace('.', ':');
const fieldName = (name: string): string => name.replace(':', '.');
const isList = (name: string): boolean => name in MAX_LIST_ITEMS;

/** Choice fields, whose empty value is null instead of an empty text. */
const CHOICE_FIELDS = new Set(['phenotype_id', 'food', 'media']);

/** Converts a field value to the value of its form field. */
function toForm(field: string, given: FieldValue | undefined): FormValue {
  const { name } = languageOfField(field);
  const value = given ?? null;
  if (isList(name)) return Array.isArray(value) ? value.join(name === 'synonyms' ? '\n' : ', ') : '';
  if (name === 'sedentary') return value === null ? 'unknown' : yesOrNo(Boolean(value));
  if (NUMBER_FIELDS.has(name)) return value as number | null;
  if (CHOICE_FIELDS.has(name)) return value === null ? null : String(value);
  return typeof value === 'string' ? value : '';
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Form values of some fields. */
export const formOf = (fields: readonly string[], values: FieldValues): FormValues =>
  Object.fromEntries(fields.map((field) => [formName(field), toForm(field, values[field])]));

/** Synonyms stand one a line, because their sources contain commas. */
const entries = (text: FormValue, name: string): string[] => [
  ...new Set(
    String(text ?? '')
      .split(name === 'synonyms' ? '\n' : /[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** Converts the value of a form field to a field value. */
export function fromForm(field: string, value: FormValue): FieldValue {
  const { name } = languageOfField(field);
  if (isList(name)) return entries(value, name);
  if (name === 'sedentary') return value === 'unknown' || value === null ? null : value === 'yes';
  if (name === 'phenotype_id') return value === null ? null : Number(value);
  if (NUMBER_FIELDS.has(name)) return value as number | null;
  return String(value ?? '').trim() || null;
}

/**
 * Fields whose form value has changed. Only these are converted back, so that untouched values cannot
 * change.
 */
const changedFields = (before: FormValues, now: FormValues): string[] =>
  Object.keys(now)
    .filter((name) => !isAsked(name) && (now[name] ?? null) !== (before[name] ?? null))
    .map(fieldName);

/** Form fields that say why a change is asked for and who says so; they are no fields of the object. */
const ASKED = ['asked_reason', 'source'];
const isAsked = (name: string): boolean => ASKED.includes(name);

/** Initial values of those fields: empty, or those of the revision that is continued. */
export const askedForm = (revision: ChangeReason | null): FormValues => ({
  asked_reason: revision?.asked_reason ?? '',
  source: revision?.source ?? '',
});

/** Why a change is asked for, and its source, as typed. */
export interface ChangeReason {
  asked_reason: string | null;
  source: string | null;
}

/** Reason and source of the requested change, from the form. */
export const askedOf = ({ asked_reason, source }: FormValues): ChangeReason => ({
  asked_reason: String(asked_reason ?? '').trim() || null,
  source: String(source ?? '').trim() || null,
});

/**
 * Payload of a revision: the fields that the form changed.
 * @param before form values of the object; empty texts for a new one
 * @returns null when nothing was changed
 */
export function payloadOf(before: FormValues, now: FormValues): RevisionPayload | null {
  const payload: Record<string, unknown> = {};
  for (const field of changedFields(before, now)) {
    const { name, lang } = languageOfField(field);
    const value = fromForm(field, now[formName(field)] ?? null);
    if (lang === null) payload[name] = value;
    else payload[name] = { ...(payload[name] as object | undefined), [lang]: value };
  }
  return Object.keys(payload).length > 0 ? (payload as RevisionPayload) : null;
}

/** Faults of form values: missing name, reason or source, too long text or list, invalid number. */
export function formFaults(values: FormValues): Faults {
  const faults: Record<string, Fault> = {};
  for (const [name, value] of Object.entries(values)) {
    const key = languageOfField(fieldName(name)).name;
    const fault = NUMBER_FIELDS.has(key) ? numberFault(value) : textFault(key, value);
    if (fault) faults[name] = fault;
  }
  return faults;
}

const numberFault = (value: FormValue): Fault | null =>
  value === null || (Number.isInteger(value) && Number(value) > 0) ? null : 'digits';

function textFault(key: string, value: FormValue): Fault | null {
  const most = MAX_LENGTHS[key] ?? Number.POSITIVE_INFINITY;
  const texts = isList(key) ? entries(value, key) : [String(value ?? '').trim()];
  if (['name', 'value', ...ASKED].includes(key) && texts[0] === '') return 'required';
  const tooLong = texts.some((one) => one.length > most) || texts.length > (MAX_LIST_ITEMS[key] ?? 1);
  return tooLong ? 'too_long' : null;
}
