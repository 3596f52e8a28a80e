import { parseIsoDate } from '../../time/timezone';
import { type Compare, logLikelihoodRatio } from './evidence';

const DAY_MS = 86_400_000;

/**
 * Probabilities for linked and unrelated pairs at most three days apart. Of one meal, 19 of 20 pairs give
 * the same day and nearly half the same hour. Unrelated pairs share a day in one of five (weekends and
 * feasts) and, at usual meal times, the half hour in one of six.
 */
const SAME_DAY = { linked: 0.93, chance: 0.21 };
const SAME_DAY_BY_HOUR = [
  { most: 0, linked: 0.45, chance: 0.03 },
  { most: 30, linked: 0.25, chance: 0.13 },
  { most: 60, linked: 0.12, chance: 0.1 },
  { most: 120, linked: 0.07, chance: 0.14 },
  { most: 240, linked: 0.06, chance: 0.11 },
  { most: Infinity, linked: 0.05, chance: 0.49 },
] as const;
const NEXT_DAY = logLikelihoodRatio(0.06, 0.27);
const OTHER_DAY = logLikelihoodRatio(0.01, 0.52);

/** Days from one civil date to another. */
function daysBetween(a: string, b: string): number {
  const [from, to] = [a, b].map((date) => {
    const civil = parseIsoDate(date);
    return civil ? Date.UTC(civil.year, civil.month - 1, civil.day) : Number.NaN;
  }) as [number, number];
  return Math.abs(Math.round((to - from) / DAY_MS));
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Compares when the meals took place: the day, and the hour where both reports know it. */
export const compareTime: Compare = (a, b) => {
  if (a.case_eventdate === null || b.case_eventdate === null) return null;
  const days = daysBetween(a.case_eventdate, b.case_eventdate);
  if (days > 0) return outcomeOf('days', days === 1 ? NEXT_DAY : OTHER_DAY, days);
  const day = logLikelihoodRatio(SAME_DAY.linked, SAME_DAY.chance);
  if (a.case_eventclock === null || b.case_eventclock === null) return outcomeOf('same_day', day);
  const minutes = Math.abs(minutesOf(a.case_eventclock) - minutesOf(b.case_eventclock));
  const { linked, chance } = SAME_DAY_BY_HOUR.find(
    ({ most }) => minutes <= most,
  ) as (typeof SAME_DAY_BY_HOUR)[number];
  return outcomeOf(
    minutes === 0 ? 'same_hour' : 'minutes',
    day + logLikelihoodRatio(linked, chance),
    minutes,
  );
};

const outcomeOf = (outcome: string, weight: number, value?: number) =>
  ({ field: 'time', outcome, meal: weight, patient: weight, ...(value !== undefined && { value }) }) as const;
