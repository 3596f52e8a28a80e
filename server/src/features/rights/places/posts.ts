import { sql } from 'kysely';
import { columnsAt } from '../../../personal-data/registry';
import { type FoundText, joinedTexts, type PlaceSearch } from './place';

/** Finds posts whose name, contact or addresses mention the person. */
export async function findPosts({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const columns = columnsAt('post', 'post');
  const { rows } = await sql<Record<string, unknown> & { id: number; country: number; at: Date }>`
    select p.id, p.country, p.created_at as at, ${sql.join(columns.map((name) => sql.ref(`p.${name}`)))} from post p
    where p.country = any(${countries}::int[]) and ${asked.mayMention(joinedTexts('p', columns))}
    order by p.id limit ${sql.lit(limit)}`.execute(db);
  return rows.flatMap(({ id, country, at, ...row }) =>
    columns.flatMap((field): FoundText[] => {
      const text = row[field];
      if (typeof text !== 'string' || !asked.mentions(text)) return [];
      return [{ kind: 'post', id: String(id), country, place: 'post', field, text, at }];
    }),
  );
}
