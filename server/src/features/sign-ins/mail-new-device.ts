import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import type { Device } from '../auth/device';

/** Mails the owner of an account about a login from a device that is new to it. */
export async function mailNewDevice(
  { config, clock }: Deps,
  trx: Transaction<DB>,
  user: number,
  { browser, system }: Device,
): Promise<void> {
  const owner = await trx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  const language = await mailLanguage(trx, owner.language);
  const at = new Date(clock.now()).toISOString();
  await queueMail(trx, {
    ...{ to: owner.email, template: 'new_device', language, now: clock.now() },
    values: {
      device: [browser, system].filter(Boolean).join(', ') || '?',
      time: `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`,
      link: `${config.publicUrl}/password-reset`,
    },
  });
}
