import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import type { Lists } from '../../plain/frame/lists';
import { PLACE_STEPS, stepName, UNKNOWN_PLACE } from '../form/answer-names';

/** The last known step of a place, or why it is none. */
type ReadPlace = { id: string } | { fault: 'unreadable' | 'placeApart'; text: string } | null;

/**
 * The place that the steps lead to: the last one answered with a place. Null where none is. A place that the portal
 * has deleted since is taken, as from any device that knew it.
 */
export function readPlace(
  field: AskedField,
  answers: ReadonlyMap<string, string>,
  { places }: Lists,
): ReadPlace {
  const given = PLACE_STEPS.map((step) => (answers.get(stepName(field, step)) ?? '').trim());
  const chosen = given.filter((text) => text !== '' && text !== UNKNOWN_PLACE);
  const unreadable = chosen.find((text) => !/^[1-9]\d{0,8}$/.test(text));
  if (unreadable !== undefined) return { fault: 'unreadable', text: unreadable };
  const apart = chosen.find((text, at) => {
    const place = places.get(Number(text));
    const above = chosen[at - 1];
    return at > 0 && place !== undefined && String(place.parent_id) !== above;
  });
  if (apart !== undefined) return { fault: 'placeApart', text: apart };
  const id = chosen.at(-1);
  return id === undefined ? null : { id };
}
