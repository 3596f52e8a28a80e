import { sql } from 'kysely';
import { columnsAt } from '../../../personal-data/registry';
import { type FoundText, joinedTexts, type PlaceSearch } from './place';

const OF_FISH = columnsAt('sample', 'sample');
const OF_RESULT = columnsAt('sample_result', 'sample');

type Row = Record<string, string | null> & { id: number; country: number; at: Date };

/** Finds samples whose code, fish or sources mention the person, whether or not they belong to a case. */
export async function findSamples({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const columns = [
    ...OF_FISH.map((name) => sql.ref(`s.${name}`)),
    ...OF_RESULT.map((name) => sql.ref(`r.${name}`)),
  ];
  const text = sql<string>`${joinedTexts('s', OF_FISH)} || ' ' || ${joinedTexts('r', OF_RESULT)}`;
  const { rows } = await sql<Row>`
    select s.id, s.country, s.created_at as at, ${sql.join(columns)}
    from sample s left join sample_result r on r.sample_id = s.id
    where s.country = any(${countries}::int[]) and ${asked.mayMention(text)}
    order by s.id, r.id limit ${sql.lit(limit)}`.execute(db);
  const found = new Map<string, FoundText>();
  for (const { id, country, at, ...row } of rows)
    for (const field of [...OF_FISH, ...OF_RESULT]) {
      const held = row[field];
      if (!held || !asked.mentions(held)) continue;
      const piece = { kind: 'sample', id: String(id), country, place: 'sample', field, text: held } as const;
      // Each result repeats the columns of its fish.
      found.set(JSON.stringify([id, field, held]), { ...piece, at });
    }
  return [...found.values()];
}
