import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader, Store } from '../../../db/store';
import type { Deps } from '../../../deps';
import { hmacOf } from '../../../security/hash';

/** Days that the marks of a device and its network are kept (product decisions, case report). */
const MARK_DAYS = 30;

/**
 * What proves that reports come from one reporter: HMAC-SHA-256 under the server's key, which is not in the
 * database. Null for what the device did not send.
 */
export interface Proof {
  /** HMAC of the receipt code */
  receipt_hmac: string | null;
  /**
   * HMAC of the random mark of the device, kept 30 days; counting different ones shows whether an outbreak
   * rests on more than one device.
   */
  device_hmac: string | null;
  /** HMAC of the network that the report came from (`clientKey`), kept 30 days for the same purpose */
  network_hmac: string | null;
  /** HMAC of the receipt code given for the report of the same meal */
  meal_hmac: string | null;
}

/** HMAC of a receipt code, as stored. */
export const receiptHmac = ({ secret }: Pick<Deps, 'secret'>, code: string): string =>
  hmacOf(secret, `receipt:${code}`);

/**
 * Proofs of a report as it was sent.
 * @param network key of the sender's network
 */
export function proofOf(deps: Pick<Deps, 'secret'>, sent: CaseCreate, network: string): Proof {
  const { receipt_code, same_meal_code, device_mark } = sent;
  return {
    receipt_hmac: receipt_code === undefined ? null : receiptHmac(deps, receipt_code),
    device_hmac:
      device_mark === undefined ? null : hmacOf(deps.secret, `device:${device_mark.toLowerCase()}`),
    network_hmac: hmacOf(deps.secret, `network:${network}`),
    meal_hmac: same_meal_code === undefined ? null : receiptHmac(deps, same_meal_code),
  };
}

/**
 * The report without its proofs, what it says of the device and the consent to be asked again, which are neither stored with it nor
 * compared with a repeat.
 */
export function withoutProof(sent: CaseCreate): CaseCreate {
  const { receipt_code: _code, device_mark: _mark, same_meal_code: _meal, ...of } = sent;
  const { clock_ahead: _ahead, recovery_consent: _consent, recovery_language: _language, ...report } = of;
  return report;
}

/** Whether two HMACs are present and equal. */
export const isSameHmac = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && one === other;

/** Stores the proofs of a report. */
export async function keepProof(
  trx: Transaction<DB>,
  case_id: number,
  proof: Proof,
  now: number,
): Promise<void> {
  await trx
    .insertInto('report_proof')
    .values({ case_id, ...proof, at: new Date(now) })
    .execute();
}

/** Numbers of the cases with a receipt code: a report and its corrections, in order of receipt. */
export async function casesOfReceipt(db: Reader, receipt_hmac: string): Promise<number[]> {
  const found = await db
    .selectFrom('report_proof')
    .select('case_id')
    .where('receipt_hmac', '=', receipt_hmac)
    .orderBy('at')
    .orderBy('case_id')
    .execute();
  return found.map(({ case_id }) => case_id);
}

/**
 * Erases the marks of devices and networks after 30 days.
 * @param now milliseconds since 1970 UTC
 * @returns number of reports whose marks were erased
 */
export async function eraseDeviceMarks(store: Store, now: number): Promise<number> {
  const before = new Date(now - MARK_DAYS * 86_400_000);
  const gone = await store.tx((trx) =>
    trx
      .updateTable('report_proof')
      .set({ device_hmac: null, network_hmac: null })
      .where((is) => is.or([is('device_hmac', 'is not', null), is('network_hmac', 'is not', null)]))
      .where('at', '<', before)
      .executeTakeFirst(),
  );
  return Number(gone.numUpdatedRows);
}
