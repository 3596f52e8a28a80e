import type { ExportField } from '@ciguawatch/shared/domain/case-list/export-fields';
import { type ExportWords, fieldValue } from './fields';
import type { Writer } from './writer';

const IN_GEOMETRY: readonly ExportField['is'][] = ['wkt', 'longitude', 'latitude'];

/**
 * Writes a FeatureCollection (RFC 7946), one feature a line. The point is the reported one, or the label
 * point of the finest known place; `point_precision` tells which. Without either the geometry is null.
 */
export function geojsonWriter(fields: readonly ExportField[], words: ExportWords): Writer {
  const own = fields.filter(({ is }) => !IN_GEOMETRY.includes(is) && is !== 'precision');
  return {
    type: 'application/geo+json; charset=utf-8',
    extension: 'geojson',
    start: '{"type":"FeatureCollection","features":[\n',
    row(row) {
      const properties = {
        ...Object.fromEntries(own.map((field) => [field.name, fieldValue(field, row, words)])),
        point_precision: row.precision,
      };
      const geometry = row.point && { type: 'Point', coordinates: row.point };
      return JSON.stringify({ type: 'Feature', id: row.id, geometry, properties });
    },
    between: ',\n',
    end: '\n]}\n',
    empty: '{"type":"FeatureCollection","features":[]}\n',
  };
}
