import type { Packing } from '../packed/packed';

/**
 * Columns of the packed list of places (`cw/location/?format=packed`), which every page that names a place
 * loads. It has the boxes of countries and archipelagos only; those of islands and localities are a
 * separate list. Changing how they are packed needs a new format name in the address.
 */
export const PLACE_COLUMNS = [
  'id',
  'name',
  'names',
  'country',
  'type',
  'parent_id',
  'loca_bbox',
  'center',
  'timezone',
  'population',
  'withhold',
  'withhold_profile',
  'version',
] as const;

/** Columns of the separate list of boxes (`cw/location/?format=boxes`). */
export const BOX_COLUMNS = ['id', 'loca_bbox'] as const;

export const PLACE_PACKING: Packing = {
  differences: ['id', 'parent_id'],
  follows: { timezone: 'country' },
};

export const BOX_PACKING: Packing = { differences: ['id'], follows: {} };

/**
 * Whether the packed list itself contains the box of a place: countries and archipelagos, which maps show
 * as a whole.
 */
export const isShownWhole = (type: string): boolean => type === 'C' || type === 'A';
