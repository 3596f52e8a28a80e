/** A rectangle in points. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name to be placed beside the sign of its island. */
interface NamedSign {
  text: string;
  x: number;
  y: number;
  /** Radius of the sign, in points. */
  radius: number;
}

/** A placed name: `x` and `y` are the left end of its baseline. */
interface PlacedLabel {
  text: string;
  x: number;
  y: number;
}

/** Font size of names in points. */
export const LABEL_SIZE_PT = 7.5;
/** Width of a letter in points, slightly above the average so that names do not overlap. */
const LETTER_WIDTH_PT = 0.54 * LABEL_SIZE_PT;
const LABEL_GAP_PT = 2;

/** Whether two boxes overlap. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Places each name on the first free side of its sign, the most important first; names without a free side
 * are dropped.
 * @param taken boxes of signs and land
 * @param within edges of the map
 */
export function placedNames(names: readonly NamedSign[], taken: readonly Box[], within: Box): PlacedLabel[] {
  const boxes = [...taken];
  return names.flatMap(({ text, x, y, radius }) => {
    const wide = text.length * LETTER_WIDTH_PT;
    const beside = radius + LABEL_GAP_PT;
    const starts: [number, number][] = [
      [x + beside, y + LABEL_SIZE_PT / 3],
      [x - beside - wide, y + LABEL_SIZE_PT / 3],
      [x - wide / 2, y + beside + LABEL_SIZE_PT * 0.8],
      [x - wide / 2, y - beside],
      [x + beside / 2, y + beside + LABEL_SIZE_PT * 0.6],
      [x + beside / 2, y - beside],
      [x - beside / 2 - wide, y + beside + LABEL_SIZE_PT * 0.6],
      [x - beside / 2 - wide, y - beside],
    ];
    for (const [left, base] of starts) {
      const box = {
        left,
        right: left + wide,
        top: base - LABEL_SIZE_PT,
        bottom: base + LABEL_SIZE_PT * 0.35,
      };
      const isInside =
        box.left >= within.left &&
        box.right <= within.right &&
        box.top >= within.top &&
        box.bottom <= within.bottom;
      if (!isInside || boxes.some((one) => overlaps(one, box))) continue;
      boxes.push(box);
      return [{ text, x: left, y: base }];
    }
    return [];
  });
}
