import { type Bbox, bboxOf } from '@ciguawatch/shared/domain/geo/geometry';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import css from '../page.module.css';

/** Most vertices of a small drawing. */
const MAX_VERTICES = 600;

/** The box around an outline, in 0..360. */
const boxOf = (outline: Outline): Bbox => bboxOf({ type: 'MultiPolygon', coordinates: outline });

/**
 * The box around what two outlines do not have in common, with a margin, so that a moved vertex is visible;
 * null when they are equal.
 */
export function differenceBox(one: Outline, other: Outline): Bbox | null {
  const names = (outline: Outline) => new Set(outline.flat(2).map(([x, y]) => `${x} ${y}`));
  const [mine, theirs] = [names(one), names(other)];
  const apart = [
    ...one.flat(2).filter(([x, y]) => !theirs.has(`${x} ${y}`)),
    ...other.flat(2).filter(([x, y]) => !mine.has(`${x} ${y}`)),
  ];
  return apart.length === 0 ? null : boxAround([[apart]]);
}

/** The box around parts, with a margin. */
export function boxAround(outline: Outline): Bbox {
  const [west, south, east, north] = boxOf(outline);
  const room = Math.max(east - west, north - south, 0.004);
  return [west - room, south - room, east + room, north + room];
}

/**
 * SVG path of an outline in a square of 100 units, thinned, with north up.
 * @param frame area that fills the square; the whole outline by default
 */
export function thumbPath(outline: Outline, frame?: Bbox | null): string {
  const [west, south, east, north] = frame ?? boxOf(outline);
  if (!Number.isFinite(west)) return '';
  const flat = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = 96 / Math.max((east - west) * flat, north - south, 1e-9);
  const rings = outline.flat();
  const isSeen = ([x, y]: readonly number[]) => x! >= west && x! <= east && y! >= south && y! <= north;
  const seen = rings.reduce((sum, ring) => sum + ring.filter(isSeen).length, 0);
  const every = Math.max(1, Math.ceil(seen / MAX_VERTICES));
  return rings
    .map((ring) =>
      ring
        .filter((_, n) => n % every === 0 || ring.length < 12)
        .map(([x, y], n) => {
          const at = [2 + (x - west) * flat * scale, 2 + (north - y) * scale].map((value) =>
            value.toFixed(1),
          );
          return `${n === 0 ? 'M' : 'L'}${at.join(' ')}`;
        })
        .join(''),
    )
    .map((path) => `${path}Z`)
    .join('');
}

interface ThumbProps {
  outline: Outline;
  /** another outline, drawn faintly below */
  around?: Outline;
  label: string;
  frame?: Bbox | null;
}

/** A small drawing of an outline. */
export function OutlineThumb({ outline, around = [], label, frame }: ThumbProps) {
  return (
    <svg className={css.thumb} viewBox="0 0 100 100" role="img" aria-label={label}>
      {around.length > 0 && <path className={css.around} d={thumbPath(around, frame)} fillRule="evenodd" />}
      <path d={thumbPath(outline, frame)} fillRule="evenodd" />
    </svg>
  );
}
