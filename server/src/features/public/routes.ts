import { getRecoveryFigures, getSummary } from '@ciguawatch/shared/api/calls/public';
import { numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Deps, Feature } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { latestVersions } from '../../http/response-cache/latest-versions';
import { ResponseCache } from '../../http/response-cache/response-cache';
import { sendCached } from '../../http/response-cache/send-cached';
import { route } from '../../http/route';
import { Places } from '../cases/places';
import { readRecoveryFigures } from '../cases/recovery/figures';
import { countryPlace, readSummary, zoneOf } from './summary';

const MINUTE_MS = 60_000;

/**
 * Counts of the home page, recomputed only when a case, its review, an alert, coverage, a place or the date
 * changed.
 */
export const publicFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);
  const today = currentDates(deps);
  const thresholdOf = (country: number) =>
    numbersOf(country, deps.config.countries.numbers).outbreakThreshold;
  /** Time zone of each requested country, needed to know its current date. */
  const zones = new Map<string, string>();
  const cache = new ResponseCache(latestVersions(deps.store), {
    version: (key, { cases, reviewed, coverage, location, alerts }) =>
      `${cases}-${reviewed}-${coverage}-${location}-${alerts}-${thresholdOf(Number(key))}-${today(zones.get(key) ?? '')}`,
    make: async (key) => {
      const country = Number(key);
      const summaryQuery = { country, threshold: thresholdOf(country) };
      return JSON.stringify(
        await readSummary(deps.store, await places.current(), summaryQuery, deps.clock.now()),
      );
    },
    headers: () => ({}),
  });
  route(app, deps, getSummary, async ({ query, request, reply }) => {
    const country = Number(query.country ?? deps.config.defaultCountry);
    const index = await places.current();
    if (!countryPlace(index, country)) throw invalidFields({ country: 'unknown_id' });
    zones.set(String(country), zoneOf(index, country));
    await sendCached(request, reply, cache, String(country));
    return reply;
  });

  // Counted from all cases of a country, so at most once a minute however many reports arrive.
  const recovery = new ResponseCache(latestVersions(deps.store), {
    version: () => String(Math.floor(deps.clock.now() / MINUTE_MS)),
    make: async (key) => {
      const country = { id: Number(key), zone: zoneOf(await places.current(), Number(key)) };
      return JSON.stringify(await readRecoveryFigures(deps.store.read, country, deps.clock.now()));
    },
    headers: () => ({}),
  });
  route(app, deps, getRecoveryFigures, async ({ query, request, reply }) => {
    const country = Number(query.country ?? deps.config.defaultCountry);
    if (!countryPlace(await places.current(), country)) throw invalidFields({ country: 'unknown_id' });
    await sendCached(request, reply, recovery, String(country));
    return reply;
  });
};

/** The current date per zone, cached for a minute, since days change on a full minute everywhere. */
function currentDates({ clock }: Pick<Deps, 'clock'>): (zone: string) => string {
  let minute = Number.NaN;
  const days = new Map<string, string>();
  return (zone) => {
    const now = clock.now();
    if (Math.floor(now / MINUTE_MS) !== minute) {
      days.clear();
      minute = Math.floor(now / MINUTE_MS);
    }
    const day = days.get(zone) ?? civilDateOf(now, zone);
    days.set(zone, day);
    return day;
  };
}
