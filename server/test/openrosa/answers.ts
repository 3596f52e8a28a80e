import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { chainOf, type Place } from '@ciguawatch/shared/domain/geo/place';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { TestServer } from '../support/harness';
import type { Answers } from './device';

const STEPS = { C: 'country', A: 'archipelago', I: 'island', L: 'locality' } as const;

/** The places of a server by id. */
export async function placesOf(server: TestServer): Promise<ReadonlyMap<number, Location>> {
  const rows = (await server.get('cw/location/')).json<Location[]>();
  return new Map(rows.map((row) => [row.id, row]));
}

type Places = ReadonlyMap<number, Location>;

/** The steps that lead to a place. */
function placeSteps(field: AskedField, id: number, places: Places): [string, string][] {
  const get = (one: number) => places.get(one) as Place | undefined;
  const place = get(id);
  if (!place) throw new Error(`there is no place ${id}`);
  return chainOf(place, get).map((one) => [`${field}_${STEPS[one.type]}`, String(one.id)]);
}

/** The fish: a species, a group, or its name not known. */
function fishOf({ specie_id, phenotype_id, specie_known }: ReportValues): [string, string][] {
  if (specie_id !== null) return [['specie_id', String(specie_id)]];
  if (phenotype_id !== null) return [['specie_id', `g${phenotype_id}`]];
  return specie_known === false ? [['specie_id', 'x']] : [];
}

/** One answer as a person gives it in the form; nothing for an open question. */
function answersTo(field: AskedField, values: ReportValues, places: Places): [string, string][] {
  const value = values[field];
  const { kind } = definitionOf(field);
  if (value === null || value === '') return [];
  switch (kind) {
    case 'place':
      return placeSteps(field, Number(value), places);
    case 'point': {
      const [longitude, latitude] = (value as NonNullable<ReportValues['case_geom']>).coordinates;
      return [[field, `${latitude} ${longitude} 0 12.5`]];
    }
    case 'yesNo':
      return [[field, value === true ? 'yes' : 'no']];
    case 'clock':
      return values.time_known ? [[field, `${value}:00.000-10:00`]] : [];
    case 'specie':
    case 'phenotype':
    case 'tick':
    case 'untick':
      return [];
    default:
      return [[field, String(value)]];
  }
}

/** A report as it is answered in the form. */
export function answersOf(values: ReportValues, places: Places): Answers {
  const parts = ASKED_FIELDS.filter((field) => field.startsWith('specie_part_') && values[field] === true);
  return Object.fromEntries([
    ...ASKED_FIELDS.flatMap((field) => answersTo(field, values, places)),
    ...fishOf(values),
    ...(parts.length > 0 ? [['parts', parts.join(' ')]] : []),
    ...values.unsure.filter((field) => field !== 'gsympt_persist').map((field) => [field, 'unknown']),
  ]);
}
