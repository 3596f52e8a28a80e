import type { BasemapNames } from './built';
import type { BasemapRow } from './rows';

/** The build's manifest, with the files of changed countries replaced by those from the database. */
export function currentNames(built: BasemapNames, rows: readonly BasemapRow[]): BasemapNames {
  const made = new Map(rows.map(({ country, files }) => [country, withoutSource(files)]));
  return {
    ...built,
    ...made.get(0),
    countries: built.countries.map((country) => ({ ...country, ...made.get(country.id) })),
  };
}

function withoutSource(files: BasemapRow['files']): Record<string, unknown> {
  const { source: _, ...entry } = files ?? {};
  return entry;
}
