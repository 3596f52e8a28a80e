import type { AlertFilter } from '@ciguawatch/shared/api/calls/alerts';
import { ALERT_STATES, type AlertState } from '@ciguawatch/shared/api/schemas/alert';
import { ALERT_RULES, type AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import {
  type AddressFields,
  addressFields,
  numberField,
  optionField,
  pageField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';

/** Filters, page and open alert of the log, kept in the URL. */
export interface AlertChoice {
  state: AlertState | null;
  rule: AlertRule | null;
  island: number | null;
  year: number | null;
  note: string;
  page: number;
  /** id of the alert in the drawer */
  alert: number | null;
}

const fields = addressFields<AlertChoice>({
  state: optionField('state', ALERT_STATES),
  rule: optionField('rule', ALERT_RULES),
  island: numberField('island'),
  year: numberField('year', /^\d{4}$/),
  note: textField('note', 100),
  page: pageField('page'),
  alert: numberField('alert'),
});

/** Reads and writes the URL parameters. Changing a filter returns to the first page and keeps the drawer open. */
export const alertFields: AddressFields<AlertChoice> = {
  read: fields.read,
  write: (params, part) => {
    const filtered = Object.keys(part).some((key) => key !== 'page' && key !== 'alert');
    return fields.write(params, filtered ? { page: 1, ...part } : part);
  },
};

/** Parameters for the call that lists alerts. */
export const filterOf = ({ state, rule, island, year, note, page }: AlertChoice): AlertFilter => ({
  state,
  rule,
  island,
  year,
  note: note || null,
  page,
});
