import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const PACKS = 'server/packs';
const FILES = ['country.json', 'places.csv', 'outlines.geojson'];

const folders = (root) => readdirSync(join(root, PACKS)).sort();

/** Files of the places of the release, from the folder of the project. */
export const placeFiles = (root) =>
  folders(root).flatMap((name) => FILES.map((file) => `${PACKS}/${name}/${file}`));

/**
 * The places of the release as GeoJSON features, with longitudes from 0 to 360: what `server/src/country/pack` makes of
 * the packs, as far as maps are drawn of it. Outlines whose licence keeps them apart are left out of the maps of the build.
 */
export function shippedPlaces(root) {
  const packs = folders(root).map((name) =>
    FILES.map((file) => readFileSync(join(root, PACKS, name, file), 'utf8')),
  );
  return packs.flatMap(placesOfPack).sort((a, b) => a.properties.id - b.properties.id);
}

function placesOfPack([countryText, placesText, outlinesText]) {
  const country = JSON.parse(countryText);
  const rows = parse(placesText, { columns: true, bom: true });
  const outlines = new Map(
    JSON.parse(outlinesText).features.map(({ properties, geometry }) => [properties.key, geometry]),
  );
  const own = { country_id: country.number, country_iso2: country.letters };
  const idOf = new Map(rows.map(({ key, number }) => [key, Number(number)]));
  const { en: name, fr: name_fr } = country.place_names ?? country.names;
  const whole = { id: country.place_number, type: 'C', name, name_fr, parent_id: null };
  return [
    feature({ ...whole, ...own }, outlines.get('country')),
    ...rows.map(({ key, type, name, name_fr, parent, longitude, latitude, landform, number, source }) => {
      const point = { type: 'Point', coordinates: [Number(longitude), Number(latitude)] };
      const parent_id = parent === '' ? country.place_number : idOf.get(parent);
      const place = { id: Number(number), type, name, parent_id, ...own, source };
      return feature(
        { ...place, ...(name_fr && { name_fr }), ...(landform && { landform }) },
        outlines.get(key) ?? point,
      );
    }),
  ];
}

/** A feature with the box of its geometry, and the middle of it to eleven metres. */
function feature(properties, geometry) {
  const { type, coordinates } = geometry;
  const depth = { Point: 0, Polygon: 2, MultiPolygon: 3 }[type];
  const positions = type === 'Point' ? [coordinates] : coordinates.flat(depth - 1);
  const [xs, ys] = [0, 1].map((at) => positions.map((position) => position[at]));
  const bbox = [xs, ys]
    .map((all) => all.reduce((a, b) => Math.min(a, b)))
    .concat([xs, ys].map((all) => all.reduce((a, b) => Math.max(a, b))));
  const center = [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2].map((one) => Number(one.toFixed(4)));
  return { type: 'Feature', properties: { ...properties, bbox, center }, geometry };
}
