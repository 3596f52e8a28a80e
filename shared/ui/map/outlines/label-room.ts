/**
 * A circle drawn over the map, in pixels, which covers labels under it; `name` is that of its place.
 */
export interface Cover {
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
export const LABEL_GAP = 0.35;

/** Approximate letter width of the font of land labels, in em. */
const LETTER = 0.54;
/** Line height of land labels, in em. */
const LINE = 1.25;

const covers = ({ x, y, radius }: Cover, name: HangingName, top: number): boolean => {
  const half = (name.text.length * LETTER * name.size) / 2;
  const dx = Math.max(0, Math.abs(x - name.x) - half);
  const dy = Math.max(0, top - y, y - (top + LINE * name.size));
  return dx * dx + dy * dy < radius * radius;
};

/**
 * Position of a label that something would cover: below the ring of its own place, otherwise hidden.
 * @returns distance from its point in letter heights; null when the label is left out
 */
export function labelGap(name: HangingName, all: readonly Cover[]): number | null {
  const near = all.filter(
    ({ x, y, radius }) => Math.abs(x - name.x) < radius + 120 && Math.abs(y - name.y) < radius + 60,
  );
  const own = near.find((cover) => cover.name === name.text);
  const low = own ? own.y + own.radius + 2 - name.y : 0;
  const hang = Math.max(LABEL_GAP, low / name.size);
  const hidden = near.some((cover) => cover !== own && covers(cover, name, name.y + hang * name.size));
  return hidden ? null : hang;
}
