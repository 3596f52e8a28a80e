import type { FailedMail } from '@ciguawatch/shared/api/schemas/accounts/managed';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';
import { withPortalName } from '../../../mail/templates';
import { managerOf, visibleAccount } from '../find';

/** Most mails that a manager gets; older ones tell nothing more. */
const MOST = 50;

/** Mails to a person that failed for good, the latest first, for the month that they are kept. */
export async function failedMails(
  { store, clock, config }: Deps,
  who: Operator,
  id: number,
): Promise<FailedMail[]> {
  const manager = await managerOf(store.read, who, clock.now());
  const { email, pending_email } = await visibleAccount(store.read, manager, id, clock.now());
  const rows = await store.read
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'failed_at'])
    .where((eb) =>
      eb(eb.fn<string>('lower', ['recipient']), 'in', [email, pending_email ?? email].map(lower)),
    )
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    to: row.recipient,
    subject: withPortalName(row.subject, config.portalName),
    at: row.created_at.toISOString(),
    failed_at: (row.failed_at ?? row.created_at).toISOString(),
  }));
}

const lower = (text: string): string => text.toLowerCase();
