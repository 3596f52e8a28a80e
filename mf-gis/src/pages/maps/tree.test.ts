import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import {
  buildTree,
  filterTree,
  nodesWithChildren,
  type TreeChoice,
  visibleRows,
  withoutDeleted,
} from './tree';

const place = (id: number, type: Location['type'], name: string, parent_id: number | null, country = 4) =>
  ({ id, type, name, names: {}, parent_id, country }) as unknown as Location;
const line = (id: number, kind: OutlineLine['kind'], changed_at = '2026-01-01T00:00:00Z') =>
  ({ id, kind, changed_at }) as OutlineLine;

const PLACES = [
  place(1, 'C', 'Polynésie française', null),
  place(2, 'A', 'Gambier', 1),
  place(3, 'A', 'Australes', 1),
  place(4, 'I', 'Temoe', 2),
  place(5, 'I', 'Mangareva', 2),
  place(6, 'L', 'Rikitea', 5),
  place(7, 'I', 'Raivavae', 3),
  place(8, 'C', 'Fiji', null, 3),
];
const OUTLINE_LINES = new Map(
  [
    line(4, 'Point'),
    line(5, 'MultiPolygon'),
    line(6, 'Point'),
    line(7, 'Polygon', '2026-09-11T00:00:00Z'),
  ].map((one) => [one.id, one]),
);
const ALL_PLACES_CHOICE: TreeChoice = {
  search: '',
  type: null,
  missingFirst: false,
  only: null,
  sort: 'name',
};
const tree = (choice: Partial<TreeChoice>, countries = [4]) =>
  filterTree(
    buildTree(PLACES, OUTLINE_LINES, countries),
    { ...ALL_PLACES_CHOICE, ...choice },
    ({ name }) => name,
    (a, b) => a.localeCompare(b),
  );
const names = (choice: Partial<TreeChoice>, isOpen = (_: number) => true) =>
  visibleRows(tree(choice), isOpen).map(({ node, level }) => `${level} ${node.place.name}`);

it('lists the places of managed countries within their parents, by name', () => {
  expect(names({})).toEqual([
    '1 Polynésie française',
    '2 Australes',
    '3 Raivavae',
    '2 Gambier',
    '3 Mangareva',
    '4 Rikitea',
    '3 Temoe',
  ]);
  expect(tree({}, [3, 4]).map(({ place: { name } }) => name)).toEqual(['Fiji', 'Polynésie française']);
});

it('shows only expanded places', () => {
  expect(names({}, (id) => id === 1)).toEqual(['1 Polynésie française', '2 Australes', '2 Gambier']);
  expect(nodesWithChildren(tree({}))).toEqual([1, 3, 2, 5]);
});

it('counts islands, and those without outline; a locality needs none', () => {
  const [country] = tree({});
  expect([country!.islands, country!.missing]).toEqual([3, 1]);
});

it('puts places without outline first, with their parents', () => {
  expect(names({ missingFirst: true }).slice(1, 4)).toEqual(['2 Gambier', '3 Temoe', '3 Mangareva']);
});

it('finds by words regardless of accents, by type and by draft, and keeps the parents', () => {
  expect(names({ search: 'RIKITÉA' })).toEqual([
    '1 Polynésie française',
    '2 Gambier',
    '3 Mangareva',
    '4 Rikitea',
  ]);
  expect(names({ type: 'A' })).toEqual(['1 Polynésie française', '2 Australes', '2 Gambier']);
  expect(names({ only: new Set([7]) })).toEqual(['1 Polynésie française', '2 Australes', '3 Raivavae']);
  expect(names({ search: 'rikitéha' }).at(-1)).toBe('4 Rikitea');
  expect(names({ search: 'nowhere' })).toEqual([]);
});

it('sorts by the last change within a level', () => {
  const late = new Map(OUTLINE_LINES).set(4, line(4, 'Point', '2026-11-01T00:00:00Z'));
  const [country] = filterTree(
    buildTree(PLACES, late, [4]),
    { ...ALL_PLACES_CHOICE, sort: 'changed' },
    ({ name }) => name,
    (a, b) => a.localeCompare(b),
  );
  const gambier = country!.children.find(({ place: { name } }) => name === 'Gambier');
  expect(gambier!.children.map(({ place: { name } }) => name)).toEqual(['Temoe', 'Mangareva']);
});

it('leaves out a place that the server no longer has, once its list has come', () => {
  const all = new Map(PLACES.map(({ id }) => [id, line(id, 'Point')]));
  const left = (lines: typeof all) => withoutDeleted(PLACES, lines, [4]).map(({ id }) => id);
  const ids = PLACES.map(({ id }) => id);
  expect(left(new Map())).toEqual(ids);
  all.delete(5);
  expect(left(all)).toEqual(ids.filter((id) => id !== 5));
  // Places of countries that the person does not manage have no line.
  all.delete(8);
  expect(left(all)).toEqual(ids.filter((id) => id !== 5));
});
