import type { AuditFilter } from '@ciguawatch/shared/api/schemas/accounts/audit';
import {
  type AddressFields,
  addressFields,
  numberField,
  pageField,
  shapedField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';

/** Filters of the trail, kept in the URL. Days are those of the device. */
export interface AuditChoice {
  search: string;
  kind: string | null;
  id: string | null;
  user: string | null;
  country: string | null;
  field: string | null;
  from: string | null;
  until: string | null;
  page: number;
  /** id of the line that is open beside the list */
  line: number | null;
}

const NARROWING = ['search', 'kind', 'id', 'user', 'country', 'field', 'from', 'until'] as const;

const fields = addressFields<AuditChoice>({
  search: textField('search', 100),
  kind: shapedField('kind', /^[a-z]{1,40}$/),
  id: shapedField('id', /^.{1,200}$/),
  user: shapedField('user', /^\d{1,9}$/),
  country: shapedField('country', /^\d{1,3}$/),
  field: shapedField('field', /^\w{1,60}$/),
  from: shapedField('from', /^\d{4}-\d{2}-\d{2}$/),
  until: shapedField('until', /^\d{4}-\d{2}-\d{2}$/),
  page: pageField('page'),
  line: numberField('line'),
});

/** The unfiltered trail, from its first page. */
export const NO_CHOICE = fields.read(new URLSearchParams());

/** Changing a filter returns to the first page and closes the open line. */
export const auditFields: AddressFields<AuditChoice> = {
  read: fields.read,
  write: (params, part) =>
    fields.write(params, NARROWING.some((name) => name in part) ? { page: 1, line: null, ...part } : part),
};

export const isNarrowed = (choice: AuditChoice): boolean => NARROWING.some((name) => Boolean(choice[name]));

/** The first instant of a civil day on this device. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Filters as the server takes them: days become instants. */
export function filterOf({ page: _, line: __, from, until, ...rest }: AuditChoice): AuditFilter {
  const given = Object.entries(rest).filter(([, value]) => value !== null && value !== '');
  return {
    ...Object.fromEntries(given),
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(until, 1) }),
  };
}
