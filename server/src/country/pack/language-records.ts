import type { LanguageRecord } from '../../db/reference/languages';
import type { Pack, PackLanguage } from './pack';

/** The languages of the release with those of its packs, each with the countries where it is spoken. */
export function packLanguages(listed: readonly LanguageRecord[], packs: readonly Pack[]): LanguageRecord[] {
  const records = new Map(
    listed.map((record) => [record.code, { ...record, countries: [...record.countries] }]),
  );
  for (const { country, languages } of packs)
    for (const language of languages) {
      const known = records.get(language.code);
      if (known) known.countries.push(country.number as number);
      else records.set(language.code, recordOf(language, country.number as number));
    }
  return [...records.values()].sort((a, b) => a.id - b.id);
}

function recordOf({ code, names, fallback, flag, number }: PackLanguage, country: number): LanguageRecord {
  if (!names || number === null) throw new Error(`The language ${code} has no names or no number.`);
  const { own: sov, en: name_en, fr: name_fr } = names;
  return {
    ...{ id: number, iso: isoOf(code), code, sov, name_en, name_fr, countries: [country], fallback },
    ...{ flag: flag ?? '', default: false, shipped: false },
  };
}

/** The language without its country, as in `fj` of `fj_FJ`. */
export const isoOf = (code: string): string => code.split('_')[0] ?? code;
