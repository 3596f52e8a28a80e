import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import { choose, growTree, holders, rowsOf, type TreeChoice } from './tree';

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
const LINES = new Map(
  [
    line(4, 'Point'),
    line(5, 'MultiPolygon'),
    line(6, 'Point'),
    line(7, 'Polygon', '2026-09-11T00:00:00Z'),
  ].map((one) => [one.id, one]),
);
const ALL: TreeChoice = { search: '', type: null, missingFirst: false, only: null, sort: 'name' };
const tree = (choice: Partial<TreeChoice>, countries = [4]) =>
  choose(
    growTree(PLACES, LINES, countries),
    { ...ALL, ...choice },
    ({ name }) => name,
    (a, b) => a.localeCompare(b),
  );
const names = (choice: Partial<TreeChoice>, isOpen = (_: number) => true) =>
  rowsOf(tree(choice), isOpen).map(({ node, level }) => `${level} ${node.place.name}`);

it('lists what lies in what, by name, of the managed countries alone', () => {
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

it('shows only what is unfolded', () => {
  expect(names({}, (id) => id === 1)).toEqual(['1 Polynésie française', '2 Australes', '2 Gambier']);
  expect(holders(tree({}))).toEqual([1, 3, 2, 5]);
});

it('counts islands, and those without outline; a locality needs none', () => {
  const [country] = tree({});
  expect([country!.islands, country!.missing]).toEqual([3, 1]);
});

it('puts what lacks an outline first, with what holds it', () => {
  expect(names({ missingFirst: true }).slice(1, 4)).toEqual(['2 Gambier', '3 Temoe', '3 Mangareva']);
});

it('finds by words blind to accents, by type and by what has a draft, and keeps what holds it', () => {
  expect(names({ search: 'RIKITÉA' })).toEqual([
    '1 Polynésie française',
    '2 Gambier',
    '3 Mangareva',
    '4 Rikitea',
  ]);
  expect(names({ type: 'A' })).toEqual(['1 Polynésie française', '2 Australes', '2 Gambier']);
  expect(names({ only: new Set([7]) })).toEqual(['1 Polynésie française', '2 Australes', '3 Raivavae']);
  expect(names({ search: 'nowhere' })).toEqual([]);
});

it('sorts by the last change within a level', () => {
  const late = new Map(LINES).set(4, line(4, 'Point', '2026-11-01T00:00:00Z'));
  const [country] = choose(
    growTree(PLACES, late, [4]),
    { ...ALL, sort: 'changed' },
    ({ name }) => name,
    (a, b) => a.localeCompare(b),
  );
  const gambier = country!.children.find(({ place: { name } }) => name === 'Gambier');
  expect(gambier!.children.map(({ place: { name } }) => name)).toEqual(['Temoe', 'Mangareva']);
});
