import type { Toxicity } from './sampling';
import css from './shape.module.css';

/** Both strokes of a cross within a circle of this radius in pixels. */
function crossOf(radius: number): string {
  const arm = radius * 0.7;
  return `M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`;
}

/**
 * Diamond for potentially toxic, circle for harmless, dashed ring for unknown, cross for absent. Hidden from screen readers; the
 * caller shows the toxicity as text.
 */
export function Shape({ toxicity, radius = 7 }: { toxicity: Toxicity; radius?: number }) {
  const room = Math.ceil(radius * 1.25) + 2;
  return (
    <svg
      width={room * 2}
      height={room * 2}
      viewBox={`${-room} ${-room} ${room * 2} ${room * 2}`}
      className={css.shape}
      data-toxicity={toxicity}
      aria-hidden="true"
    >
      {toxicity === 'absent' ? (
        ['halo', 'absent'].map((stroke) => <path key={stroke} className={css[stroke]} d={crossOf(radius)} />)
      ) : toxicity === 'toxic' ? (
        <path
          className={css.toxic}
          d={`M0${-radius * 1.22}L${radius * 1.12} 0 0 ${radius * 1.22} ${-radius * 1.12} 0Z`}
        />
      ) : (
        <circle r={radius} className={toxicity === 'harmless' ? css.harmless : css.unknown} />
      )}
    </svg>
  );
}
