/** A box in points. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name beside what it names. */
interface Named {
  text: string;
  x: number;
  y: number;
  /** radius of the sign it stands beside */
  radius: number;
}

/** A name with its place: the left end of the line its letters stand on. */
interface Placed {
  text: string;
  x: number;
  y: number;
}

export const LABEL = 7.5;
/** Points across of one letter: a little over the average, since a name must not run into the next. */
const LETTER = 0.54 * LABEL;
const GAP = 2;

/** Whether two boxes share any room. */
export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Names at the first free side of their signs, the most important first; a name without a free side is left out.
 * @param taken where signs stand
 * @param within the edges of the map
 */
export function placedNames(names: readonly Named[], taken: readonly Box[], within: Box): Placed[] {
  const boxes = [...taken];
  return names.flatMap(({ text, x, y, radius }) => {
    const wide = text.length * LETTER;
    const beside = radius + GAP;
    const starts: [number, number][] = [
      [x + beside, y + LABEL / 3],
      [x - beside - wide, y + LABEL / 3],
      [x - wide / 2, y + beside + LABEL * 0.8],
      [x - wide / 2, y - beside],
      [x + beside / 2, y + beside + LABEL * 0.6],
      [x + beside / 2, y - beside],
      [x - beside / 2 - wide, y + beside + LABEL * 0.6],
      [x - beside / 2 - wide, y - beside],
    ];
    for (const [left, base] of starts) {
      const box = { left, right: left + wide, top: base - LABEL, bottom: base + LABEL * 0.35 };
      const isInside =
        box.left >= within.left &&
        box.right <= within.right &&
        box.top >= within.top &&
        box.bottom <= within.bottom;
      if (!isInside || boxes.some((one) => meets(one, box))) continue;
      boxes.push(box);
      return [{ text, x: left, y: base }];
    }
    return [];
  });
}
