import type { CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { Updateable } from 'kysely';
import type { CaseReportTable } from '../../../db/schema/cases';
import { invalidFields } from '../../../http/errors/http-error';
import type { PlaceIndex } from '../../locations/place-index';
import { readEventTime } from '../create/event-time';
import { type CaseRow, clockOf } from '../full';

/**
 * Columns that follow when the place or time of a case changes. A new place alone keeps local date and time:
 * what was eaten at seven in the evening was eaten at seven there.
 */
export function movedColumns(
  body: CasePatch,
  row: CaseRow,
  places: PlaceIndex,
  now: number,
): Updateable<CaseReportTable> {
  const timed = body.case_eventtime !== undefined || body.time_known !== undefined;
  if (body.case_location_id === undefined && !timed) return {};
  const place = body.case_location_id ?? row.case_location_id;
  const placed = place === null ? {} : { case_location_id: place, ...places.chain(place) };
  const text = body.case_eventtime ?? wallTime(row, places);
  // When only the year of an event is known, no time has to move.
  if (text === null) return placed;
  const known = body.time_known ?? (body.case_eventtime ? body.case_eventtime.includes('T') : row.time_known);
  const event = readEventTime(text, known, places.zone(place ?? 0), now);
  if (!event.ok) throw invalidFields({ case_eventtime: event.code });
  return { ...placed, ...event.columns };
}

function wallTime(row: CaseRow, places: PlaceIndex): string | null {
  if (row.case_eventdate === null) return null;
  const clock = clockOf(row, places);
  return clock === null ? row.case_eventdate : `${row.case_eventdate}T${clock}`;
}
