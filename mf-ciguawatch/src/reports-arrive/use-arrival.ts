import { getSummary } from '@ciguawatch/shared/api/calls/public';
import type { DayOf } from '@ciguawatch/shared/domain/statistics/incomplete-months';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { countryZone } from '@ciguawatch/shared/runtime/sync/home-month';

/**
 * The current day of a country, and how many days its reports take; null while that is not known, for instance
 * offline or for several countries. Call it inside an observer.
 */
export function useArrival(countries: readonly number[]): { today: DayOf; delay: number | null } {
  const [country = config.country, ...more] = countries;
  const { data } = useAnswer(getSummary, more.length > 0 ? null : { country });
  return {
    today: civilOf(clock.now(), countryZone(country)),
    delay: data?.country === country ? (data.delay ?? null) : null,
  };
}
