import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import type { PlaceIndex } from '../locations/place-index';
import { countProposed } from '../pairs/list';
import { zoneOf } from '../public/summary';

/**
 * Proposed pairs; urgent when a patient may be counted twice in the current month.
 * @param now milliseconds since 1970 UTC
 */
export function pairsProposed(
  store: Store,
  places: PlaceIndex,
  who: Operator,
  now: number,
): Promise<WaitingWork> {
  const months = who.countries.map((country) => ({ country, ...civilOf(now, zoneOf(places, country)) }));
  return countProposed(store, who, months);
}
