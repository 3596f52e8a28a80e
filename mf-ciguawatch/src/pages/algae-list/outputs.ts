import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { SAMPLING_FIELD_NAMES, type SamplingField } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { type Cell, literalCell, typedCell } from '@ciguawatch/shared/domain/text/files/csv';
import { emptyFileText } from '@ciguawatch/shared/domain/text/files/empty-file';
import { fileNameFrom } from '@ciguawatch/shared/domain/text/files/file-name';
import { language, readerLanguages, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { csvText } from '@ciguawatch/shared/ui/charts/csv';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { saveTable, type Table } from '@ciguawatch/shared/ui/charts/table-file';
import type { TrackingQuery } from '../../algae/query';
import { pointOf, toxicityOf } from '../../algae/sampling';
import { algaeSpecies } from '../../algae/tracking';
import { islandText, speciesName } from '../../algae/words';
import { countryName } from '../../places/names';

type Column = readonly [string, (row: Tracking) => string | number | null];

/** Columns of a field: two for a point, none for a picture. */
function columnsOf(field: SamplingField): readonly Column[] {
  switch (field) {
    case 'at_geom':
      return [
        ['latitude', (row) => pointOf(row)?.[1] ?? null],
        ['longitude', (row) => pointOf(row)?.[0] ?? null],
      ];
    case 'at_sampling_picture':
      return [];
    case 'at_species':
      return [[field, (row) => speciesName(row.at_species)]];
    default:
      return [[field, ({ [field]: value }) => (typeof value === 'boolean' ? String(value) : value)]];
  }
}

/** Whether the species was found, in the words of Darwin Core: a count of zero is an absence. Null where nothing is known. */
function occurrenceStatus(row: Tracking): 'present' | 'absent' | null {
  if (toxicityOf(row) === 'absent') return 'absent';
  return row.at_species === null && row.at_cells_nb === null ? null : 'present';
}

/** Identifier of the species in the words of Darwin Core; null where none is known. */
function scientificNameId({ at_species }: Tracking): string | null {
  const id = at_species === null ? null : algaeSpecies.get(at_species)?.aphia_id;
  return id ? `urn:lsid:marinespecies.org:taxname:${id}` : null;
}

/** Columns of the CSV file; headers are field names, so that the file can be imported again. */
const EXPORT_COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ...(['station', 'code'] as const).flatMap(columnsOf),
  ['at_country', ({ at_country }) => (at_country === null ? null : countryName(at_country))],
  ['island', (row) => islandText(row)],
  ...SAMPLING_FIELD_NAMES.filter((field) => field !== 'station' && field !== 'code').flatMap(columnsOf),
  ['scientificNameID', scientificNameId],
  ['occurrenceStatus', occurrenceStatus],
];

/** A sampling time is written as stored: a partial one such as 2026-05 is not free text that needs protection. */
const cellOf = (name: string, value: string | number | null): Cell =>
  typeof value === 'string' ? (name === 'at_sampling_time' ? literalCell(value) : typedCell(value)) : value;

/** Samplings as a table; unknown values are empty. */
const tableOf = (rows: readonly Tracking[]): Table =>
  rows.length === 0
    ? { head: [emptyFileText(readerLanguages())], rows: [] }
    : {
        head: EXPORT_COLUMNS.map(([name]) => name),
        rows: rows.map((row) => EXPORT_COLUMNS.map(([name, value]) => cellOf(name, value(row)))),
      };

/** Samplings as CSV for spreadsheets, which can be imported again. */
export function trackingCsv(of: readonly Tracking[]): string {
  const { head, rows } = tableOf(of);
  return csvText(head, rows, language.code);
}

/** Samplings as GeoJSON (RFC 7946); the geometry is null without a point. */
export function trackingGeoJson(rows: readonly Tracking[]): string {
  const features = rows.map((row) => {
    const point = pointOf(row);
    return {
      type: 'Feature',
      id: row.id,
      geometry: point && { type: 'Point', coordinates: point },
      properties: Object.fromEntries(
        EXPORT_COLUMNS.filter(([name]) => !['id', 'latitude', 'longitude'].includes(name)).map(
          ([name, value]) => [
            name,
            typeof row[name as keyof Tracking] === 'boolean' ? row[name as keyof Tracking] : value(row),
          ],
        ),
      ),
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Active filters in words, for the file name. */
export const chosenWords = (
  { search, species, toxicity, country, from, to }: TrackingQuery,
  t: Translate,
): string[] =>
  [
    country && countryName(country),
    species && species !== 'none' && speciesName(Number(species)),
    toxicity && t(`toxicity.${toxicity}`),
    from,
    to,
    search,
  ].filter((one): one is string => typeof one === 'string' && one !== '');

/** @param chosen active filters in words */
const nameOf = (t: Translate, chosen: readonly string[]) =>
  fileNameFrom(t('list.file'), chosen, clock.today());

/** Saves rows as a CSV file. */
export const saveCsv = (rows: readonly Tracking[], t: Translate, chosen: readonly string[]): Promise<void> =>
  saveTable(nameOf(t, chosen), tableOf(rows), 'csv');

/** Saves rows as a GeoJSON file. */
export const saveGeoJson = (rows: readonly Tracking[], t: Translate, chosen: readonly string[]): void =>
  saveFile(
    `${nameOf(t, chosen)}.geojson`,
    new Blob([trackingGeoJson(rows)], { type: 'application/geo+json' }),
  );
