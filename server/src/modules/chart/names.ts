import type { ChartNames } from './built';
import type { ChartRow } from './rows';

/** The names of the build, and of each country that changed since those made from the database. */
export function currentNames(built: ChartNames, rows: readonly ChartRow[]): ChartNames {
  const made = new Map(rows.map(({ country, files }) => [country, withoutSource(files)]));
  return {
    ...built,
    ...made.get(0),
    countries: built.countries.map((country) => ({ ...country, ...made.get(country.id) })),
  };
}

function withoutSource(files: ChartRow['files']): Record<string, unknown> {
  const { source: _, ...entry } = files ?? {};
  return entry;
}
