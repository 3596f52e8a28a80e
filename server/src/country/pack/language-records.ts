import type { LanguageRecord } from '../../db/reference/languages';
import type { Pack, PackLanguage } from './pack';

/** A language of no single country, as `languages.json` has it: packs say where it is spoken. */
export type CommonLanguage = Omit<LanguageRecord, 'countries'>;

/** The languages of the release and of its packs, each with the countries where it is spoken. */
export function packLanguages(common: readonly CommonLanguage[], packs: readonly Pack[]): LanguageRecord[] {
  const spoken = packs.flatMap(({ country, languages }) =>
    languages.map((language) => ({ country: country.number as number, language })),
  );
  const brought = spoken.flatMap(({ language }) => (language.names ? [recordOf(language)] : []));
  return [...common, ...brought]
    .map((record) => ({
      ...record,
      countries: spoken
        .filter(({ language }) => language.code === record.code)
        .map(({ country }) => country)
        .sort((a, b) => a - b),
    }))
    .sort((a, b) => a.id - b.id);
}

function recordOf({ code, names, fallback, flag, number }: PackLanguage): CommonLanguage {
  if (!names || number === null) throw new Error(`The language ${code} has no names or no number.`);
  const { own: sov, en: name_en, fr: name_fr } = names;
  return {
    ...{ id: number, iso: isoOf(code), code, sov, name_en, name_fr, fallback },
    ...{ flag: flag ?? '', default: false, shipped: false },
  };
}

/** The language without its country, as in `fj` of `fj_FJ`. */
export const isoOf = (code: string): string => code.split('_')[0] ?? code;
