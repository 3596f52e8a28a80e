import css from './cluster-ring.module.css';
import { RingFrame } from './ring-frame';
import { SILENT_RADIUS_PX } from './ring-radius';

/** Pixels between two hatching lines, and the radius of the blank disc behind the dash. */
const STEP = 4;
const CORE = 5.5;

/** Path of the hatching lines inside the circle; an SVG pattern would be lost when the map is exported as an image. */
const HATCHING = Array.from({ length: 5 }, (_, i) => (i - 2) * STEP)
  .map((off) => {
    const half = Math.sqrt(SILENT_RADIUS_PX ** 2 - off ** 2);
    const at = (along: number) =>
      `${((off + along) / Math.SQRT2).toFixed(2)} ${((off - along) / Math.SQRT2).toFixed(2)}`;
    return `M${at(-half)}L${at(half)}`;
  })
  .join('');

/** Marks a place that nobody observed by a hatched circle with a dash, so that it is not taken for zero cases. */
export function SilentRing() {
  const half = SILENT_RADIUS_PX + 1;
  return (
    <RingFrame half={half} radius={SILENT_RADIUS_PX} silent>
      <circle className={css.silent} r={SILENT_RADIUS_PX} />
      <path className={css.hatching} d={HATCHING} />
      <circle className={css.core} r={CORE} />
      <text className={css.text} dy="0.35em" fontSize={12}>
        –
      </text>
    </RingFrame>
  );
}
