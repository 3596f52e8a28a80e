import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import { findPlaces } from '@ciguawatch/shared/domain/geo/place-search';
import { byCode } from '@ciguawatch/shared/domain/text/name-order';

/** A place in the tree with counts of outlines. */
export interface Node {
  place: Location;
  line: OutlineLine | undefined;
  children: Node[];
  /** Number of islands without outline in it, itself included. */
  missing: number;
  /** Number of islands within the place. */
  islands: number;
}

/** Filters and order of the tree. */
export interface TreeChoice {
  search: string;
  /** C, A, I or L; null for all. */
  type: Location['type'] | null;
  /** Lists islands without outline, and places that contain them, first. */
  missingFirst: boolean;
  /** Ids that a further filter allows; null for all. */
  only: ReadonlySet<number> | null;
  sort: 'name' | 'changed';
}

/** Whether an island lacks its outline, so that maps only show its name. */
export const isOutlineMissing = (place: Location, line: OutlineLine | undefined): boolean =>
  place.type === 'I' && (!line || line.kind === null || line.kind === 'Point');

/**
 * Places without those that were just deleted: the device's list has them until it has come again, the server's list of
 * outlines no longer. All of them while that has not come; places of other countries have no line.
 */
export function withoutDeleted(
  places: readonly Location[],
  lines: ReadonlyMap<number, OutlineLine>,
  countries: readonly number[],
): readonly Location[] {
  if (lines.size === 0) return places;
  return places.filter(({ id, country }) => lines.has(id) || !countries.includes(country));
}

/** Places of some countries as a tree, unsorted. */
export function buildTree(
  places: readonly Location[],
  lines: ReadonlyMap<number, OutlineLine>,
  countries: readonly number[],
): Node[] {
  const nodes = new Map<number, Node>();
  for (const place of places) {
    if (!countries.includes(place.country)) continue;
    nodes.set(place.id, { place, line: lines.get(place.id), children: [], missing: 0, islands: 0 });
  }
  const roots: Node[] = [];
  for (const node of nodes.values()) {
    const parent = node.place.parent_id === null ? undefined : nodes.get(node.place.parent_id);
    (parent ? parent.children : roots).push(node);
  }
  roots.forEach(count);
  return roots;
}

function count(node: Node): void {
  node.children.forEach(count);
  const sum = (of: 'missing' | 'islands') => node.children.reduce((all, child) => all + child[of], 0);
  node.missing = sum('missing') + (isOutlineMissing(node.place, node.line) ? 1 : 0);
  node.islands = sum('islands') + (node.place.type === 'I' ? 1 : 0);
}

/** Whether a filter is active; matching places are then expanded. */
export const isNarrowed = ({ search, type, only }: TreeChoice): boolean =>
  search.trim() !== '' || type !== null || only !== null;

/** The filtered tree, with the ancestors of matches; each level sorted. */
export function filterTree(
  nodes: readonly Node[],
  choice: TreeChoice,
  nameOf: (place: Location) => string,
  compare: (a: string, b: string) => number,
): Node[] {
  const order = nodeOrder(choice, nameOf, compare);
  const found = foundPlaces(nodes, choice.search);
  const fits = ({ place }: Node) =>
    (choice.type === null || place.type === choice.type) &&
    (choice.only === null || choice.only.has(place.id)) &&
    (found === null || found.has(place.id));
  const narrowed = isNarrowed(choice);
  const pick = (some: readonly Node[]): Node[] =>
    some
      .map((node) => ({ ...node, children: pick(node.children) }))
      .filter((node) => !narrowed || node.children.length > 0 || fits(node))
      .sort(order);
  return pick(nodes);
}

/** Ids of the places of a tree that a search finds; null where nothing is searched. */
function foundPlaces(nodes: readonly Node[], search: string): ReadonlySet<number> | null {
  if (search.trim() === '') return null;
  const all = (some: readonly Node[]): Location[] =>
    some.flatMap(({ place, children }) => [place, ...all(children)]);
  const places = all(nodes);
  return new Set(findPlaces(places, search, null, places.length).items.map(({ id }) => id));
}

type NodeComparator = (a: Node, b: Node) => number;

function nodeOrder(
  { missingFirst, sort }: TreeChoice,
  nameOf: (place: Location) => string,
  compare: (a: string, b: string) => number,
): NodeComparator {
  const byName: NodeComparator = (a, b) => compare(nameOf(a.place), nameOf(b.place));
  const byChange: NodeComparator = (a, b) => byCode(b.line?.changed_at ?? '', a.line?.changed_at ?? '');
  const waits = (node: Node) => (node.missing > 0 ? 0 : 1);
  return (a, b) =>
    (missingFirst ? waits(a) - waits(b) : 0) || (sort === 'changed' ? byChange(a, b) : 0) || byName(a, b);
}

/** A row of the table: a place with its level in the tree. */
export interface Row {
  node: Node;
  /** Level from 1, as in `aria-level`. */
  level: number;
  isOpen: boolean;
}

/** The visible rows: those whose ancestors are all expanded. */
export function visibleRows(nodes: readonly Node[], isOpen: (id: number) => boolean, level = 1): Row[] {
  return nodes.flatMap((node) => {
    const open = node.children.length > 0 && isOpen(node.place.id);
    return [{ node, level, isOpen: open }, ...(open ? visibleRows(node.children, isOpen, level + 1) : [])];
  });
}

/** Ids of all places in a tree that contain others. */
export const nodesWithChildren = (nodes: readonly Node[]): number[] =>
  nodes.flatMap(({ place, children }) =>
    children.length > 0 ? [place.id, ...nodesWithChildren(children)] : [],
  );
