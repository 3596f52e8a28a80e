import { CASE_LIST_COLUMNS, isCaseListColumn } from '@ciguawatch/shared/domain/case-list/columns';
import { type Cell, literalCell, typedCell } from '@ciguawatch/shared/domain/text/files/csv';
import { emptyFileText } from '@ciguawatch/shared/domain/text/files/empty-file';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { Table } from '@ciguawatch/shared/ui/charts/table-file';

interface Feature {
  geometry: { coordinates: [number, number] } | null;
  properties: Record<string, unknown>;
}

function cellOf(name: string, value: unknown): Cell {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value !== 'string') return value as Cell;
  return isCaseListColumn(name) && CASE_LIST_COLUMNS[name].kind === 'date'
    ? literalCell(value)
    : typedCell(value);
}

/**
 * Turns the server's GeoJSON export into a table for a workbook; the point becomes the last two columns.
 * @param geojson text of a FeatureCollection
 */
export function caseTable(geojson: string): Table {
  const { features } = JSON.parse(geojson) as { features: Feature[] };
  const names = Object.keys(features[0]?.properties ?? {});
  if (features.length === 0) return { head: [emptyFileText(readerLanguages())], rows: [] };
  return {
    head: [...names, 'longitude', 'latitude'],
    rows: features.map(({ geometry, properties }) => [
      ...names.map((name) => cellOf(name, properties[name])),
      geometry?.coordinates[0],
      geometry?.coordinates[1],
    ]),
  };
}
