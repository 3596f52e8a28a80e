import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { findNames, indexNames } from '@ciguawatch/shared/domain/text/search/name-index';
import { nameOf, TOXICITIES, type Toxicity, toxicityOf } from './sampling';

/** Views of the list of samplings. */
export const LIST_VIEWS = ['all', 'imported', 'deleted'] as const;
type View = (typeof LIST_VIEWS)[number];

/** Filters of the list and the map of samplings, kept in the URL. */
export interface TrackingQuery {
  view: View;
  /** part of a station, a code or an island's name */
  search: string;
  /** id of a species, or `none` for rows without one */
  species: string | null;
  toxicity: Toxicity | null;
  country: number | null;
  /**
   * first and last date, inclusive; a time known only by year or month counts if any of its days is within them
   */
  from: string | null;
  to: string | null;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const validDay = (text: string | null) => (text !== null && ISO_DAY.test(text) ? text : null);

/** Reads a query from URL parameters, ignoring invalid ones. */
export function queryOf(params: URLSearchParams): TrackingQuery {
  const view = params.get('view') as View;
  const species = params.get('species');
  const toxicity = params.get('toxicity');
  const country = Number(params.get('country'));
  return {
    view: LIST_VIEWS.includes(view) ? view : 'all',
    search: params.get('search') ?? '',
    species: species !== null && /^(\d{1,9}|none)$/.test(species) ? species : null,
    toxicity: TOXICITIES.find((one) => one === toxicity) ?? null,
    country: Number.isInteger(country) && country > 0 ? country : null,
    from: validDay(params.get('from')),
    to: validDay(params.get('to')),
  };
}

/** URL parameters of a query; unset filters are left out. */
export function paramsOf(query: TrackingQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== '' && !(name === 'view' && value === 'all'))
      params.set(name, String(value));
  return params;
}

/** Number of filters set. */
export const filterCount = ({ view: _, ...rest }: TrackingQuery): number =>
  Object.values(rest).filter((value) => value !== null && value !== '').length;

/**
 * Rows that match a query, in their order.
 * @param islandOf returns the name of the island of a row
 */
export function matchingRows(
  rows: readonly Tracking[],
  query: TrackingQuery,
  islandOf: (row: Tracking) => string,
): Tracking[] {
  const { view, search, species, toxicity, country, from, to } = query;
  const found = foundRows(rows, search, islandOf);
  return rows.filter((row) => {
    const time = row.at_sampling_time;
    return (
      (view !== 'imported' || row.source === 'import') &&
      (species === null ||
        (species === 'none' ? row.at_species === null : row.at_species === Number(species))) &&
      (toxicity === null || toxicityOf(row) === toxicity) &&
      (country === null || row.at_country === country) &&
      (from === null || (time !== null && lastDay(time) >= from)) &&
      (to === null || (time !== null && firstDay(time) <= to)) &&
      (found === null || found.has(row))
    );
  });
}

/** Rows that a search finds by station, code or island; null where nothing is searched. */
function foundRows(
  rows: readonly Tracking[],
  search: string,
  islandOf: (row: Tracking) => string,
): ReadonlySet<Tracking> | null {
  if (search.trim() === '') return null;
  // Searched by name instead of by row: many rows share an island.
  const named = new Map<string, Tracking[]>();
  for (const row of rows)
    for (const name of new Set([nameOf(row), islandOf(row)]))
      named.set(name, [...(named.get(name) ?? []), row]);
  const index = indexNames([...named.keys()], (name) => [name]);
  return new Set(findNames(index, search, named.size).items.flatMap((name) => named.get(name) ?? []));
}

const firstDay = (time: string): string => `${time.slice(0, 10)}-01-01`.slice(0, 10);
/** Last day that a time may mean. Day 31 is safe for every month, because days are compared as text. */
const lastDay = (time: string): string =>
  time.length >= 10 ? time.slice(0, 10) : time.length === 7 ? `${time}-31` : `${time}-12-31`;
