import type { MapHandle } from '../map-context';

/** Pixels between two looks for a free place. */
const STEP_PX = 8;

/** Middle of the longest stretch of a frame's middle column where nothing lies over the map; null without any. */
function freeHeight(frame: HTMLElement, x: number): number | null {
  const { top, bottom } = frame.getBoundingClientRect();
  let best = { from: 0, to: 0 };
  let from: number | null = null;
  for (let y = Math.max(0, top); y <= Math.min(innerHeight, bottom); y += STEP_PX) {
    const isFree = frame.contains(document.elementFromPoint(x, y));
    from = isFree ? (from ?? y) : null;
    if (from !== null && y - from > best.to - best.from) best = { from, to: y };
  }
  return best.to > best.from ? (best.from + best.to) / 2 : null;
}

/**
 * Moves the map so that a ring which has the focus is seen (WCAG 2.2, 2.4.11): a search field, a warning or a panel over
 * the map may cover it. A ring that is seen stays where it is.
 */
export function bringIntoSight(map: MapHandle, ring: Element): void {
  const frame = map.mapbox.getContainer().parentElement;
  if (!frame) return;
  const box = ring.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  // Another ring may lie over it, which no move would change.
  if (top && (ring.contains(top) || top.closest('[data-cluster]'))) return;
  const { left, width } = frame.getBoundingClientRect();
  const middle = left + width / 2;
  const free = freeHeight(frame, middle);
  if (free !== null) map.panBy(x - middle, y - free);
}
