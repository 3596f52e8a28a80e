/**
 * When a person recovered, known only to lie between two days after the meal: after `left`, at `right` at the
 * latest. Infinity as `right`: still ill when last heard of.
 */
interface RecoverySpan {
  left: number;
  right: number;
}

/** Share of people still ill at the end of a part of the curve. */
interface CurvePoint {
  /** days after the meal; Infinity for the rest */
  until: number;
  stillIll: number;
}

/** Days after the meal between which the answers place a recovery. */
const CUTS = [0, 15, 90, 365, Number.POSITIVE_INFINITY] as const;
/** Days after a date within which "gone" is an answer of that date: people answer a mail some days after it. */
const PUNCTUAL_DAYS = 14;
/** Rounds after which the shares no longer change in six digits. */
const ROUNDS = 500;

/**
 * Curve of people still ill by days after the meal (Turnbull, 1976): the maximum-likelihood share of each
 * interval. A person whose span covers several intervals is distributed over them by likelihood.
 */
export function recoveryCurve(spans: readonly RecoverySpan[]): CurvePoint[] {
  const parts = CUTS.slice(1).map((right, at) => ({ left: CUTS[at] as number, right }));
  let shares = parts.map(() => 1 / parts.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = parts.map(() => 0);
    for (const span of spans) {
      const inside = parts.map(({ left, right }, at) =>
        left >= span.left && right <= span.right ? (shares[at] ?? 0) : 0,
      );
      const sum = inside.reduce((total, share) => total + share, 0);
      for (const [at, share] of inside.entries()) next[at] = (next[at] ?? 0) + (sum > 0 ? share / sum : 0);
    }
    shares = next.map((sum) => sum / spans.length);
  }
  let rest = 1;
  return parts.map(({ right }, at) => {
    rest -= shares[at] ?? 0;
    return { until: right, stillIll: Math.max(0, rest) };
  });
}

/** One answer on whether a person still feels it. */
export interface DatedAnswer {
  /** date that was asked about, in days after the meal */
  due: number;
  /** days after the meal on which the answer came: later than `due` where it was late */
  day: number;
  ill: boolean;
}

/**
 * Between which days a person recovered. A "gone" that comes more than two weeks after its date says only that it went before that day, and of answers that
 * contradict each other the last one holds.
 */
export function spanOf(answers: readonly DatedAnswer[]): RecoverySpan | null {
  if (answers.length === 0) return null;
  const lastIll = Math.max(0, ...answers.filter(({ ill }) => ill).map(({ due }) => due));
  const gone = answers
    .filter(({ ill, due }) => !ill && due > lastIll)
    .map(({ due, day }) => (day <= due + PUNCTUAL_DAYS ? due : day));
  const first = Math.min(Number.POSITIVE_INFINITY, ...gone);
  return { left: lastIll, right: CUTS.find((cut) => cut >= first) ?? Number.POSITIVE_INFINITY };
}
