import type { Transaction } from 'kysely';
import type { DB } from '../db/schema';
import type { MailLanguage } from './language';
import { type MailTemplate, writeMail } from './templates';

/** A mail to send after the transaction was committed. */
interface MailRequest {
  /** an address, or one sealed by `sealRecipient` */
  to: string;
  template: MailTemplate;
  language: MailLanguage;
  values: Record<string, string>;
  /** milliseconds since 1970 UTC */
  now: number;
  /** a mail to somebody who follows an island: the row, and the link that ends such mails once confirmed */
  follow?: { id: number; unsubscribe: string | null };
}

/**
 * Queues a mail within the transaction of the change that it reports.
 * @returns its number in the outbox
 */
export async function queueMail(trx: Transaction<DB>, request: MailRequest): Promise<number> {
  const at = new Date(request.now);
  const { subject, body, html } = writeMail(request.template, request.language, request.values);
  const { id } = await trx
    .insertInto('mail_outbox')
    .values({
      ...{ created_at: at, not_before: at, recipient: request.to, subject, body, html },
      follow_id: request.follow?.id ?? null,
      unsubscribe: request.follow?.unsubscribe ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
