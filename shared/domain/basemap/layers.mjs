/**
 * Contents of the basemap files, made from places as GeoJSON features: longitudes 0..360, and of each the
 * properties id, type, country_id, country_iso2, name, name_fr, bbox, center and landform. The build passes
 * the shipped outlines, the server those of its database; equal input gives equal files.
 */
import { SHIFT } from './encode.mjs';
import { lagoonLayer } from './lagoons.mjs';
import { landLayer } from './land.mjs';
import { ringLayer } from './rings.mjs';

const isIsland = ({ properties }) => properties.type === 'I';

/** The islands of a country. */
export const islandsOf = (features, country) =>
  features.filter((one) => isIsland(one) && one.properties.country_id === country);

/**
 * The basemap files of a country at two levels of detail, `mid` and `full`, from its own feature and its
 * islands. `bbox` is in map coordinates.
 */
export function countryLayers(country, islands) {
  const { country_id, country_iso2, bbox } = country.properties;
  const [west, south, east, north] = bbox;
  return {
    id: country_id,
    iso: country_iso2,
    bbox: [west - SHIFT, south, east - SHIFT, north],
    mid: { land: landLayer(islands, 'mid'), rings: ringLayer(islands), lagoons: lagoonLayer(islands) },
    full: landLayer(islands, 'full'),
  };
}

/** The basemap files of the whole Pacific, at low detail. */
export function pacificLayers(features) {
  const islands = features.filter(isIsland);
  return { land: landLayer(islands, 'low'), rings: ringLayer(islands, { low: true }) };
}
