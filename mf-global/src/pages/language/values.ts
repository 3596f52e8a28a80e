import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type {
  EditedTexts,
  LanguageChange,
  LanguageNew,
  TextChanges,
} from '@ciguawatch/shared/api/schemas/translation';
import { FALLBACK } from '@ciguawatch/shared/runtime/i18n/language';

/** What is known of a language, as its form holds it. */
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
  /** months 1 to 12 and weekdays 1 to 7, Monday first, by `months.1` */
  [word: `months${number}` | `weekdays${number}`]: string;
  /** numbers that the form for one stands for */
  plural: string;
}

export const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
export const WEEKDAYS = Array.from({ length: 7 }, (_, at) => at + 1);

/** Parts of the calendar that the form holds, with their fields. */
const WORDS = [
  ...MONTHS.map((key) => ({ page: 'months', key: String(key), field: `months${key}` as const })),
  ...WEEKDAYS.map((key) => ({ page: 'weekdays', key: String(key), field: `weekdays${key}` as const })),
  { page: 'plural', key: 'one', field: 'plural' as const },
];

/** The field that holds a text of the calendar; none for one that the form does not hold. */
export const calendarField = (page: string, key: string) =>
  WORDS.find((word) => word.page === page && word.key === key)?.field;

/**
 * The form of a language; a new one belongs to the country that its maker manages, when that is one.
 * @param reader what its maker reads the portal in, which stands in for the texts of a new one
 */
export function valuesOf(
  language: Language | null,
  texts: EditedTexts | null,
  managed: readonly number[],
  reader: string = FALLBACK,
): LanguageValues {
  const calendar = texts?.texts.calendar;
  const words = WORDS.map(({ page, key, field }) => {
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

/** What a change sends. @param isOwn of the portal itself: what stands in for it is fixed, and it stays offered */
export function changeBody(values: LanguageValues, isOwn: boolean): LanguageChange {
  const { sov, name, name_fr, flag, ethny, description, country, fallback, shipped } = values;
  return { sov, name, name_fr, flag, ethny, description, country, ...(!isOwn && { fallback, shipped }) };
}

/** What makes a language. */
export function newBody(values: LanguageValues): LanguageNew {
  const { code, slug, sov, name, country } = values;
  return { ...changeBody(values, false), code, sov, name, country, ...(slug && { slug }) };
}

/** Words of the calendar that differ from what is saved, with the version of each. */
export function calendarChanges(
  values: LanguageValues,
  texts: EditedTexts | null,
): TextChanges['i18n_json'] | null {
  const pages: Record<string, Record<string, { value: string | null; version: number }>> = {};
  for (const { page, key, field } of WORDS) {
    const saved = texts?.texts.calendar?.[page]?.[key];
    const text = (values[field] ?? '').trim();
    if (text === (saved?.edited ?? saved?.bundled ?? '')) continue;
    pages[page] = { ...pages[page], [key]: { value: text || null, version: saved?.version ?? 0 } };
  }
  return Object.keys(pages).length === 0 ? null : { calendar: pages };
}
