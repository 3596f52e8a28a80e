/**
 * A circle drawn over the map, in pixels, which covers labels under it; `name` is that of its place.
 */
export interface CoveringSign {
  x: number;
  y: number;
  radius: number;
  name: string | undefined;
}

/** A label: the point it hangs from, in pixels, and its letter height. */
interface HangingName {
  x: number;
  y: number;
  text: string;
  size: number;
}

/** Distance of a label from its point in letter heights, when nothing is in the way. */
export const LABEL_GAP_EM = 0.35;

/** Approximate letter width of the font of land labels, in em. */
const LETTER_WIDTH_EM = 0.54;
/** Line height of land labels, in em. */
const LINE_HEIGHT_EM = 1.25;

const isNameCovered = ({ x, y, radius }: CoveringSign, name: HangingName, top: number): boolean => {
  const half = (name.text.length * LETTER_WIDTH_EM * name.size) / 2;
  const dx = Math.max(0, Math.abs(x - name.x) - half);
  const dy = Math.max(0, top - y, y - (top + LINE_HEIGHT_EM * name.size));
  return dx * dx + dy * dy < radius * radius;
};

/**
 * Position of a label that something would cover: below the ring of its own place, otherwise hidden.
 * @returns distance from its point in letter heights; null when the label is left out
 */
export function labelGap(name: HangingName, all: readonly CoveringSign[]): number | null {
  const near = all.filter(
    ({ x, y, radius }) => Math.abs(x - name.x) < radius + 120 && Math.abs(y - name.y) < radius + 60,
  );
  const own = near.find((cover) => cover.name === name.text);
  const low = own ? own.y + own.radius + 2 - name.y : 0;
  const hang = Math.max(LABEL_GAP_EM, low / name.size);
  const hidden = near.some((cover) => cover !== own && isNameCovered(cover, name, name.y + hang * name.size));
  return hidden ? null : hang;
}
