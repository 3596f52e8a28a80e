import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import type { Rhythm } from '@ciguawatch/shared/domain/posts/periods';

/** Where something of a pack comes from. */
export interface PackSource {
  source: string;
  licence: string | null;
}

/** A place below the country, by the key that its pack gives it. */
export interface PackPlace {
  key: string;
  type: 'A' | 'I' | 'L';
  name: string;
  /** names by language of two letters */
  names: Record<string, string>;
  otherNames: string[];
  /** key of the place above; null for the country */
  parent: string | null;
  /** IANA zone of an archipelago; null for that of the country */
  zone: string | null;
  landform: string | null;
  /** longitudes from 0 to 360; null where it is computed from the islands */
  geometry: Geometry | null;
  source: PackSource | null;
  /** id that the portal gave the place in an earlier release */
  number: number | null;
}

/** Residents of one island, or of several that are counted together. */
export interface PackResidents {
  islands: string[];
  value: number;
  year: number;
  source: string;
}

/** A language of a country; its names are null where the portal has it already. */
export interface PackLanguage {
  code: string;
  names: { own: string; en: string; fr: string } | null;
  fallback: string | null;
  flag: string | null;
  number: number | null;
}

/** A name of a species in a language of the country. */
interface PackName {
  species: string;
  language: string;
  name: string;
}

/** A post that reports zero cases. */
export interface PackPost {
  name: string;
  /** key of its island */
  island: string;
  contact: string;
  email: string | null;
  sms: string | null;
  language: string;
  rhythm: Rhythm;
  starts: string;
  ends: string | null;
}

/** An outline with where it comes from, longitudes from 0 to 360. */
export interface PackOutline extends PackSource {
  geometry: Geometry;
}

/** The country itself, as `country.json` describes it. */
export interface PackCountry {
  letters: string;
  letters3: string;
  names: Record<string, string>;
  zone: string;
  numbers: Partial<CountryNumbers>;
  emergency: string | null;
  /** names of its place, where they are others than those of the country */
  placeNames: Record<string, string> | null;
  /** ids that the portal gave the country and its place in an earlier release */
  number: number | null;
  placeNumber: number | null;
}

/** A country as its folder describes it, checked. */
export interface Pack {
  country: PackCountry;
  /** of the country; null where it is the box of its islands */
  outline: PackOutline | null;
  places: PackPlace[];
  residents: PackResidents[];
  languages: PackLanguage[];
  species: PackName[];
  posts: PackPost[];
}
