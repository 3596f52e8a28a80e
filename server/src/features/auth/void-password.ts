import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import type { MailTemplate } from '../../mail/templates';
import { forgetDevices } from '../sign-ins/known-devices';
import { forgetLinks, makePasswordLink } from './one-time';
import { endAllSessions } from './sessions';

/** Why the password works no more. */
interface Reason {
  /** kept with the ended logins */
  ended: string;
  template: Extract<MailTemplate, 'locked' | 'password_demanded'>;
}

/**
 * Ends the password of an account with its logins, its devices and the links that somebody may have asked for, and mails
 * a link to choose another.
 * @param password_hash that of a password of nobody: the account keeps one, since it is no invited account
 * @returns country of the account
 */
export async function voidPassword(
  deps: Deps,
  trx: Transaction<DB>,
  user: number,
  password_hash: string,
  { ended, template }: Reason,
): Promise<number> {
  const now = deps.clock.now();
  const owner = await trx
    .updateTable('app_user')
    .set({ password_hash, updated_at: new Date(now) })
    .where('id', '=', user)
    .returning(['email', 'language', 'user_country'])
    .executeTakeFirstOrThrow();
  await endAllSessions(deps, trx, user, ended);
  await forgetLinks(trx, user, ['login', 'email']);
  await forgetDevices(trx, user);
  const link = await makePasswordLink(deps, trx, user, 'reset');
  await queueMail(trx, {
    ...{ to: owner.email, template, language: await mailLanguage(trx, owner.language), now },
    values: { link, minutes: String(Math.round(deps.config.links.reset / 60)) },
  });
  return owner.user_country;
}
