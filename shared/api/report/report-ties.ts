import { isRecord } from '../../contract/check';

/** Name of the call that takes a report back. */
export const WITHDRAW = 'withdraw';

/** How a report is tied to others of this device, by the identifiers made on it, and what proves that it may be. */
export interface Ties {
  case_uuid: string;
  /** its own; none where it left before there were codes */
  receipt_code?: string;
  /** the report that it corrects */
  corrects?: string;
  /** a report of the same meal */
  same_meal_as?: string;
  /** receipt code of that report */
  same_meal_code?: string;
}

const TEXTS = ['receipt_code', 'corrects', 'same_meal_as', 'same_meal_code'] as const;

/** The ties of the report in a queued or sent body, or of the report that is withdrawn by it; null where there is none. */
export function tiesOf(body: unknown): Ties | null {
  const found = isRecord(body) && isRecord(body.case) ? body.case : body;
  if (!isRecord(found) || typeof found.case_uuid !== 'string') return null;
  const ties: Ties = { case_uuid: found.case_uuid };
  for (const name of TEXTS) {
    const text = found[name];
    if (typeof text === 'string') ties[name] = text;
  }
  return ties;
}

/** What was sent from this device or waits there, as far as it matters here. */
interface Item {
  call: string;
  body: unknown;
  /** of the server, once it has one */
  answer?: unknown;
}

/**
 * The withdrawal, of those given, that takes a report back: its own, or that of a report which it corrects,
 * since the server takes corrections back with the report they are about. Undefined when there is none.
 */
export function withdrawalOf<T extends Item>(
  report: Item,
  withdrawals: readonly T[],
  reports: readonly Item[],
): T | undefined {
  const seen = new Set<string>();
  for (let uuid = tiesOf(report.body)?.case_uuid; uuid !== undefined && !seen.has(uuid); ) {
    const asked: string = uuid;
    seen.add(asked);
    const own = withdrawals.find((one) => one.call === WITHDRAW && tiesOf(one.body)?.case_uuid === asked);
    if (own && !isRefused(own)) return own;
    const held = reports.find((one) => one.call !== WITHDRAW && tiesOf(one.body)?.case_uuid === asked);
    uuid = held && tiesOf(held.body)?.corrects;
  }
  return undefined;
}

/**
 * The withdrawal of this very report that an editor has refused; undefined when there is none. Nobody has refused
 * anything about a correction of it, which waits to be read.
 */
export function refusedOf<T extends Item>(
  report: Item & { uuid: string },
  sent: readonly T[],
): T | undefined {
  const name = withdrawnBy(report);
  return sent.find((one) => one.call === WITHDRAW && isRefused(one) && tiesOf(one.body)?.case_uuid === name);
}

/** Whether a sent withdrawal waits for an editor: the report was reviewed, and counts until then. */
export const isAsked = ({ answer }: Item): boolean => isRecord(answer) && answer.state === 'asked';

/** Whether an editor has refused a sent withdrawal: the report counts. */
const isRefused = ({ answer }: Item): boolean => isRecord(answer) && answer.state === 'refused';

/** Whether an editor has granted a sent withdrawal, which had been asked. */
export const isGranted = ({ answer }: Item): boolean => isRecord(answer) && answer.state === 'granted';

/** Whether the server has taken a sent report back. */
export function isTakenBack(report: Item, sent: readonly Item[]): boolean {
  const withdrawal = report.call === WITHDRAW ? undefined : withdrawalOf(report, sent, sent);
  return withdrawal !== undefined && !isAsked(withdrawal);
}

/** A sent report without what was answered in it: only how it is tied to others stays. */
export const withoutAnswers = <T extends Item>(report: T): T => ({
  ...report,
  body: { case: tiesOf(report.body) },
});

/**
 * The identifier by which a report is taken back. One that was changed after a copy of it had arrived is known as the
 * correction of that copy: both are taken back by the copy's name.
 */
function withdrawnBy({ uuid, body }: { uuid: string; body: unknown }): string | undefined {
  const ties = tiesOf(body);
  return ties?.corrects === uuid ? uuid : ties?.case_uuid;
}

/** What takes a report back, under the account it went under; asked for twice, it waits once. */
export function withdrawalItem(report: Item & { uuid: string; account: number | null }, label: string) {
  const case_uuid = withdrawnBy(report);
  if (case_uuid === undefined) return null;
  const { account } = report;
  const receipt_code = tiesOf(report.body)?.receipt_code;
  const body = { case_uuid, ...(receipt_code !== undefined && { receipt_code }) };
  return { uuid: `${WITHDRAW}-${case_uuid}`, call: WITHDRAW, body, account, label };
}
