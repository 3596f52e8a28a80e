import { isRecord } from '../../contract/check';

/** Name of the call by which a reporter withdraws a report. */
export const WITHDRAW = 'withdraw';

/**
 * Links of a report to others made on this device, by their `case_uuid`, with the codes that prove them.
 */
export interface ReportLinks {
  case_uuid: string;
  /** receipt code of the report; missing where it was sent before codes existed */
  receipt_code?: string;
  /** `case_uuid` of the report that it corrects */
  corrects?: string;
  /** `case_uuid` of a report of the same meal */
  same_meal_as?: string;
  /** receipt code of that report */
  same_meal_code?: string;
}

const TEXTS = ['receipt_code', 'corrects', 'same_meal_as', 'same_meal_code'] as const;

/**
 * Links of the report in a queued or sent body, or of the report that the body withdraws; null for any
 * other body.
 */
export function reportLinksOf(body: unknown): ReportLinks | null {
  const found = isRecord(body) && isRecord(body.case) ? body.case : body;
  if (!isRecord(found) || typeof found.case_uuid !== 'string') return null;
  const ties: ReportLinks = { case_uuid: found.case_uuid };
  for (const name of TEXTS) {
    const text = found[name];
    if (typeof text === 'string') ties[name] = text;
  }
  return ties;
}

/** An item of the outbox, sent or waiting, as far as links need it. */
interface Item {
  call: string;
  body: unknown;
  /** response of the server, once there is one */
  answer?: unknown;
}

/**
 * The withdrawal, among those given, that withdraws a report: its own, or that of a report which it
 * corrects, since the server withdraws corrections together with the corrected report. Undefined when there
 * is none.
 */
export function withdrawalOf<T extends Item>(
  report: Item,
  withdrawals: readonly T[],
  reports: readonly Item[],
): T | undefined {
  const seen = new Set<string>();
  for (let uuid = reportLinksOf(report.body)?.case_uuid; uuid !== undefined && !seen.has(uuid); ) {
    const asked: string = uuid;
    seen.add(asked);
    const own = withdrawals.find(
      (one) => one.call === WITHDRAW && reportLinksOf(one.body)?.case_uuid === asked,
    );
    if (own && !isRefused(own)) return own;
    const held = reports.find((one) => one.call !== WITHDRAW && reportLinksOf(one.body)?.case_uuid === asked);
    uuid = held && reportLinksOf(held.body)?.corrects;
  }
  return undefined;
}

/**
 * The refused withdrawal of this report; undefined when there is none. A refusal concerns this report only,
 * not a correction of it that is still to be reviewed.
 */
export function refusedWithdrawalOf<T extends Item>(
  report: Item & { uuid: string },
  sent: readonly T[],
): T | undefined {
  const name = withdrawnBy(report);
  return sent.find(
    (one) => one.call === WITHDRAW && isRefused(one) && reportLinksOf(one.body)?.case_uuid === name,
  );
}

/**
 * Whether a sent withdrawal waits for an editor, because the report had been reviewed; until then the
 * report counts.
 */
export const isWithdrawalPending = ({ answer }: Item): boolean =>
  isRecord(answer) && answer.state === 'asked';

/** Whether an editor refused a sent withdrawal; the report then counts. */
const isRefused = ({ answer }: Item): boolean => isRecord(answer) && answer.state === 'refused';

/** Whether an editor granted a withdrawal that had to wait. */
export const isGranted = ({ answer }: Item): boolean => isRecord(answer) && answer.state === 'granted';

/** Whether the server has withdrawn a sent report. */
export function isTakenBack(report: Item, sent: readonly Item[]): boolean {
  const withdrawal = report.call === WITHDRAW ? undefined : withdrawalOf(report, sent, sent);
  return withdrawal !== undefined && !isWithdrawalPending(withdrawal);
}

/** A sent report without its answers; only its links to others remain. */
export const withoutAnswers = <T extends Item>(report: T): T => ({
  ...report,
  body: { case: reportLinksOf(report.body) },
});

/**
 * The `case_uuid` by which a report is withdrawn. A report that was changed after its first copy had
 * arrived is a correction of that copy, and withdrawing the copy withdraws both.
 */
function withdrawnBy({ uuid, body }: { uuid: string; body: unknown }): string | undefined {
  const ties = reportLinksOf(body);
  return ties?.corrects === uuid ? uuid : ties?.case_uuid;
}

/**
 * Outbox item that withdraws a report, under the account that sent it. The same report always gives the
 * same item, so that asking twice queues one.
 */
export function withdrawalItem(report: Item & { uuid: string; account: number | null }, label: string) {
  const case_uuid = withdrawnBy(report);
  if (case_uuid === undefined) return null;
  const { account } = report;
  const receipt_code = reportLinksOf(report.body)?.receipt_code;
  const body = { case_uuid, ...(receipt_code !== undefined && { receipt_code }) };
  return { uuid: `${WITHDRAW}-${case_uuid}`, call: WITHDRAW, body, account, label };
}
