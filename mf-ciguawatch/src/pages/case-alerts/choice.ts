import type { AlertFilter } from '@ciguawatch/shared/api/calls/alerts';
import { ALERT_STATES, type AlertState } from '@ciguawatch/shared/api/schemas/alert';
import { ALERT_RULES, type AlertRule } from '@ciguawatch/shared/domain/alerts/history';

/** What the address says of the log. */
export interface AlertChoice {
  state: AlertState | null;
  rule: AlertRule | null;
  island: number | null;
  year: number | null;
  note: string;
  page: number;
  /** the alert in the drawer */
  alert: number | null;
}

const oneOf = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((one) => one === text) ?? null;
const numberOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads the address; what it does not understand is left out. */
export const readChoice = (params: URLSearchParams): AlertChoice => ({
  state: oneOf(ALERT_STATES, params.get('state')),
  rule: oneOf(ALERT_RULES, params.get('rule')),
  island: numberOf(params.get('island')),
  year: /^\d{4}$/.test(params.get('year') ?? '') ? Number(params.get('year')) : null,
  note: (params.get('note') ?? '').slice(0, 100),
  page: numberOf(params.get('page')) ?? 1,
  alert: numberOf(params.get('alert')),
});

/** Writes a change into an address; another filter starts from its first page. */
export function writeChoice(params: URLSearchParams, change: Partial<AlertChoice>): URLSearchParams {
  if (Object.keys(change).some((key) => key !== 'page' && key !== 'alert')) params.delete('page');
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '' || (key === 'page' && value === 1)) params.delete(key);
    else params.set(key, String(value));
  }
  return params;
}

/** The question to the server. */
export const filterOf = ({ state, rule, island, year, note, page }: AlertChoice): AlertFilter => ({
  state,
  rule,
  island,
  year,
  note: note || null,
  page,
});
