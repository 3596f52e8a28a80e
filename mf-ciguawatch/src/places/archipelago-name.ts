import { chainOf, placeName } from '@ciguawatch/shared/domain/geo/place';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Name of the archipelago of an island; empty when unknown. Call it inside a MobX observer. */
export function archipelagoName(island: number): string {
  const place = collections.location.get(island);
  const archi =
    place && chainOf(place, (id) => collections.location.get(id)).find(({ type }) => type === 'A');
  return archi ? placeName(archi, language.code) : '';
}
