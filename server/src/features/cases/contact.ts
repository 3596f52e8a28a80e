import type { Contact, ContactCreate } from '@ciguawatch/shared/api/schemas/case';
import { email } from '@ciguawatch/shared/domain/text/validators';
import type { Store } from '../../db/store';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { audit } from '../audit/audit';
import { lockReports } from './sent/lock-reports';
import { isWithdrawn } from './sent/withdrawn';

/** Hours that a contact is kept while its report has not arrived (product decisions, case report). */
const UNUSED_HOURS = 24;

/**
 * Stores the contact of a report that is about to be sent; a repeat returns the same id. For a withdrawn
 * report an empty contact is stored, which is erased later as unused.
 * @throws HttpError 400 for a wrong mail address, 409 when another contact was sent under the uuid
 */
export async function createContact(store: Store, body: ContactCreate, now: number): Promise<number> {
  const given = {
    cont_name: body.cont_name?.trim() || null,
    cont_email: body.cont_email?.trim() || null,
    cont_phone: body.cont_phone?.trim() || null,
  };
  const reminder = body.reminder_email?.trim() || null;
  const fault = email(given.cont_email ?? '');
  if (fault) throw invalidFields({ cont_email: fault });
  const reminderFault = email(reminder ?? '');
  if (reminderFault) throw invalidFields({ reminder_email: reminderFault });
  return store.tx(async (trx) => {
    await lockReports(trx, [body.case_uuid]);
    const gone = await isWithdrawn(trx, [body.case_uuid]);
    const values = gone ? { cont_name: null, cont_email: null, cont_phone: null } : given;
    const made = await trx
      .insertInto('contact')
      .values({
        ...{ case_uuid: body.case_uuid, ...values, created_at: new Date(now) },
        reminder_email: gone ? null : reminder,
      })
      .onConflict((conflict) => conflict.column('case_uuid').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
    const held = await trx
      .selectFrom('contact')
      .selectAll()
      .where('case_uuid', '=', body.case_uuid)
      .executeTakeFirst();
    // The address for reminders may have been changed by the receipt code meanwhile, so it is not compared.
    const same =
      held && Object.entries(values).every(([field, value]) => held[field as keyof typeof values] === value);
    if (same) return held.id;
    throw new HttpError(409, 'uuid_reused', { message: 'Another contact was sent under this case_uuid.' });
  });
}

/** The contact of a case; null when it has none or it was erased. */
export async function readContact(store: Store, id: number | null): Promise<Contact | null> {
  if (id === null) return null;
  const row = await store.read
    .selectFrom('contact')
    .select(['id', 'cont_name', 'cont_email', 'cont_phone'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Erases contacts whose report never came.
 * @param now milliseconds since 1970 UTC
 * @returns number of contacts
 */
export async function eraseUnusedContacts(store: Store, now: number): Promise<number> {
  const before = new Date(now - UNUSED_HOURS * 3_600_000);
  const gone = await store.tx((trx) =>
    trx.deleteFrom('contact').where('used', '=', false).where('created_at', '<', before).executeTakeFirst(),
  );
  return Number(gone.numDeletedRows);
}

/**
 * Erases contacts older than `months`; the cases stay. Each case gets an audit row that notes the erasure
 * without the content.
 * @param now milliseconds since 1970 UTC
 * @returns number of contacts
 */
export async function eraseOldContacts(store: Store, now: number, months: number): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return store.tx(async (trx) => {
    const cases = await trx
      .selectFrom('case_report as c')
      .innerJoin('contact as k', 'k.id', 'c.contact_id')
      .select(['c.id', 'c.case_country', 'k.id as contact'])
      .where('k.created_at', '<', before)
      .forUpdate()
      .execute();
    const gone = await trx.deleteFrom('contact').where('created_at', '<', before).executeTakeFirst();
    for (const { id, case_country: country, contact } of cases) {
      const said = { kind: 'case', object_id: id, action: 'erase_contact', country } as const;
      await audit(trx, {
        at: now,
        user: null,
        ...said,
        before: { contact_id: contact },
        after: { contact_id: null },
      });
    }
    return Number(gone.numDeletedRows);
  });
}
