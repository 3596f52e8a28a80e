import type { Rate } from '@ciguawatch/shared/domain/statistics/rates/rates';
import {
  type Residents,
  type RiskLevel,
  residentsOf,
  riskLevel,
} from '@ciguawatch/shared/domain/statistics/risk-level';
import { rateText } from '@ciguawatch/shared/domain/statistics/risk-words';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { numbersOfPlace } from '../../places/country-numbers';
import { locationName } from '../../places/names';

/** Residents of an island and how long it was observed within these years. Call it inside an observer. */
export const islandResidents = (island: number, years: readonly number[]): Residents | null =>
  residentsOf(collections.location.get(island), collections.coverage.all(), years, homeMonth());

interface ReportedCases {
  count: number;
  withResidents: number;
}

/**
 * How often a fish is reported from an island, per resident where their number is known. Call it inside an
 * observer.
 */
export const islandLevel = (
  island: number,
  years: readonly number[],
  { count, withResidents }: ReportedCases,
): { level: RiskLevel; rate: Rate | null } =>
  riskLevel(count, withResidents, islandResidents(island, years), numbersOfPlace(island));

/**
 * Formats the rate behind a level with its interval and the islands counted together; '' where it is unknown.
 */
export function useRateText(island: number, years: readonly number[]): (reported: ReportedCases) => string {
  const t = useT('ciguawatch');
  const number = (value: number) => formatNumber(value, { maximumSignificantDigits: 2 }, language.code);
  const others = (islandResidents(island, years)?.islands ?? []).filter((one) => one !== island);
  return (reported) =>
    rateText(islandLevel(island, years, reported).rate, others.map(locationName), number, t);
}
