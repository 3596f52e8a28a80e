import type { BasemapManifest } from './built-manifest';
import type { BasemapRow } from './rows';

/**
 * The build's manifest, with the files of changed countries replaced by those from the database, and those of countries
 * that the build does not know.
 */
export function currentManifest(built: BasemapManifest, rows: readonly BasemapRow[]): BasemapManifest {
  const madeFiles = new Map(rows.map(({ country, files }) => [country, withoutSource(files)]));
  return {
    ...built,
    ...madeFiles.get(0),
    countries: [
      ...built.countries.map((country) => ({ ...country, ...madeFiles.get(country.id) })),
      ...[...madeFiles].flatMap(([country, files]) => (isAdded(country, files, built) ? [files] : [])),
    ],
  };
}

/** Whether files belong to a country that the build does not know: that of a pack. */
const isAdded = (
  country: number,
  files: Record<string, unknown>,
  built: BasemapManifest,
): files is Record<string, unknown> & BasemapManifest['countries'][number] =>
  country !== 0 && typeof files.iso === 'string' && !built.countries.some(({ id }) => id === country);

function withoutSource(files: BasemapRow['files']): Record<string, unknown> {
  const { source: _, ...entry } = files ?? {};
  return entry;
}
