import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import type { Operator } from '../../../http/operator';
import type { CaseRow } from '../full';

/** Digits that a telephone number must have to be compared: a shorter one is no number of a person. */
const LEAST_DIGITS = 6;

/** Spelled as in the indexes of migration 0057. */
const EMAIL = (table: 'k' | 'o') => sql.raw(`lower(${table}.cont_email)`);
const PHONE = (table: 'k' | 'o') => sql.raw(`regexp_replace(${table}.cont_phone, '[^0-9]', '', 'g')`);

/**
 * Whether earlier reports of the managed countries came from the same device within 30 days, or name the same
 * address or telephone number. Neither mark nor contact leaves the database: the answer is yes or no.
 */
export async function hasEarlierReports(
  store: Store,
  who: Operator,
  { id, contact_id, created_at }: Pick<CaseRow, 'id' | 'contact_id' | 'created_at'>,
): Promise<boolean> {
  const earlier = sql`c.deleted_at is null and c.id <> ${id} and c.created_at < ${created_at}
    and c.case_country = any(${who.countries}::int[])`;
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from report_proof k join report_proof o on o.device_hmac = k.device_hmac
        join case_report c on c.id = o.case_id
      where k.case_id = ${id} and ${earlier}
    ) or exists (
      select from contact k join contact o on ${EMAIL('o')} = ${EMAIL('k')}
        join case_report c on c.contact_id = o.id
      where k.id = ${contact_id}::int and ${earlier}
    ) or exists (
      select from contact k join contact o on ${PHONE('o')} = ${PHONE('k')}
        join case_report c on c.contact_id = o.id
      where k.id = ${contact_id}::int and length(${PHONE('k')}) >= ${sql.lit(LEAST_DIGITS)} and ${earlier}
    ) as found`.execute(store.read);
  return rows[0]?.found ?? false;
}
