import { isRecord } from '../../contract/check';

/** Name of the call that takes a report back. */
export const WITHDRAW = 'withdraw';

/** How a report is tied to others of this device, by the identifiers made on it. */
export interface Ties {
  case_uuid: string;
  /** the report that it corrects */
  corrects?: string;
  /** a report of the same meal */
  same_meal_as?: string;
}

/** The ties of the report in a queued or sent body, or of the report that is withdrawn by it; null where there is none. */
export function tiesOf(body: unknown): Ties | null {
  const found = isRecord(body) && isRecord(body.case) ? body.case : body;
  if (!isRecord(found) || typeof found.case_uuid !== 'string') return null;
  const { case_uuid, corrects, same_meal_as } = found;
  return {
    case_uuid,
    ...(typeof corrects === 'string' && { corrects }),
    ...(typeof same_meal_as === 'string' && { same_meal_as }),
  };
}

/** What was sent from this device or waits there, as far as it matters here. */
interface Item {
  call: string;
  body: unknown;
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
    if (own) return own;
    const held = reports.find((one) => one.call !== WITHDRAW && tiesOf(one.body)?.case_uuid === asked);
    uuid = held && tiesOf(held.body)?.corrects;
  }
  return undefined;
}

/** Whether the server has taken a sent report back. */
export const isTakenBack = (report: Item, sent: readonly Item[]): boolean =>
  report.call !== WITHDRAW && withdrawalOf(report, sent, sent) !== undefined;

/** A sent report without what was answered in it: only how it is tied to others stays. */
export const withoutAnswers = <T extends Item>(report: T): T => ({
  ...report,
  body: { case: tiesOf(report.body) },
});

/**
 * What takes a report back, under the account it went under; asked for twice, it waits once. One that was changed
 * after a copy of it had arrived is known as the correction of that copy: both are taken back by the copy's name.
 */
export function withdrawalItem(report: Item & { uuid: string; account: number | null }, label: string) {
  const ties = tiesOf(report.body);
  if (ties === null) return null;
  const case_uuid = ties.corrects === report.uuid ? ties.corrects : ties.case_uuid;
  const { account } = report;
  return { uuid: `${WITHDRAW}-${case_uuid}`, call: WITHDRAW, body: { case_uuid }, account, label };
}
