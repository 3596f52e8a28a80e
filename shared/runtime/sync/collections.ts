import { listCoverage } from '../../api/calls/coverage';
import { getPhenotype, getSpecie, listPhenotypes, listSpecies } from '../../api/calls/fishbase';
import { listLocations } from '../../api/calls/locations';
import { boxesOf, type PlaceBox, packedBoxes, packedPlaces, placesOf } from '../../api/packed-lists';
import type { Location } from '../../api/schemas/location';
import type { Coverage } from '../../api/schemas/monthly/coverage';
import type { Phenotype, Specie } from '../../api/schemas/species';
import type { PublicCaseRow } from '../../domain/case-table/case-columns';
import { singleton } from '../federation/singleton';
import { call } from '../http/call';
import { Collection } from './collection';
import { casesSource } from './internal/cases-source';
import { followChanges } from './internal/follow-changes';
import { listedSource } from './listed';

export { Collection, type CollectionState } from './collection';
export type { SyncedSource } from './internal/synced-source';
export { listedSource } from './listed';

/**
 * Places without outlines: names, parents, time zones, label points; boxes of countries and archipelagos
 * only.
 */
const locationSource = listedSource<Location>({
  name: 'location',
  schema: 2,
  keep: 'device',
  check: 'location',
  list: async () => ({ call: packedPlaces as never, params: undefined }),
  rows: placesOf,
  some: (ids, signal) => call(listLocations, { params: { ids }, signal, anonymous: true }),
});

/**
 * Bounding boxes of all places, for the few pages that measure distances: a third of the size of the full
 * list.
 */
const boxSource = listedSource<PlaceBox>({
  name: 'box',
  schema: 1,
  keep: 'device',
  check: 'location',
  list: async () => ({ call: packedBoxes as never, params: undefined }),
  rows: boxesOf,
});

const specieSource = listedSource<Specie>({
  name: 'specie',
  schema: 2,
  keep: 'device',
  check: 'specie',
  list: async () => ({ call: listSpecies, params: undefined }),
  some: (ids, signal) =>
    Promise.all(ids.map((id) => call(getSpecie, { params: { id }, signal, anonymous: true }))),
});

const phenotypeSource = listedSource<Phenotype>({
  name: 'phenotype',
  schema: 2,
  keep: 'device',
  check: 'phenotype',
  list: async () => ({ call: listPhenotypes, params: undefined }),
  some: (ids, signal) =>
    Promise.all(ids.map((id) => call(getPhenotype, { params: { id }, signal, anonymous: true }))),
});

const coverageSource = listedSource<Coverage>({
  name: 'coverage',
  schema: 3,
  keep: 'device',
  list: async () => ({ call: listCoverage, params: undefined }),
});

/** Bounding boxes by location id. */
export const placeBoxes = singleton('placeBoxes', () => new Collection<PlaceBox>(boxSource));

/** The collections of which the device keeps a copy. Pages call `ensure()` on those they show. */
export const collections = singleton('collections', () => {
  const made = {
    case: new Collection<PublicCaseRow>(casesSource),
    location: new Collection<Location>(locationSource),
    coverage: new Collection<Coverage>(coverageSource),
    specie: new Collection<Specie>(specieSource),
    phenotype: new Collection<Phenotype>(phenotypeSource),
  };
  followChanges({
    'case:changed': [made.case],
    'location:changed': [made.location, placeBoxes],
    'species:changed': [made.specie, made.phenotype],
    'coverage:changed': [made.coverage],
  });
  return made;
});
