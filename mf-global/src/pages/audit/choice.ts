import type { AuditFilter } from '@ciguawatch/shared/api/schemas/audit';

/** What the address says of the trail. Days are those of the device. */
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
  /** the line that is open beside the list */
  line: number | null;
}

export const NARROWING = ['search', 'kind', 'id', 'user', 'country', 'field', 'from', 'until'] as const;
const SHAPES: Record<(typeof NARROWING)[number], RegExp> = {
  search: /^.{0,100}$/,
  kind: /^[a-z]{1,40}$/,
  id: /^.{1,200}$/,
  user: /^\d{1,9}$/,
  country: /^\d{1,3}$/,
  field: /^\w{1,60}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  until: /^\d{4}-\d{2}-\d{2}$/,
};

/** Reads the address; what it says wrongly is left out. */
export function readChoice(params: URLSearchParams): AuditChoice {
  const read = (name: (typeof NARROWING)[number]): string | null => {
    const value = params.get(name);
    return value !== null && value !== '' && SHAPES[name].test(value) ? value : null;
  };
  const number = (name: string): number | null =>
    /^\d{1,9}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  return {
    search: read('search') ?? '',
    ...{ kind: read('kind'), id: read('id'), user: read('user'), country: read('country') },
    ...{ field: read('field'), from: read('from'), until: read('until') },
    page: Math.max(1, number('page') ?? 1),
    line: number('line'),
  };
}

/** Writes a part of the choice into an address. Another filter begins at its first page, with nothing open. */
export function writeChoice(params: URLSearchParams, part: Partial<AuditChoice>): URLSearchParams {
  const filters = NARROWING.some((name) => name in part);
  const next = filters ? { page: 1, line: null, ...part } : part;
  for (const [name, value] of Object.entries(next)) {
    if (value === null || value === '' || (name === 'page' && value === 1)) params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}

export const isNarrowed = (choice: AuditChoice): boolean => NARROWING.some((name) => Boolean(choice[name]));

/** The first instant of a civil day where the device is. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** What the server is asked for: days as the instants between which they lie. */
export function filterOf({ page: _, line: __, from, until, ...rest }: AuditChoice): AuditFilter {
  const given = Object.entries(rest).filter(([, value]) => value !== null && value !== '');
  return {
    ...Object.fromEntries(given),
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(until, 1) }),
  };
}
