import { sql } from 'kysely';
import { columnsAt } from '../../../personal-data/registry';
import { type FoundText, joinedTexts, mentioningStrings, mentionsPerson, type PlaceSearch } from './place';

/** Finds notes of alerts that mention the person. */
export async function findNotes({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const { rows } = await sql<{ id: number; country: number; note: string; at: Date | null }>`
    select a.id, a.country, a.note, a.decided_at as at from alert a
    where a.country = any(${countries}::int[]) and ${asked.mayMention(joinedTexts('a', columnsAt('alert', 'alert')))}
    order by a.id limit ${sql.lit(limit)}`.execute(db);
  return rows.flatMap(({ id, country, note, at }) =>
    asked.mentions(note)
      ? [{ kind: 'alert', id: String(id), country, place: 'alert', field: 'note', text: note, at }]
      : [],
  );
}

/**
 * Finds versions of bulletins' comments that mention the person. Editions print one of these versions, so they need
 * no search of their own.
 */
export async function findComments({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const { rows } = await sql<{ country: number; year: number; month: number; text: string; at: Date }>`
    select c.country, c.year, c.month, c.text, c.at from report_comment c
    where c.country = any(${countries}::int[])
      and ${asked.mayMention(joinedTexts('c', columnsAt('report_comment', 'comment')))}
    order by c.id limit ${sql.lit(limit)}`.execute(db);
  return rows.flatMap(({ country, year, month, text, at }) =>
    asked.mentions(text)
      ? [
          {
            kind: 'report',
            id: `${country}/${year}/${month}`,
            country,
            place: 'comment',
            field: 'comment',
            text,
            at,
          },
        ]
      : [],
  );
}

/** Finds requests for approval by a second person, waiting or decided, that mention the person. */
export async function findChanges({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const columns = columnsAt('approval', 'approval');
  const text = sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(`a.${column}`)}::text, '')`),
    sql` || ' ' || `,
  );
  const { rows } = await sql<Record<string, unknown> & { id: number; country: number; at: Date }>`
    select a.id, a.countries[1] as country, a.asked_at as at, ${sql.join(columns.map((name) => sql.ref(`a.${name}`)))}
    from approval a where a.countries <@ ${countries}::int[] and ${asked.mayMention(text)}
    order by a.id limit ${sql.lit(limit)}`.execute(db);
  return rows.flatMap(({ id, country, at, ...row }) =>
    columns.flatMap((field): FoundText[] => {
      if (!mentionsPerson(asked, row[field])) return [];
      const piece = { kind: 'approval', id: String(id), country, place: 'approval' } as const;
      return [{ ...piece, field, text: mentioningStrings(asked, row[field]), at }];
    }),
  );
}

/** Finds saved views of editors of these countries whose name or filters mention the person. */
export async function findViews({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const { rows } = await sql<{ id: number; name: string; filter: Record<string, string> }>`
    select v.id, v.name, v.filter from saved_view v
    where exists (select from user_country u where u.user_id = v.user_id and u.country_id = any(${countries}::int[]))
      and ${asked.mayMention(sql`v.name || ' ' || v.filter::text`)}
    order by v.id limit ${sql.lit(limit)}`.execute(db);
  return rows.flatMap(({ id, name, filter }) =>
    [['name', name] as const, ...Object.entries(filter)].flatMap(([field, text]): FoundText[] =>
      asked.mentions(text)
        ? [{ kind: 'view', id: String(id), country: null, place: 'view', field, text, at: null }]
        : [],
    ),
  );
}
