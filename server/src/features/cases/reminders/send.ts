import type { RecoveryDay } from '@ciguawatch/shared/domain/recovery/answers';
import { RECEIPT_PATH } from '@ciguawatch/shared/domain/report/receipt-code';
import { addDays } from '@ciguawatch/shared/domain/time/event-time';
import { civilDateOf, civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { mailLanguage } from '../../../mail/language';
import { queueMail } from '../../../mail/queue';
import { sealToken } from '../../../mail/sealed-links';
import type { Places } from '../places';
import { type Asked, dueRecovery, lockAskedReports } from '../sent/recovery';
import { newReminderToken, reminderHash } from '../sent/reminder-token';
import { askedAgain } from './asked-again';

/** Hour from which reminders are sent, at the place of the meal. */
const HOUR = 8;

type ReminderDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'secret'>;

/** A report whose reporter left an address. */
interface Reminded {
  id: number;
  address: string;
  language: string;
  /** when the person agreed */
  at: Date;
}

/**
 * Queues the reminder of each date that has come where the meal was, also days later when no server ran, once for
 * each date. Nobody is reminded of a date that had come before they agreed: the report itself tells how they felt.
 * @returns number of mails
 */
export async function sendReminders(
  deps: ReminderDeps,
  places: Places,
  stopping?: AbortSignal,
): Promise<number> {
  const index = await places.current();
  const zone = (place: number | null) => index.zone(place ?? 0);
  let sent = 0;
  for (const one of await reminded(deps.store.read)) {
    if (stopping?.aborted) break;
    const due = await dueReminder(deps.store.read, zone, one, deps.clock.now());
    if (due === null) continue;
    if (await deps.store.tx((trx) => remind(trx, deps, zone, one))) sent += 1;
  }
  return sent;
}

/** Reports that may be asked by mail: of one patient reported twice, only the first one asks. */
async function reminded(db: Reader, id: number | null = null): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    select c.id, k.reminder_email as address, r.language, r.at
    from recovery_consent r
      join case_report c on c.id = r.case_id
      join contact k on k.id = c.contact_id
    where r.stopped_at is null and k.reminder_email is not null and c.deleted_at is null
      and c.withdrawal_asked_at is null and c.review_state not in ('withdrawn', 'rejected')
      and (${id}::int is null or c.id = ${id}::int)
      and not exists (
        select from recovery_consent o join case_report d on d.id = o.case_id join contact l on l.id = d.contact_id
        where o.case_id = c.duplicate_of and o.stopped_at is null and l.reminder_email is not null
          and d.deleted_at is null and d.review_state not in ('withdrawn', 'rejected'))
    order by c.id`.execute(db);
  return rows;
}

type ZoneOf = (place: number | null) => string;

/** The date to remind of now; null when there is none, or before the hour of mails. */
async function dueReminder(
  db: Reader,
  zone: ZoneOf,
  { id, at }: Reminded,
  now: number,
): Promise<{ asked: Asked; due: RecoveryDay } | null> {
  const asked = await askedAgain(db, id, zone);
  if (asked === null || civilOf(now, asked.zone).hour < HOUR) return null;
  const due = await dueRecovery(db, asked, now);
  if (due === null || addDays(asked.meal, due) <= civilDateOf(new Date(at).getTime(), asked.zone))
    return null;
  const sent = await db
    .selectFrom('recovery_reminder')
    .select('due')
    .where('case_id', 'in', [...asked.cases])
    .where('due', '=', due)
    .executeTakeFirst();
  return sent ? null : { asked, due };
}

/** Queues one reminder, unless another server did or the person answered meanwhile. */
async function remind(
  trx: Transaction<DB>,
  { clock, config, secret }: ReminderDeps,
  zone: ZoneOf,
  { id }: Reminded,
): Promise<boolean> {
  const before = await askedAgain(trx, id, zone);
  if (before === null) return false;
  await lockAskedReports(trx, before);
  const now = clock.now();
  const [one] = await reminded(trx, id);
  const found = one && (await dueReminder(trx, zone, one, now));
  if (!found) return false;
  const token = newReminderToken();
  const language = await mailLanguage(trx, one.language);
  const mail_id = await queueMail(trx, {
    ...{ to: one.address, template: `reminder_${found.due}`, language, now },
    values: { link: `${config.publicUrl}${RECEIPT_PATH}#token=${sealToken(secret, token)}` },
  });
  await trx
    .insertInto('recovery_reminder')
    .values({
      ...{ case_id: id, due: found.due, token_hash: reminderHash(secret, token) },
      ...{ mail_id, queued_at: new Date(now) },
    })
    .execute();
  return true;
}
