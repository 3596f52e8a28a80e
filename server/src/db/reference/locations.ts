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
import { placeName, withOkina } from './apostrophe';
import type { CensusUnit } from './populations';

interface FeatureProperties {
  id: number;
  name: string;
  type: 'C' | 'A' | 'I' | 'L';
  parent_id: number | null;
  country_id: number;
  source: string;
  center: Position;
  name_fr?: string;
  name_es?: string;
  alt_names?: string[];
  landform?: string;
  /** names by language of two letters, licence and own zone, of places of a pack */
  names?: Record<string, string>;
  licence?: string | null;
  zone?: string | null;
}

/** A feature of the shipped file, whose longitudes run from 0 to 360. */
export interface LocationFeature {
  properties: FeatureProperties;
  geometry: Geometry;
}

/** IANA zones: of countries by ISO code, and of archipelagos that differ by location id. */
export interface Zones {
  countries: Record<string, string>;
  locations: Record<string, string>;
}

interface LocationInputs {
  features: LocationFeature[];
  /** Outlines under another licence (ODbL), for islands that the main file has only as points. */
  fill: LocationFeature[];
  zones: Zones;
  countryIso: Map<number, string>;
  units: CensusUnit[];
}

/** Rows of the table `location`, with stored longitudes (-180 to 180), label point, zone and population. */
export function locationRows(inputs: LocationInputs) {
  const unitOf = new Map(inputs.units.flatMap((unit) => unit.islands.map((island) => [island, unit.id])));
  return inputs.features.map((feature) => {
    const { geometry, source } = outline(feature, inputs.fill);
    const { id, name, type, parent_id, country_id, center, landform } = feature.properties;
    const [x, y] = type === 'I' || type === 'L' ? labelPoint(geometry) : center;
    return {
      id,
      name: placeName(name),
      names: namesOf(feature.properties),
      country: country_id,
      type,
      parent_id,
      timezone: zoneOf(feature.properties, inputs),
      loca_bbox: storedBbox(bboxOf(geometry)),
      // Four decimals are about eleven metres: enough for a label, and it saves bytes in every public case.
      center: [round4(lng180(x)), round4(y)],
      geometry: toStoredGeometry(geometry),
      population_unit_id: unitOf.get(id) ?? null,
      source,
      licence: feature.properties.licence ?? licenceOf(source),
      landform: landform ?? null,
    };
  });
}

function outline(feature: LocationFeature, fill: LocationFeature[]): { geometry: Geometry; source: string } {
  if (feature.geometry.type !== 'Point' || feature.properties.type !== 'I') {
    return { geometry: feature.geometry, source: feature.properties.source };
  }
  const filled = fill.find(({ properties }) => properties.name === feature.properties.name);
  return { geometry: (filled ?? feature).geometry, source: (filled ?? feature).properties.source };
}

function namesOf({
  name,
  names,
  name_fr,
  name_es,
  alt_names = [],
}: FeatureProperties): Record<string, string> {
  const tahitian = alt_names.filter((other) => other.includes("'"));
  const others = alt_names.filter((other) => !tahitian.includes(other));
  return {
    ...names,
    ...(name_fr && name_fr !== name ? { fr: name_fr } : {}),
    ...(name_es && name_es !== name ? { es: name_es } : {}),
    ...(tahitian[0] ? { ty: withOkina(tahitian[0]) } : {}),
    ...(others.length > 0 ? { alt: others.map(placeName).join('; ') } : {}),
  };
}

function zoneOf(
  { id, type, country_id, zone }: FeatureProperties,
  { zones, countryIso }: LocationInputs,
): string | null {
  const ownZone = zone ?? zones.locations[id];
  if (ownZone) return ownZone;
  return type === 'C' ? (zones.countries[countryIso.get(country_id) ?? ''] ?? null) : null;
}

function licenceOf(source: string): string | null {
  if (/GSHHG|DCW|convex hull|bbox/.test(source)) return 'LGPL-3.0-or-later';
  if (source.includes('GeoNames')) return 'CC-BY-4.0';
  return source.includes('OpenStreetMap') ? 'ODbL-1.0' : null;
}
