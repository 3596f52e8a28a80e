import type { Packing } from '../packed/packed';

/**
 * Columns of the packed list of places (`cw/location/?format=packed`): what every page that names a place needs. Boxes
 * are only of countries and archipelagos in it, which are shown whole; those of islands and localities are a list of
 * their own, for pages that measure. A change of how they are packed needs another name in the address.
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

/** Columns of the boxes of all places (`cw/location/?format=boxes`). */
export const BOX_COLUMNS = ['id', 'loca_bbox'] as const;

export const PLACE_PACKING: Packing = {
  differences: ['id', 'parent_id'],
  follows: { timezone: 'country' },
};

export const BOX_PACKING: Packing = { differences: ['id'], follows: {} };

/** Whether the box of a place is in the packed list itself. */
export const isShownWhole = (type: string): boolean => type === 'C' || type === 'A';
