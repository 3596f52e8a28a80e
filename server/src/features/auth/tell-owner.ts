import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { languageOf } from '../../mail/language';
import { queueMail } from '../../mail/queue';

/** Whom a mail about an account goes to, in which language. */
interface Owner {
  email: string;
  language: string | null;
}

/** Tells the owner of an account that its password was changed, and where to choose another one. */
export async function tellPasswordChanged(
  deps: Pick<Deps, 'clock' | 'config'>,
  trx: Transaction<DB>,
  { email, language }: Owner,
): Promise<void> {
  await queueMail(trx, {
    to: email,
    template: 'password_changed',
    language: languageOf(language),
    values: { link: `${deps.config.publicUrl}/password-reset` },
    now: deps.clock.now(),
  });
}

/** Tells both addresses of an account that the one has taken the place of the other. */
export async function tellEmailChanged(
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
      language: languageOf(language),
      values: { before, after },
      now: clock.now(),
    });
}
