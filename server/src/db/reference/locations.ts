import {
  bboxOf,
  type Geometry,
  lng180,
  type Position,
  round4,
  storedBbox,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toStoredGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { labelPoint } from '@ciguawatch/shared/domain/geo/geometry-label';
import { placeName } from './apostrophe';

interface FeatureProperties {
  id: number;
  name: string;
  /** other names by language of two letters */
  names: Record<string, string>;
  alt_names?: string[];
  type: 'C' | 'A' | 'I' | 'L';
  parent_id: number | null;
  country_id: number;
  source: string;
  licence: string | null;
  center: Position;
  /** IANA zone of its own */
  zone: string | null;
  landform?: string;
}

/** A place as a pack has it: longitudes run from 0 to 360. */
export interface LocationFeature {
  properties: FeatureProperties;
  geometry: Geometry;
}

/** Residents of one island, or of several that are counted together. */
export interface CensusUnit {
  id: number;
  value: number;
  year: number;
  source: string;
  islands: number[];
}

/** Rows of the table `location`, with stored longitudes (-180 to 180), label point, zone and population. */
export function locationRows(features: readonly LocationFeature[], units: readonly CensusUnit[]) {
  const unitOf = new Map(units.flatMap((unit) => unit.islands.map((island) => [island, unit.id])));
  return features.map(({ geometry, properties }) => {
    const { id, name, type, parent_id, country_id, source, licence, center, zone, landform } = properties;
    const [x, y] = type === 'I' || type === 'L' ? labelPoint(geometry) : center;
    return {
      id,
      name: placeName(name),
      names: namesOf(properties),
      country: country_id,
      type,
      parent_id,
      timezone: zone,
      loca_bbox: storedBbox(bboxOf(geometry)),
      // Four decimals are about eleven metres: enough for a label, and it saves bytes in every public case.
      center: [round4(lng180(x)), round4(y)],
      geometry: toStoredGeometry(geometry),
      population_unit_id: unitOf.get(id) ?? null,
      source,
      licence,
      landform: landform ?? null,
    };
  });
}

const namesOf = ({ names, alt_names: others = [] }: FeatureProperties): Record<string, string> => ({
  ...names,
  ...(others.length > 0 && { alt: others.map(placeName).join('; ') }),
});
