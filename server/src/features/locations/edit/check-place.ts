import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import type { Place, PlaceIndex } from '../place-index';
import { isZone } from './zone';

/** Allowed types of the parent, by type of place. */
export const PARENT_TYPES: Record<Place['type'], readonly Place['type'][]> = {
  C: [],
  A: ['C'],
  I: ['A', 'C'],
  L: ['I', 'A'],
};

/** A place as requested. */
interface RequestedPlace {
  id: number | null;
  type: Place['type'];
  country: number;
  parent_id: number | null;
  timezone: string | null;
  /** the name, when it or the parent is new */
  name?: string | undefined;
}

/** Error codes by field for a place; its parent must be of the same country and of an allowed type. */
export function placeFaults(places: PlaceIndex, wanted: RequestedPlace): Record<string, ErrorCode> {
  const faults: Record<string, ErrorCode> = {};
  if (!isAllowedParent(places, wanted))
    faults.parent_id = wanted.parent_id === null ? 'required' : 'unknown_id';
  if (wanted.timezone !== null && !isZone(wanted.timezone)) faults.timezone = 'unknown_choice';
  if (wanted.timezone !== null && (wanted.type === 'I' || wanted.type === 'L'))
    faults.timezone = 'unknown_choice';
  if (wanted.name !== undefined && hasNamesake(places, wanted, wanted.name)) faults.name = 'taken';
  return faults;
}

/** Whether another place of the same parent has this name, accents, case, spaces and ʻeta left out. */
const hasNamesake = (places: PlaceIndex, { id, parent_id, country }: RequestedPlace, name: string): boolean =>
  [...places.all()].some(
    (one) =>
      one.id !== id &&
      one.parent_id === parent_id &&
      one.country === country &&
      normalise(one.name) === normalise(name),
  );

function isAllowedParent(places: PlaceIndex, { id, type, country, parent_id }: RequestedPlace): boolean {
  if (type === 'C') return parent_id === null;
  const parent = parent_id === null ? undefined : places.get(parent_id);
  return (
    parent !== undefined &&
    parent.country === country &&
    PARENT_TYPES[type].includes(parent.type) &&
    parent.id !== id
  );
}
