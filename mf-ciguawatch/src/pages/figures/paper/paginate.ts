/**
 * Decides at which blocks new sheets start: sheets are filled in order, and a short last sheet takes blocks
 * of the one before.
 * @param heights of the blocks in pixels
 * @param room height of a sheet in pixels
 * @param least height in pixels below which the last sheet looks too empty
 * @returns indexes of the blocks that start a sheet, except the first
 */
export function sheetStarts(heights: readonly number[], room: number, least: number): number[] {
  const starts: number[] = [];
  let used = 0;
  heights.forEach((height, i) => {
    if (i > 0 && used + height > room) {
      starts.push(i);
      used = 0;
    }
    used += height;
  });
  const sum = (from: number, to: number) => heights.slice(from, to).reduce((all, one) => all + one, 0);
  const last = starts.at(-1);
  if (last === undefined) return starts;
  const before = starts.at(-2) ?? 0;
  let from = last;
  while (from - 1 > before && sum(from, heights.length) < least && sum(from - 1, heights.length) <= room)
    from -= 1;
  return [...starts.slice(0, -1), from];
}
