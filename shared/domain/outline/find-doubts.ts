import { bboxOf, type Geometry, type Position, polygonsOf } from '../geo/geometry';
import { distanceKm, distanceToKm } from '../geo/geometry-distance';
import type { Doubt, DoubtKind, OtherPlace, Surroundings } from './doubt';
import { findFar } from './find-far';
import { areaOutside, insideOf, type LandMark, landMarks } from './land-marks';
import { measureOutline } from './measure';

/** Smallest likely area in square kilometres: a hectare; the smallest shipped island has seven. */
const LEAST_KM2 = 0.01;
/** Change of area that is asked about, either way. */
const MAX_CHANGE = 2;
/** Share of the former land that may be left out, as new pictures of narrow motu do. */
const MAX_LOST = 1 / 3;
/** How many times the largest of its kind in the country a new place may have. */
const MAX_LARGEST = 1.5;
/**
 * Land in square kilometres above which no island of a landform is likely, whatever its country: the largest atoll has
 * 390 (Kiritimati), the largest raised one 660 (Rennell), an islet on a reef a few, a sand bank less than one.
 */
const MOST_KM2: Readonly<Record<string, number>> = { atoll: 450, 'raised atoll': 700, motu: 50, sand: 10 };
/** Kilometres that a place inside may lie off the shore, where it did not before. */
const OFF_SHORE_KM = 2;
/** The same where there is nothing to compare with: 17 km is the farthest of the shipped localities. */
const OFF_NEW_SHORE_KM = 20;

type Looked = { geometry: Geometry; marks: LandMark[]; isInside: (at: Position) => boolean };

/** Finds one sort of doubts about a new geometry in 0..360. */
type FindDoubts = (next: Looked, around: Surroundings, former: Looked | null) => Doubt[];

const look = (geometry: Geometry): Looked => ({
  geometry,
  marks: landMarks(geometry),
  isInside: insideOf(geometry),
});

const doubt = (kind: DoubtKind, at: Position | null, places: number[] = []): Doubt[] => [
  { kind, at, places },
];
const isLand = ({ geometry }: Looked): boolean => geometry.type !== 'Point';
const areaOf = ({ geometry }: Looked): number => measureOutline(polygonsOf(geometry)).areaKm2;

/** A point for parts, or land that leaves the former land or point. */
const findLeft: FindDoubts = (next, { former: stored }, former) => {
  if (!former || !stored) return [];
  const from = former.marks[0]?.at ?? null;
  if (!isLand(next)) {
    if (isLand(former)) return doubt('point', from);
    return distanceKm(next.marks[0]!.at, former.marks[0]!.at) > OFF_SHORE_KM ? doubt('moved', from) : [];
  }
  if (!isLand(former))
    return distanceToKm(next.geometry, former.marks[0]!.at) > OFF_NEW_SHORE_KM ? doubt('moved', from) : [];
  const missing = former.marks.filter(({ at }) => !next.isInside(at));
  const lost = missing.reduce((all, mark) => all + areaOutside(mark, next.isInside), 0);
  if (lost <= former.marks.reduce((all, { area }) => all + area, 0) * MAX_LOST) return [];
  const touches = missing.length < former.marks.length || next.marks.some(({ at }) => former.isInside(at));
  return doubt(touches ? 'lost' : 'moved', missing[0]!.at);
};

/** Where land of one lies in the other; null when nowhere. */
function meeting(a: Looked, b: Looked): Position | null {
  const met = b.marks.find(({ at }) => a.isInside(at)) ?? a.marks.find(({ at }) => b.isInside(at));
  return met?.at ?? null;
}

/** Neighbours whose land is covered now and was not before. */
const findOverlap: FindDoubts = (next, { islands }, former) => {
  const met = islands.flatMap(({ id, geometry }: OtherPlace) => {
    const other = look(geometry);
    const at = meeting(next, other);
    return at && !(former && meeting(former, other)) ? [{ id, at }] : [];
  });
  return met.length > 0
    ? doubt(
        'overlap',
        met[0]!.at,
        met.map(({ id }) => id),
      )
    : [];
};

