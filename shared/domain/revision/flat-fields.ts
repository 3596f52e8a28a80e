/** Value of one field: null, a text, a boolean, a number, or an ordered list of names. */
export type FieldValue = string | boolean | number | string[] | null;

/**
 * Values by field name; fields with one value per language have the language after a dot:
 * `descriptions.fr_FR`.
 */
export type FieldValues = Record<string, FieldValue>;

/** Fields that hold one value per language. */
const BY_LANGUAGE = new Set(['descriptions', 'translations', 'translation']);

/** Splits a field name into its base name and language; `lang` is null for fields without one. */
export function languageOfField(field: string): { name: string; lang: string | null } {
  const dot = field.indexOf('.');
  return dot < 0 ? { name: field, lang: null } : { name: field.slice(0, dot), lang: field.slice(dot + 1) };
}

/** Trims texts; an empty one becomes null. */
function tidyValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return [...new Set(value.map((one) => one.trim()).filter(Boolean))];
  return value;
}

/** Flattens a payload to values by field name. Fields that it leaves out stay out. */
export function flatFields(payload: object): FieldValues {
  const flat: FieldValues = {};
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined) continue;
    if (!BY_LANGUAGE.has(name)) flat[name] = tidyValue(value as FieldValue);
    else
      for (const [lang, one] of Object.entries(value as FieldValues))
        flat[`${name}.${lang}`] = tidyValue(one);
  }
  return flat;
}

/** Whether two values of a field are equal; null and an empty list of names count as equal. */
export function sameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  const plain = (value: FieldValue | undefined) =>
    Array.isArray(value) && value.length === 0 ? null : (value ?? null);
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}
