import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import type { ApprovalRow } from './note';

/** Mails the author of a change that it was approved or refused, in their language. */
export async function mailAuthor(
  trx: Transaction<DB>,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { asked_by, status, changes, reason, opens }: ApprovalRow,
): Promise<void> {
  const asker = await trx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('id', '=', asked_by)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!asker) return;
  const names = changes.map(({ object, object_id }) => object ?? `n° ${object_id}`);
  await queueMail(trx, {
    to: asker.email,
    template: status === 'approved' ? 'approval_approved' : 'approval_refused',
    language: await mailLanguage(trx, asker.language),
    values: {
      name: [...new Set(names)].slice(0, 5).join(', '),
      rows: String(opens),
      reason: reason ?? '-',
      link: `${config.publicUrl}/global/approvals?list=mine`,
    },
    now: clock.now(),
  });
}
