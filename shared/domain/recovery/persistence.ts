import type { Recovery, RecoveryDay } from './answers';

/** Days after the meal from which on symptoms are felt "for more than 3 months". */
const PERSISTENT_FROM: RecoveryDay = 90;
/** Days that "gone since weeks" or "since months" mean at least. */
const GONE_DAYS = { days: 1, weeks: 7, months: 30 } as const;

/**
 * Whether symptoms were felt for more than three months, as an answer says; null where it does not say so.
 * @param day days after the meal on which the answer came
 */
export function persistsAfter(
  { feels, goneSince }: Pick<Recovery, 'feels' | 'goneSince'>,
  day: number,
): boolean | null {
  if (feels === 'little' || feels === 'disturbs') return day > PERSISTENT_FROM ? true : null;
  if (feels === 'unknown') return null;
  const gone = day - (goneSince === null ? 0 : GONE_DAYS[goneSince]);
  return gone <= PERSISTENT_FROM ? false : null;
}
