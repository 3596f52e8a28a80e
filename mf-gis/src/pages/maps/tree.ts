import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import { matches } from '@ciguawatch/shared/domain/text/search/search';

/** A place of the tree with the figures of its outline. */
export interface Node {
  place: Location;
  line: OutlineLine | undefined;
  children: Node[];
  /** Islands without an outline, in it or itself. */
  missing: number;
  /** Islands in it. */
  islands: number;
}

/** What the list is narrowed to, and how it is ordered. */
export interface TreeChoice {
  search: string;
  /** C, A, I or L; null for all. */
  type: Location['type'] | null;
  /** Islands without outline, and what holds them, come first. */
  missingFirst: boolean;
  /** Places left of a search by something else than words; null for all. */
  only: ReadonlySet<number> | null;
  sort: 'name' | 'changed';
}

/** Whether an island still waits for its outline: on the maps it is but a name. */
export const isMissing = (place: Location, line: OutlineLine | undefined): boolean =>
  place.type === 'I' && (!line || line.kind === null || line.kind === 'Point');

/** Places of some countries as a tree, unordered. */
export function growTree(
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
  node.missing = sum('missing') + (isMissing(node.place, node.line) ? 1 : 0);
  node.islands = sum('islands') + (node.place.type === 'I' ? 1 : 0);
}

/** Whether something narrows the tree, so that what was found is unfolded. */
export const isNarrowed = ({ search, type, only }: TreeChoice): boolean =>
  search.trim() !== '' || type !== null || only !== null;

/** What is left of a tree, with what holds it; each level in the order asked. */
export function choose(
  nodes: readonly Node[],
  choice: TreeChoice,
  nameOf: (place: Location) => string,
  compare: (a: string, b: string) => number,
): Node[] {
  const order = orderOf(choice, nameOf, compare);
  const fits = ({ place }: Node) =>
    (choice.type === null || place.type === choice.type) &&
    (choice.only === null || choice.only.has(place.id)) &&
    [nameOf(place), place.name, ...Object.values(place.names)].some((name) => matches(choice.search, name));
  const narrowed = isNarrowed(choice);
  const pick = (some: readonly Node[]): Node[] =>
    some
      .map((node) => ({ ...node, children: pick(node.children) }))
      .filter((node) => !narrowed || node.children.length > 0 || fits(node))
      .sort(order);
  return pick(nodes);
}

type Order = (a: Node, b: Node) => number;

function orderOf(
  { missingFirst, sort }: TreeChoice,
  nameOf: (place: Location) => string,
  compare: (a: string, b: string) => number,
): Order {
  const byName: Order = (a, b) => compare(nameOf(a.place), nameOf(b.place));
  const byChange: Order = (a, b) => (b.line?.changed_at ?? '').localeCompare(a.line?.changed_at ?? '');
  const waits = (node: Node) => (node.missing > 0 ? 0 : 1);
  return (a, b) =>
    (missingFirst ? waits(a) - waits(b) : 0) || (sort === 'changed' ? byChange(a, b) : 0) || byName(a, b);
}

/** A row of the table: a place and how deep it lies. */
export interface Row {
  node: Node;
  /** From 1, as `aria-level` counts. */
  level: number;
  isOpen: boolean;
}

/** The rows that are seen: those whose holders are all unfolded. */
export function rowsOf(nodes: readonly Node[], isOpen: (id: number) => boolean, level = 1): Row[] {
  return nodes.flatMap((node) => {
    const open = node.children.length > 0 && isOpen(node.place.id);
    return [{ node, level, isOpen: open }, ...(open ? rowsOf(node.children, isOpen, level + 1) : [])];
  });
}

/** Every id of a tree that has something below it. */
export const holders = (nodes: readonly Node[]): number[] =>
  nodes.flatMap(({ place, children }) => (children.length > 0 ? [place.id, ...holders(children)] : []));
