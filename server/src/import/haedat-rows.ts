import type { ImportedState } from '@ciguawatch/shared/domain/review/transitions';
import { civilDateOf, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { placeColumns } from '../db/demo/place-columns';
import type { CsvRow } from '../db/reference/files';
import type { PlaceIndex } from '../features/locations/place-index';

/** Why a row was refused. */
type Refusal =
  | 'no event_id'
  | 'event_id twice in the file'
  | 'syndrome is not ciguatera'
  | 'no valid year'
  | 'no valid date'
  | 'date in the future'
  | 'unknown location_id'
  | 'unknown archipelago';

/** A refused row with its line number; the header is line 1. */
export interface Refused {
  line: number;
  event_id: string;
  why: Refusal;
}

/** A row for `case_report` made from one event; unknown values are null. */
export type HaedatCase = NonNullable<ReturnType<typeof caseOf>['row']>;

/** Imported events count as reviewed, since their collectors have checked them. */
const IMPORTED_REVIEW_STATE: ImportedState = 'reviewed';

/** Place of French Polynesia, for events without an archipelago. */
const countryPlace = (places: PlaceIndex) =>
  [...places.all()].find((place) => place.country === 4 && place.type === 'C')?.id;

/**
 * Converts the rows of a file to cases and refusals. If the date is in another year than the event, only the
 * year is kept, and the event is listed in `doubtful`.
 * @param now milliseconds since 1970 UTC
 */
export function readEvents(rows: readonly CsvRow[], places: PlaceIndex, now: number) {
  const cases: HaedatCase[] = [];
  const refused: Refused[] = [];
  const doubtful: string[] = [];
  const eventIds = new Set<string>();
  const names = new Map(
    [...places.all()]
      .filter(({ country, type }) => country === 4 && type === 'A')
      .map((place) => [place.name, place.id]),
  );
  const country = countryPlace(places);
  for (const [index, row] of rows.entries()) {
    const { row: made, why } = caseOf(row, { places, now, seen: eventIds, names, country });
    if (made) {
      cases.push(made);
      if (row.date && !made.case_eventdate) doubtful.push(made.source_ref);
    } else refused.push({ line: index + 2, event_id: row.event_id ?? '', why: why ?? 'no event_id' });
  }
  return { cases, refused, doubtful };
}

interface ImportContext {
  places: PlaceIndex;
  now: number;
  seen: Set<string>;
  names: Map<string, number>;
  country: number | undefined;
}

function caseOf(row: CsvRow, known: ImportContext) {
  const refuse = (why: Refusal) => ({ why, row: null });
  const event = row.event_id?.trim() ?? '';
  if (!event) return refuse('no event_id');
  if (known.seen.has(event)) return refuse('event_id twice in the file');
  known.seen.add(event);
  if (row.syndrome && row.syndrome !== 'Ciguatera') return refuse('syndrome is not ciguatera');
  const place = placeOf(row, known);
  if (typeof place === 'string') return refuse(place);
  const time = timeOf(row, known.places, place, known.now);
  if (typeof time === 'string') return refuse(time);
  return {
    why: null,
    row: {
      source: 'haedat' as const,
      source_ref: event,
      review_state: IMPORTED_REVIEW_STATE,
      described: true,
      ...time,
    },
  };
}

function placeOf(row: CsvRow, { places, names, country }: ImportContext): number | Refusal {
  if (row.location_id) {
    const id = Number(row.location_id);
    return places.get(id) ? id : 'unknown location_id';
  }
  if (row.archipelago) return names.get(row.archipelago) ?? 'unknown archipelago';
  return country ?? 'unknown location_id';
}

function timeOf(row: CsvRow, places: PlaceIndex, place: number, now: number) {
  const today = civilDateOf(now, places.zone(place));
  const year = Number(row.year);
  if (!/^\d{4}$/.test(row.year ?? '')) return 'no valid year' as const;
  if (!row.date)
    return year > Number(today.slice(0, 4)) ? ('date in the future' as const) : yearOnly(places, place, year);
  const date = parseIsoDate(row.date);
  if (!date) return 'no valid date' as const;
  if (date.year !== year) return yearOnly(places, place, year);
  return row.date > today ? ('date in the future' as const) : placeColumns(places, place, row.date);
}

/** An event with only a year gets no invented month or day. */
function yearOnly(places: PlaceIndex, place: number, year: number) {
  return {
    ...placeColumns(places, place, `${year}-01-01`),
    case_eventtime: null,
    case_eventdate: null,
    case_eventmonth: null,
  };
}
