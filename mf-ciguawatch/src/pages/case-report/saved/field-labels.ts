import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import {
  answerLabel,
  fieldLabel,
  type Labels,
  readByOthers,
} from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { type AskedField, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { formatDate, formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';

const isAnswer = (field: string): field is AskedField => field in REPORT_FIELDS;

/** Fields shown in addition to the answers of the report. */
const OWN = ['case_eventtime', 'match_event', 'duplicate_of', 'review_state', 'withdrawal_asked_at'];

/** Whether a field is shown in history and conflicts of a saved case; the others are internal. */
export function isShown(field: string): boolean {
  return isAnswer(field) || OWN.includes(field);
}

/**
 * Whether the history shows a field. It shows day and hour of the meal instead of `case_eventtime`, which
 * gives neither the zone nor whether the hour is known.
 */
export const isShownInHistory = (field: string): boolean =>
  HISTORY_ONLY.includes(field) || (field !== 'case_eventtime' && (isShown(field) || field in WALL));

/** Fields of the trail that no saved case has or shows: a deletion, and the date of an answer on recovery. */
const HISTORY_ONLY = ['deleted_at', 'recovery_due'];

/** Fields for day and hour of the meal, in the zone of its place, by their names in a saved case. */
const WALL: Record<string, AskedField> = { case_eventdate: 'event_date', case_eventclock: 'event_clock' };

/** Fields whose values have words of their own, under the name of the field. */
const WORDED = ['review_state', 'recovery_due'];

/** Fields that hold an instant. */
const INSTANTS = ['withdrawal_asked_at', 'deleted_at'];

/** Name of a field of a saved case in the interface language. */
export const caseFieldLabel = (field: string, labels: Labels): string =>
  fieldLabel(WALL[field] ?? field, readByOthers(labels));

/**
 * A value of a saved case in words, for history and conflicts.
 * @param zone IANA time zone of instants; that of the device by default
 */
export function caseValueLabel(field: string, value: unknown, labels: Labels, zone?: string): string {
  const { t, d } = labels;
  const none = d('answer.none');
  if (isRedacted(value)) return t('reportEdit.erasedValue');
  if (field === 'case_eventclock' && value === null) return t('report.unknownHour');
  if (field === 'deleted_at' && value === null) return t('reportEdit.notDeleted');
  if (value === null || value === undefined || value === '') return none;
  if (field === 'case_eventtime') return momentLabel(String(value), labels);
  if (INSTANTS.includes(field)) return formatInstant(String(value), zone, 'long', labels.language);
  if (WORDED.includes(field)) return d(`${field}.${value}`);
  if (field === 'duplicate_of' || field === 'match_event') {
    return /^\d+$/.test(String(value)) ? t('report.number', { id: String(value) }) : String(value);
  }
  return answerText(field, value, labels) ?? none;
}

/** Value of a field in the words of the report; as it is stored where the report does not ask for it. */
function answerText(field: string, value: unknown, labels: Labels): string | null {
  const answer = WALL[field] ?? field;
  return isAnswer(answer) ? answerLabel(answer, value as never, readByOthers(labels)) : String(value);
}

/** An ISO local time in words; "hour unknown" when only the day is given. */
function momentLabel(value: string, { t, language }: Labels): string {
  const [date = '', clock] = value.split('T');
  const hour = clock ?? t('report.unknownHour').toLocaleLowerCase();
  return `${formatDate(date, 'long', language)}, ${hour}`;
}
