import type { Cell } from '../gate';

/** A place that cells of a release name, or that lies over one of them. */
export interface ReleasedPlace {
  id: number;
  name: string;
  type: 'C' | 'A' | 'I';
  /** country in three letters, ISO 3166-1 */
  country: string;
  parent: number | null;
  /** label point, longitude and latitude in degrees */
  point: readonly [number, number] | null;
  /** where the outline comes from, and its licence; null for what the portal drew */
  source: string | null;
  licence: string | null;
}

/** A run of months that a source observed, or did not observe on one island. */
export interface ReleasedCoverage {
  source: string;
  /** country in three letters */
  country: string;
  /** id of the island; null for the whole country */
  place: number | null;
  observed: boolean;
  /** as `2026-09`, both included */
  from: string;
  until: string;
}

/** A count that another replaced. */
export interface ChangedCell {
  place: number;
  year: number;
  month: number;
  from: number;
  to: number;
}

/** Metadata of a release, and of the release before it. */
export interface ReleaseEntry {
  version: string;
  /** day of the release, YYYY-MM-DD in UTC */
  day: string;
  /** last month, as `2026-09` */
  until: string;
  reports: number;
  cells: number;
  /** cells of months that no earlier release covers */
  added: number;
  /** cells whose count changed, by five reports or more */
  changed: readonly ChangedCell[];
  /** cells that keep a count of an earlier release */
  kept: number;
}

/** All that the files of a release are made from. */
export interface Release {
  entry: ReleaseEntry;
  /** entries of earlier releases, the oldest first */
  earlier: readonly ReleaseEntry[];
  cells: readonly Cell[];
  places: readonly ReleasedPlace[];
  coverage: readonly ReleasedCoverage[];
  /** who publishes it: name of the publisher and of the portal, and the address of the portal without a slash at its end */
  publisher: string;
  portal: string;
  base: string;
}

/** Title of the data, in each release. */
export const TITLE = 'Ciguatera reports in the Pacific';
/** Licence of the releases (SPDX), and where its text is. */
export const LICENCE = {
  id: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
/** What no number says by itself. */
export const CAUTION =
  'Counts of reports, not of illnesses: most cases are never reported, and no report does not mean safe. A month without a row is zero only where coverage.csv says that it was observed. Trying to identify a person is forbidden.';
