import type { MonthSeen } from './gamma-prior';

const months = (meals: (month: number) => number | null): MonthSeen[] =>
  Array.from({ length: 36 }, (_, at) => ({ meals: meals(at) ?? 0, exposure: meals(at) === null ? 0 : 1 }));

/**
 * Four islands, the last one unwatched for a year, with what was computed of them outside of this project and checked
 * with scipy: tests hold the rule to it, and the page of methods shows it.
 */
export const GOLDEN_POOL = {
  past: [
    months((at) => (at % 6 === 0 ? 1 : 0)),
    months((at) => (at % 3 === 0 ? 2 : 0)),
    months(() => 0),
    months((at) => (at < 12 ? null : at % 12 === 5 ? 9 : 0)),
  ],
  shape: 1.8275647,
  rate: 5.8422115,
  dispersion: 1.5,
  /** of each island: meals usual in a month, the size of their law, the chances of three and of four, then in 30 days */
  islands: [
    [0.18727742, 0.34961884, 0.0095928642, 0.0028428482, 0.18458555, 0.0094070335],
    [0.57695385, 1.0770863, 0.047555526, 0.01687787, 0.56866088, 0.046490952],
    [0.06517406, 0.12167019, 0.002690758, 0.00074676597, 0.064237266, 0.002644578],
    [0.44504362, 0.81924385, 0.032314617, 0.010906254, 0.43864669, 0.031609454],
  ],
} as const;
