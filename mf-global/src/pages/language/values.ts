import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type {
  EditedTexts,
  LanguageChange,
  LanguageNew,
  TextChanges,
} from '@ciguawatch/shared/api/schemas/translation';
import { FALLBACK } from '@ciguawatch/shared/runtime/i18n/language';

/** Values of a language's form. */
export interface LanguageValues {
  code: string;
  slug: string;
  sov: string;
  name: string;
  name_fr: string;
  flag: string;
  ethny: string;
  description: string;
  country: number[];
  fallback: string;
  shipped: boolean;
  /** names of months 1 to 12 and weekdays 1 to 7 from Monday, as `months1` */
  [word: `months${number}` | `weekdays${number}`]: string;
  /** numbers that use the singular form */
  plural: string;
}

export const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
export const WEEKDAYS = Array.from({ length: 7 }, (_, at) => at + 1);

/** Texts of the calendar, with their form fields. */
const CALENDAR_WORDS = [
  ...MONTHS.map((key) => ({ page: 'months', key: String(key), field: `months${key}` as const })),
  ...WEEKDAYS.map((key) => ({ page: 'weekdays', key: String(key), field: `weekdays${key}` as const })),
  { page: 'plural', key: 'one', field: 'plural' as const },
];

/** Form field of a calendar text; undefined for texts that are not in the form. */
export const calendarField = (page: string, key: string) =>
  CALENDAR_WORDS.find((word) => word.page === page && word.key === key)?.field;

/**
 * Form values of a language; a new one gets the only country that the person manages, if it is one.
 * @param reader interface language of the person, the fallback of a new language
 */
export function valuesOf(
  language: Language | null,
  texts: EditedTexts | null,
  managed: readonly number[],
  reader: string = FALLBACK,
): LanguageValues {
  const calendar = texts?.texts.calendar;
  const words = CALENDAR_WORDS.map(({ page, key, field }) => {
    const word = calendar?.[page]?.[key];
    return [field, word?.edited ?? word?.bundled ?? ''];
  });
  return {
    ...(Object.fromEntries(words) as Record<`months${number}` | `weekdays${number}`, string>),
    plural: calendar?.plural?.one?.edited ?? calendar?.plural?.one?.bundled ?? '1',
    code: language?.code ?? '',
    slug: language?.slug ?? '',
    sov: language?.sov ?? '',
    name: language?.name ?? '',
    name_fr: language?.name_fr ?? '',
    flag: language?.flag ?? '',
    ethny: language?.ethny ?? '',
    description: language?.description ?? '',
    country: language ? [...language.country] : managed.length === 1 ? [...managed] : [],
    fallback: language?.fallback ?? reader,
    shipped: language?.shipped ?? false,
  };
}

/**
 * Body of a change. @param isOwn whether it is a bundled language, whose fallback is fixed and which stays
 * offered
 */
export function changeBody(values: LanguageValues, isOwn: boolean): LanguageChange {
  const { sov, name, name_fr, flag, ethny, description, country, fallback, shipped } = values;
  return { sov, name, name_fr, flag, ethny, description, country, ...(!isOwn && { fallback, shipped }) };
}

/** Body that creates a language. */
export function newBody(values: LanguageValues): LanguageNew {
  const { code, slug, sov, name, country } = values;
  return { ...changeBody(values, false), code, sov, name, country, ...(slug && { slug }) };
}

/** Calendar texts that differ from the saved ones, with the version of each. */
export function calendarChanges(
  values: LanguageValues,
  texts: EditedTexts | null,
): TextChanges['i18n_json'] | null {
  const pages: Record<string, Record<string, { value: string | null; version: number }>> = {};
  for (const { page, key, field } of CALENDAR_WORDS) {
    const saved = texts?.texts.calendar?.[page]?.[key];
    const text = (values[field] ?? '').trim();
    if (text === (saved?.edited ?? saved?.bundled ?? '')) continue;
    pages[page] = { ...pages[page], [key]: { value: text || null, version: saved?.version ?? 0 } };
  }
  return Object.keys(pages).length === 0 ? null : { calendar: pages };
}
