import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { audit } from '../audit/audit';
import { makeEmailLink } from '../auth/one-time';
import type { AccountRow } from './account-rows';
import { checkAddressFree } from './content';

/**
 * Asks for another address of an account: it counts once the link mailed to it was opened. The old address is told of
 * what a manager asked.
 * @throws HttpError 400 or 429
 */
type AskEmail = (trx: Transaction<DB>, row: AccountRow, email: string, by: { user: number }) => Promise<void>;

/** Maker of `AskEmail`, with the limit of mails to one new address. */
export function emailAsker(deps: Deps): AskEmail {
  const perMailbox = new Limiter(deps, 'email-mailbox', deps.config.limits.resetMailbox);
  return async (trx, row, email, by) => {
    const now = deps.clock.now();
    const isManager = by.user !== row.id;
    await checkAddressFree(trx, email, row.id);
    const count = await perMailbox.count(trx, email.toLowerCase());
    if (!count.ok) throw new HttpError(429, 'too_many_requests', { retryAfter: count.retryAfter });
    const link = await makeEmailLink(deps, trx, row.id, email, isManager);
    const minutes = String(Math.round(deps.config.links.reset / 60));
    const language = await mailLanguage(trx, row.language);
    await queueMail(trx, { to: email, template: 'email', language, values: { link, minutes }, now });
    if (isManager)
      await queueMail(trx, {
        ...{ to: row.email, template: 'email_asked', language, now },
        values: { before: row.email, after: email },
      });
    await audit(trx, {
      ...{ at: now, user: by.user, kind: 'user', object_id: row.id, action: 'email_asked' },
      country: row.user_country,
    });
  };
}
