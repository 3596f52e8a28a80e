import type { Location } from '@ciguawatch/shared/api/schemas/location';
import {
  BOX_COLUMNS,
  BOX_PACKING,
  isShownWhole,
  PLACE_COLUMNS,
  PLACE_PACKING,
} from '@ciguawatch/shared/domain/geo/place-packing';
import { pack } from '@ciguawatch/shared/domain/packed/packed';

/** Smaller forms of the list: all places as packed columns, or only their boxes. */
type PackedForm = 'packed' | 'boxes';

/** Whether the query value `format` names such a form. */
export const isPackedForm = (format: string | undefined): format is PackedForm =>
  format === 'packed' || format === 'boxes';

/** Converts the list (JSON text) to one of these forms (JSON text). */
export function packPlaces(rows: string, form: PackedForm): string {
  const places = JSON.parse(rows) as Location[];
  if (form === 'boxes')
    return JSON.stringify(
      pack(
        BOX_COLUMNS,
        places.map((place) => BOX_COLUMNS.map((column) => place[column])),
        BOX_PACKING,
      ),
    );
  const light = places.map((place) => (isShownWhole(place.type) ? place : { ...place, loca_bbox: null }));
  return JSON.stringify(
    pack(
      PLACE_COLUMNS,
      light.map((place) => PLACE_COLUMNS.map((column) => place[column])),
      PLACE_PACKING,
    ),
  );
}
