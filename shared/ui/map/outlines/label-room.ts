/** A round thing drawn over the map that a name may stand under, in pixels; `name` is what it is of. */
export interface Cover {
  x: number;
  y: number;
  radius: number;
  name: string | undefined;
}

/** A name on the chart: the point it hangs from, in pixels, and its letters' height. */
interface HangingName {
  x: number;
  y: number;
  text: string;
  size: number;
}

/** Distance of a name from its point, in letter heights, where nothing is in its way. */
export const HANG = 0.35;

/** Width of a letter and height of a line, in letter heights: about those of the land glyphs. */
const LETTER = 0.54;
const LINE = 1.25;

const covers = ({ x, y, radius }: Cover, name: HangingName, top: number): boolean => {
  const half = (name.text.length * LETTER * name.size) / 2;
  const dx = Math.max(0, Math.abs(x - name.x) - half);
  const dy = Math.max(0, top - y, y - (top + LINE * name.size));
  return dx * dx + dy * dy < radius * radius;
};

/**
 * Where a name goes that something would hide: below the ring of its own place, otherwise away.
 * @returns its distance from its point in letter heights, or null when it is left out
 */
export function hangOf(name: HangingName, all: readonly Cover[]): number | null {
  const near = all.filter(
    ({ x, y, radius }) => Math.abs(x - name.x) < radius + 120 && Math.abs(y - name.y) < radius + 60,
  );
  const own = near.find((cover) => cover.name === name.text);
  const low = own ? own.y + own.radius + 2 - name.y : 0;
  const hang = Math.max(HANG, low / name.size);
  const hidden = near.some((cover) => cover !== own && covers(cover, name, name.y + hang * name.size));
  return hidden ? null : hang;
}
