import type {
  Tracking,
  TrackingBatch,
  TrackingCreate,
  TrackingPatch,
} from '@ciguawatch/shared/api/schemas/algae';
import { isOfSpecies } from '@ciguawatch/shared/domain/algae/sampling-fields';
import type { SamplingKeyColumns } from '@ciguawatch/shared/domain/algae/sampling-identity';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { type Answers, otherAnswers, sentAnswers } from '../../algae/other-answers';

/** One species of a sampling in the form. */
export interface SpeciesValues {
  /** created on the device, for stored rows too, so that rows of the form can be identified */
  uuid: string;
  /** id of the stored row; null for a new one */
  id: number | null;
  species: number | null;
  /** cells per gram of algae */
  cells: number | null;
  test: string;
  /** potentially toxic; null when unknown */
  toxic: boolean | null;
  /** answers of the fields that no card covers */
  more: Answers;
}

/** A sampling in the form. */
export interface SamplingValues {
  /** id of the request, so that sending it again changes nothing */
  uuid: string;
  station: string;
  code: string;
  country: number;
  /** date, possibly only year or month: 2016, 2016-05 */
  day: string | null;
  /** local time at the place, HH:MM; null when unknown */
  time: string | null;
  /** water temperature in °C */
  temperature: number | null;
  /** metres below the surface */
  depth: number | null;
  /** longitude and latitude in degrees */
  point: [number, number] | null;
  picture: string | null;
  /** answers of the sampling's fields that no card covers */
  more: Answers;
  species: SpeciesValues[];
}

/** A new species row with the defaults of the specification; they apply nowhere else. */
export const freshSpecies = (): SpeciesValues => ({
  uuid: newUuid(),
  id: null,
  species: 1,
  cells: null,
  test: '',
  toxic: true,
  more: {},
});

/** A new sampling with one species row. */
export const freshSampling = (country: number, day: string): SamplingValues => ({
  uuid: newUuid(),
  station: '',
  code: '',
  country,
  day,
  time: null,
  temperature: null,
  depth: null,
  point: null,
  picture: null,
  more: {},
  species: [freshSpecies()],
});

/** The code after this one: RAI-2611-05 for RAI-2611-04; empty for a code without a number at its end. */
export function nextCode(code: string): string {
  const [, head = '', number] = /^(.*?)(\d+)$/.exec(code.trim()) ?? [];
  if (number === undefined) return '';
  return head + String(Number(number) + 1).padStart(number.length, '0');
}

/** The next sampling at the same place and day; measurements are not copied. */
export const nextSampling = (before: SamplingValues): SamplingValues => ({
  ...freshSampling(before.country, before.day ?? ''),
  day: before.day,
  point: before.point,
  station: before.station,
  code: nextCode(before.code),
});

/** Form values of the stored rows of one sampling. */
export function valuesOf(rows: readonly Tracking[]): SamplingValues {
  const [first] = rows as [Tracking];
  const [day = null, time = null] = first.at_sampling_time?.split('T') ?? [];
  const [lng, lat] = first.at_geom?.coordinates ?? [];
  return {
    uuid: newUuid(),
    station: first.station ?? '',
    code: first.code ?? '',
    country: first.at_country ?? 0,
    day,
    time,
    temperature: first.at_water_temperature,
    depth: first.at_sampling_depth,
    point: lng === undefined || lat === undefined ? null : [lng, lat],
    picture: first.at_sampling_picture,
    more: otherAnswers(first, 'sampling'),
    species: rows.map((row) => ({
      uuid: row.uuid ?? newUuid(),
      id: row.id,
      species: row.at_species,
      cells: row.at_cells_nb,
      test: row.at_toxicity_data ?? '',
      toxic: row.at_dino_identification,
      more: otherAnswers(row, 'species'),
    })),
  };
}

/** Code to store. Several species with neither station nor code get one, because it holds their rows together. */
function generatedCode({ station, code, species, day, uuid }: SamplingValues): string | null {
  const given = code.trim();
  if (given !== '' || station.trim() !== '' || species.length < 2) return given || null;
  return `${(day ?? '').replaceAll('-', '').slice(2)}-${uuid.slice(0, 4).toUpperCase()}`.replace(/^-/, '');
}

