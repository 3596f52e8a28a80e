/** Value of one field: nothing, a text, yes or no, a number, names in their order. */
export type FieldValue = string | boolean | number | string[] | null;

/** Values by field; one that a language has of its own carries it behind a dot: `descriptions.fr_FR`. */
export type FieldValues = Record<string, FieldValue>;

/** Fields that hold one value per language. */
const BY_LANGUAGE = new Set(['descriptions', 'translations', 'translation']);

/** The language of a field, and what it is called without; null for one that belongs to no language. */
export function languageOfField(field: string): { name: string; lang: string | null } {
  const dot = field.indexOf('.');
  return dot < 0 ? { name: field, lang: null } : { name: field.slice(0, dot), lang: field.slice(dot + 1) };
}

/** Texts without blanks at their ends; an empty one is none. */
function tidy(value: FieldValue): FieldValue {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return [...new Set(value.map((one) => one.trim()).filter(Boolean))];
  return value;
}

/** A payload as values by field. What it leaves out is in no field. */
export function flatFields(payload: object): FieldValues {
  const flat: FieldValues = {};
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined) continue;
    if (!BY_LANGUAGE.has(name)) flat[name] = tidy(value as FieldValue);
    else for (const [lang, one] of Object.entries(value as FieldValues)) flat[`${name}.${lang}`] = tidy(one);
  }
  return flat;
}

/** Whether two values of a field say the same: no name and an empty list are both nothing. */
export function sameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  const plain = (value: FieldValue | undefined) =>
    Array.isArray(value) && value.length === 0 ? null : (value ?? null);
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}
