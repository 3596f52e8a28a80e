import type { SentLink } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';
import type { Operator } from '../../../http/operator';
import { mailLanguage } from '../../../mail/language';
import { queueMail } from '../../../mail/queue';
import { audit } from '../../audit/audit';
import { makePasswordLink } from '../../auth/one-time';
import type { AccountRow } from '../account-rows';
import { lockForManager } from '../find';

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;

type LinkReceiver = Pick<AccountRow, 'id' | 'email' | 'language' | 'has_password'>;

/** Mails a link to choose a password: an invitation until one was chosen, then a reset. */
export async function mailLink(deps: Deps, trx: Transaction<DB>, owner: LinkReceiver): Promise<SentLink> {
  const purpose = owner.has_password ? 'reset' : 'invite';
  const seconds = deps.config.links[purpose];
  const link = await makePasswordLink(deps, trx, owner.id, purpose);
  const now = deps.clock.now();
  await queueMail(trx, {
    to: owner.email,
    template: purpose,
    language: await mailLanguage(trx, owner.language),
    values: {
      link,
      days: String(Math.round(seconds / DAY_SECONDS)),
      minutes: String(Math.round(seconds / MINUTE_SECONDS)),
    },
    now,
  });
  return { purpose, until: new Date(now + seconds * 1000).toISOString() };
}

/** Handler of `POST a/users/{id}/link/`: sends the invitation again, or a link to reset the password. */
export function linkSender(deps: Deps): (who: Operator, id: number) => Promise<SentLink> {
  // Managers have the same limit per mail box as the owner, so that they cannot flood it either.
  const perMailbox = new Limiter(deps, 'link-mailbox', deps.config.limits.resetMailbox);
  return async (who, id) => {
    const now = deps.clock.now();
    const sentLink = await deps.store.tx(async (trx) => {
      const { target } = await lockForManager(trx, who, id, now);
      if (!target.is_active)
        throw new HttpError(400, 'invalid_body', {
          message: 'The account is closed.',
          fields: { is_active: 'required' },
        });
      const count = await perMailbox.count(trx, String(id));
      if (!count.ok) return count.retryAfter;
      const link = await mailLink(deps, trx, target);
      const action = link.purpose === 'invite' ? 'invite' : 'password_link';
      const country = target.user_country;
      await audit(trx, { at: now, user: who.id, kind: 'user', object_id: id, action, country });
      return link;
    });
    if (typeof sentLink === 'number') throw new HttpError(429, 'too_many_requests', { retryAfter: sentLink });
    deps.mailWaiting();
    return sentLink;
  };
}
