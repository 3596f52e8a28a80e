import type { LocationCreate, LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';

/** Residents as typed; either all three properties or none. */
export interface TypedResidents {
  value: number | null;
  year: number | null;
  source: string;
}

/** Values of a place's form. */
export interface PlaceValues {
  /** In English, and in languages without a name of their own. */
  name: string;
  /** Names by two-letter language code where they differ; `alt` holds other names, separated by semicolons. */
  names: Readonly<Record<string, string>>;
  landform: LocationFull['landform'];
  type: LocationFull['type'];
  /** 1 to 22 */
  country: number | null;
  parent_id: number | null;
  /** Own IANA time zone; null inherits the parent's. */
  timezone: string | null;
  residents: TypedResidents;
}

const NO_RESIDENTS: TypedResidents = { value: null, year: null, source: '' };

/** Form values of a stored place. */
export const valuesOf = (place: LocationFull): PlaceValues => ({
  name: place.name,
  names: place.names ?? {},
  landform: place.landform ?? null,
  type: place.type,
  country: place.country,
  parent_id: place.parent_id,
  timezone: place.own_timezone,
  residents: place.residents
    ? { value: place.residents.value, year: place.residents.year, source: place.residents.source }
    : NO_RESIDENTS,
});

/** Form values of a new island. */
export const newValues = (country: number | null): PlaceValues => ({
  ...{ name: '', names: {}, landform: null, type: 'I', country, parent_id: null, timezone: null },
  residents: NO_RESIDENTS,
});

/** Landforms of islands, as the call takes them. */
export const LANDFORMS = [
  'atoll',
  'raised atoll',
  'high',
  'motu',
  'sand',
] as const satisfies LocationFull['landform'][];

/** Types that may contain a place, by its own type. */
export const PARENT_TYPES: Record<LocationFull['type'], readonly LocationFull['type'][]> = {
  C: [],
  A: ['C'],
  I: ['A', 'C'],
  L: ['I', 'A'],
};

/** Whether places of a type may have their own time zone. */
export const hasZone = (type: LocationFull['type']): boolean => type === 'A' || type === 'C';

const hasNoResidents = ({ value, year, source }: TypedResidents): boolean =>
  value === null && year === null && source.trim() === '';

/** Error codes by field, by the server's rules. */
export function faultsOf(values: PlaceValues): Record<string, ErrorCode> {
  const { name, type, country, parent_id, residents } = values;
  const faults: Record<string, ErrorCode> = {};
  if (name.trim() === '') faults.name = 'required';
  if (country === null) faults.country = 'required';
  if (type !== 'C' && parent_id === null) faults.parent_id = 'required';
  if (hasNoResidents(residents)) return faults;
  const { value, year, source } = residents;
  if (value === null) faults['residents.value'] = 'required';
  else if (value < 0) faults['residents.value'] = 'too_small';
  else if (value > 50_000_000) faults['residents.value'] = 'too_large';
  if (year === null) faults['residents.year'] = 'required';
  else if (year < 1950) faults['residents.year'] = 'too_small';
  else if (year > 2100) faults['residents.year'] = 'too_large';
  if (source.trim() === '') faults['residents.source'] = 'required';
  return faults;
}

const residentsOf = ({ residents }: PlaceValues): LocationPatch['residents'] =>
  hasNoResidents(residents)
    ? null
    : { value: residents.value ?? 0, year: residents.year ?? 0, source: residents.source.trim() };

/** Names without empty ones, in one order, so that two can be compared. */
const filledNames = (names: PlaceValues['names']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names)
      .map(([language, name]): [string, string] => [language, name.trim()])
      .filter(([, name]) => name !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const patchFields = (values: PlaceValues) => ({
  name: values.name.trim(),
  names: filledNames(values.names),
  landform: values.type === 'I' ? values.landform : null,
  parent_id: values.parent_id,
  timezone: hasZone(values.type) ? values.timezone : null,
  residents: residentsOf(values) ?? null,
});

/** Body of the call that creates a place. */
export function createBody(values: PlaceValues, uuid: string, geometry: Geometry | null): LocationCreate {
  const { names, landform, ...fields } = patchFields(values);
  return {
    ...fields,
    ...(Object.keys(names).length > 0 && { names }),
    ...(landform !== null && { landform }),
    uuid,
    country: values.country ?? 0,
    type: values.type === 'C' ? 'I' : values.type,
    geometry,
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Body of a change: only the fields that differ from the place as read, so that other people's changes
 * stay.
 */
export function patchBody(values: PlaceValues, place: LocationFull): LocationPatch {
  const [now, held] = [patchFields(values), patchFields(valuesOf(place))];
  const fields = ['name', 'names', 'landform', 'parent_id', 'timezone', 'residents'] as const;
  return Object.fromEntries(
    fields.filter((field) => !same(now[field], held[field])).map((field) => [field, now[field]]),
  );
}

/** Fields of a place that a conflict compares. */
export const comparable = (place: LocationFull): LocationPatch => ({
  ...patchFields(valuesOf(place)),
  geometry: place.geometry,
});
