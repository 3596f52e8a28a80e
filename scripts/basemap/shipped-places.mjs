import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** Files of the places of the release, from the folder of the project: those of all countries, and packs of countries. */
export function placeFiles(root) {
  const packs = join(root, 'server/packs');
  const folders = existsSync(packs) ? readdirSync(packs).sort() : [];
  return [
    'server/reference-data/locations.geojson',
    ...folders.flatMap((name) =>
      ['country.json', 'places.csv', 'outlines.geojson'].map((file) => `server/packs/${name}/${file}`),
    ),
  ];
}

/**
 * The places of the release as GeoJSON features, with longitudes from 0 to 360: what `server/src/country/pack` makes of
 * a pack, as far as maps are drawn of it.
 */
export function shippedPlaces(root) {
  const text = (file) => readFileSync(join(root, file), 'utf8');
  const [all, ...files] = placeFiles(root);
  const packs = [...Array(files.length / 3).keys()].map((at) => files.slice(at * 3, at * 3 + 3).map(text));
  return [...JSON.parse(text(all)).features, ...packs.flatMap(placesOfPack)].sort(
    (a, b) => a.properties.id - b.properties.id,
  );
}

function placesOfPack([countryText, placesText, outlinesText]) {
  const country = JSON.parse(countryText);
  const rows = parse(placesText, { columns: true, bom: true });
  const outlines = new Map(
    JSON.parse(outlinesText).features.map(({ properties, geometry }) => [properties.key, geometry]),
  );
  const own = { country_id: country.number, country_iso2: country.letters };
  const idOf = new Map(rows.map(({ key, number }) => [key, Number(number)]));
  const places = rows.map(
    ({ key, type, name, parent, longitude, latitude, landform, number, name_fr, source }) => {
      const geometry = outlines.get(key) ?? {
        type: 'Point',
        coordinates: [Number(longitude), Number(latitude)],
      };
      const parent_id = parent === '' ? country.place_number : idOf.get(parent);
      const properties = {
        id: Number(number),
        type,
        name,
        parent_id,
        ...own,
        ...boxed(geometry, type),
        source,
      };
      return {
        type: 'Feature',
        properties: { ...properties, ...(name_fr && { name_fr }), ...(landform && { landform }) },
        geometry,
      };
    },
  );
  return [wholeCountry(country, own, places), ...places];
}

/** Degrees that the box of a country is wider than its islands, in thousandths. */
const MARGIN = 60;

function wholeCountry({ names, place_number: id }, own, places) {
  const boxes = places.flatMap(({ properties: { type, bbox } }) => (type === 'I' ? [bbox] : []));
  const side = (at, pick, margin) =>
    (Math.round(pick(...boxes.map((box) => box[at])) * 1000) + margin) / 1000;
  const [west, south] = [side(0, Math.min, -MARGIN), side(1, Math.min, -MARGIN)];
  const [east, north] = [side(2, Math.max, MARGIN), side(3, Math.max, MARGIN)];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry = { type: 'Polygon', coordinates: [ring] };
  const properties = {
    id,
    type: 'C',
    name: names.en,
    name_fr: names.fr,
    parent_id: null,
    ...own,
    ...boxed(geometry, 'C'),
  };
  return { type: 'Feature', properties, geometry };
}

/** To eleven metres, as the database keeps the label points of countries and archipelagos. */
const round4 = (degrees) => Math.round(degrees * 1e4) / 1e4;

/** The box of a geometry and its middle. */
function boxed({ type, coordinates }, kind) {
  const depth = { Point: 0, Polygon: 2, MultiPolygon: 3 }[type];
  const positions = type === 'Point' ? [coordinates] : coordinates.flat(depth - 1);
  const [xs, ys] = [0, 1].map((at) => positions.map((position) => position[at]));
  const bbox = [xs, ys]
    .map((all) => all.reduce((a, b) => Math.min(a, b)))
    .concat([xs, ys].map((all) => all.reduce((a, b) => Math.max(a, b))));
  const center = [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2];
  return { bbox, center: kind === 'A' || kind === 'C' ? center.map(round4) : center };
}
