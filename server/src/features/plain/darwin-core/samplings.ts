import { createHash } from 'node:crypto';
import { samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import type { TrackingRow } from '../../algae/rows';
import { type ArchiveFile, DWC, OBIS, type Value } from './archive';
import { taxonName } from './taxon-name';

const COLUMNS = [
  'id',
  'at_country',
  'station',
  'code',
  'at_sampling_time',
  'at_geom',
  'at_water_temperature',
  'at_sampling_depth',
  'identification',
  'at_cells_nb',
  'cells_unit',
] as const;

/** A published row with its species of the list and the ISO code of its country. */
type SamplingRow = Pick<TrackingRow, (typeof COLUMNS)[number]> & {
  as_name: string | null;
  aphia_id: number | null;
  iso2: string;
};

/** Rows per query. */
const AT_ONCE = 1000;

/** The rows of countries that publish their samplings, by id. @param open numbers of those countries */
export async function* openRows(db: Reader, open: readonly number[]): AsyncGenerator<SamplingRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<SamplingRow>`
      select ${sql.raw(COLUMNS.map((name) => `t.${name}`).join(', '))}, s.as_name, s.aphia_id, c.iso2
      from tracking t join country c on c.id = t.at_country left join algae_specie s on s.id = t.at_species
      where t.deleted_at is null and t.at_country = any(${[...open]}::int[]) and t.id > ${after}
      order by t.id limit ${AT_ONCE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

/** Id of the sampling of a row: the same for all of its rows, and for the same sampling whenever it is written. */
function eventId(row: SamplingRow): string {
  const geom = row.at_geom as { coordinates: readonly number[] } | null;
  const key = samplingKey({ ...row, at_geom: geom });
  if (key === null) return `ciguawatch:sampling:${row.id}`;
  return `ciguawatch:sampling:${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}

const occurrenceId = ({ id }: SamplingRow): string => `ciguawatch:occurrence:${id}`;

/** Whether a row names what was looked for: a row of a temperature alone is no occurrence. */
const isOccurrence = ({ as_name, identification }: SamplingRow): boolean =>
  (identification ?? as_name) !== null;

/** The analyst's name comes before that of the list, which stands in for it. */
const nameOf = ({ identification, as_name }: SamplingRow) => taxonName(identification ?? as_name ?? '');

const position = ({ at_geom }: SamplingRow, at: 0 | 1): number | null =>
  (at_geom as { coordinates: number[] } | null)?.coordinates[at] ?? null;

/** Units of counts; none is converted into another. */
const UNITS: Record<string, string> = {
  per_cm2: 'cells per square centimetre',
  per_litre: 'cells per litre',
  log10_per_gram: 'log10 of cells per gram',
};

/** Measurements of a row: those of its water once for each sampling. */
function* measured(row: SamplingRow, isFirst: boolean): Generator<readonly Value[]> {
  const event = eventId(row);
  const water = 'http://vocab.nerc.ac.uk/collection/P01/current/TEMPPR01/';
  if (isFirst && row.at_water_temperature !== null)
    yield [
      event,
      null,
      `${event}:t`,
      'Temperature of the water',
      water,
      row.at_water_temperature,
      'degrees Celsius',
    ];
  if (!isOccurrence(row) || row.at_cells_nb === null) return;
  const unit = UNITS[row.cells_unit ?? ''] ?? 'cells per gram of algae';
  yield [
    event,
    occurrenceId(row),
    `${occurrenceId(row)}:n`,
    'Abundance of cells',
    null,
    row.at_cells_nb,
    unit,
  ];
}

const event = (row: SamplingRow): readonly Value[] => {
  const depth = row.at_sampling_depth;
  const time = row.at_sampling_time?.slice(0, 10) ?? null;
  const place = [position(row, 1), position(row, 0), row.at_geom === null ? null : 'EPSG:4326'];
  return [...[eventId(row), 'Sampling', time, row.station, row.code], ...place, row.iso2, depth, depth];
};

/** A count of 0 is an absence: looked for and not found. */
const occurrence = (row: SamplingRow): readonly Value[] => {
  const { scientificName, qualifier, rank } = nameOf(row);
  const isOfList = row.as_name !== null && taxonName(row.as_name).scientificName === scientificName;
  const register =
    isOfList && row.aphia_id !== null ? `urn:lsid:marinespecies.org:taxname:${row.aphia_id}` : null;
  const status = row.at_cells_nb === 0 ? 'absent' : 'present';
  return [
    ...[eventId(row), occurrenceId(row), 'HumanObservation', status],
    ...[scientificName, register, qualifier, 'Chromista', rank],
  ];
};

const dwc = (names: string) => names.split(' ').map((name) => DWC + name);

/** Samplings as Event core, Occurrence and extendedMeasurementOrFact. @param rows reads them from the beginning */
export function samplingFiles(
  rows: () => AsyncIterable<SamplingRow>,
): [ArchiveFile, ArchiveFile, ArchiveFile] {
  /** Each row, and whether it is the first of its sampling. */
  async function* firsts(): AsyncGenerator<[SamplingRow, boolean]> {
    const seen = new Set<string>();
    for await (const row of rows()) {
      const id = eventId(row);
      yield [row, !seen.has(id)];
      seen.add(id);
    }
  }
  return [
    {
      name: 'event.txt',
      rowType: `${DWC}Event`,
      terms: dwc(
        'eventID eventType eventDate locality fieldNumber decimalLatitude decimalLongitude geodeticDatum countryCode minimumDepthInMeters maximumDepthInMeters',
      ),
      async *rows() {
        for await (const [row, isFirst] of firsts()) if (isFirst) yield event(row);
      },
    },
    {
      name: 'occurrence.txt',
      rowType: `${DWC}Occurrence`,
      terms: dwc(
        'eventID occurrenceID basisOfRecord occurrenceStatus scientificName scientificNameID identificationQualifier kingdom taxonRank',
      ),
      async *rows() {
        for await (const row of rows()) if (isOccurrence(row)) yield occurrence(row);
      },
    },
    {
      name: 'extendedmeasurementorfact.txt',
      rowType: `${OBIS}ExtendedMeasurementOrFact`,
      terms: [
        ...dwc('eventID occurrenceID measurementID measurementType'),
        `${OBIS}measurementTypeID`,
        ...dwc('measurementValue measurementUnit'),
      ],
      async *rows() {
        for await (const [row, isFirst] of firsts()) yield* measured(row, isFirst);
      },
    },
  ];
}

/** Why OBIS refuses a row. */
export type Refusal = 'date' | 'point' | 'name' | 'register';

/** What OBIS would refuse of a row (its manual: required terms, names of the World Register of Marine Species). */
export function refusals(row: SamplingRow): Refusal[] {
  const register = occurrence(row)[5];
  return [
    ...(row.at_sampling_time === null ? ['date' as const] : []),
    ...(row.at_geom === null ? ['point' as const] : []),
    ...(isOccurrence(row) ? [] : ['name' as const]),
    ...(isOccurrence(row) && register === null ? ['register' as const] : []),
  ];
}
