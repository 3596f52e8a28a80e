import domainEnglish from '@ciguawatch/shared/domain/locales/en_US.json';
import domainFrench from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { fillText } from '@ciguawatch/shared/domain/text/texts';
import english from './locales/en_US.json';
import french from './locales/fr_FR.json';

const TEXTS = {
  en: { ...domainEnglish, dhis2: english.dhis2 },
  fr: { ...domainFrench, dhis2: french.dhis2 },
};

/** A name in the language of DHIS2's own fields and in French. */
export interface Names {
  en: string;
  fr: string;
}

type OwnKey = keyof typeof english.dhis2;

/** A text of this feature. @param values inserted in each language */
export const ownNames = (key: OwnKey, values: Partial<Record<string, Names>> = {}): Names => {
  const of = (language: keyof Names) =>
    fillText(
      TEXTS[language].dhis2[key],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.[language] ?? ''])),
    );
  return { en: of('en'), fr: of('fr') };
};

/** A text of the dictionary of codes. @param group such as `gender`; @param key such as `F`, and itself where it has no text */
export const codeNames = (group: string, key: string): Names => {
  const of = (language: keyof Names) =>
    (TEXTS[language] as unknown as Record<string, Record<string, string>>)[group]?.[key] ?? key;
  return { en: of('en'), fr: of('fr') };
};

/** The French name as a translation of DHIS2. */
export const inFrench = ({ fr }: Names, property: 'NAME' | 'FORM_NAME' = 'NAME') => ({
  locale: 'fr',
  property,
  value: fr,
});
