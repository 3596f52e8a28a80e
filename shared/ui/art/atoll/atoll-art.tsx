import { type ComponentType, lazy, Suspense } from 'react';
import { cx } from '../../foundation/cx';
import css from './atoll-art.module.css';

// If the drawing cannot be loaded, it is left out: it is decoration.
const Sheet = lazy<ComponentType<{ withNames: boolean }>>(() =>
  import('./internal/atoll-sheet-art').catch(() => ({ default: () => null })),
);

interface AtollArtProps {
  /** How the drawing fills its box, as `preserveAspectRatio` of SVG. */
  fit?: string;
  /** Part of the drawing shown, as `viewBox` of SVG; the whole is "0 0 760 640". */
  view?: string;
  /** Writes the names of the lagoon and the pass. */
  withNames?: boolean;
  className?: string;
}

/** The drawing of an atoll on the home and login pages. Decoration; its paths are loaded when rendered. */
export function AtollArt({
  fit = 'xMidYMid slice',
  view = '0 0 760 640',
  withNames = true,
  className,
}: AtollArtProps) {
  return (
    <svg
      className={cx(css.art, className)}
      viewBox={view}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
    >
      <Suspense fallback={null}>
        <Sheet withNames={withNames} />
      </Suspense>
    </svg>
  );
}
