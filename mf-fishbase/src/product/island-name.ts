import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { readerLanguages } from '../directory/languages';

/** Name of an island in the reader's language. Observable: read it inside an observer. */
export const islandName = (id: number): string => {
  const place = collections.location.get(id);
  return place ? placeName(place, readerLanguages()) : NAME_TO_COME;
};
