import {
  RECOVERY_CONSENT,
  type Recovery,
  type RecoveryDay,
  recoveryDue,
} from '@ciguawatch/shared/domain/recovery/answers';
import { persistsAfter } from '@ciguawatch/shared/domain/recovery/persistence';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { audit } from '../../audit/audit';
import { consentVersion } from './reminder-consent';
import { type OpenedReminder, useReminder } from './reminder-token';

const DAY_MS = 86_400_000;

/** A report whose reporter may be asked. */
export interface Asked {
  /** the report and its corrections, in order of receipt */
  cases: readonly number[];
  /** day of the meal, `YYYY-MM-DD` */
  meal: string;
  /** zone of the place */
  zone: string;
}

/** The date that can be answered today, in days after the meal; null when none can, or after a death. */
export async function dueRecovery(db: Reader, asked: Asked, now: number): Promise<RecoveryDay | null> {
  if (await hasDied(db, asked)) return null;
  return recoveryDue(asked.meal, civilDateOf(now, asked.zone), await answeredDates(db, asked));
}

/**
 * Whether a death is recorded, which the case says alone (`case_report.died`): in the report or in a correction of it,
 * whichever screen it was recorded on.
 */
export async function hasDied(db: Reader, { cases }: Pick<Asked, 'cases'>): Promise<boolean> {
  const row = await db
    .selectFrom('case_report')
    .select('id')
    .where('id', 'in', [0, ...cases])
    .where('died', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Version of the text by which the person agreed that answers are kept: with an earlier answer of their own, or when
 * they let the laboratory ask again; null where they did not.
 */
export async function agreedText(db: Reader, { cases }: Pick<Asked, 'cases'>): Promise<number | null> {
  const row = await db
    .selectFrom('recovery')
    .select('due')
    .where('case_id', 'in', cases.length > 0 ? [...cases] : [0])
    .where('consent', '=', RECOVERY_CONSENT)
    .where('recorded', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row ? RECOVERY_CONSENT : consentVersion(db, cases);
}

/** Dates that have an answer, in days after the meal. */
export async function answeredDates(db: Reader, { cases }: Pick<Asked, 'cases'>): Promise<Set<number>> {
  const rows = await db
    .selectFrom('recovery')
    .select('due')
    .where('case_id', 'in', [0, ...cases])
    .execute();
  return new Set(rows.map(({ due }) => due));
}

/**
 * Keeps the answers to the date that is due, beside the first report: a correction ends, the first one stays. Nothing
 * happens when none is due, so the same form sent twice counts once.
 * @param by the reminder whose token stands for the receipt code: it answers its own date, once
 * @returns whether they were kept
 */
export async function keepRecovery(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  asked: Asked,
  recovery: Recovery,
  by: Pick<OpenedReminder, 'due' | 'token_hash'> | null = null,
): Promise<boolean> {
  const now = clock.now();
  return store.tx(async (trx) => {
    await lockAskedReports(trx, asked);
    const due = await dueRecovery(trx, asked, now);
    if (due === null || (by && (due !== by.due || !(await useReminder(trx, by.token_hash, now)))))
      return false;
    const consent = (await agreedText(trx, asked)) ?? RECOVERY_CONSENT;
    await writeRecovery(trx, asked, { due, recovery, by: null, now, consent });
    return true;
  });
}

/** Locks the reports of a person, so that two answers to one date wait for each other. */
export async function lockAskedReports(trx: Transaction<DB>, { cases }: Pick<Asked, 'cases'>): Promise<void> {
  await trx
    .selectFrom('case_report')
    .select('id')
    .where('id', 'in', cases.length > 0 ? [...cases] : [0])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What is written at one date. */
interface Written {
  due: RecoveryDay;
  recovery: Recovery;
  /** editor who records it; null where the person answers */
  by: number | null;
  /** milliseconds since 1970 UTC */
  now: number;
  /** version of the text that the person agreed to */
  consent: number;
}

/** Writes the answers to one date, and what they say of persistence into the reports; the caller holds these. */
export async function writeRecovery(trx: Transaction<DB>, asked: Asked, written: Written): Promise<void> {
  const [case_id] = asked.cases;
  if (case_id === undefined) return;
  const { due, recovery, by, now, consent } = written;
  const { feels, felt, goneSince, broughtBack } = recovery;
  await trx
    .insertInto('recovery')
    .values({
      ...{ case_id, due, feels, felt, gone_since: goneSince, brought_back: broughtBack },
      ...{ consent, by_user: by, recorded: by !== null, at: new Date(now) },
    })
    .execute();
  const day = Math.round((Date.parse(civilDateOf(now, asked.zone)) - Date.parse(asked.meal)) / DAY_MS);
  const persists = persistsAfter({ feels, goneSince }, day);
  if (persists !== null) await setPersistence(trx, asked.cases, { persists, by, now });
}

/**
 * Sets "felt for more than 3 months". A yes replaces what was said before; a no fills in what was left open, because
 * a person who reported late knew better.
 */
async function setPersistence(
  trx: Transaction<DB>,
  cases: readonly number[],
  { persists, by, now }: Pick<Written, 'by' | 'now'> & { persists: boolean },
): Promise<void> {
  const rows = await trx
    .selectFrom('case_report')
    .select(['id', 'case_country', 'gsympt_persist'])
    .where('id', 'in', [...cases])
    .execute();
  for (const { id, case_country, gsympt_persist } of rows) {
    if (gsympt_persist === persists || (!persists && gsympt_persist !== null)) continue;
    await trx
      .updateTable('case_report')
      .set((eb) => ({ gsympt_persist: persists, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      ...{ at: now, user: by, kind: 'case', object_id: id, action: 'update', country: case_country },
      before: { gsympt_persist },
      after: { gsympt_persist: persists },
    });
  }
}
