import type { BasemapManifest } from './built-manifest';
import type { BasemapRow } from './rows';

/** The build's manifest, with the files of changed countries replaced by those from the database. */
export function currentManifest(built: BasemapManifest, rows: readonly BasemapRow[]): BasemapManifest {
  const madeFiles = new Map(rows.map(({ country, files }) => [country, withoutSource(files)]));
  return {
    ...built,
    ...madeFiles.get(0),
    countries: built.countries.map((country) => ({ ...country, ...madeFiles.get(country.id) })),
  };
}

function withoutSource(files: BasemapRow['files']): Record<string, unknown> {
  const { source: _, ...entry } = files ?? {};
  return entry;
}
