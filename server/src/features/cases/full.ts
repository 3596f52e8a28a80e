import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { PLAIN_FIELDS, type PlainField } from '@ciguawatch/shared/domain/report/report-fields';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Selectable } from 'kysely';
import type { CaseReportTable } from '../../db/schema/cases';
import type { PlaceIndex } from '../locations/place-index';

/** A stored row of a case. */
export type CaseRow = Selectable<CaseReportTable>;

const two = (value: number) => String(value).padStart(2, '0');

/** Local time at the place of a case as HH:MM; null when it is unknown. */
export function clockOf(row: CaseRow, places: PlaceIndex): string | null {
  if (!row.time_known || !row.case_eventtime) return null;
  const { hour, minute } = civilOf(row.case_eventtime.getTime(), places.zone(row.case_location_id ?? 0));
  return `${two(hour)}:${two(minute)}`;
}

/** A stored case in the form that its editors receive. */
export function fullCase(row: CaseRow, places: PlaceIndex): CaseFull {
  const plain = Object.fromEntries(PLAIN_FIELDS.map((column) => [column, row[column]])) as Pick<
    CaseFull,
    PlainField
  >;
  return {
    id: row.id,
    case_uuid: row.case_uuid,
    case_geom: row.case_geom as CaseFull['case_geom'],
    case_location_id: row.case_location_id,
    case_eventtime: row.case_eventtime?.toISOString() ?? null,
    time_known: row.time_known,
    case_eventdate: row.case_eventdate,
    case_eventclock: clockOf(row, places),
    case_eventyear: row.case_eventyear,
    case_eventmonth: row.case_eventmonth,
    case_country: row.case_country,
    case_archi: row.case_archi,
    case_island: row.case_island,
    case_location: row.case_location,
    case_location_gone: row.case_location_gone,
    med_location_gone: row.med_location_gone,
    ...plain,
    contact_id: row.contact_id,
    match_event: row.match_event,
    duplicate_of: row.duplicate_of,
    review_state: row.review_state,
    discarded: row.discarded,
    case_class: row.case_class,
    class_reasons: row.class_reasons,
    class_version: row.class_version,
    withdrawal_asked_at: row.withdrawal_asked_at?.toISOString() ?? null,
    source: row.source,
    source_ref: row.source_ref,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}
