import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import type { MailLanguage } from '../../mail/language';
import { subjectOfToken } from './token';

/** What the link of a question opens. */
interface FollowOpened {
  id: number;
  island: number;
  language: MailLanguage;
  confirmed_at: Date | null;
}

/** The row that the link of a question opens; null where there is none, or none any more. */
export async function openedFollow(db: Reader, secret: string, token: string): Promise<FollowOpened | null> {
  const id = subjectOfToken(secret, 'confirm', token);
  if (id === null) return null;
  const row = await db
    .selectFrom('follow')
    .select(['id', 'island', 'language', 'confirmed_at'])
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that the owner of an address wants the mails, in this language; a repeat changes the language alone. */
export async function confirmFollow(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { id }: Pick<FollowOpened, 'id'>,
  language: MailLanguage,
): Promise<void> {
  const at = new Date(clock.now());
  await store.tx((trx) =>
    trx
      .updateTable('follow')
      .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${at}::timestamptz)`, language })
      .where('id', '=', id)
      .execute(),
  );
}
