import type { HistoryCase } from '@ciguawatch/shared/domain/alerts/history';
import { SAME_FISH_DAYS } from '@ciguawatch/shared/domain/alerts/same-fish';
import { dayOf, daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';

/** Digits that a telephone number must have to be compared. */
const LEAST_DIGITS = 6;
/** Mark of the reports of the public whose own marks were erased: whether they are related cannot be known any more. */
const ERASED = 'erased';

/**
 * Adds to cases what relates them to one another: device, network, address and telephone number of the reporter. A
 * report sent from an account has no marks of device and network, because one person types those of many.
 * @param cases those of one island
 * @param days civil dates; only cases that a window of 30 days joins with one of them are looked up
 */
export async function withMarks(
  db: Reader,
  cases: readonly HistoryCase[],
  days: readonly string[],
): Promise<HistoryCase[]> {
  // Cases of the 30 days after a changed one are asked about, too, and each looks 30 days back.
  const spans = days.map(
    (day) => [daysAfter(day, -SAME_FISH_DAYS), daysAfter(day, 2 * SAME_FISH_DAYS)] as const,
  );
  const isNear = (day: string) => spans.some(([from, until]) => from <= day && day <= until);
  const ids = cases.filter((one) => one.fish != null && isNear(dayOf(one))).map(({ id }) => id);
  if (ids.length === 0) return [...cases];
  const { rows } = await sql<{ id: number; marks: string[] }>`
    select r.id, array_remove(array[
        case when staff.sent then null when p.device_hmac is not null then 'd' || p.device_hmac end,
        case when staff.sent then null when p.network_hmac is not null then 'n' || p.network_hmac end,
        case when not staff.sent and r.source = 'report' and p.device_hmac is null and p.network_hmac is null
          then ${ERASED}::text end,
        'e' || lower(c.cont_email),
        case when length(phone.digits) >= ${sql.lit(LEAST_DIGITS)} then 'p' || phone.digits end
      ]::text[], null) as marks
    from case_report r left join report_proof p on p.case_id = r.id left join contact c on c.id = r.contact_id
      cross join lateral (select regexp_replace(c.cont_phone, '[^0-9]', '', 'g') as digits) phone
      cross join lateral (select exists (select from audit a where a.kind = 'case' and a.action = 'add'
        and a.object_id = r.id::text and a.user_id is not null) as sent) staff
    where r.id = any(${ids}::int[])`.execute(db);
  const marks = new Map(rows.map((row) => [row.id, row.marks]));
  return cases.map((one) => ({ ...one, marks: marks.get(one.id) ?? [] }));
}
