import type { Bbox } from '@ciguawatch/shared/domain/geo/geometry';
import type { Span } from './span';

/** What of a collection is asked for; null for no limit. */
export interface Choice {
  box: Bbox | null;
  span: Span | null;
  /** country id */
  country: number | null;
}

/** A GeoJSON feature (RFC 7946). */
export interface GeoFeature {
  type: 'Feature';
  id: number;
  geometry: object | null;
  properties: Record<string, unknown>;
}

/** A property of the features of a collection, as JSON Schema says its type. */
export interface PropertyType {
  type: 'string' | 'integer' | 'number' | 'boolean';
  format?: 'date' | 'uri';
}

/** Which of the chosen features. */
export interface Slice {
  /** only ids below this one */
  below: number;
  limit: number;
  /** features left out before the first */
  offset?: number;
}

/** A collection of features that everybody may read. */
export interface Collection {
  id: 'cases' | 'outlines' | 'samplings';
  /** whether its features have a time */
  isTimed: boolean;
  geometry: 'Point' | 'MultiPolygon';
  properties: Readonly<Record<string, PropertyType>>;
  /** properties that its page lists */
  listed: readonly string[];
  /** How many features are chosen. */
  count(choice: Choice): Promise<number>;
  /**
   * Features of a choice, the greatest ids first: programs take the types of columns from the first
   * features, and reports fill in more than events that were imported first.
   */
  page(choice: Choice, slice: Slice): Promise<GeoFeature[]>;
  /** A feature by its id; null when there is none. */
  one(id: number): Promise<GeoFeature | null>;
}
