import * as z from 'zod/mini';
import type { PublicCaseRow } from '../domain/case-table/case-columns';
import { BOX_COLUMNS, BOX_PACKING, PLACE_COLUMNS, PLACE_PACKING } from '../domain/geo/place-packing';
import { type Packed, unpack } from '../domain/packed/packed';
import { defineCall, queryText, type Schema } from './call';
import { listCases } from './calls/cases';
import { listLocations } from './calls/locations';
import type { Location } from './schemas/location';

/**
 * The large lists in packed form: same address as the call they extend, with `format=packed`. A server that
 * does not know the format responds with plain rows, which are accepted too.
 */
const packedOr = <Row>() => z.unknown() as unknown as Schema<Packed | Row[]>;

/** A chunk of the public list, packed by `CASE_PACKING`. */
export const packedCases = defineCall<{ chunk: number }, void, Packed | PublicCaseRow[]>({
  ...listCases,
  name: 'packedCases',
  path: ({ chunk }) => `cw/caselist/${queryText({ format: 'packed', chunk })}`,
  answer: packedOr<PublicCaseRow>(),
});

/** All places, packed; unpack with `placesOf`. */
export const packedPlaces = defineCall<void, void, Packed | Location[]>({
  ...listLocations,
  name: 'packedPlaces',
  path: () => 'cw/location/?format=packed',
  answer: packedOr<Location>(),
});

/** Bounding box of a place (west, south, east, north), as in its row. */
export type PlaceBox = Pick<Location, 'id' | 'loca_bbox'>;

/** Call for the bounding boxes of all places, packed; `boxesOf` reads them. */
export const packedBoxes = defineCall<void, void, Packed | PlaceBox[]>({
  ...listLocations,
  name: 'packedBoxes',
  path: () => 'cw/location/?format=boxes',
  answer: packedOr<PlaceBox>(),
});

/** Unpacks the response of `packedPlaces` and adds the names of the places that each lies in. */
export function placesOf(packed: Packed | Location[]): Location[] {
  if (Array.isArray(packed)) return packed;
  const places = named<Location>(PLACE_COLUMNS, unpack(packed, PLACE_COLUMNS, PLACE_PACKING));
  const names = new Map(places.map(({ id, name }) => [id, name]));
  for (const place of places)
    place.parent_name = place.parent_id === null ? null : (names.get(place.parent_id) ?? null);
  return places;
}

/** Unpacks the bounding boxes of a response, leaving out all other columns. */
export const boxesOf = (packed: Packed | PlaceBox[]): PlaceBox[] =>
  Array.isArray(packed)
    ? packed.map(({ id, loca_bbox }) => ({ id, loca_bbox }))
    : named<PlaceBox>(BOX_COLUMNS, unpack(packed, BOX_COLUMNS, BOX_PACKING));

const named = <Row>(columns: readonly string[], rows: unknown[][]): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])) as Row);
