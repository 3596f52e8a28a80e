import { DETECTORS } from './detectors';
import { ALERT_RULES, type AlertRule, type Detector, type IslandHistory, type Signal } from './history';
import { daysAfter, isInWindow } from './window';

/** An existing alert of an island, as far as it decides whether another one is raised. */
export interface Remembered {
  rule: AlertRule;
  from: string;
  until: string;
  /** discarded by an editor: later cases do not join it */
  discarded: boolean;
  /** still undecided: a rule of higher priority replaces it instead of raising a second alert */
  open: boolean;
  /** cases that raised it */
  raisedBy: ReadonlySet<number>;
  /** cases of its window that came later */
  joined: ReadonlySet<number>;
  /** species that all its cases name; null or left out for the rules that look at all fish together */
  fish?: number | null;
}

/** Alerts to raise and to extend for one island. */
interface AlertDecisions<A extends Remembered> {
  /**
   * alerts to raise: `own` are the cases that no alert of the same rule has yet, `instead` the undecided
   * alert that this one replaces, if any
   */
  raised: (Signal & { own: number[]; instead: A | null })[];
  /** cases to add to alerts that exist */
  joining: { alert: A; cases: number[] }[];
  /** result of each rule, in their order, raised or not */
  signals: Signal[];
}

/**
 * Decides which alerts an island raises. Cases of an earlier alert, of this rule or one before it in
 * priority, are set aside: the remaining ones must fulfil the rule alone, and one case at least must have
 * raised no alert of any rule. An undecided alert of a later rule for the same days is replaced.
 * @param alerts every alert of the island
 * @param rules the rules evaluated, all by default
 */
export function watchIsland<A extends Remembered>(
  history: IslandHistory,
  alerts: readonly A[],
  rules: readonly AlertRule[] = ALERT_RULES,
): AlertDecisions<A> {
  const joining = joiningCases(history, alerts);
  const memory = alerts.map(({ rule, raisedBy, joined }) => ({
    rule,
    cases: new Set([...raisedBy, ...joined]),
    raisedBy,
  }));
  for (const { alert, cases } of joining)
    memory.push({ rule: alert.rule, cases: new Set(cases), raisedBy: new Set() });
  const raised: AlertDecisions<A>['raised'] = [];
  const asked = DETECTORS.filter(({ rule }) => rules.includes(rule));
  const decide = (detector: Detector, history: IslandHistory): Signal => {
    const rank = ALERT_RULES.indexOf(detector.rule);
    const signal = detector.look(history);
    if (!signal.raised || rests(detector.restDays, signal, alerts)) return signal;
    const prior = ALERT_RULES.slice(0, rank + 1);
    const known = (id: number) => memory.some((one) => prior.includes(one.rule) && one.cases.has(id));
    const fresh = detector.look({ ...history, cases: history.cases.filter(({ id }) => !known(id)) });
    const before = (id: number) => memory.some((one) => one.raisedBy.has(id));
    if (!fresh.raised || signal.cases.every(before)) return signal;
    const own = signal.cases.filter(
      (id) => !memory.some(({ rule, cases }) => rule === detector.rule && cases.has(id)),
    );
    const later = ALERT_RULES.slice(rank + 1);
    const instead = alerts.find(
      (alert) => alert.open && later.includes(alert.rule) && doOverlap(alert, signal),
    );
    raised.push({ ...signal, own, instead: instead ?? null });
    memory.push({ rule: detector.rule, cases: new Set(own), raisedBy: new Set(own) });
    return signal;
  };
  const signals = asked.flatMap((detector) =>
    (detector.parts?.(history) ?? [history]).map((part) => decide(detector, part)),
  );
  return { raised, joining, signals };
}

/** Whether a rule rests: an alert of it ended close to this one. */
const rests = (days: number | undefined, { rule, until }: Signal, alerts: readonly Remembered[]): boolean =>
  days !== undefined &&
  alerts.some(
    (one) =>
      one.rule === rule &&
      !one.discarded &&
      daysAfter(one.until, -days) <= until &&
      until <= daysAfter(one.until, days),
  );

type Span = Pick<Signal, 'from' | 'until'>;
const doOverlap = (a: Span, b: Span): boolean => a.from <= b.until && b.from <= a.until;

/** For each alert, the cases of its window that no alert of its rule has; a case joins one alert only. */
function joiningCases<A extends Remembered>(history: IslandHistory, alerts: readonly A[]) {
  const taken = new Set<string>();
  for (const { rule, raisedBy, joined } of alerts)
    for (const id of [...raisedBy, ...joined]) taken.add(`${rule} ${id}`);
  const joining: { alert: A; cases: number[] }[] = [];
  for (const alert of alerts) {
    if (alert.discarded) continue;
    const cases = history.cases
      .filter((one) => isInWindow(one, alert.from, alert.until) && !taken.has(`${alert.rule} ${one.id}`))
      .filter(({ fish }) => alert.fish == null || alert.fish === fish)
      .map(({ id }) => id);
    for (const id of cases) taken.add(`${alert.rule} ${id}`);
    if (cases.length > 0) joining.push({ alert, cases });
  }
  return joining;
}
