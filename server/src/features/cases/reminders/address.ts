import { REMINDER_CONSENT } from '@ciguawatch/shared/domain/recovery/answers';
import { email } from '@ciguawatch/shared/domain/text/validators';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { audit } from '../../audit/audit';
import { type Asked, lockAskedReports } from '../sent/recovery';
import { eraseReminderAddress, keepConsent } from '../sent/reminder-consent';

/** Whether reminders are sent to an address that the person left; the address itself is never returned. */
export async function isReminded(db: Reader, { cases }: Pick<Asked, 'cases'>): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_consent as r')
    .innerJoin('case_report as c', 'c.id', 'r.case_id')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .select('c.id')
    .where('c.id', 'in', [0, ...cases])
    .where('r.stopped_at', 'is', null)
    .where('k.reminder_email', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps the consent and the address of reminders, by receipt code; an address before it is erased.
 * @returns whether the address can be one; nothing is kept otherwise
 */
export async function leaveAddress(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  asked: Asked,
  { address, language }: { address: string; language: string },
): Promise<boolean> {
  const reminder_email = address.trim();
  if (reminder_email === '' || reminder_email.length > 254 || email(reminder_email)) return false;
  const [first] = asked.cases;
  if (first === undefined) return false;
  const now = clock.now();
  await store.tx(async (trx) => {
    await lockAskedReports(trx, asked);
    await eraseReminderAddress(trx, asked.cases);
    await keepConsent(trx, first, { version: REMINDER_CONSENT, language }, now);
    await keepAddress(trx, first, reminder_email, now);
  });
  return true;
}

async function keepAddress(
  trx: Transaction<DB>,
  id: number,
  reminder_email: string,
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom('case_report')
    .select(['case_uuid', 'contact_id', 'case_country'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.contact_id !== null) {
    await trx.updateTable('contact').set({ reminder_email }).where('id', '=', row.contact_id).execute();
    return;
  }
  if (row.case_uuid === null) return;
  // The contact of the report may have been erased, and another one takes its place.
  const { id: contact_id } = await trx
    .insertInto('contact')
    .values({
      ...{ case_uuid: row.case_uuid, cont_name: null, cont_email: null, cont_phone: null },
      ...{ reminder_email, used: true, created_at: new Date(now) },
    })
    .onConflict((conflict) => conflict.column('case_uuid').doUpdateSet({ reminder_email, used: true }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('case_report')
    .set((eb) => ({ contact_id, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await audit(trx, {
    ...{ at: now, user: null, kind: 'case', object_id: id, action: 'update', country: row.case_country },
    before: { contact_id: null },
    after: { contact_id },
  });
}
