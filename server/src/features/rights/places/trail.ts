import { sql } from 'kysely';
import { type FoundText, mentioningStrings, mentionsPerson, type PlaceSearch } from './place';

/** Old and new values of a line of the trail as one text; must match the index of migration 0036. */
const TRAIL_TEXT = sql`(coalesce(a.before::text, '') || ' ' || coalesce(a.after::text, ''))`;
const AUDITED_KINDS = ['case', 'alert', 'report', 'post', 'sample'] as const;

interface Line {
  kind: (typeof AUDITED_KINDS)[number];
  id: string;
  country: number;
  at: Date;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * Finds values in the audit trail that mention the person, for the editor's countries; equal values of a field
 * once.
 */
export async function findInTrail({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const { rows } = await sql<Line>`
    select a.kind, a.object_id as id, a.country, a.at, a.before, a.after from audit a
    where a.kind in (${sql.join(AUDITED_KINDS.map((kind) => sql.lit(kind)))}) and (a.before is not null or a.after is not null)
      and a.country = any(${countries}::int[]) and ${asked.mayMention(TRAIL_TEXT, { words: sql`words_of(${TRAIL_TEXT})`, figures: sql`figures_of(${TRAIL_TEXT})` })}
    order by a.id limit ${sql.lit(limit)}`.execute(db);
  const found = new Map<string, FoundText>();
  for (const { kind, id, country, at, before, after } of rows)
    for (const [field, value] of [before, after].flatMap((side) => Object.entries(side ?? {}))) {
      if (!mentionsPerson(asked, value)) continue;
      const piece: FoundText = {
        kind,
        id,
        country,
        place: 'trail',
        field,
        text: mentioningStrings(asked, value),
        at,
      };
      found.set(JSON.stringify([kind, id, field, piece.text]), piece);
    }
  return [...found.values()];
}
