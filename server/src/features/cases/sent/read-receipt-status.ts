import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { type CaseRow, fullCase } from '../full';
import type { Places } from '../places';
import { countedCase } from '../row-values';
import { casesOfReceipt, receiptHmac } from './proof';

/**
 * What became of a report. received: it counts, nobody has read it yet; waiting: it counts once an editor has read
 * it; correction: the same for a correction, the report before it counts until then; reviewed: an editor has read
 * it; repeated: another report tells of the same patient; left_out: an editor left it out of the figures; asked: its
 * withdrawal waits for an editor; withdrawn: its reporter withdrew it; deleted: the laboratory deleted it.
 */
export type ReceiptOutcome =
  | 'received'
  | 'waiting'
  | 'correction'
  | 'reviewed'
  | 'repeated'
  | 'left_out'
  | 'asked'
  | 'withdrawn'
  | 'deleted';

/** A report as the holder of its receipt code sees it. */
export interface ReceiptStatus {
  /** the report and its corrections that stand, in order of receipt */
  cases: number[];
  outcome: ReceiptOutcome;
  /** the report without the contact, which a found receipt must not tell; null once it is withdrawn or deleted */
  report: CaseFull | null;
  /** milliseconds since 1970 UTC */
  receivedAt: number;
  /** reports of the same meal that count, this one included; 1 where there is no other */
  meal: number;
  /** whether an alert that the laboratory verified holds it */
  inVerifiedAlert: boolean;
}

function outcomeOf(row: CaseRow): ReceiptOutcome {
  if (row.deleted_at !== null) return 'deleted';
  if (row.review_state === 'withdrawn') return 'withdrawn';
  if (row.withdrawal_asked_at !== null) return 'asked';
  if (row.review_state === 'rejected' || row.discarded !== null) return 'left_out';
  if (row.review_state === 'to_review') return row.corrects === null ? 'waiting' : 'correction';
  if (row.duplicate_of !== null) return 'repeated';
  return row.review_state === 'reviewed' ? 'reviewed' : 'received';
}

/**
 * What the laboratory holds of a report and what became of it: of a report and its corrections the last one that
 * stands.
 * @param receipt_code with right check letters
 * @throws HttpError 404 `receipt_code_unknown`
 */
export async function readReceiptStatus(
  deps: Pick<Deps, 'store' | 'secret'>,
  places: Places,
  receipt_code: string,
): Promise<ReceiptStatus> {
  const { read } = deps.store;
  const ids = await casesOfReceipt(read, receiptHmac(deps, receipt_code));
  const rows = await read
    .selectFrom('case_report')
    .selectAll()
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const stands = inOrder.filter((row) => row.review_state !== 'withdrawn' && row.deleted_at === null);
  const row = stands.at(-1) ?? inOrder.at(-1);
  if (!row) throw new HttpError(404, 'receipt_code_unknown');
  const outcome = outcomeOf(row);
  const { rows: counts } = await sql<{ meal: number; verified: boolean }>`
    select
      (select count(*)::int from case_report c
        where c.meal_group = ${row.meal_group}::int and ${sql.raw(countedCase('c'))}) as meal,
      exists (select from alert_case o join alert a on a.id = o.alert_id
        where o.case_id = any(${ids}::int[]) and a.state = 'verified') as verified`.execute(read);
  const isGone = outcome === 'withdrawn' || outcome === 'deleted';
  return {
    cases: stands.map(({ id }) => id),
    outcome,
    report: isGone ? null : { ...fullCase(row, await places.current()), contact_id: null },
    receivedAt: row.created_at.getTime(),
    meal: Math.max(1, counts[0]?.meal ?? 1),
    inVerifiedAlert: !isGone && (counts[0]?.verified ?? false),
  };
}
