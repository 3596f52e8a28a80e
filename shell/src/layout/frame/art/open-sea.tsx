import css from './open-sea.module.css';

/** Distance between two depth lines, in units of the drawing. */
const LINE_SPACING = 92;
const LINE_COUNT = 9;

/** One depth line: flat on the left, two swells to the right, calmer further down. */
function contour(index: number): string {
  const y = index * LINE_SPACING;
  const calm = 1 - index / (LINE_COUNT + 3);
  const at = (rise: number): number => Math.round(y + rise * calm);
  return `M-20 ${at(83)}C360 ${at(17)} 576 ${at(167)} 893 ${at(67)}S1296 ${at(133)} 1460 ${at(50)}`;
}

/** Open water with depth lines behind a message. Decoration. */
export function OpenSea() {
  return (
    <svg
      className={css.sea}
      viewBox="0 0 1440 834"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: LINE_COUNT }, (_, index) => (
        <path key={contour(index)} d={contour(index)} />
      ))}
    </svg>
  );
}
