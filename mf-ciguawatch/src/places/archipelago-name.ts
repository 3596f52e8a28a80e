import { chainOf, placeName } from '@ciguawatch/shared/domain/geo/place';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Name of the archipelago of an island; empty when unknown. Call it inside a MobX observer. */
export function archipelagoName(island: number): string {
  const place = collections.location.get(island);
  const archi =
    place && chainOf(place, (id) => collections.location.get(id)).find(({ type }) => type === 'A');
  return archi ? placeName(archi, readerLanguages()) : '';
}

/**
 * The name of an archipelago without the word itself, where French puts it in front: in a list of archipelagos the
 * first letter then finds one.
 */
export const shortArchipelago = (name: string): string =>
  name.replace(/^Archipel (de la |de l[’']|des |du |de |d[’'])/, '').replace(/^Îles /, '');
