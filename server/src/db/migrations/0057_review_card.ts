import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Indexes for the facts shown next to a case under review: cases near its point, and earlier reports with the
 * same device, address or telephone number.
 */
const statements = [
  `create index case_report_point on case_report (
    ((case_geom->'coordinates'->>1)::double precision), ((case_geom->'coordinates'->>0)::double precision)
  ) where case_geom is not null and deleted_at is null`,
  'create index report_proof_device_mark on report_proof (device_hmac) where device_hmac is not null',
  'create index contact_email on contact (lower(cont_email)) where cont_email is not null',
  `create index contact_phone on contact (regexp_replace(cont_phone, '[^0-9]', '', 'g')) where cont_phone is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
