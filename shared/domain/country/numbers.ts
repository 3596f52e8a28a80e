import type { Method } from '../codes/sample-choices';

/** Country id of French Polynesia, the default country: specification, section 9. */
export const DEFAULT_COUNTRY = 4;

/** Largest number of a country: the release has 1 to 22, and packs of further countries take the next ones. */
export const MAX_COUNTRY = 999;

/** Time zone used for a place whose own zone is unknown. */
export const DEFAULT_ZONE = 'Pacific/Tahiti';

/**
 * Settings of one country: thresholds of alerts, limits of publication, wording of risk, and the initial
 * view of maps.
 */
export interface CountryNumbers {
  /** reports of one island and month above which it is in alert: specification, sections 4 and 9 */
  outbreakThreshold: number;
  /** length in days of the moving window that is compared with the same threshold, its last day included */
  alertDays: number;
  /** reports per 10,000 residents and year that the laboratory takes as its alert level */
  rateAlert: number;
  /** residents of an island from which public rows describe the person at all */
  publishPersonFrom: number;
  /** residents of an island from which public rows also show sex and age class */
  publishProfileFrom: number;
  /**
   * reports of a fish from which its risk reads "often reported", where residents are unknown; fewer read
   * "rarely"
   */
  riskOften: number;
  /** reports of a fish from which its risk reads "very often reported", where residents are unknown */
  riskVery: number;
  /**
   * reports of a fish per 10,000 residents and year from which its risk reads "sometimes"; fewer read
   * "rarely"
   */
  riskRateSometimes: number;
  /** reports of a fish per 10,000 residents and year from which its risk reads "often" */
  riskRateOften: number;
  /** reports of a fish per 10,000 residents and year from which its risk reads "very often" */
  riskRateVery: number;
  /** methods of which a result confirms a case; the others screen */
  confirmingMethods: Method[];
  /** longitude 0..360 and latitude that maps open on: specification, section 9 */
  center: [lng: number, lat: number];
  /** zoom that maps open with, as mapbox-gl counts: specification, section 9 */
  zoom: number;
}

/** Settings of a country that sets none itself: those of the specification and of the product decisions. */
export const DEFAULT_NUMBERS: CountryNumbers = {
  outbreakThreshold: 5,
  alertDays: 30,
  rateAlert: 100,
  publishPersonFrom: 2000,
  publishProfileFrom: 20_000,
  riskOften: 4,
  riskVery: 10,
  riskRateSometimes: 0.5,
  riskRateOften: 3,
  riskRateVery: 10,
  confirmingMethods: ['LC-MS/MS'],
  center: [210.5, -17.5],
  zoom: 8,
};

/** Settings of countries that differ from the defaults, by country id. */
export type NumbersByCountry = Readonly<Record<string, Partial<CountryNumbers>>>;

/** The settings of one country: its own, completed by the defaults. */
export const numbersOf = (country: number, set: NumbersByCountry): CountryNumbers => ({
  ...DEFAULT_NUMBERS,
  ...set[String(country)],
});
