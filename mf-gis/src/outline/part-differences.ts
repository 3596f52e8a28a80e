import type { Side } from '@ciguawatch/shared/domain/edits/merge-edits';
import { type Bbox, bboxOf, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';

/** Parts in one place that two edits of an outline have left different; no parts where a side has none there. */
export interface PartDifference {
  before: Outline;
  mine: Outline;
  theirs: Outline;
  /** the side that changed them; null when both did */
  only: Side | null;
}

type Part = Outline[number];
type Version = 'before' | 'mine' | 'theirs';

/** The positions of a part in a form that does not depend on where its rings begin. */
const keyOf = (part: Part): string => JSON.stringify(part.map(fromLowest));

function fromLowest(ring: Part[number]): Part[number] {
  const open = ring.slice(0, -1);
  const isBefore = (a: Position, b: Position) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const start = open.reduce((lowest, at, index) => (isBefore(at, open[lowest]!) ? index : lowest), 0);
  return [...open.slice(start), ...open.slice(0, start)];
}

const keysOf = (outline: Outline): Set<string> => new Set(outline.map(keyOf));
const boxOf = (part: Part): Bbox => bboxOf({ type: 'Polygon', coordinates: part });
const touches = (a: Bbox, b: Bbox): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
const around = (a: Bbox, b: Bbox): Bbox => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

interface Group {
  box: Bbox;
  parts: Record<Version, Part[]>;
}

/**
 * Differing parts of two edits of the same outline, from west to east. Parts whose boxes touch form one difference, so that any
 * choice of sides gives parts that lie apart.
 */
export function partDifferences(before: Outline, mine: Outline, theirs: Outline): PartDifference[] {
  const [own, other] = [keysOf(mine), keysOf(theirs)];
  const isCommon = (part: Part) => own.has(keyOf(part)) && other.has(keyOf(part));
  let groups: Group[] = [];
  for (const [version, outline] of Object.entries({ before, mine, theirs }) as [Version, Outline][])
    for (const part of outline) if (!isCommon(part)) groups = join(groups, version, part);
  const fromWest = [...groups].sort((a, b) => a.box[0] - b.box[0]);
  return fromWest.flatMap(({ parts }) => {
    const [was, is, others] = [parts.before, parts.mine, parts.theirs].map((list) => keysOf(list));
    // Both sides deleted these parts.
    if (parts.mine.length + parts.theirs.length === 0) return [];
    const only = isSame(was!, others!) ? 'mine' : isSame(was!, is!) ? 'theirs' : null;
    return [{ ...parts, only }];
  });
}

/**
 * The outline in which each difference has the parts of the chosen side.
 * @param choices one for each difference, in its order
 */
export function outlineOfChoices(
  theirs: Outline,
  differences: readonly PartDifference[],
  choices: readonly Side[],
): Outline {
  const dropped = keysOf(differences.flatMap((one, at) => (choices[at] === 'mine' ? one.theirs : [])));
  const kept = theirs.filter((part) => !dropped.has(keyOf(part)));
  return [...kept, ...differences.flatMap((one, at) => (choices[at] === 'mine' ? one.mine : []))];
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** Adds a part; the groups that it touches become one, whose box may touch further ones. */
function join(groups: readonly Group[], version: Version, part: Part): Group[] {
  let joined: Group = { box: boxOf(part), parts: { before: [], mine: [], theirs: [], [version]: [part] } };
  let rest = [...groups];
  for (;;) {
    const near = rest.filter(({ box }) => touches(box, joined.box));
    if (near.length === 0) return [...rest, joined];
    rest = rest.filter((one) => !near.includes(one));
    joined = [...near, joined].reduce((a, b) => ({
      box: around(a.box, b.box),
      parts: {
        before: [...a.parts.before, ...b.parts.before],
        mine: [...a.parts.mine, ...b.parts.mine],
        theirs: [...a.parts.theirs, ...b.parts.theirs],
      },
    }));
  }
}
