import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import type { MailTemplate } from '../../mail/templates';

/**
 * Mails the owner of an account, in their language, with the address of the page on safety.
 * @returns country of the account
 */
export async function mailOwner(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  trx: Transaction<DB>,
  user: number,
  template: Extract<MailTemplate, `factor_${string}` | 'recovery_used' | 'sso_linked' | 'token_made'>,
  values: Record<string, string> = {},
): Promise<{ user_country: number }> {
  const owner = await trx
    .selectFrom('app_user')
    .select(['email', 'language', 'user_country'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  await queueMail(trx, {
    ...{ to: owner.email, template, language: await mailLanguage(trx, owner.language) },
    values: { ...values, link: `${config.publicUrl}/security` },
    now: clock.now(),
  });
  return owner;
}
