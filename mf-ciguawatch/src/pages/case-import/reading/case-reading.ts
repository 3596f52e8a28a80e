import { kmFrom, nearestIslands } from '@ciguawatch/shared/domain/geo/place';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { placesWithBoxes, withLoadedBox } from '../../../places/places-with-boxes';
import { lists } from '../../../report/report-lists';
import type { CaseColumn } from '../fields';
import { FishNames } from './find-fish';
import { PlaceNames } from './find-place';
import type { Answer, CaseReading, FileAnswers } from './reading';

/** Names prepared for the lists as they are; made again when a list was refreshed. */
let places: { of: object; country: number; names: PlaceNames } | null = null;
let fish: { species: object; phenotypes: object; names: FishNames } | null = null;

function placesOf(country: number): PlaceNames {
  const all = collections.location.all();
  if (places?.of !== all || places.country !== country) {
    const own = all.filter((place) => place.country === country);
    places = { of: all, country, names: new PlaceNames(own) };
  }
  return places.names;
}

function fishNames(): FishNames {
  const [species, phenotypes] = [collections.specie.all(), collections.phenotype.all()];
  if (fish?.species !== species || fish.phenotypes !== phenotypes)
    fish = { species, phenotypes, names: new FishNames(lists.species, lists.phenotypes) };
  return fish.names;
}

interface Given {
  columns: readonly CaseColumn[];
  answers: Readonly<Record<string, Answer>>;
  fileAnswers: FileAnswers;
  country: number;
}

/** Everything needed to read a list of one country. Call it inside an observer: it follows the lists. */
export function caseReading({ columns, answers, fileAnswers, country }: Given): CaseReading {
  const names = placesOf(country);
  return {
    columns,
    places: names,
    fish: fishNames(),
    country: names.places.find(({ type }) => type === 'C'),
    near: (point) =>
      nearestIslands(
        placesWithBoxes().filter((place) => place.country === country),
        point,
      ).flatMap(({ place, km }) => {
        const own = names.get(place.id);
        return own ? [{ place: own, km }] : [];
      }),
    km: (place, point) => kmFrom(withLoadedBox(place), point),
    answers,
    file: fileAnswers,
    now: clock.now(),
  };
}
