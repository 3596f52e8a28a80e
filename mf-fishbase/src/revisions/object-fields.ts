import type { NameTranslation, Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { type FieldValues, flatFields } from '@ciguawatch/shared/domain/revision/flat-fields';
import {
  DEFAULT_LANGUAGE,
  FIELDS_WITHOUT_LANGUAGE,
  NAMES_FIELD,
} from '@ciguawatch/shared/domain/revision/may-change';
import { synonymText } from '@ciguawatch/shared/domain/revision/synonyms';

/** The edited species or group. */
type EditableObject = { kind: 'specie'; row: Specie } | { kind: 'phenotype'; row: Phenotype };

function byLanguage(names: readonly NameTranslation[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { lang, value } of names) found[lang] = [...(found[lang] ?? []), value];
  return found;
}

/** Values of a species or group by field name, as in revisions. */
export function objectFields({ kind, row }: EditableObject): FieldValues {
  const all = row as unknown as Record<string, unknown>;
  return flatFields({
    ...Object.fromEntries(FIELDS_WITHOUT_LANGUAGE[kind].map((field) => [field, all[field] ?? null])),
    ...(kind === 'specie' && { synonyms: (row.synonyms ?? []).map(synonymText) }),
    descriptions: { [DEFAULT_LANGUAGE]: row.description, ...row.descriptions },
    [NAMES_FIELD[kind]]: byLanguage(kind === 'specie' ? row.translations : row.translation),
  });
}

/** Fields of a kind of object in the order of forms and lists, with one entry per language. */
export function fieldOrder(kind: ObjectType, languages: readonly string[]): string[] {
  const each = (name: string) => languages.map((lang) => `${name}.${lang}`);
  return [...FIELDS_WITHOUT_LANGUAGE[kind], ...each(NAMES_FIELD[kind]), ...each('descriptions')];
}
