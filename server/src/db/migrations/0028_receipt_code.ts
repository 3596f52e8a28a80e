import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What proves that a report is one's own. It is kept apart from the case, so that no row, list, export or line of the
 * trail can hold it, and as HMACs under a key that is not in the database. Reports of before have no code: the
 * laboratory alone withdraws them. Withdrawals of before, of reports that did not arrive yet, had no code either and
 * stand by the uuid alone.
 */
const proofs = [
  `create table report_proof (
    case_id integer primary key references case_report (id) on delete cascade,
    receipt_hmac text,
    device_hmac text,
    -- Of the receipt code given for the report of the same meal, which may arrive later.
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

/** A reviewed report is withdrawn by an editor; until then its reporter's wish stands beside it. */
const wishes = [
  `alter table case_report add column withdrawal_asked_at timestamptz`,
  `create index case_report_withdrawal_asked on case_report (case_country) where withdrawal_asked_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...proofs, ...wishes]);
}
