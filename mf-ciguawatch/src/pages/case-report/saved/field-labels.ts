import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import {
  answerLabel,
  fieldLabel,
  type Labels,
} from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { type AskedField, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { formatDate, formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';

const isAnswer = (field: string): field is AskedField => field in REPORT_FIELDS;

/** Shown beside the answers. */
const OWN = ['case_eventtime', 'match_event', 'duplicate_of', 'review_state', 'withdrawal_asked_at'];

/** Fields of a saved case that history and conflicts show; the others are bookkeeping. */
export function isShown(field: string): boolean {
  return isAnswer(field) || OWN.includes(field);
}

/**
 * Whether the history shows a field. The meal's moment is given by its day and hour at the place:
 * the instant alone says neither the zone nor whether the hour is known.
 */
export const isShownInHistory = (field: string): boolean =>
  field !== 'case_eventtime' && (isShown(field) || field in WALL);

/** The day and hour of the meal at its place, as a saved case names them. */
const WALL: Record<string, AskedField> = { case_eventdate: 'event_date', case_eventclock: 'event_clock' };

/** Name of a field of a saved case. */
export const caseFieldLabel = (field: string, labels: Labels): string =>
  fieldLabel(WALL[field] ?? field, labels);

/**
 * A value of a saved case in words, as people read it in history and conflicts.
 * @param zone in which moments are told; that of the device where the case has no place
 */
export function caseValueLabel(field: string, value: unknown, labels: Labels, zone?: string): string {
  const { t, d } = labels;
  const none = d('answer.none');
  if (isRedacted(value)) return t('reportEdit.erasedValue');
  if (field === 'case_eventclock' && value === null) return t('report.unknownHour');
  if (value === null || value === undefined || value === '') return none;
  if (field === 'case_eventtime') return momentLabel(String(value), labels);
  if (field === 'withdrawal_asked_at') return formatInstant(String(value), zone, 'long', labels.language);
  if (field === 'review_state') return d(`review_state.${value}`);
  if (field === 'duplicate_of' || field === 'match_event') {
    return /^\d+$/.test(String(value)) ? t('report.number', { id: String(value) }) : String(value);
  }
  const answer = WALL[field] ?? field;
  if (!isAnswer(answer)) return String(value);
  return answerLabel(answer, value as never, labels) ?? none;
}

/** A moment as wall time of its place, or as the bare day of an unknown hour. */
function momentLabel(value: string, { t, language }: Labels): string {
  const [date = '', clock] = value.split('T');
  const hour = clock ?? t('report.unknownHour').toLocaleLowerCase();
  return `${formatDate(date, 'long', language)}, ${hour}`;
}
