import { type FieldValue, languageOfField } from '@ciguawatch/shared/domain/revision/flat-fields';
import { NAME_TO_COME, phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Photo } from '@ciguawatch/shared/ui/picture/photo';
import type { ReactNode } from 'react';
import { dietText } from '../directory/cards/diet-text';
import { languageName } from '../directory/language-name';
import { readerLanguages } from '../directory/languages';
import { Credit } from '../photo/credit';

/** Translation functions for changes and for the directory. */
export interface FieldWords {
  t: Translate;
  d: Translate;
}

/** The texts that name fields and values. Use it in an observer. */
export function useWords(): FieldWords {
  return { t: useT('revisions'), d: useT('directory') };
}

/** Name of a field: "Description, Français". */
export function fieldLabel(field: string, { t, d }: FieldWords): string {
  const { name, lang } = languageOfField(field);
  if (lang === null) return t(`field.${name}`);
  return t('field.inLanguage', { field: t(`field.${name}`), language: languageName(d, lang) });
}

/** A value as text. */
export function valueText(field: string, value: FieldValue, { t, d }: FieldWords): string {
  const { name } = languageOfField(field);
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('value.none');
  if (name === 'food') return dietText(d, String(value));
  if (name === 'sedentary') return d(value ? 'fact.stays' : 'fact.roams');
  if (name === 'descriptions_read') return d(value ? 'fact.yes' : 'fact.no');
  if (name === 'media') return t('value.picture');
  if (name === 'replaced_by') return collections.specie.get(Number(value))?.name ?? NAME_TO_COME;
  if (name === 'phenotype_id') {
    const group = collections.phenotype.get(Number(value));
    return group ? phenotypeLabel(group, readerLanguages()) : NAME_TO_COME;
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A value as rendered: a picture as image, anything else as text. */
export function drawValue(field: string, value: FieldValue, words: FieldWords): ReactNode {
  if (field === 'media' && typeof value === 'string')
    return (
      <>
        <Photo picture={value} alt={words.t('value.picture')} sizes="320px" />
        <Credit picture={value} />
      </>
    );
  return valueText(field, value, words);
}
