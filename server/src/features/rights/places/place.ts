import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../db/store';
import type { PersonSearch } from '../person-search';

/** A text that mentions the person, with the object that holds it. */
export interface FoundText {
  kind: PersonSubject['kind'];
  /** id of the case, alert, view or change; `country/year/month` for a comment */
  id: string;
  country: number | null;
  place: PersonSubject['texts'][number]['place'];
  field: string;
  text: string;
  at: Date | null;
}

/** Context of a search, passed to the search of each place. */
export interface PlaceSearch {
  db: Reader;
  /** key of the hashes by which sealed addresses are found */
  secret: string;
  asked: PersonSearch;
  /** ids of the countries that the editor manages; never empty */
  countries: readonly number[];
  /** most rows to read from each table */
  limit: number;
}

/** SQL for all texts of a row as one, to preselect rows; it must match the expression of the table's index. */
export const joinedTexts = (table: string, columns: readonly string[]): RawBuilder<string> =>
  sql`${sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(`${table}.${column}`)}, '')`),
    sql` || ' ' || `,
  )}`;

/** All strings within a JSON value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Whether any string within a JSON value mentions the person. */
export const mentionsPerson = ({ mentions }: PersonSearch, value: unknown): boolean =>
  stringsOf(value).some(mentions);

/** The strings within a JSON value that mention the person, one per line. */
export const mentioningStrings = ({ mentions }: PersonSearch, value: unknown): string =>
  [...new Set(stringsOf(value).filter(mentions))].join('\n');
