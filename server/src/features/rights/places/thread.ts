import { sql } from 'kysely';
import { columnsAt } from '../../../personal-data/registry';
import { joined, type Piece, type Search } from './place';

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
  { asked }: Search,
): Piece[] =>
  rows.flatMap(({ id, country, text, at }) =>
    asked.stands(text) ? [{ kind: 'case', id: String(id), country, place, field, text, at }] : [],
  );

/** Finds notes of editors about cases that mention the person. */
export async function findCaseNotes(search: Search): Promise<Piece[]> {
  const { db, asked, countries, limit } = search;
  const { rows } = await sql<Row>`
    select c.id, c.case_country as country, n.text, n.at from case_note n join case_report c on c.id = n.case_id
    where c.case_country = any(${countries}::int[]) and ${asked.mayStand(joined('n', columnsAt('case_note', 'note')))}
    order by n.id limit ${sql.lit(limit)}`.execute(db);
  return pieces(rows, 'note', 'note', search);
}

/** Finds private files of cases whose name mentions the person. */
export async function findAttachments(search: Search): Promise<Piece[]> {
  const { db, asked, countries, limit } = search;
  const name = joined('a', columnsAt('case_attachment', 'attachment'));
  const { rows } = await sql<Row>`
    select c.id, c.case_country as country, a.name as text, a.at
    from case_attachment a join case_report c on c.id = a.case_id
    where c.case_country = any(${countries}::int[]) and ${asked.mayStand(name)}
    order by a.id limit ${sql.lit(limit)}`.execute(db);
  return pieces(rows, 'attachment', 'name', search);
}
