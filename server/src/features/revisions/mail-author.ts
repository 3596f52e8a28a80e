import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import type { RevisionRow } from './lock-revision';

/**
 * Mails the author that a revision was approved, rejected or reverted, in their language and with a link to
 * their changes; not for one's own decision.
 */
export async function mailAuthor(
  trx: Transaction<DB>,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { user_id, object_name }: RevisionRow,
  came: 'approved' | 'rejected' | 'reverted',
  { who, reason }: { who: Operator; reason: string | null },
): Promise<void> {
  if (user_id === null || user_id === who.id) return;
  const author = await trx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('id', '=', user_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!author) return;
  await queueMail(trx, {
    to: author.email,
    template: `revision_${came}`,
    language: await mailLanguage(trx, author.language),
    values: {
      name: object_name,
      reason: reason?.trim() || '-',
      link: `${config.publicUrl}/fishbase/changes`,
    },
    now: clock.now(),
  });
}
