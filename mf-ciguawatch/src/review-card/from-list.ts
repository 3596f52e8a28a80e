/** The list from which a case was opened, as the address of the case carries it. */
export interface FromList {
  /** parameters of the list as text, for instance `review_state=new&sort=age`; empty for all cases */
  list: string;
  /** index of the row of this case, from 0 */
  row: number;
}

const LIST = '/ciguawatch/case/report/list';

/** Reads the list from the address of a case; null where the case was opened from elsewhere. */
export function readFromList(params: URLSearchParams): FromList | null {
  const list = params.get('list');
  const row = params.get('row') ?? '';
  return list === null ? null : { list, row: /^\d{1,7}$/.test(row) ? Number(row) : 0 };
}

/** Address of a case that keeps the way back to its list. */
export function caseAddress(id: number, from: FromList | null): string {
  const page = `/ciguawatch/case/report/${id}`;
  if (from === null) return page;
  return `${page}?${new URLSearchParams({ list: from.list, row: String(Math.max(0, from.row)) })}`;
}

/** Address of the list that scrolls to the row of the case and focuses it. */
export function listAddress(from: FromList | null): string {
  if (from === null) return LIST;
  return `${LIST}?${from.list}${from.list === '' ? '' : '&'}row=${from.row}`;
}

/** Parameters of the list for the call that looks for neighbours in it. */
export const listParamsOf = (list: string | null): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(list ?? ''));
