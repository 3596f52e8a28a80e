import { shippedPlaces } from '../../testing/shipped-places';
import {
  type Bbox,
  bboxOf,
  doubleArea,
  fromPolygons,
  type Geometry,
  type PolygonCoordinates,
  type Position,
  polygonsOf,
} from '../geo/geometry';
import { toDrawnGeometry } from '../geo/geometry-antimeridian';
import { labelPoint } from '../geo/geometry-label';
import type { Place } from '../geo/place';
import type { Surroundings } from './doubt';
import { areaOfBox, findDoubts } from './find-doubts';
import { measureOutline } from './measure';
import { cutArea } from './reshape';

interface Shipped {
  id: number;
  name: string;
  type: Place['type'];
  country: number;
  parent: number | null;
  landform: string | null;
  center: Position;
  geometry: Geometry;
  box: Bbox;
  km2: number;
}

interface Feature {
  properties: {
    id: number;
    name: string;
    type: Place['type'];
    country_id: number;
    parent_id?: number;
    landform?: string;
    center?: Position;
  };
  geometry: Geometry;
}

const places: Shipped[] = shippedPlaces<Feature>().map(({ properties, geometry }) => {
  const drawn = toDrawnGeometry(geometry);
  const { id, name, type, country_id, parent_id, landform, center } = properties;
  const [x, y] = center ?? (drawn.coordinates as Position);
  const position: Position = [(x + 360) % 360, y];
  return {
    id,
    name,
    type,
    country: country_id,
    parent: parent_id ?? null,
    landform: landform ?? null,
    center: position,
    geometry: drawn,
    box: bboxOf(drawn),
    km2: drawn.type === 'Point' ? 0 : measureOutline(polygonsOf(drawn)).areaKm2,
  };
});

const touches = (a: Bbox, b: Bbox) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
const named = (name: string, type: Place['type'] = 'I') =>
  places.find((place) => place.name === name && place.type === type)!;

/** What the server would tell of a shipped place, as one that is stored or as a new one. */
function around(place: Shipped, next: Geometry, isNew = false): Surroundings {
  const others = places.filter(({ id, country }) => id !== place.id && country === place.country);
  const isLand = place.type === 'I' || place.type === 'L';
  const boxes = others.filter(({ type }) => type === place.type).map(({ box }) => areaOfBox(box));
  const lands = others.filter(({ type }) => type === 'I').map(({ km2 }) => km2);
  const boxesNear = [place.box, bboxOf(next)];
  const holder = places.find(({ id }) => id === place.parent);
  return {
    type: place.type,
    landform: place.landform,
    former: isNew ? null : place.geometry,
    islands:
      place.type === 'I'
        ? others.filter(({ type, box }) => type === 'I' && boxesNear.some((near) => touches(near, box)))
        : [],
    inside: isNew
      ? []
      : others.filter(({ parent }) => parent === place.id).map(({ id, center }) => ({ id, at: center })),
    holder: place.type === 'L' && holder?.type === 'I' ? { ...holder, isNew: false } : null,
    largestBoxKm2: Math.max(0, ...boxes) || null,
    largestIslandKm2: isNew && isLand ? Math.max(0, ...lands) || null : null,
    centers: others.map(({ center }) => center),
  };
}

const byArea = (a: PolygonCoordinates, b: PolygonCoordinates) =>
  Math.abs(doubleArea(b[0]!)) - Math.abs(doubleArea(a[0]!));

const kindsOf = (place: Shipped, next: Geometry, isNew = false) =>
  findDoubts(next, around(place, next, isNew)).map(({ kind }) => kind);

/** Every third, or all by `npm run test:long -- api`; each takes a tenth of a second. */
const some = <T>(all: readonly T[]): T[] =>
  all.filter((_, at) => process.env.TEST_LENGTH === 'long' || at % 3 === 0);

test('no shipped place, saved as it is, is asked about', () => {
  expect(places.filter(({ type }) => type === 'I')).toHaveLength(419);
  const alarms = some(places).flatMap((place) =>
    kindsOf(place, place.geometry).map((kind) => `${place.name}: ${kind}`),
  );
  expect(alarms).toEqual([]);
});

test('a shipped island drawn as a new one is asked about only where none of its country is as large', () => {
  const islands = places.filter(({ type }) => type === 'I');
  const alarms = some(islands).flatMap((place) =>
    kindsOf(place, place.geometry, true).map((kind) => `${place.name}: ${kind}`),
  );
  expect(alarms).toEqual(alarms.filter((alarm) => /: large$/.test(alarm) || /: far$/.test(alarm)));
  expect(alarms.length).toBeLessThan(20);
});

type Wrong = (place: Shipped) => Geometry;
const each =
  (move: (position: Position, place: Shipped) => Position): Wrong =>
  (place) =>
    fromPolygons(
      polygonsOf(place.geometry).map((part) => part.map((ring) => ring.map((at) => move(at, place)))),
    );
const scaled = (by: number) =>
  each(([x, y], { center: [cx, cy] }) => [cx + (x - cx) * by, cy + (y - cy) * by]);
const rectangle = ([w, s, e, n]: Bbox): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
      [w, s],
    ],
  ],
});
const countryOf = ({ country }: Shipped) =>
  places
    .filter((one) => one.type === 'I' && one.country === country)
    .flatMap(({ geometry }) => polygonsOf(geometry));

