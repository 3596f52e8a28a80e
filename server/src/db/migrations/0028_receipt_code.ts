import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Proofs that a report is one's own, outside the case so that no list, export or trail can contain them, and
 * as HMACs whose key is not in the database. Older reports have no code, so only the laboratory can withdraw
 * them; older withdrawals of reports still to arrive count by uuid alone.
 */
const proofs = [
  `create table report_proof (
    case_id integer primary key references case_report (id) on delete cascade,
    receipt_hmac text,
    device_hmac text,
    -- HMAC of the receipt code given for the report of the same meal, which may arrive later.
    meal_hmac text,
    at timestamptz not null
  )`,
  `create index report_proof_receipt on report_proof (receipt_hmac) where receipt_hmac is not null`,
  `create index report_proof_device on report_proof (at) where device_hmac is not null`,
  `alter table withdrawn_report add column receipt_hmac text not null default ''`,
  `alter table withdrawn_report alter column receipt_hmac drop default`,
  `alter table withdrawn_report drop constraint withdrawn_report_pkey`,
  `alter table withdrawn_report add primary key (case_uuid, receipt_hmac)`,
];

/** Only an editor withdraws a reviewed report; until then the reporter's wish is noted with it. */
const wishes = [
  `alter table case_report add column withdrawal_asked_at timestamptz`,
  `create index case_report_withdrawal_asked on case_report (case_country) where withdrawal_asked_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...proofs, ...wishes]);
}
