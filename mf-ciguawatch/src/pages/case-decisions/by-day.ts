import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';

/**
 * Decisions grouped by their day on this device, in the order given.
 * @param zone IANA time zone of the device by default
 */
export function byDay(
  decisions: readonly Decision[],
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): { day: string; decisions: Decision[] }[] {
  const days = new Map<string, Decision[]>();
  for (const one of decisions) {
    const day = civilDateOf(Date.parse(one.at), zone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ofDay]) => ({ day, decisions: ofDay }));
}
