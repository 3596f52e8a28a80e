import type { Dhis2Event } from '@ciguawatch/shared/api/schemas/exchange/dhis2';
import { PUBLIC_COLUMNS, type PublicRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { Reader } from '../../db/store';
import { publicRows } from '../cases/public/public-table';
import type { PlaceIndex } from '../locations/place-index';
import { countryPlace } from '../public/summary';
import { ELEMENT_COLUMNS } from './columns';
import { elementOf } from './elements';
import { PROGRAM, STAGE } from './metadata';
import { unitOf } from './organisation-units';
import { uid } from './uid';

/** Rows of one query, so that a year of many cases is never in memory as a whole. */
const PAGE = 2000;

const ELEMENTS = ELEMENT_COLUMNS.map((column) => [column, elementOf(column)] as const);

/** The public rows of a country and year that name a month, in the order of their ids. */
async function* yearOfRows(db: Reader, country: number, year: number): AsyncGenerator<PublicRow[]> {
  for (let after = 0; ; ) {
    const rows: PublicRow[] = await publicRows(db, PUBLIC_COLUMNS)
      .selectAll()
      .where('case_country', '=', country)
      .where('case_eventyear', '=', year)
      .where('case_eventmonth', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = (rows.at(-1) as PublicRow).id;
  }
}

/** The events of a country and year, page by page as JSON text. */
export async function* eventsText(
  db: Reader,
  places: PlaceIndex,
  { country, year }: { country: number; year: number },
): AsyncGenerator<string> {
  const place = countryPlace(places, country)?.id ?? 0;
  yield '{"events":[';
  let first = true;
  for await (const rows of yearOfRows(db, country, year)) {
    yield `${first ? '' : ',\n'}${rows.map((row) => JSON.stringify(eventOf(row, place))).join(',\n')}`;
    first = false;
  }
  yield ']}';
}

/** A public row as an event at the smallest public place that it names. @param country location id */
function eventOf(row: PublicRow, country: number): Dhis2Event {
  return {
    event: uid('event', row.id),
    program: PROGRAM,
    programStage: STAGE,
    orgUnit: unitOf(row.case_island ?? row.case_archi ?? country),
    occurredAt: `${row.case_eventyear}-${String(row.case_eventmonth).padStart(2, '0')}-01`,
    status: 'COMPLETED',
    ...(row.case_geom && { geometry: { type: 'Point' as const, coordinates: row.case_geom } }),
    dataValues: ELEMENTS.flatMap(([column, dataElement]) =>
      row[column] === null ? [] : [{ dataElement, value: String(row[column]) }],
    ),
  };
}
