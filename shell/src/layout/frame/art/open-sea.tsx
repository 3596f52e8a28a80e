import css from './open-sea.module.css';

/** Distance in the drawing from one depth line to the next. */
const STEP = 92;
const LINES = 9;

/** One contour: flat on the left, two swells to the right, calmer as it goes down. */
function contour(index: number): string {
  const y = index * STEP;
  const calm = 1 - index / (LINES + 3);
  const at = (rise: number): number => Math.round(y + rise * calm);
  return `M-20 ${at(83)}C360 ${at(17)} 576 ${at(167)} 893 ${at(67)}S1296 ${at(133)} 1460 ${at(50)}`;
}

/** Open water behind a message: depth lines only, no land. Decoration. */
export function OpenSea() {
  return (
    <svg
      className={css.sea}
      viewBox="0 0 1440 834"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: LINES }, (_, index) => (
        <path key={contour(index)} d={contour(index)} />
      ))}
    </svg>
  );
}
