import { RECOVERY_DAYS } from '../recovery/answers';
import { CASE_LIST_COLUMNS, type CaseListColumnName, EXPORT_COLUMNS } from './columns';

/** Columns of the reporter's contact, exported only on request. */
export const CONTACT_FIELDS = ['cont_name', 'cont_email', 'cont_phone'] as const;

/** What was answered at each date after the meal: still felt, what, gone since, brought back by. */
const RECOVERY_FIELDS = RECOVERY_DAYS.flatMap(
  (due) =>
    [`recovery_${due}`, `recovery_${due}_felt`, `recovery_${due}_since`, `recovery_${due}_back`] as const,
);

/** Columns of a complete export that the list does not have. */
export const COMPLETE_FIELDS = ['contact_id', ...RECOVERY_FIELDS] as const;

/** Columns of an export that the list does not have. */
export type MoreField = (typeof COMPLETE_FIELDS)[number] | (typeof CONTACT_FIELDS)[number];

/**
 * Precision of the point of an exported case: as reported, or the label point of the most specific place
 * known. Empty where no place has a point.
 */
export const POINT_PRECISIONS = ['reported', 'locality', 'island', 'archipelago', 'country'] as const;
export type PointPrecision = (typeof POINT_PRECISIONS)[number];

/**
 * A field of an exported case. value: as stored; words: text of a code, or name behind an id; wkt: the
 * reported point as text; longitude, latitude: of the reported point or of the label point, RFC 7946;
 * precision: which of the two.
 */
export type ExportField =
  | { name: string; is: 'value' | 'words' | 'wkt'; column: CaseListColumnName }
  | { name: string; is: 'longitude' | 'latitude' | 'precision'; column: 'case_geom' }
  | { name: MoreField; is: 'more' };

/** Order of the export: first the fields of the specification (section 3), then those of the product. */
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

/** Every column of a complete export, in its order. */
export const EXPORTED: readonly CaseListColumnName[] = [
  ...FIRST,
  ...[...EXPORT_COLUMNS]
    .sort((a, b) => Number(isAdded(a)) - Number(isAdded(b)))
    .filter((name) => !(FIRST as readonly string[]).includes(name)),
];

/**
 * Suffix of the extra column in words: `_label` for the text of a code, `_name` for the name behind an id;
 * null for none.
 */
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
 * The fields of an export in the order of the file, always beginning with the case's id.
 * @param columns those chosen, in their order; all by default
 * @param more additional fields that the list does not have
 */
export function exportFields(
  columns: readonly CaseListColumnName[] = EXPORTED,
  more: readonly MoreField[] = [],
): ExportField[] {
  const chosen = [...new Set<CaseListColumnName>(['id', ...columns])];
  return [...chosen.flatMap(fieldsOf), ...more.map((name): ExportField => ({ name, is: 'more' }))];
}
