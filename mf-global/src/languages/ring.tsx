import css from './ring.module.css';

/** A percentage as a ring; decoration, because the number stands beside it. */
export function Ring({ part }: { part: number }) {
  return (
    <svg className={css.ring} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" pathLength={100} className={css.track} />
      <circle
        cx="10"
        cy="10"
        r="7.5"
        pathLength={100}
        className={part === 100 ? css.whole : css.partly}
        strokeDasharray={`${part} 100`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
