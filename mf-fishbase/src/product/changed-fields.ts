import type { AcceptedChange } from '@ciguawatch/shared/api/schemas/revision';
import { languageOfField } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { languageName } from '../directory/language-name';

/** Longest value, in characters, that the list of changes quotes. */
const MAX_QUOTED_LENGTH = 60;

function quoted(name: string, value: unknown): string | null {
  const text = Array.isArray(value) ? value.join(', ') : value;
  const speaks = name !== 'media' && typeof text === 'string' && text !== '';
  return speaks && text.length <= MAX_QUOTED_LENGTH ? text : null;
}

/**
 * The fields of a change in words: "Nom (Reo Tahiti) : hāpuʻu · Description (Français)". Observable: read
 * it inside an observer.
 * @param t texts of `directory`
 */
export function changedFields(t: Translate, fields: AcceptedChange['fields']): string {
  const said = fields.map(({ field, after }) => {
    const { name, lang } = languageOfField(field);
    const label = t(`changeOf.${name}`);
    const named = lang === null ? label : t('change.inLanguage', { label, language: languageName(t, lang) });
    const value = quoted(name, after);
    return value === null ? named : t('change.to', { label: named, value });
  });
  return said.join(' · ');
}
