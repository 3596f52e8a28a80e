import { SPECIE_PARTS } from '../../domain/codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../../domain/codes/symptoms';
import type { Position } from '../../domain/geo/geometry';
import { emptyReport, type ReportValues } from '../../domain/report/report-values';
import { wallTime } from '../../domain/time/event-time';
import type { CaseCreate, CaseFull, CasePatch, ContactCreate } from '../schemas/case';

/** Names of what a case says, as the server takes them. */
type Content = Omit<CaseCreate, 'case_uuid' | 'website' | 'contact_id' | 'corrects'>;

const filled = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const figure = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/**
 * What a report says, field by field. An answer that the form hides because of another one (the
 * number of ill people after "No") is left out, whatever was typed before.
 */
export function contentOf(values: ReportValues): Content {
  const seen = values.med_seen === 'yes';
  const given = [values.med_type, values.med_date, values.med_location_id, filled(values.med_place)];
  // "Yes" without more is a place of care that is not known: nothing else holds the answer.
  const bareYes = seen && given.every((one) => one === null);
  return {
    case_location_id: values.case_location_id ?? 0,
    case_geom: values.case_geom,
    case_eventtime: wallTime(values.event_date ?? '', values.time_known ? values.event_clock : null),
    time_known: values.time_known && values.event_clock !== null,
    case_purchase_place_type: values.case_purchase_place_type,
    case_purchase_place: values.case_purchase_place_type === 'U' ? null : filled(values.case_purchase_place),
    profile: values.profile,
    gender: values.gender,
    age: figure(values.age),
    history: values.history,
    history_nb: values.history === '1' ? figure(values.history_nb) : null,
    mass_poisoning: values.mass_poisoning,
    mass_poisoning_nb: values.mass_poisoning ? figure(values.mass_poisoning_nb) : null,
    med_date: seen ? values.med_date : null,
    med_place: seen ? filled(values.med_place) : null,
    med_type: bareYes ? 'U' : seen ? values.med_type : null,
    med_location_id: seen ? values.med_location_id : null,
    gsympt_diagnostic: filled(values.gsympt_diagnostic),
    gsympt_delay: values.gsympt_delay,
    gsympt_persist: values.gsympt_persist,
    ...picked(values, GRADED_SYMPTOMS),
    ...picked(values, SYMPTOM_FLAG_KEYS),
    ...picked(values, SPECIE_PARTS),
    msympt_body_temp: figure(values.msympt_body_temp),
    gsympt_heart_rate: figure(values.gsympt_heart_rate),
    gsympt_blood_pressure_pas: figure(values.gsympt_blood_pressure_pas),
    gsympt_blood_pressure_pad: figure(values.gsympt_blood_pressure_pad),
    gsympt_other_obs: filled(values.gsympt_other_obs),
    specie_known: values.specie_known,
    specie_id: values.specie_id,
    phenotype_id: values.phenotype_id,
  };
}

/** The body of a new report: only what was answered. */
export function createBody(values: ReportValues, uuid: string): CaseCreate {
  const answered = Object.entries(contentOf(values)).filter(([, value]) => value !== null);
  const body = { case_uuid: uuid, ...Object.fromEntries(answered) } as CaseCreate;
  return values.website === '' ? body : { ...body, website: values.website.slice(0, 200) };
}

/** The contact of a new report, null when the reporter gave none. */
export function contactBody(values: ReportValues, uuid: string): ContactCreate | null {
  const cont_name = filled(values.cont_name);
  const cont_email = filled(values.cont_email);
  const cont_phone = filled(values.cont_phone);
  if (cont_name === null && cont_email === null && cont_phone === null) return null;
  return { case_uuid: uuid, cont_name, cont_email, cont_phone };
}

/** A saved case as answers of the form; date and hour are those of the place. */
export function valuesOf(row: CaseFull): ReportValues {
  const seen = [row.med_type, row.med_place, row.med_date, row.med_location_id].some((one) => one != null);
  const empty = emptyReport();
  const same = Object.fromEntries(
    Object.entries(empty).map(([key, none]) => [key, row[key as keyof CaseFull] ?? none]),
  ) as ReportValues;
  return {
    ...same,
    case_geom: row.case_geom ? { type: 'Point', coordinates: row.case_geom.coordinates as Position } : null,
    event_date: row.case_eventdate,
    event_clock: row.case_eventclock,
    time_known: row.time_known,
    med_seen: seen ? 'yes' : null,
  };
}

/** The fields that differ between two states of a form, as a patch; null when none does. */
export function patchOf(before: ReportValues, after: ReportValues): CasePatch | null {
  const old: Record<string, unknown> = contentOf(before);
  const changed = Object.entries(contentOf(after)).filter(
    ([key, value]) => !equal(old[key] ?? null, value ?? null),
  );
  if (changed.length === 0) return null;
  const patch = Object.fromEntries(changed) as CasePatch;
  // The hour and whether it is known are read together.
  if ('case_eventtime' in patch || 'time_known' in patch) {
    const { case_eventtime, time_known } = contentOf(after);
    return { ...patch, case_eventtime, ...(time_known === undefined ? {} : { time_known }) };
  }
  return patch;
}

/** Whether two field values say the same. */
export function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function picked<K extends keyof ReportValues>(
  values: ReportValues,
  keys: readonly K[],
): Pick<ReportValues, K> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<ReportValues, K>;
}

/** The answers of a report that was handed over before, to be corrected or printed. */
export function valuesOfBody(body: CaseCreate, contact: Partial<ContactCreate> | null = null): ReportValues {
  const empty = emptyReport();
  const given = { ...body, ...contact } as Record<string, unknown>;
  const same = Object.fromEntries(
    Object.entries(empty).map(([key, none]) => [key, given[key] ?? none]),
  ) as ReportValues;
  const [date, clock] = body.case_eventtime.split('T');
  const seen = [body.med_type, body.med_place, body.med_date, body.med_location_id].some(
    (one) => one != null,
  );
  return {
    ...same,
    event_date: date || null,
    event_clock: clock?.slice(0, 5) ?? null,
    time_known: body.time_known ?? clock !== undefined,
    med_seen: seen ? 'yes' : null,
  };
}
