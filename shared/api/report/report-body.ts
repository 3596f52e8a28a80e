import type { Position } from '../../domain/geo/geometry';
import { REMINDER_CONSENT } from '../../domain/recovery/answers';
import { PLAIN_FIELDS, type PlainField, REPORT_FIELDS } from '../../domain/report/report-fields';
import { emptyReport, isAsked, type ReportValues } from '../../domain/report/report-values';
import { compactPhone } from '../../domain/text/phone';
import { wallTime } from '../../domain/time/event-time';
import type { CaseCreate, CaseFull, CasePatch, ContactCreate } from '../schemas/case';

/** The content of a report as the server takes it, without identifiers and links. */
type Content = Omit<CaseCreate, 'case_uuid' | 'website' | 'contact_id' | 'corrects' | 'same_meal_as'>;

const filled = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** An answer as it is sent: trimmed; null where it is empty or no number. */
const given = (answer: ReportValues[PlainField]) =>
  typeof answer === 'string' ? filled(answer) : Number.isNaN(answer) ? null : answer;

/**
 * Body fields of a report. Answers hidden by another answer are left out, such as the number of people ill
 * after "No".
 */
export function contentOf(values: ReportValues): Content {
  return {
    case_location_id: values.case_location_id ?? 0,
    case_geom: values.case_geom,
    case_eventtime: wallTime(values.event_date ?? '', values.time_known ? values.event_clock : null),
    time_known: values.time_known && values.event_clock !== null,
    ...plainAnswers(values),
  };
}

function plainAnswers(values: ReportValues): Pick<Content, PlainField> {
  return Object.fromEntries(
    PLAIN_FIELDS.map((field) => [field, isAsked(field, values) ? given(values[field]) : null] as const),
  ) as Pick<Content, PlainField>;
}

/**
 * Whether a case names any detail of care. In reports sent before `med_seen` existed, this means that a doctor
 * or nurse was seen.
 */
const hasCare = (said: Pick<Content, PlainField>): boolean =>
  [said.med_type, said.med_place, said.med_date, said.med_location_id].some((one) => one != null);

/** Body of a new report, with answered fields only. */
export function createBody(values: ReportValues, uuid: string): CaseCreate {
  const answered = Object.entries(contentOf(values)).filter(([, value]) => value !== null);
  const consent = values.ask_again ? { recovery_consent: REMINDER_CONSENT } : {};
  const body = { case_uuid: uuid, ...Object.fromEntries(answered), ...consent } as CaseCreate;
  return values.website === '' ? body : { ...body, website: values.website.slice(0, 200) };
}

/** Contact of a new report, with the address for reminders; null when the reporter gave none. */
export function contactBody(values: ReportValues, uuid: string): ContactCreate | null {
  const cont_name = filled(values.cont_name);
  const cont_email = filled(values.cont_email);
  const cont_phone = filled(compactPhone(values.cont_phone, REPORT_FIELDS.cont_phone.max));
  const reminder_email = values.ask_again ? filled(values.reminder_email) : null;
  if ([cont_name, cont_email, cont_phone, reminder_email].every((one) => one === null)) return null;
  const contact = { case_uuid: uuid, cont_name, cont_email, cont_phone };
  return reminder_email === null ? contact : { ...contact, reminder_email };
}

/** Form values of a saved case; date and hour are those of the place. */
export function valuesOf(row: CaseFull): ReportValues {
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
    med_seen: row.med_seen ?? (hasCare(row) ? 'yes' : null),
  };
}

/** The fields that differ between two states of the form, as a patch; null when none does. */
export function patchOf(before: ReportValues, after: ReportValues): CasePatch | null {
  const old: Record<string, unknown> = contentOf(before);
  const changed = Object.entries(contentOf(after)).filter(
    ([key, value]) => !equal(old[key] ?? null, value ?? null),
  );
  if (changed.length === 0) return null;
  const patch = Object.fromEntries(changed) as CasePatch;
  // The server resolves the time together with whether its hour is known, so both are sent.
  if ('case_eventtime' in patch || 'time_known' in patch) {
    const { case_eventtime, time_known } = contentOf(after);
    return { ...patch, case_eventtime, ...(time_known === undefined ? {} : { time_known }) };
  }
  return patch;
}

/** Whether two field values are equal, compared as JSON. */
function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Form values of a report in the outbox, for correcting or printing it. */
export function valuesOfBody(body: CaseCreate, contact: Partial<ContactCreate> | null = null): ReportValues {
  const empty = emptyReport();
  const given = { ...body, ...contact } as Record<string, unknown>;
  const same = Object.fromEntries(
    Object.entries(empty).map(([key, none]) => [key, given[key] ?? none]),
  ) as ReportValues;
  const [date, clock] = body.case_eventtime.split('T');
  return {
    ...same,
    event_date: date || null,
    event_clock: clock?.slice(0, 5) ?? null,
    time_known: body.time_known ?? clock !== undefined,
    med_seen: body.med_seen ?? (hasCare(body) ? 'yes' : null),
    ask_again: body.recovery_consent !== undefined,
  };
}
