import { sql } from 'kysely';
import { columnsAt } from '../../../personal-data/registry';
import { type FoundText, joinedTexts, type PlaceSearch } from './place';

interface Row {
  id: number;
  country: number;
  text: string;
  at: Date;
}

const pieces = (
  rows: readonly Row[],
  place: 'note' | 'attachment',
  field: string,
  { asked }: PlaceSearch,
): FoundText[] =>
  rows.flatMap(({ id, country, text, at }) =>
    asked.mentions(text) ? [{ kind: 'case', id: String(id), country, place, field, text, at }] : [],
  );

/** Finds notes of editors about cases that mention the person. */
export async function findCaseNotes(search: PlaceSearch): Promise<FoundText[]> {
  const { db, asked, countries, limit } = search;
  const { rows } = await sql<Row>`
    select c.id, c.case_country as country, n.text, n.at from case_note n join case_report c on c.id = n.case_id
    where c.case_country = any(${countries}::int[]) and ${asked.mayMention(joinedTexts('n', columnsAt('case_note', 'note')))}
    order by n.id limit ${sql.lit(limit)}`.execute(db);
  return pieces(rows, 'note', 'note', search);
}

/** Finds private files of cases whose name mentions the person. */
export async function findAttachments(search: PlaceSearch): Promise<FoundText[]> {
  const { db, asked, countries, limit } = search;
  const name = joinedTexts('a', columnsAt('case_attachment', 'attachment'));
  const { rows } = await sql<Row>`
    select c.id, c.case_country as country, a.name as text, a.at
    from case_attachment a join case_report c on c.id = a.case_id
    where c.case_country = any(${countries}::int[]) and ${asked.mayMention(name)}
    order by a.id limit ${sql.lit(limit)}`.execute(db);
  return pieces(rows, 'attachment', 'name', search);
}
