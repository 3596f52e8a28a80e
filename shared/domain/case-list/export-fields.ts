import { CASE_LIST_COLUMNS, type CaseListColumnName, SHOWN_COLUMNS } from './columns';

/** Columns of a contact, only where they are asked for. */
export const CONTACT_FIELDS = ['cont_name', 'cont_email', 'cont_phone'] as const;

/** Columns of an export that the list has not. */
export type MoreField = 'contact_id' | (typeof CONTACT_FIELDS)[number];

/**
 * How exact the point of an exported case is: as reported, or the label point of the finest place that is known.
 * Nothing where no place has a point.
 */
export const POINT_PRECISIONS = ['reported', 'locality', 'island', 'archipelago', 'country'] as const;
export type PointPrecision = (typeof POINT_PRECISIONS)[number];

/**
 * One field of an exported case. value: as stored; words: of the code or the name of what the number means; wkt: the
 * reported point as text; longitude, latitude: of the point or the label point, RFC 7946; precision: which of them.
 */
export type ExportField =
  | { name: string; is: 'value' | 'words' | 'wkt'; column: CaseListColumnName }
  | { name: string; is: 'longitude' | 'latitude' | 'precision'; column: 'case_geom' }
  | { name: MoreField; is: 'more' };

/** Fields of the specification, section 3, first and in its order; then what the product adds. */
const FIRST = [
  'id',
  'case_uuid',
  'case_geom',
  'case_eventtime',
  'case_eventyear',
  'case_eventmonth',
  'case_country',
  'case_archi',
  'case_island',
  'case_location',
  'case_location_id',
] as const satisfies CaseListColumnName[];
const isAdded = (name: CaseListColumnName) =>
  CASE_LIST_COLUMNS[name].group === 'case' ||
  CASE_LIST_COLUMNS[name].group === 'links' ||
  name === 'severity';

/** Every column of an export, in the order of a whole one. */
export const EXPORTED: readonly CaseListColumnName[] = [
  ...FIRST,
  ...[...SHOWN_COLUMNS]
    .sort((a, b) => Number(isAdded(a)) - Number(isAdded(b)))
    .filter((name) => !(FIRST as readonly string[]).includes(name)),
];

/** What stands beside a column: words of a code under `_label`, the name that a number means under `_name`. */
function suffixOf(name: CaseListColumnName): string | null {
  const { kind, texts } = CASE_LIST_COLUMNS[name];
  if (texts) return '_label';
  return ['country', 'place', 'specie', 'phenotype'].includes(kind) ? '_name' : null;
}

function fieldsOf(column: CaseListColumnName): ExportField[] {
  if (column === 'case_geom')
    return [
      { name: column, is: 'wkt', column },
      { name: 'longitude', is: 'longitude', column },
      { name: 'latitude', is: 'latitude', column },
      { name: 'point_precision', is: 'precision', column },
    ];
  const suffix = suffixOf(column);
  const value: ExportField = { name: column, is: 'value', column };
  return suffix === null ? [value] : [value, { name: `${column}${suffix}`, is: 'words', column }];
}

/**
 * The fields of an export, in the order of the file: the number of the case first.
 * @param columns those chosen, in their order; all when left out
 * @param more what the list has not
 */
export function exportFields(
  columns: readonly CaseListColumnName[] = EXPORTED,
  more: readonly MoreField[] = [],
): ExportField[] {
  const chosen = [...new Set<CaseListColumnName>(['id', ...columns])];
  return [...chosen.flatMap(fieldsOf), ...more.map((name): ExportField => ({ name, is: 'more' }))];
}
