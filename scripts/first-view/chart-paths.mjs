import { simplify } from '../../shared/domain/chart/paths.mjs';

/** Pixels that an outline may be off. */
const TOLERANCE = 0.5;
/** Pixels below which nothing is drawn: islets of a rim, which the line around its lagoon shows. */
const SMALLEST = 2;

/** Numbers as short as a path can say them: a minus parts two by itself. */
const said = (numbers) => numbers.map((one, at) => (at > 0 && one >= 0 ? ` ${one}` : String(one))).join('');

/** Largest of the pixels that points are apart from left to right, and from top to bottom. */
const sizeOf = (points) =>
  Math.max(
    ...[0, 1].map((axis) => {
      const all = points.map((point) => point[axis]);
      return Math.max(...all) - Math.min(...all);
    }),
  );

/** A closed line in whole pixels, each step from the one before; nothing where it has shrunk to less than two. */
function closed(ring) {
  const [thin = []] = simplify([ring.map(([x, y]) => ({ x, y }))], TOLERANCE);
  const points = thin
    .map(({ x, y }) => [Math.round(x), Math.round(y)])
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1][0] || y !== all[at - 1][1]);
  if (points.length < 3 || sizeOf(points) < SMALLEST) return '';
  const steps = points.slice(1).flatMap(([x, y], at) => [x - points[at][0], y - points[at][1]]);
  return `M${said(points[0])}l${said(steps)}z`;
}

/** Closed lines in pixels as one path. */
export const outlinePath = (rings) => rings.map(closed).join('');

/** Meridians and parallels, one each degree, as one path. */
export function graticulePath(toPixel, [lng, lat], { left, right, top, bottom }) {
  const lines = [];
  for (let away = -20; away <= 20; away += 1) {
    const x = Math.round(toPixel([Math.round(lng) + away, lat])[0]);
    const y = Math.round(toPixel([lng, Math.round(lat) + away])[1]);
    if (x > -left && x < right) lines.push(`M${said([x, -top])}v${top + bottom}`);
    if (y > -top && y < bottom) lines.push(`M${said([-left, y])}h${left + right}`);
  }
  return lines.join('');
}
