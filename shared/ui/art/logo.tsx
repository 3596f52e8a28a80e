import css from './logo.module.css';

const motu = [
  { d: 'M42.1 31.6A19.76 18.62 0 0 1 33.3 40.4', width: 6.4 },
  { d: 'M27.4 42.3A19.76 18.62 0 0 1 21.9 42.5', width: 4.4 },
  { d: 'M16.0 41.0A19.76 18.62 0 0 1 4.8 28.5', width: 6 },
  { d: 'M4.3 22.7A19.76 18.62 0 0 1 5.9 16.4', width: 4.6 },
  { d: 'M9.3 11.5A19.76 18.62 0 0 1 24.0 5.4', width: 6.4 },
  { d: 'M30.1 6.3A19.76 18.62 0 0 1 33.9 7.9', width: 4.2 },
  { d: 'M40.0 13.1A19.76 18.62 0 0 1 43.7 25.3', width: 5.4 },
];

interface LogoProps {
  /** Side in CSS pixels. */
  size?: number;
  /** Accessible name; without it the logo is decoration. */
  label?: string;
}

/** The logo, an atoll seen from above; made for the dark top bar. */
export function Logo({ size = 38, label }: LogoProps) {
  return (
    <svg
      className={css.logo}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="24" cy="24" r="13.5" className={css.lagoon} />
      {motu.map((m) => (
        <path key={m.d} d={m.d} strokeWidth={m.width} />
      ))}
      <circle cx="27" cy="22" r="3.1" className={css.buoy} />
    </svg>
  );
}
