import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { matches } from '@ciguawatch/shared/domain/text/search/search';
import { nameOf, type Toxicity, toxicityOf } from './sampling';

/** Views of the list. */
export const VIEWS = ['all', 'imported', 'deleted'] as const;
type View = (typeof VIEWS)[number];

/** Which rows list and map show; the address holds it. */
export interface TrackingQuery {
  view: View;
  /** part of a station, of a code or of an island's name */
  search: string;
  /** number of a species, or `none` for rows that name none */
  species: string | null;
  toxicity: Toxicity | null;
  country: number | null;
  /** civil dates, both included; a time that is known in part counts with all its days */
  from: string | null;
  to: string | null;
}

const TOXICITIES: readonly string[] = ['toxic', 'harmless', 'unknown'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null) => (text !== null && DAY.test(text) ? text : null);

/** What an address asks for; what it says that cannot be is left out. */
export function queryOf(params: URLSearchParams): TrackingQuery {
  const view = params.get('view') as View;
  const species = params.get('species');
  const toxicity = params.get('toxicity');
  const country = Number(params.get('country'));
  return {
    view: VIEWS.includes(view) ? view : 'all',
    search: params.get('search') ?? '',
    species: species !== null && /^(\d{1,9}|none)$/.test(species) ? species : null,
    toxicity: TOXICITIES.includes(toxicity ?? '') ? (toxicity as Toxicity) : null,
    country: Number.isInteger(country) && country > 0 ? country : null,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  };
}

/** Parameters of a query, without what is not asked for. */
export function paramsOf(query: TrackingQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== '' && !(name === 'view' && value === 'all'))
      params.set(name, String(value));
  return params;
}

/** How many filters are set. */
export const filterCount = ({ view: _, ...rest }: TrackingQuery): number =>
  Object.values(rest).filter((value) => value !== null && value !== '').length;

/** Rows that a query asks for, in their order. @param islandOf name of the island of a row */
export function matching(
  rows: readonly Tracking[],
  query: TrackingQuery,
  islandOf: (row: Tracking) => string,
): Tracking[] {
  const { view, search, species, toxicity, country, from, to } = query;
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
      (search.trim() === '' || matches(search, nameOf(row)) || matches(search, islandOf(row)))
    );
  });
}

const firstDay = (time: string): string => `${time.slice(0, 10)}-01-01`.slice(0, 10);
/** Days are compared as texts: the 31st ends every month. */
const lastDay = (time: string): string =>
  time.length >= 10 ? time.slice(0, 10) : time.length === 7 ? `${time}-31` : `${time}-12-31`;
