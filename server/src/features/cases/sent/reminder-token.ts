import { randomBytes } from 'node:crypto';
import { RECOVERY_DAYS, type RecoveryDay } from '@ciguawatch/shared/domain/recovery/answers';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { hmacOf } from '../../../security/hash';

/** A token has 128 random bits: 22 letters that fit into the box of a receipt code. */
const TOKEN_BYTES = 16;
const TOKEN_PATTERN = /^[\w-]{22}$/;

/** A token of a reminder, for one date and one answer. */
export const newReminderToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** HMAC of a token, as stored. */
export const reminderHash = (secret: string, token: string): string => hmacOf(secret, `reminder:${token}`);

/**
 * A token as it was typed or taken from the address of a reminder; null where it cannot be one. A receipt code is
 * shorter.
 */
export function readReminderToken(typed: string): string | null {
  const token = typed.trim().replace(/^#?token=/, '');
  return TOKEN_PATTERN.test(token) ? token : null;
}

/** A reminder that was opened by its token. */
export interface OpenedReminder {
  case_id: number;
  due: RecoveryDay;
  token_hash: string;
  /** language of the report */
  language: string;
  /** whether its date was answered with it */
  used: boolean;
  /** whether the person had the reminders stopped */
  stopped: boolean;
}

/**
 * Finds the reminder of a token.
 * @throws HttpError 404 `receipt_code_unknown`
 */
export async function openReminder(
  db: Reader,
  { secret }: Pick<Deps, 'secret'>,
  token: string,
): Promise<OpenedReminder> {
  const row = await db
    .selectFrom('recovery_reminder as m')
    .innerJoin('recovery_consent as r', 'r.case_id', 'm.case_id')
    .select(['m.case_id', 'm.due', 'm.token_hash', 'm.used_at', 'r.language', 'r.stopped_at'])
    .where('m.token_hash', '=', reminderHash(secret, token))
    .executeTakeFirst();
  const due = RECOVERY_DAYS.find((days) => days === row?.due);
  if (!row || due === undefined) throw new HttpError(404, 'receipt_code_unknown');
  const { case_id, token_hash, language, used_at, stopped_at } = row;
  return { case_id, due, token_hash, language, used: used_at !== null, stopped: stopped_at !== null };
}

/**
 * Spends a token.
 * @returns false when it was spent before
 */
export async function useReminder(trx: Transaction<DB>, token_hash: string, now: number): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_reminder')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .returning('case_id')
    .executeTakeFirst();
  return used !== undefined;
}
