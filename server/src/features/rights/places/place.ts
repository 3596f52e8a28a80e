import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../db/store';
import type { Asked } from '../asked';

/** A text that tells of a person, and what it belongs to. */
export interface Piece {
  kind: PersonSubject['kind'];
  /** number of the case, alert, view or change; `country/year/month` of a comment */
  id: string;
  country: number | null;
  place: PersonSubject['texts'][number]['place'];
  field: string;
  text: string;
  at: Date | null;
}

/** What a search works with. */
export interface Search {
  db: Reader;
  asked: Asked;
  /** those that the editor manages; never empty */
  countries: readonly number[];
  /** rows that are read at most at each place */
  limit: number;
}

/** The texts of a row as one, for a first look; the same words as the index of the table has. */
export const joined = (table: string, columns: readonly string[]): RawBuilder<string> =>
  sql`${sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(`${table}.${column}`)}, '')`),
    sql` || ' ' || `,
  )}`;

/** Every text in a value of JSON. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Whether any text of a value tells of the person. */
export const tells = ({ stands }: Asked, value: unknown): boolean => stringsOf(value).some(stands);

/** What of a value tells of the person, as it is shown: a text, or those among several. */
export const shown = ({ stands }: Asked, value: unknown): string =>
  [...new Set(stringsOf(value).filter(stands))].join('\n');
