import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Signal } from '@ciguawatch/shared/domain/alerts/history';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { languageOf, type MailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { alertValues } from './mail-values';

type MailedAlert = Signal & { id: number; island: number; country: number; toldAfter: number };

/**
 * Queues a mail about an alert for each active editor of cases who manages its country and has chosen a
 * password, in their language.
 * @returns number of mails
 */
export async function tellEditors(
  trx: Transaction<DB>,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  alert: MailedAlert,
): Promise<number> {
  const readers = await trx
    .selectFrom('app_user as u')
    .innerJoin('user_group as g', (join) =>
      join.onRef('g.user_id', '=', 'u.id').on('g.group_id', '=', ROLE.cases_editor),
    )
    .innerJoin('user_country as c', (join) =>
      join.onRef('c.user_id', '=', 'u.id').on('c.country_id', '=', alert.country),
    )
    .select(['u.email', 'u.language'])
    .where('u.is_active', '=', true)
    // An invited address may be mistyped: without a chosen password nobody has proved to read it.
    .where('u.password_hash', 'is not', null)
    .orderBy('u.id')
    .execute();
  const place = await trx
    .selectFrom('location')
    .select(['name', 'names'])
    .where('id', '=', alert.island)
    .executeTakeFirstOrThrow();
  const link = `${config.publicUrl}/ciguawatch/case/alerts?alert=${alert.id}`;
  const values = (language: MailLanguage) => {
    const island = placeName({ name: place.name, names: place.names as Record<string, string> }, language);
    return { ...alertValues(alert, language), island, link };
  };
  for (const { email, language: code } of readers) {
    const language = languageOf(code);
    await queueMail(trx, {
      ...{ to: email, template: 'alert', language, now: clock.now() },
      values: values(language),
    });
  }
  return readers.length;
}
