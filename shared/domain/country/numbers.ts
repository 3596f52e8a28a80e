/** Country id of French Polynesia, the default country: specification, section 9. */
export const DEFAULT_COUNTRY = 4;

/** Time zone of the default country, for a place whose own zone is not known. */
export const DEFAULT_ZONE = 'Pacific/Tahiti';

/** Numbers by which the laboratory of a country watches, publishes and words its cases. */
export interface CountryNumbers {
  /** reports of one island and month above which it is in alert: specification, sections 4 and 9 */
  outbreakThreshold: number;
  /** days of the moving window that is held against the same threshold, the last one counted */
  alertDays: number;
  /** reports per 10,000 residents and year that the laboratory takes as its alert level */
  rateAlert: number;
  /** residents of an island from which public rows describe the person at all */
  publishPersonFrom: number;
  /** residents of an island from which public rows also tell sex and age class */
  publishProfileFrom: number;
  /** reports of a fish from which it is "often" reported where residents are not known; fewer are "rarely" */
  riskOften: number;
  /** reports of a fish from which it is "very often" reported where residents are not known */
  riskVery: number;
  /** reports of a fish per 10,000 residents and year from which it is "sometimes" reported; fewer are "rarely" */
  riskRateSometimes: number;
  /** the same from which it is "often" reported */
  riskRateOften: number;
  /** the same from which it is "very often" reported */
  riskRateVery: number;
  /** longitude 0..360 and latitude that maps open on: specification, section 9 */
  center: [lng: number, lat: number];
  /** zoom that maps open with, in tiles of 256 pixels: specification, section 9 */
  zoom: number;
}

/** The numbers of a country that has set none: those of the specification and of the product's decisions. */
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
  center: [210.5, -17.5],
  zoom: 8,
};

/** What countries set otherwise, by country id. */
export type NumbersByCountry = Readonly<Record<string, Partial<CountryNumbers>>>;

/** The numbers of one country: its own, and the defaults for the others. */
export const numbersOf = (country: number, set: NumbersByCountry): CountryNumbers => ({
  ...DEFAULT_NUMBERS,
  ...set[String(country)],
});