/** Valid files that are wrong all the same, for each of three places. */
const WRONG: Record<string, Wrong> = {
  'a point': ({ center }) => ({ type: 'Point', coordinates: center }),
  'all islands of the country': (place) => fromPolygons(countryOf(place)),
  'the outline of another island': ({ country, id }) =>
    places.find(
      (one) => one.type === 'I' && one.country === country && one.id !== id && one.geometry.type !== 'Point',
    )!.geometry,
  'north for south': each(([x, y]) => [x, -y]),
  'half a degree aside': each(([x, y]) => [x + 0.5, y]),
  'three times as wide': scaled(3),
  'a third as wide': scaled(1 / 3),
  'a box around the waters': ({ box: [w, s, e, n] }) => rectangle([w - 0.5, s - 0.5, e + 0.5, n + 0.5]),
  'its smallest part alone': ({ geometry, center: [x, y] }) => {
    const parts = polygonsOf(geometry).sort((a, b) => a[0]!.length - b[0]!.length);
    return parts.length > 1
      ? fromPolygons(parts.slice(0, 1))
      : rectangle([x - 0.001, y - 0.001, x + 0.001, y + 0.001]);
  },
  'one half of it': ({ geometry, box: [w, , e] }) => {
    const middle = (w + e) / 2;
    const west = polygonsOf(geometry).map((part) =>
      part.map((ring) => ring.map(([x, y]): Position => [Math.min(x, middle), y])),
    );
    return fromPolygons(west.filter(([outer]) => new Set(outer!.map(([x]) => x)).size > 1));
  },
};

const THREE = ['Tahiti', 'Rangiroa', 'Taveuni'];
const PLANTED = Object.entries(WRONG).flatMap(([what, make]) => THREE.map((name) => ({ what, name, make })));

test('thirty wrong files are planted', () => expect(PLANTED).toHaveLength(30));

test.each(PLANTED)('$what in place of $name is asked about', ({ name, make }) => {
  const place = named(name);
  expect(place).toBeDefined();
  expect(kindsOf(place, make(place))).not.toEqual([]);
});

test('a neighbour drawn over, a place left outside and a point for parts are called by name', () => {
  const tahiti = named('Tahiti');
  const moorea = named('Moorea');
  const both = fromPolygons([...polygonsOf(tahiti.geometry), ...polygonsOf(moorea.geometry)]);
  expect(findDoubts(both, around(tahiti, both))).toEqual([
    { kind: 'overlap', at: expect.anything(), places: [moorea.id] },
  ]);
  const point: Geometry = { type: 'Point', coordinates: tahiti.center };
  expect(kindsOf(tahiti, point)).toEqual(['point']);
});

test('a new locality at sea, a tiny island and one far from all are asked about', () => {
  const tahiti = named('Tahiti');
  const locality = places.find(({ parent }) => parent === tahiti.id)!;
  expect(kindsOf(locality, { type: 'Point', coordinates: [210, -18.2] }, true)).toEqual(['outside']);
  expect(kindsOf(locality, { type: 'Point', coordinates: [211.5, -17.6] })).toEqual(['moved', 'outside']);
  const rangiroa = { ...named('Rangiroa'), isNew: true };
  const near: Geometry = { type: 'Point', coordinates: [locality.center[0]! + 0.001, locality.center[1]!] };
  expect(findDoubts(near, { ...around(locality, near), holder: rangiroa })).toMatchObject([
    { kind: 'outside', places: [rangiroa.id] },
  ]);
  expect(kindsOf(tahiti, rectangle([208, -17, 208.0001, -16.9999]), true)).toEqual(['small']);
  expect(kindsOf(tahiti, { type: 'Point', coordinates: [170, 30] }, true)).toEqual(['far']);
});

test('a strip cut through the label of an island is not taken for the loss of the island', () => {
  const raivavae = named('Raivavae');
  const parts = polygonsOf(raivavae.geometry);
  const [x, y] = labelPoint({ type: 'Polygon', coordinates: parts.toSorted(byArea)[0]! });
  const without = (width: number) => {
    const [west, south, east, north] = [x - width, y - 1, x + width, y + 1];
    const corners: [number, number][] = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    return fromPolygons(cutArea({ outline: parts, area: [corners] }));
  };
  expect(kindsOf(raivavae, without(0.004))).toEqual([]);
  expect(kindsOf(raivavae, without(0.018))).toContain('lost');
});

test('an islet or a reef as large as a high island is asked about, whatever its country and its box', () => {
  const rangiroa = named('Rangiroa');
  /** A square of the lagoon of Rangiroa, by its area in square kilometres. */
  const area = (km2: number, part: Partial<Surroundings> = {}) => {
    const side = Math.sqrt(km2) / 111.2;
    const [x, y] = rangiroa.center;
    const shape = rectangle([x, y, x + side / Math.cos((y * Math.PI) / 180), y + side]);
    const found = { ...around(rangiroa, shape, true), islands: [], landform: null, ...part };
    return findDoubts(shape, found).map(({ kind }) => kind);
  };
  // Smaller than the box of Rangiroa, and more land than twice Tahiti.
  expect(area(2457)).toEqual(['large']);
  expect(area(282)).toEqual([]);
  expect(area(282, { landform: 'motu' })).toEqual(['large']);
  expect(area(3, { landform: 'motu' })).toEqual([]);
  expect(area(20, { landform: 'sand' })).toEqual(['large']);
  expect(area(600, { landform: 'atoll' })).toEqual(['large']);
  expect(area(600, { landform: 'raised atoll' })).toEqual([]);
  expect(area(600, { landform: 'high' })).toEqual([]);
  // A locality is no larger than the islands of its country.
  expect(area(2457, { type: 'L' })).toEqual(['large']);
});