/** An area that does not go with the former one, or with others of its kind. */
const findSize: FindDoubts = (next, around, former) => {
  if (!isLand(next)) return [];
  const area = areaOf(next);
  const { at } = next.marks[0]!;
  if (former && isLand(former)) {
    const before = areaOf(former);
    if (area > before * MAX_CHANGE) return doubt('grown', at);
    return area < before / MAX_CHANGE ? doubt('shrunk', at) : [];
  }
  if (area < LEAST_KM2) return doubt('small', at);
  return isLarge(next.geometry, area, around) ? doubt('large', at) : [];
};

/** Whether a place without land until now would have more than what is there: by its land, and by the water it spans. */
function isLarge(geometry: Geometry, areaKm2: number, around: Surroundings): boolean {
  const { landform, largestBoxKm2, largestIslandKm2 } = around;
  const most = Math.min(
    (landform !== null && MOST_KM2[landform]) || Infinity,
    (largestIslandKm2 ?? Infinity) * MAX_LARGEST,
  );
  return areaKm2 > most || (largestBoxKm2 !== null && boxKm2(geometry) > largestBoxKm2 * MAX_LARGEST);
}

/** A new place far from all others of its country; one that was there before is compared with itself. */
const findFarOff: FindDoubts = (next, { centers }, former) => {
  const at = next.marks[0]?.at;
  return at && !former && findFar(at, centers).length > 0 ? doubt('far', at) : [];
};

/** How far off a shore a place inside may lie: by its own distance until now, if any. */
const mayLieOff = (at: Position, shore: Looked | null): number =>
  shore && isLand(shore) ? Math.max(OFF_SHORE_KM, distanceToKm(shore.geometry, at) + 1) : OFF_NEW_SHORE_KM;

/** Places inside that would lie off the shore. */
const findPlacesOutside: FindDoubts = (next, { inside }, former) => {
  if (!isLand(next)) return [];
  const out = inside.filter(({ at }) => distanceToKm(next.geometry, at) > mayLieOff(at, former));
  return out.length > 0
    ? doubt(
        'places',
        out[0]!.at,
        out.map(({ id }) => id),
      )
    : [];
};

/** A locality that would lie off the shore of its island. */
const findOutside: FindDoubts = (next, { holder }, former) => {
  const at = next.marks[0]?.at;
  if (!at || !holder || holder.geometry.type === 'Point') return [];
  // From another island, how far it lay off this one says nothing.
  const before = former && !holder.isNew ? distanceToKm(holder.geometry, former.marks[0]!.at) : null;
  const allowed = before === null ? OFF_NEW_SHORE_KM : Math.max(OFF_SHORE_KM, before + 1);
  return distanceToKm(holder.geometry, at) > allowed ? doubt('outside', at, [holder.id]) : [];
};

const ALL: readonly FindDoubts[] = [
  findLeft,
  findOverlap,
  findSize,
  findFarOff,
  findPlacesOutside,
  findOutside,
];

/**
 * What is unlikely about a valid geometry: questions, never reasons to refuse it. Each shipped place, saved as it
 * is, raises none.
 * @param next what is to be stored, without faults, in 0..360
 */
export function findDoubts(next: Geometry, around: Surroundings): Doubt[] {
  const looked = look(next);
  const former = around.former && look(around.former);
  return ALL.flatMap((find) => find(looked, around, former));
}

/** Area of the box of a geometry in square kilometres; 0 for a point. */
function boxKm2(geometry: Geometry): number {
  if (geometry.type === 'Point') return 0;
  return areaOfBox(bboxOf(geometry));
}

/** Area of a box in 0..360 in square kilometres, measured along its middle. */
export function areaOfBox([west, south, east, north]: readonly [number, number, number, number]): number {
  const middle = (south + north) / 2;
  return distanceKm([west, middle], [east, middle]) * distanceKm([west, south], [west, north]);
}
