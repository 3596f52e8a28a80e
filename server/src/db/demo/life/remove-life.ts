import { sql, type Transaction } from 'kysely';
import type { DB } from '../../schema';
import { INVENTED } from '../invented';
import { LIFE_KEY } from './load-life';
import { DEMO_POSTS } from './posts';
import { DEMO_IMPORT, DEMO_SAMPLES } from './samples';
import { PAST_CHANGES, PAST_REVISIONS } from './species';
import { DEMO_LANGUAGE } from './texts';

/**
 * Removes what the year of the demonstration added, so that production never shows it as true. What hangs on the invented
 * reports goes with them.
 */
export async function removeDemoLife(trx: Transaction<DB>): Promise<void> {
  const held = await trx
    .deleteFrom('setting')
    .where('key', '=', LIFE_KEY)
    .returning('value')
    .executeTakeFirst();
  if (!held) return;
  await removeRows(trx);
  for (const { descriptions, end } of PAST_CHANGES)
    if (end === 'approved')
      await sql`update specie set description = null, descriptions = '{}', version = version + 1
        where description = ${descriptions.en_US} and descriptions = ${JSON.stringify({ fr_FR: descriptions.fr_FR })}::jsonb`.execute(
        trx,
      );
  await removeLines(trx, held.value as { first: number; last: number });
}

async function removeRows(trx: Transaction<DB>): Promise<void> {
  await trx.deleteFrom('alert').where('note', 'like', `%${INVENTED}`).execute();
  await trx.deleteFrom('decision').where('user_id', 'is', null).where(INVENTED_DECISION).execute();
  await trx.deleteFrom('revision').where('uuid', 'in', PAST_REVISIONS).execute();
  await trx.deleteFrom('sample').where('uuid', 'in', DEMO_SAMPLES).execute();
  await trx.deleteFrom('import').where('uuid', '=', DEMO_IMPORT).execute();
  await trx.deleteFrom('post').where('uuid', 'in', DEMO_POSTS).execute();
  await trx.deleteFrom('report_comment').where('text', 'like', `%${INVENTED}`).execute();
  await trx
    .deleteFrom('translation_override')
    .where('language', '=', DEMO_LANGUAGE)
    .where('updated_by', 'is', null)
    .execute();
  await trx
    .deleteFrom('approval')
    .where(sql<boolean>`changes::text like ${`%${INVENTED}%`}`)
    .execute();
}

const INVENTED_DECISION = sql<boolean>`id::text like '00000000-0000-4000-8000-de6%'`;

/** The trail lets no line go; those of the demonstration were never written by anybody. */
async function removeLines(
  trx: Transaction<DB>,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await sql`alter table audit disable trigger audit_stays`.execute(trx);
  await sql`delete from audit where id between ${first} and ${last}`.execute(trx);
  await sql`alter table audit enable trigger audit_stays`.execute(trx);
}
