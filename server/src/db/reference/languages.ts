/** A language of the release. */
export interface LanguageRecord {
  id: number;
  iso: string;
  code: string;
  sov: string;
  name_en: string;
  name_fr: string;
  countries: number[];
  /** code of the language whose texts are shown where one is missing */
  fallback: string | null;
  flag: string;
  default: boolean;
  shipped: boolean;
}

/** Rows of the table `language`. */
export function languageRows(records: readonly LanguageRecord[]) {
  return records.map((record) => ({
    id: record.id,
    code: record.code,
    iso: record.iso,
    slug: record.code.toLowerCase().replace('_', '-'),
    sov: record.sov,
    name: record.name_en,
    name_fr: record.name_fr,
    flag: record.flag,
    countries: record.countries,
    fallback: record.fallback,
    is_default: record.default,
    shipped: record.shipped,
  }));
}
