import { civilOf, instantOf } from '../time/timezone';

const DAY_MS = 86_400_000;

/**
 * Instant from which the public row of a report describes the person: Monday 00:00 in its country, for all
 * reports of the week before together. A row that appeared complete at once could be linked to the person
 * who was seen reporting.
 * @param received milliseconds since 1970 UTC
 * @param zone IANA zone of the country
 */
export function personShownFrom(received: number, zone: string): number {
  const civil = civilOf(received, zone);
  const day = Date.UTC(civil.year, civil.month - 1, civil.day);
  // getUTCDay is 0 on Sunday; from a Monday the next one is seven days away.
  const monday = new Date(day + ((8 - new Date(day).getUTCDay()) % 7 || 7) * DAY_MS);
  return instantOf(
    {
      year: monday.getUTCFullYear(),
      month: monday.getUTCMonth() + 1,
      day: monday.getUTCDate(),
      hour: 0,
      minute: 0,
    },
    zone,
  );
}
