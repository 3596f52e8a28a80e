import { LOCATION_TYPES } from '@ciguawatch/shared/api/schemas/location';
import {
  addressFields,
  choiceField,
  flagField,
  numberField,
  optionField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';
import type { TreeChoice } from './tree';

/** Filters of the list, kept in the URL. */
export interface MapsChoice extends Omit<TreeChoice, 'only'> {
  /** Only places with a draft on this device. */
  drafts: boolean;
  /** The deleted places instead of the tree. */
  deleted: boolean;
  /** The place shown on the map. */
  place: number | null;
}

export const mapsFields = addressFields<MapsChoice>({
  search: textField('search'),
  type: optionField('type', LOCATION_TYPES),
  missingFirst: flagField('first', 'missing'),
  drafts: flagField('drafts'),
  deleted: flagField('deleted'),
  sort: choiceField('sort', ['name', 'changed'], 'name'),
  place: numberField('place'),
});
