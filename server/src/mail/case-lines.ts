import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { dateWords } from '@ciguawatch/shared/domain/time/date-words';
import english from '../../locales/en_US.json';
import french from '../../locales/fr_FR.json';
import type { Reader } from '../db/store';
import type { MailLanguage } from './language';

const TEXTS: Record<MailLanguage, Record<string, string>> = {
  fr_FR: french.caseLine,
  en_US: english.caseLine,
};
/** Languages of dates and numbers. */
export const TAGS: Record<MailLanguage, string> = { fr_FR: 'fr-FR', en_US: 'en-GB' };

/** A case as mails name it: without anything about the patient, because mails travel in the open. */
interface MailedCase {
  id: number;
  /** id of the island */
  island: number | null;
  /** civil date of the meal */
  date: string | null;
}

/** Largest number of cases that one list of a mail names. */
const MOST = 20;

/** A civil date in words, such as 10 March 2026. */
export const dayText = (date: string, language: MailLanguage): string =>
  dateWords(
    new Intl.DateTimeFormat(TAGS[language], {
      ...{ day: 'numeric', month: 'long', year: 'numeric' },
      timeZone: 'UTC',
    }),
    new Date(date),
  );

/** Names of islands by id, as mails write them. */
export async function islandNames(
  db: Reader,
  ids: readonly (number | null)[],
): Promise<(id: number | null, language: MailLanguage) => string | null> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'name', 'names'])
    .where('id', 'in', [0, ...ids.flatMap((id) => id ?? [])])
    .execute();
  const places = new Map(rows.map((row) => [row.id, row]));
  return (id, language) => {
    const place = places.get(id ?? 0);
    return place
      ? placeName({ name: place.name, names: place.names as Record<string, string> }, [language])
      : null;
  };
}

/** What a list of cases is written with. */
interface LineWords<C extends MailedCase> {
  language: MailLanguage;
  publicUrl: string;
  island: (id: number | null, language: MailLanguage) => string | null;
  /** further words about a case */
  more?: (one: C) => string[];
  /** query of each address */
  tail?: string;
}

/** Cases as lines of a mail, each with its address below it; after the first ones their number. */
export function caseLines<C extends MailedCase>(
  cases: readonly C[],
  { language, publicUrl, island, more = () => [], tail = '' }: LineWords<C>,
): string {
  const texts = TEXTS[language];
  const fill = (key: string, value: string) => (texts[key] ?? '').replace('{{value}}', value);
  const lines = cases.slice(0, MOST).map((one) => {
    const words = [
      fill('number', String(one.id)),
      island(one.island, language) ?? texts.somewhere,
      ...(one.date ? [fill('meal', dayText(one.date, language))] : []),
      ...more(one),
    ];
    return `${words.join(', ')}\n${publicUrl}/ciguawatch/case/report/${one.id}${tail}`;
  });
  const left = cases.length - lines.length;
  return [...lines, ...(left > 0 ? [fill('others', String(left))] : [])].join('\n');
}