const samplingTime = ({ day, time }: SamplingValues) =>
  day && (time && day.length === 10 ? `${day}T${time}` : day);
const pointGeometry = ({ point }: SamplingValues) => point && { type: 'Point' as const, coordinates: point };

/** The values that decide which sampling the form belongs to. */
export const identityOf = (values: SamplingValues): SamplingKeyColumns => ({
  at_country: values.country,
  station: values.station.trim() || null,
  code: values.code.trim() || null,
  at_sampling_time: samplingTime(values),
  at_geom: pointGeometry(values),
});

/** Fields that no card covers. */
type AnswersOfNoCard = Required<Pick<TrackingPatch, 'cells_unit' | 'data_source' | 'identification'>>;

/** Complete row for one species; unknown values are null. */
function requestBody(
  values: SamplingValues,
  one: SpeciesValues,
): Required<TrackingPatch> & { at_country: number } {
  return {
    station: values.station.trim() || null,
    code: generatedCode(values),
    at_country: values.country,
    at_geom: pointGeometry(values),
    at_sampling_time: samplingTime(values),
    at_water_temperature: values.temperature,
    at_sampling_depth: values.depth,
    at_sampling_picture: values.picture,
    at_cells_nb: one.cells,
    at_species: one.species,
    at_toxicity_data: one.test.trim() || null,
    at_dino_identification: one.toxic,
    ...(sentAnswers({ ...values.more, ...one.more }) as AnswersOfNoCard),
  };
}

/** Drops null values, which the specification excludes from the payload. */
const withoutNulls = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const sameField = (field: string, a: unknown, b: unknown) =>
  field === 'at_geom'
    ? same((a as Tracking['at_geom'])?.coordinates, (b as Tracking['at_geom'])?.coordinates)
    : same(a, b);

/**
 * Changes of a stored row. A shared field is included only if it was changed in the form, so that rows that
 * differ in it keep their own values.
 */
export function changesOf(
  row: Tracking,
  one: SpeciesValues,
  values: SamplingValues,
  base: readonly Tracking[],
): TrackingPatch {
  const held = row as unknown as Record<string, unknown>;
  const begun = requestBody(valuesOf(base), one) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(requestBody(values, one)).filter(
      ([field, value]) =>
        !sameField(field, held[field], value) &&
        (isOfSpecies(field) || !sameField(field, begun[field], value)),
    ),
  );
}

/** The form values with the ids of rows stored in the meantime, matched by uuid. */
export function asStored(values: SamplingValues, rows: readonly Tracking[]): SamplingValues {
  const numbers = new Map(rows.map(({ uuid, id }) => [uuid, id]));
  const species = values.species.map((one) => ({ ...one, id: numbers.get(one.uuid) ?? one.id }));
  return { ...values, species };
}

/** Request body: new rows, changed rows and removed rows. */
export function batchOf(values: SamplingValues, base: readonly Tracking[]): TrackingBatch {
  const byId = new Map(base.map((row) => [row.id, row]));
  const kept = new Set(values.species.map(({ id }) => id));
  const fresh = values.species.filter(({ id }) => id === null);
  const changes = values.species.flatMap((one) => {
    const row = byId.get(one.id ?? 0);
    const change = row ? changesOf(row, one, values, base) : {};
    return row && Object.keys(change).length > 0 ? [{ id: row.id, version: row.version, ...change }] : [];
  });
  const removals = base.filter(({ id }) => !kept.has(id)).map(({ id, version }) => ({ id, version }));
  return {
    ...(fresh.length > 0 && {
      rows: fresh.map(
        (one) => ({ uuid: one.uuid, ...withoutNulls(requestBody(values, one)) }) as TrackingCreate,
      ),
    }),
    ...(changes.length > 0 && { changes }),
    ...(removals.length > 0 && { removals }),
  };
}
