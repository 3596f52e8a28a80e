import css from './drawings.module.css';

/** Drawings of the message pages. Decoration: the heading says the same in words. */
export type DrawingName = 'island' | 'buoy' | 'offline' | 'screen' | 'lock' | 'module';

/** An unknown island (page not found). */
function Island() {
  return (
    <svg className={css.drawing} width="190" height="120" viewBox="0 0 190 120" aria-hidden="true">
      <g className={css.water}>
        <ellipse cx="95" cy="62" rx="92" ry="55" />
        <ellipse cx="95" cy="62" rx="68" ry="40" />
      </g>
      <ellipse cx="95" cy="62" rx="44" ry="25" className={css.shoreDashed} />
      <path d="M88 56c0-5 3-8 7-8s7 3 7 7c0 6-7 6-7 12M95 74v.6" className={css.mark} />
    </svg>
  );
}

/** A warning buoy in the swell. */
function Buoy() {
  return (
    <svg className={css.drawing} width="150" height="130" viewBox="0 0 150 130" aria-hidden="true">
      <g className={css.water}>
        <path d="M10 104c20-9 34 9 54 0s34 9 54 0 18 4 24 2" />
        <path d="M22 118c16-7 28 7 44 0s28 7 44 0" />
      </g>
      <path d="M52 104 64 44h22l12 60Z" className={css.danger} />
      <path d="M58.5 74h33l3.6 15H55.4Z" className={css.sheet} />
      <path d="M66 44V26h18v18" className={css.mark} />
      <circle cx="75" cy="20" r="7" className={css.lamp} />
    </svg>
  );
}

/** Islets of the ring, used by three drawings. */
function Ring() {
  return (
    <g className={css.land}>
      <path d="M33 60a44 32 0 0 1 30-27" strokeWidth="8" />
      <path d="M84 31a44 32 0 0 1 28 17" strokeWidth="6" />
      <path d="M119 66a44 32 0 0 1-26 26" strokeWidth="9" />
      <path d="M74 95a44 32 0 0 1-30-10" strokeWidth="6" />
    </g>
  );
}

function Offline() {
  return (
    <svg className={css.drawing} width="150" height="110" viewBox="0 0 150 110" aria-hidden="true">
      <Ring />
      <path d="M58 66a24 24 0 0 1 36 0M66 74a13 13 0 0 1 20 0M76 81v.4" className={css.mark} />
      <path d="M58 50 96 86" className={css.strike} />
    </svg>
  );
}

/** A large screen beside a phone that is too small. */
function Screen() {
  return (
    <svg className={css.drawing} width="150" height="104" viewBox="0 0 150 104" aria-hidden="true">
      <rect x="8" y="8" width="104" height="68" rx="6" className={css.frame} />
      <path d="M44 94h32M60 76v18" className={css.mark} />
      <path d="M20 24h80M20 38h80M20 52h80" className={css.faint} />
      <rect x="104" y="42" width="34" height="56" rx="6" className={css.phone} />
    </svg>
  );
}

function Lock() {
  return (
    <svg className={css.drawing} width="150" height="110" viewBox="0 0 150 110" aria-hidden="true">
      <Ring />
      <path d="M66 62v-7a10 10 0 0 1 20 0v7" className={css.mark} />
      <rect x="60" y="61" width="32" height="24" rx="4" className={css.frame} />
    </svg>
  );
}

/** The ring with one of four islets missing. */
function Module() {
  return (
    <svg className={css.drawing} width="150" height="110" viewBox="0 0 150 110" aria-hidden="true">
      <g className={css.land}>
        <path d="M33 60a44 32 0 0 1 30-27" strokeWidth="8" />
        <path d="M119 66a44 32 0 0 1-26 26" strokeWidth="9" />
        <path d="M74 95a44 32 0 0 1-30-10" strokeWidth="6" />
      </g>
      <path d="M84 31a44 32 0 0 1 28 17" className={css.missing} />
      <path d="M76 50v18M76 78v.6" className={css.mark} />
    </svg>
  );
}

const DRAWINGS: Record<DrawingName, () => React.JSX.Element> = {
  island: Island,
  buoy: Buoy,
  offline: Offline,
  screen: Screen,
  lock: Lock,
  module: Module,
};

/** The drawing of a name. */
export function Drawing({ name }: { name: DrawingName }) {
  const Chosen = DRAWINGS[name];
  return <Chosen />;
}
