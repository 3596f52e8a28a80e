import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { PackIds } from '../pack/features';
import { isoOf } from '../pack/language-records';
import type { Pack, PackLanguage } from '../pack/pack';

/**
 * Adds the country to its languages, and the languages that the portal did not have. They count as changed by a person from
 * then on, so that a later release leaves them alone.
 */
export async function writeLanguages(
  trx: Transaction<DB>,
  { languages }: Pack,
  country: number,
): Promise<void> {
  for (const language of languages) {
    const known = await trx
      .selectFrom('language')
      .select(['id', 'countries'])
      .where('code', '=', language.code)
      .forUpdate()
      .executeTakeFirst();
    if (!known) await addLanguage(trx, language, country);
    else if (!known.countries.includes(country))
      await trx
        .updateTable('language')
        .set(({ eb, ref }) => ({
          countries: [...known.countries, country],
          version: eb(ref('version'), '+', 1),
        }))
        .where('id', '=', known.id)
        .execute();
  }
}

async function addLanguage(
  trx: Transaction<DB>,
  { code, names, fallback, flag }: PackLanguage,
  country: number,
): Promise<void> {
  await trx
    .insertInto('language')
    .values({
      ...{ code, iso: isoOf(code), slug: code.toLowerCase().replace('_', '-') },
      ...{ sov: names?.own ?? code, name: names?.en ?? code, name_fr: names?.fr ?? code },
      ...{ fallback: fallback ?? 'en_US', flag, countries: [country], shipped: false, version: 2 },
    })
    .execute();
}

/** Adds names of species that the directory does not have yet; none is removed. */
export async function writeNames(trx: Transaction<DB>, { species, country }: Pack): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into product_name (specie_id, lang_id, value, rank, pack)
    select s.id, g.id, w.name, coalesce((select max(n.rank) + 1 from product_name n
      where n.specie_id = s.id and n.lang_id = g.id), 0) + w.at, ${country.letters}::text
    from rows from (json_to_recordset(${JSON.stringify(species)}::json) as (species text, language text, name text))
      with ordinality as w (species, language, name, at)
    join specie s on s.name = w.species and s.deleted_at is null join language g on g.code = w.language
    where not exists (select from product_name n where n.specie_id = s.id and n.lang_id = g.id and n.value = w.name)
    order by w.at returning specie_id as id`.execute(trx);
  // Stamped, so that devices fetch them.
  await sql`update specie set slug = slug where id = any(${rows.map(({ id }) => id)}::int[])`.execute(trx);
}

/** Adds posts that the country does not have; those that it has are changed on screen. */
export async function writePosts(
  trx: Transaction<DB>,
  { posts }: Pack,
  ids: PackIds,
  now: number,
): Promise<void> {
  for (const { island: key, ...post } of posts) {
    const island = ids.places.get(key) as number;
    const known = await trx
      .selectFrom('post')
      .select('id')
      .where('island', '=', island)
      .where('name', '=', post.name)
      .executeTakeFirst();
    if (known) continue;
    await trx
      .insertInto('post')
      .values({
        ...{ ...post, island, country: ids.country, created_at: new Date(now) },
        // No device made it, so nothing can be sent again.
        ...{ uuid: randomUUID(), body_hash: '' },
      })
      .execute();
  }
}
