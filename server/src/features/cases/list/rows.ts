import { types } from 'node:util';
import type { CaseRowPart } from '@ciguawatch/shared/api/schemas/case-list';
import {
  type CaseListColumnName,
  isCaseListColumn,
  SHOWN_COLUMNS,
} from '@ciguawatch/shared/domain/case-list/columns';
import type { Suspicion } from '@ciguawatch/shared/domain/codes/choices';
import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from '../../../http/errors/http-error';
import type { PlaceIndex } from '../../locations/place-index';
import { TASK_READ } from '../../thread/task-columns';
import { countStatusSql } from '../count-status-sql';
import { type CaseRow, clockOf } from '../full';

import { LINKED, SEVERITY_RANK } from './conditions';

/** Columns read for every case, whatever the list shows. */
const ALWAYS = ['id', 'version', 'review_state', 'suspicion', 'case_country', 'deleted_at'] as const;

/** Columns whose value is not simply the stored one. */
const READ: Partial<Record<string, RawBuilder<unknown>>> = {
  ...TASK_READ,
  flags: sql`c.open_flags as flags`,
  severity: sql`c.sort_severity as severity`,
  linked: sql`${LINKED} as linked`,
  duplicate: sql`(c.duplicate_of is not null) as duplicate`,
  has_contact: sql`(c.contact_id is not null) as has_contact`,
  case_eventclock: sql`c.case_eventtime as clock_time, c.time_known as clock_known, c.case_location_id as clock_place`,
};

type RowName = CaseListColumnName | (typeof ALWAYS)[number];

const CODES = Object.entries(SEVERITY_RANK);

/**
 * Parses a comma-separated list of columns.
 * @throws HttpError 400 for an unknown one
 */
export function readColumns(text: string | undefined): CaseListColumnName[] {
  const names = [...new Set((text ?? '').split(',').filter(Boolean))];
  const fits = (name: string): name is CaseListColumnName =>
    isCaseListColumn(name) && SHOWN_COLUMNS.includes(name);
  const known = names.filter(fits);
  if (known.length < names.length) throw invalidFields({ columns: 'unknown_choice' });
  return known;
}

/**
 * Selected columns of a case named `c`.
 * @param currentYear in the default country of the installation
 */
export function selected(columns: readonly CaseListColumnName[], currentYear: number): RawBuilder<unknown> {
  const names = [...new Set<RowName>([...ALWAYS, ...columns])];
  const read = (name: RowName) =>
    name === 'counting' ? sql`${countStatusSql(currentYear)} as counting` : READ[name];
  return sql.join(names.map((name) => read(name) ?? sql.ref(`c.${name}`)));
}

/** A row as read from the database, with times as Date. */
export type ReadRow = Record<string, unknown> & { id: number };

/** A row as the response contains it. */
export function rowOf(row: ReadRow, columns: readonly CaseListColumnName[], places: PlaceIndex): CaseRowPart {
  const names = [...new Set<RowName>([...ALWAYS, ...columns])];
  return Object.fromEntries(names.map((name) => [name, valueIn(row, name, places)])) as CaseRowPart;
}

function valueIn(row: ReadRow, name: RowName, places: PlaceIndex): unknown {
  if (name === 'suspicion')
    return (row.suspicion as string | null)?.split(' ').map((one) => one as Suspicion) ?? [];
  if (name === 'severity') return CODES.find(([, at]) => at === row.severity)?.[0] ?? null;
  if (name === 'case_eventclock') {
    const moment = {
      case_eventtime: row.clock_time,
      time_known: row.clock_known,
      case_location_id: row.clock_place,
    } as CaseRow;
    return clockOf(moment, places);
  }
  const value = row[name];
  return types.isDate(value) ? value.toISOString() : value;
}
