import type { DayOf } from '@ciguawatch/shared/domain/statistics/incomplete-months';
import { isIncomplete } from '@ciguawatch/shared/domain/statistics/incomplete-months';
import type { ChartLabels } from './chart-specs';

/** What is known of how fast reports come. */
export interface Arrival {
  /** the current day at the place */
  today: DayOf;
  /** median days from the meal to the report; null while too few are known */
  delay: number | null;
}

interface Time {
  year: number;
  /** absent for a whole year, which is incomplete while its last month is */
  month?: number;
}

/** The last times of an axis, whose reports are still to come. */
interface LastTimes {
  /** positions of the axis */
  at: readonly number[];
  /** name of a position, with "so far" or "incomplete" where it is */
  name: (at: number, time: string) => string;
  /** sentences for the key of the chart and below it */
  say: string[];
}

/**
 * Finds the months or years of an axis whose reports are still to come.
 * @param seen whether a position was observed; the others say so already
 * @param name name of a position
 */
export function lastTimes(
  times: readonly Time[],
  seen: readonly boolean[],
  { today, delay }: Arrival,
  name: (at: number) => string,
  { t, d }: Pick<ChartLabels, 't' | 'd'>,
): LastTimes {
  const isRunning = ({ year, month = today.month }: Time) => year === today.year && month === today.month;
  const running = times.findIndex(isRunning);
  const late = times.flatMap(({ year, month = 12 }, i) =>
    i !== running && isIncomplete({ year, month }, today, delay) ? [i] : [],
  );
  const [isNow, isLate] = [seen[running] === true, late.filter((i) => seen[i])];
  return {
    at: [...isLate, ...(isNow ? [running] : [])],
    name: (at, time) => {
      if (at === running) return t('stats.soFar', { time });
      return isLate.includes(at) ? d('arrival.incomplete', { time }) : time;
    },
    say: [
      ...(isLate.length > 0 ? [d('arrival.say', { time: isLate.map(name).join(', ') })] : []),
      ...(isNow ? [t('stats.runningSay', { time: name(running) })] : []),
      ...((isNow || isLate.length > 0) && delay !== null ? [d('arrival.delay', { count: delay })] : []),
    ],
  };
}
