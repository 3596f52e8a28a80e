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

const groupName = (id: FieldValue): string => {
  const group = collections.phenotype.get(Number(id));
  return group ? phenotypeLabel(group, readerLanguages()) : NAME_TO_COME;
};

/** Fields whose values are codes or ids, with their words. */
const WORDS_OF_FIELD: Readonly<Record<string, (value: FieldValue, words: FieldWords) => string>> = {
  food: (value, { d }) => dietText(d, String(value)),
  sedentary: (value, { d }) => d(value ? 'fact.stays' : 'fact.roams'),
  descriptions_read: (value, { d }) => d(value ? 'fact.yes' : 'fact.no'),
  media: (_value, { t }) => t('value.picture'),
  replaced_by: (value) => collections.specie.get(Number(value))?.name ?? NAME_TO_COME,
  phenotype_id: groupName,
};

/** A value as text. */
export function valueText(field: string, value: FieldValue, words: FieldWords): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return words.t('value.none');
  const wordsOf = WORDS_OF_FIELD[languageOfField(field).name];
  if (wordsOf) return wordsOf(value, words);
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
