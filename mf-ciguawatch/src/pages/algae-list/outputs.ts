import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { SAMPLING_FIELD_NAMES, type SamplingField } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { language, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { csvBlob, csvText } from '@ciguawatch/shared/ui/charts/csv';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { pointOf } from '../../algae/sampling';
import { islandText, speciesName } from '../../algae/words';
import { countryName } from '../../places/names';

type Column = readonly [string, (row: Tracking) => string | number | null];

/** The columns of one field; pictures are no part of a file. */
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

/** Columns of a file: heads are names of fields, so that a file can be read in again. */
const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ...(['station', 'code'] as const).flatMap(columnsOf),
  ['at_country', ({ at_country }) => (at_country === null ? null : countryName(at_country))],
  ['island', (row) => islandText(row)],
  ...SAMPLING_FIELD_NAMES.filter((field) => field !== 'station' && field !== 'code').flatMap(columnsOf),
];

/** Samplings as a CSV text: semicolons, the decimal sign of the language; what is unknown is empty. */
export function trackingCsv(rows: readonly Tracking[], t: Translate): string {
  if (rows.length === 0) return csvText([t('list.dataEmpty')], [], language.code);
  return csvText(
    COLUMNS.map(([name]) => name),
    rows.map((row) => COLUMNS.map(([, value]) => value(row))),
    language.code,
  );
}

/** Samplings as GeoJSON of RFC 7946; those without a point have no geometry. */
export function trackingGeoJson(rows: readonly Tracking[]): string {
  const features = rows.map((row) => {
    const point = pointOf(row);
    return {
      type: 'Feature',
      id: row.id,
      geometry: point && { type: 'Point', coordinates: point },
      properties: Object.fromEntries(
        COLUMNS.filter(([name]) => !['id', 'latitude', 'longitude'].includes(name)).map(([name, value]) => [
          name,
          typeof row[name as keyof Tracking] === 'boolean' ? row[name as keyof Tracking] : value(row),
        ]),
      ),
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

const nameOf = (t: Translate, end: string) => `${t('list.file')}-${clock.today()}.${end}`;

/** Saves what the list shows as a file. */
export const saveCsv = (rows: readonly Tracking[], t: Translate): void =>
  saveFile(nameOf(t, 'csv'), csvBlob(trackingCsv(rows, t)));

export const saveGeoJson = (rows: readonly Tracking[], t: Translate): void =>
  saveFile(nameOf(t, 'geojson'), new Blob([trackingGeoJson(rows)], { type: 'application/geo+json' }));
