import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';

/** Address and language of a mail to the owner of an account. */
interface Owner {
  email: string;
  language: string | null;
}

/** Mails the owner that the password was changed, with a link to choose another. */
export async function mailPasswordChanged(
  deps: Pick<Deps, 'clock' | 'config'>,
  trx: Transaction<DB>,
  { email, language }: Owner,
): Promise<void> {
  await queueMail(trx, {
    to: email,
    template: 'password_changed',
    language: await mailLanguage(trx, language),
    values: { link: `${deps.config.publicUrl}/password-reset` },
    now: deps.clock.now(),
  });
}

/** Mails both the old and the new address of an account about the change. */
export async function mailEmailChanged(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<DB>,
  language: string | null,
  before: string,
  after: string,
): Promise<void> {
  for (const to of [before, after])
    await queueMail(trx, {
      to,
      template: 'email_changed',
      language: await mailLanguage(trx, language),
      values: { before, after },
      now: clock.now(),
    });
}
